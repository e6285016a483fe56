import { useMutation } from 'urql';
import { useMessages } from '../../../app/messages.ts';
import { Settle } from '../../../app/settlement/settle.tsx';
import { useViewer } from '../../../app/viewer.ts';
import { Button } from '../../../components/button.tsx';
import { Problem } from '../../../components/states.tsx';
import messages from '../messages.csv';
import { type Delivery, retryMutation } from '../review.operations.ts';

/** Refused by the provider, of unknown outcome, or approved while nothing could send it. */
export const isStuck = ({ status, channel, dispatchStatus }: Delivery): boolean =>
  status === 'approved' &&
  channel === 'email' &&
  (dispatchStatus === null || dispatchStatus === 'failed' || dispatchStatus === 'uncertain');

/** The service refuses another attempt that could reach the factory twice, and says when the next one is possible. */
export function Recovery({ id }: { id: string }) {
  const t = useMessages(messages);
  const mayApprove = useViewer().rights.includes('APPROVE');
  const [{ error, fetching }, retry] = useMutation(retryMutation);
  if (!mayApprove) return <p>{t('recover.role')}</p>;
  return (
    <div className="stack">
      <p className="small quiet">{t('recover.text')}</p>
      {error && <Problem error={error} />}
      <div className="row">
        <Button kind="primary" isPending={fetching} onPress={() => void retry({ input: { id } })}>
          {t('recover.retry')}
        </Button>
        <Settle id={id} />
      </div>
    </div>
  );
}
