import { useState } from 'react';
import { useMutation } from 'urql';
import { findFieldProblem } from '../../../app/client.ts';
import { useMessages } from '../../../app/messages.ts';
import { Field } from '../../../components/fields/field.tsx';
import { FormDialog, ReasonDialog } from '../../../components/form-dialog.tsx';
import messages from '../messages.csv';
import { assignReplyMutation, dismissReplyMutation, type Reply } from './replies.operations.ts';

/** The last part of an address of Review, or the id alone. */
const readMessageId = (text: string): string => text.trim().split('/').at(-1) ?? '';

export function Assign({ reply: { id, suggestedDeliveryId } }: { reply: Reply }) {
  const t = useMessages(messages);
  const [message, setMessage] = useState(suggestedDeliveryId ?? '');
  const [, assign] = useMutation(assignReplyMutation);
  return (
    <FormDialog
      label={t('replies.assign')}
      title={t('replies.assignTitle')}
      submit={() => assign({ input: { id, deliveryId: readMessageId(message) } })}
    >
      {(error) => (
        <>
          <p>{t('replies.assignText')}</p>
          <Field
            label={t('replies.message')}
            hint={t('replies.messageHint')}
            problem={findFieldProblem(error, '/deliveryId')}
            value={message}
            onChange={setMessage}
            isRequired
            isCode
          />
        </>
      )}
    </FormDialog>
  );
}

export function Dismiss({ id }: { id: string }) {
  const t = useMessages(messages);
  const [, dismiss] = useMutation(dismissReplyMutation);
  return (
    <ReasonDialog
      label={t('replies.dismiss')}
      title={t('replies.dismissTitle')}
      text={t('replies.dismissText')}
      reason={t('replies.dismissReason')}
      kind="danger"
      submit={(reason) => dismiss({ input: { id, reason } })}
    />
  );
}
