import { useState } from 'react';
import { useMutation } from 'urql';
import { Field } from '../../components/fields/field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { findFieldProblem } from '../client.ts';
import messages from '../messages.csv';
import { useMessages } from '../messages.ts';
import { settleMutation } from './settle.operations.ts';

const outcomes = ['accepted', 'not_sent'] as const;

/** Records what a person has established about a mail of unknown outcome, once and for all. */
export function Settle({ id }: { id: string }) {
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
