import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { findFieldProblem } from '../../app/client.ts';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { isWholeNumber, NumberField, readWholeNumber } from '../../components/fields/number-field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Panel } from '../../components/panel.tsx';
import { Notice, Problem } from '../../components/states.tsx';
import messages from './messages.csv';
import { type Project, type ProjectEdit, updateProjectMutation } from './projects.operations.ts';

const stages = ['', 'idea', 'prototype', 'evt', 'dvt', 'pvt', 'production'] as const;
const scopes = ['', 'full_product', 'mechanical_part', 'pcba', 'box_build', 'tooling', 'mixed'] as const;

type Intake = NonNullable<Project['intake']>;

const toForm = (intake: Intake | null) => ({
  productName: intake?.productName ?? '',
  summary: intake?.summary ?? '',
  category: intake?.category ?? '',
  targetMarkets: intake?.targetMarkets?.join(', ') ?? '',
  currentQuantity: intake?.currentQuantity?.toString() ?? '',
  unit: intake?.unit ?? '',
  targetUnitCostUsd: intake?.targetUnitCostUsd ?? '',
  neededBy: intake?.neededBy ?? '',
  links: intake?.links?.join('\n') ?? '',
  notes: intake?.notes ?? '',
});
type Form = ReturnType<typeof toForm>;

const split = (text: string): string[] => text.split(/[\s,，、]+/).filter(Boolean);

type Choices = { stage: (typeof stages)[number]; scope: (typeof scopes)[number] };

function toInput(form: Form, { stage, scope }: Choices): ProjectEdit['intake'] {
  const { productName, targetMarkets, currentQuantity, unit, targetUnitCostUsd, neededBy, links, ...texts } = form;
  return {
    ...{
      ...texts,
      productName,
      targetMarkets: split(targetMarkets).map((code) => code.toUpperCase()),
      links: split(links),
    },
    ...{ currentQuantity: readWholeNumber(currentQuantity), unit: unit || null },
    ...{ targetUnitCostUsd: targetUnitCostUsd || null, neededBy: neededBy || null, scope: scope || null },
    ...(stage && { stage }),
  };
}

/** What is to be made. Texts are kept as they were typed until the service has saved them. */
export function IntakeForm({ project: { id, intake, contextVersion } }: { project: Project }) {
  const t = useMessages(messages);
  const isReadOnly = !useViewer().rights.includes('WRITE');
  const [form, setForm] = useState(() => toForm(intake));
  const [choices, setChoices] = useState<Choices>({ stage: intake?.stage ?? '', scope: intake?.scope ?? '' });
  const [{ data, error, fetching }, update] = useMutation(updateProjectMutation);

  function submit(event: FormEvent) {
    event.preventDefault();
    void update({ input: { id, intake: toInput(form, choices), expectedVersion: contextVersion } });
  }
  const field = (name: keyof Form, more: Partial<Parameters<typeof Field>[0]> = {}) => (
    <Field
      label={t(`intake.${name}`)}
      problem={findFieldProblem(error, `/intake/${name}`)}
      value={form[name]}
      onChange={(value) => setForm({ ...form, [name]: value })}
      isReadOnly={isReadOnly}
      {...more}
    />
  );
  return (
    <Panel title={t('intake')}>
      <form className="stack" onSubmit={submit}>
        {field('productName', { isRequired: true })}
        {field('summary', { isLong: true })}
        <div className="fields">
          {field('category')}
          <Select
            label={t('intake.scope')}
            options={scopes.map((value) => ({ value, label: value ? t(`scope.${value}`) : t('notStated') }))}
            value={choices.scope}
            onChange={(scope) => setChoices({ ...choices, scope })}
          />
          <Select
            label={t('column.stage')}
            options={stages.map((value) => ({ value, label: value ? t(`stage.${value}`) : t('notStated') }))}
            value={choices.stage}
            onChange={(stage) => setChoices({ ...choices, stage })}
          />
          <NumberField
            label={t('intake.currentQuantity')}
            problem={findFieldProblem(error, '/intake/currentQuantity')}
            value={form.currentQuantity}
            onChange={(currentQuantity) => setForm({ ...form, currentQuantity })}
            isReadOnly={isReadOnly}
          />
          {field('unit')}
          {field('targetUnitCostUsd', { inputMode: 'decimal' })}
          {field('neededBy', { type: 'date' })}
          {field('targetMarkets', { hint: t('intake.targetMarketsHint') })}
        </div>
        {field('links', { isLong: true, hint: t('intake.linksHint') })}
        {field('notes', { isLong: true })}
        {error && <Problem error={error} />}
        {data && !fetching && <Notice tone="good" title={t('saved')} />}
        {!isReadOnly && (
          <div className="row">
            <Button type="submit" kind="primary" isPending={fetching} isDisabled={!isWholeNumber(form.currentQuantity)}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  );
}
