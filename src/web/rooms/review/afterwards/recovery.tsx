import { useState } from 'react';
import { useMutation } from 'urql';
import { findFieldProblem } from '../../../app/client.ts';
import { useMessages } from '../../../app/messages.ts';
import { useViewer } from '../../../app/viewer.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Select } from '../../../components/fields/select.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Problem } from '../../../components/states.tsx';
import messages from '../messages.csv';
import { type Delivery, retryMutation, settleMutation } from '../review.operations.ts';

const outcomes = ['accepted', 'not_sent'] as const;

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

function Settle({ id }: { id: string }) {
  const t = useMessages(messages);
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('accepted');
  const [evidence, setEvidence] = useState('');
  const [, settle] = useMutation(settleMutation);
  return (
    <FormDialog
      label={t('settle')}
      title={t('settle.title')}
      kind="plain"
      submit={() => settle({ input: { id, outcome, evidence } })}
    >
      {(error) => (
        <>
          <p>{t('settle.text')}</p>
          <Select
            label={t('settle.outcome')}
            options={outcomes.map((value) => ({ value, label: t(`settle.${value}`) }))}
            value={outcome}
            onChange={setOutcome}
          />
          <Field
            label={t('settle.evidence')}
            hint={t('settle.evidenceHint')}
            problem={findFieldProblem(error, '/evidence')}
            value={evidence}
            onChange={setEvidence}
            isRequired
            isLong
          />
        </>
      )}
    </FormDialog>
  );
}
