import { useMutation } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { ReasonDialog } from '../../components/form-dialog.tsx';
import { Panel } from '../../components/panel.tsx';
import { Notice, Problem } from '../../components/states.tsx';
import { DateTime } from '../../components/time.tsx';
import { type Answer, acceptMutation, refuseMutation } from './answers.operations.ts';
import messages from './messages.csv';

export function Decision({ answer }: { answer: Answer }) {
  const t = useMessages(messages);
  const mayDecide = useViewer().rights.includes('APPROVE');
  const { id, status, isDecline, rfqId } = answer;
  return (
    <Panel title={t('decide')}>
      {status !== 'proposed' && <Decided answer={answer} />}
      {status === 'proposed' && <p>{t(isDecline ? 'decide.declineEffect' : 'decide.effect')}</p>}
      {status === 'proposed' && !mayDecide && <p>{t('decide.role')}</p>}
      {status === 'proposed' && mayDecide && (
        <>
          <Acceptance id={id} />
          <Refusal id={id} />
        </>
      )}
      <LinkButton to="/answers/compare/$id" params={{ id: rfqId }}>
        {t('decide.compare')}
      </LinkButton>
    </Panel>
  );
}

function Decided({ answer: { status, decidedAt, decidedBy, refusalReason } }: { answer: Answer }) {
  const t = useMessages(messages);
  return (
    <Notice tone={status === 'accepted' ? 'good' : 'info'} title={t(`done.${status}`)}>
      {refusalReason && <p>{refusalReason}</p>}
      {decidedAt && (
        <p className="small">
          {decidedBy?.label} · <DateTime at={decidedAt} />
        </p>
      )}
    </Notice>
  );
}

function Acceptance({ id }: { id: string }) {
  const t = useMessages(messages);
  const [{ error, fetching }, accept] = useMutation(acceptMutation);
  return (
    <>
      <Button kind="primary" isWide isPending={fetching} onPress={() => void accept({ input: { id } })}>
        {t('accept')}
      </Button>
      {error && <Problem error={error} />}
    </>
  );
}

function Refusal({ id }: { id: string }) {
  const t = useMessages(messages);
  const [, refuse] = useMutation(refuseMutation);
  return (
    <ReasonDialog
      label={t('refuse')}
      title={t('refuse.title')}
      text={t('refuse.text')}
      reason={t('refuse.reason')}
      cancel={t('refuse.cancel')}
      kind="danger"
      isWideButton
      submit={(reason) => refuse({ input: { id, reason } })}
    />
  );
}
