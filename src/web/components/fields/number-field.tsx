import messages from '../../app/messages.csv';
import { useMessages } from '../../app/messages.ts';
import { Field } from './field.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | null;
  isReadOnly?: boolean;
};

export const isWholeNumber = (text: string): boolean => /^\d*$/.test(text.trim());

/** Nothing typed is no number: null, not 0. */
export const readWholeNumber = (text: string): number | null => (text.trim() ? Number(text) : null);

/** Says at once what is no whole number; the form that holds it is not sent then. */
export function NumberField({ value, problem, ...props }: Props) {
  const t = useMessages(messages);
  const found = isWholeNumber(value) ? (problem ?? null) : t('field.wholeNumber');
  return <Field {...props} value={value} problem={found} inputMode="numeric" />;
}
