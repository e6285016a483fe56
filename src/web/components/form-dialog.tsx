import { type FormEvent, type ReactNode, useState } from 'react';
import type { CombinedError } from 'urql';
import messages from '../app/messages.csv';
import { useMessages } from '../app/messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './fields/field.tsx';
import { Problem } from './states.tsx';

type Submit = () => Promise<{ error?: CombinedError | undefined }>;

type Props = {
  /** Of the button that opens the form, and of the one that sends it. */
  label: string;
  title: string;
  kind?: 'plain' | 'primary' | 'danger';
  isWideButton?: boolean;
  isWide?: boolean;
  /** Of the button that closes the form. */
  cancel?: string;
  submit: Submit;
  /** The fields, which show what the service says of them. */
  children: (error: CombinedError | null) => ReactNode;
};

/** A form behind a button. It closes once the service has taken what it holds. */
export function FormDialog({ label, title, kind = 'primary', isWideButton, isWide, cancel, submit, children }: Props) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<CombinedError | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    const answer = await submit();
    setPending(false);
    setError(answer.error ?? null);
    if (!answer.error) setOpen(false);
  }
  return (
    <>
      <Button kind={kind} {...(isWideButton && { isWide: true })} onPress={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog title={title} isOpen={isOpen} {...(isWide && { isWide: true })} onClose={() => setOpen(false)}>
        <form className="stack" onSubmit={(event) => void send(event)}>
          {children(error)}
          {error && <Problem error={error} />}
          <div className="row">
            <Button type="submit" kind={kind === 'plain' ? 'primary' : kind} isPending={isPending}>
              {label}
            </Button>
            <Button onPress={() => setOpen(false)}>{cancel ?? t('dialog.cancel')}</Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

type ReasonProps = Omit<Props, 'submit' | 'children' | 'isWide'> & {
  text: string;
  /** Label of the field. */
  reason: string;
  submit: (reason: string) => ReturnType<Submit>;
};

/** A step that is explained in words. */
export function ReasonDialog({ text, reason: label, submit, ...dialog }: ReasonProps) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog {...dialog} submit={() => submit(reason)}>
      {() => (
        <>
          <p>{text}</p>
          <Field label={label} value={reason} onChange={setReason} isRequired isLong autoFocus />
        </>
      )}
    </FormDialog>
  );
}
