import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMutation } from 'urql';
import { findFieldProblem } from '../../app/client.ts';
import { createIdempotencyKey } from '../../app/idempotency-key.ts';
import { useLanguage, useMessages } from '../../app/messages.ts';
import { useSearchState } from '../../app/search-state.ts';
import { Field } from '../../components/fields/field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { startMutation } from './interviews.operations.ts';
import messages from './messages.csv';

const families = ['project_intake', 'capability'] as const;

/** The opening may say everything at once: only what it leaves out is asked. */
export function StartInterview() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const projectId = useSearchState().text('project');
  const [family, setFamily] = useState<(typeof families)[number]>('project_intake');
  const [opening, setOpening] = useState('');
  const [idempotencyKey] = useState(createIdempotencyKey);
  const [, start] = useMutation(startMutation);

  async function submit() {
    const input = {
      ...{ family, locale: language, idempotencyKey },
      ...(opening.trim() && { opening }),
      ...(projectId && { projectId }),
    };
    const { data, error } = await start({ input });
    if (data) void navigate({ to: '/interviews/$id', params: { id: data.startInterview.interview.id } });
    return { error };
  }
  return (
    <FormDialog label={t('start')} title={t('start.title')} submit={submit}>
      {(error) => (
        <>
          <Select
            label={t('column.family')}
            options={families.map((value) => ({ value, label: t(`family.${value}`) }))}
            value={family}
            onChange={setFamily}
          />
          <p className="small quiet">{t(`about.${family}`)}</p>
          <Field
            label={t('start.opening')}
            hint={t('start.openingHint')}
            problem={findFieldProblem(error, '/opening')}
            value={opening}
            onChange={setOpening}
            isLong
            autoFocus
          />
        </>
      )}
    </FormDialog>
  );
}
