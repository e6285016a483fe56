import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { createIdempotencyKey } from '../../app/idempotency-key.ts';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Panel } from '../../components/panel.tsx';
import { Problem } from '../../components/states.tsx';
import { Factories } from './factories.tsx';
import { type Form, hasOnlyNumbers, scopes, startWith, toRequest } from './form.ts';
import messages from './messages.csv';
import { Parts } from './parts.tsx';
import { Findings, Texts } from './preview.tsx';
import { type ActiveProject, type CreatedDelivery, createRequestMutation } from './quote-request.operations.ts';
import { Terms } from './terms.tsx';
import { usePreview } from './use-preview.ts';

type Props = {
  form: Form;
  projects: ActiveProject[];
  onChange: (form: Form) => void;
  onDrafted: (deliveries: CreatedDelivery[]) => void;
};

export function RequestForm({ form, projects, onChange, onDrafted }: Props) {
  const t = useMessages(messages);
  const [isReading, setReading] = useState(false);
  const [key, setKey] = useState(createIdempotencyKey);
  const [creation, create] = useMutation(createRequestMutation);
  const project = projects.find(({ id }) => id === form.projectId);
  const current = project?.engineeringPackages.nodes[0] ?? null;
  const input = {
    projectId: form.projectId,
    request: { quoteRequest: toRequest(form, current?.revision ?? null) },
  };
  const isComplete = hasOnlyNumbers(form) && form.parts.every(({ name }) => name !== '');
  const { draft, error, isCurrent } = usePreview(input, isComplete);
  const change = (changed: Partial<Form>) => {
    setKey(createIdempotencyKey());
    onChange({ ...form, ...changed });
  };

  async function save() {
    const { data } = await create({ input: { ...input, idempotencyKey: key } });
    if (data) onDrafted(data.createAction.deliveries);
  }
  function read(event: FormEvent) {
    event.preventDefault();
    setReading(true);
  }
  if (isReading && draft) {
    return (
      <Texts draft={draft}>
        {creation.error && <Problem error={creation.error} />}
        <div className="row">
          <Button kind="primary" isPending={creation.fetching} onPress={() => void save()}>
            {t('preview.draft', { count: draft.shortlist.length })}
          </Button>
          <Button onPress={() => setReading(false)}>{t('preview.change')}</Button>
        </div>
      </Texts>
    );
  }
  return (
    <form className="with-side" onSubmit={read}>
      <div className="stack">
        <Panel title={t('what')}>
          <div className="fields">
            <Select
              label={t('project')}
              options={projects.map(({ id, name }) => ({ value: id, label: name }))}
              value={form.projectId}
              onChange={(id) => {
                const chosen = projects.find((one) => one.id === id);
                if (chosen) change(startWith(chosen));
              }}
            />
            <Select
              label={t('scope')}
              options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
              value={form.scope}
              onChange={(scope) => change({ scope })}
            />
          </div>
          <Parts form={form} error={error} onChange={change} />
        </Panel>
        <Terms form={form} error={error} fileNames={current?.files.map(({ name }) => name) ?? []} onChange={change} />
        <Factories form={form} shortlist={draft?.shortlist ?? []} onChange={change} />
      </div>
      <div className="stack side-part">
        <Findings draft={draft} error={error} isComplete={isComplete} isCurrent={isCurrent}>
          <Button type="submit" kind="primary" isWide isDisabled={!draft || !isCurrent || error !== null}>
            {t('preview.open')}
          </Button>
        </Findings>
      </div>
    </form>
  );
}
