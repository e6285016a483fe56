import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';

type Props = Omit<TextFieldProps, 'children' | 'className' | 'style'> & {
  label: string;
  hint?: ReactNode;
  problem?: string | null;
  isCode?: boolean;
  isLong?: boolean;
};

export function Field({ label, hint, problem, isCode, isLong, ...props }: Props) {
  const className = `input${isCode ? ' code' : ''}`;
  return (
    <TextField {...props} className="field" isInvalid={Boolean(problem)} validationBehavior="aria">
      <Label>{label}</Label>
      {isLong ? <TextArea className={className} /> : <Input className={className} />}
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="wrong">{problem}</FieldError>
    </TextField>
  );
}
