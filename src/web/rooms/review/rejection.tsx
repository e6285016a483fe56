import { useMutation } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { ReasonDialog } from '../../components/form-dialog.tsx';
import messages from './messages.csv';
import { rejectMutation } from './review.operations.ts';

export function Rejection({ id }: { id: string }) {
  const t = useMessages(messages);
  const [, reject] = useMutation(rejectMutation);
  return (
    <ReasonDialog
      label={t('reject')}
      title={t('reject.title')}
      text={t('reject.text')}
      reason={t('reject.reason')}
      cancel={t('reject.cancel')}
      kind="danger"
      isWideButton
      submit={(reason) => reject({ input: { id, reason } })}
    />
  );
}
