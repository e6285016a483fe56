import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/fields/field.tsx';
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
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [{ error, fetching }, refuse] = useMutation(refuseMutation);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data } = await refuse({ input: { id, reason } });
    if (data) setOpen(false);
  }
  return (
    <>
      <Button kind="danger" isWide onPress={() => setOpen(true)}>
        {t('refuse')}
      </Button>
      <Dialog title={t('refuse.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <form className="stack" onSubmit={(event) => void submit(event)}>
          <p>{t('refuse.text')}</p>
          <Field label={t('refuse.reason')} value={reason} onChange={setReason} isRequired isLong autoFocus />
          {error && <Problem error={error} />}
          <div className="row">
            <Button type="submit" kind="danger" isPending={fetching}>
              {t('refuse')}
            </Button>
            <Button onPress={() => setOpen(false)}>{t('refuse.cancel')}</Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
