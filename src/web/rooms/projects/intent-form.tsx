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
import { Problem } from '../../components/states.tsx';
import messages from './messages.csv';
import { type Project, updateProjectMutation } from './projects.operations.ts';
import { Requirements } from './requirements.tsx';

const purposes = ['unknown', 'samples', 'pilot', 'production'] as const;
const confirmations = ['unconfirmed', 'caller_confirmed'] as const;
const priorities = ['', 'quality', 'price', 'lead_time', 'scale', 'location'] as const;
const ranks = [0, 1, 2];

type Intent = NonNullable<Project['intent']>;
type Priority = (typeof priorities)[number];

const emptyCurrent: Intent['current'] = {
  purpose: 'unknown',
  quantity: null,
  unit: null,
  configuration: null,
  revision: null,
  confirmation: 'unconfirmed',
  source: null,
};

/** How many of what, for which purpose, and what matters most. */
export function IntentForm({ project: { id, intent, contextVersion } }: { project: Project }) {
  const t = useMessages(messages);
  const isReadOnly = !useViewer().rights.includes('WRITE');
  const [current, setCurrent] = useState(intent?.current ?? emptyCurrent);
  const [quantity, setQuantity] = useState(intent?.current.quantity?.toString() ?? '');
  const [requirements, setRequirements] = useState(intent?.requirements ?? []);
  const [order, setOrder] = useState<Priority[]>(() => ranks.map((rank) => intent?.priorities[rank] ?? ''));
  const [{ error, fetching }, update] = useMutation(updateProjectMutation);

  function submit(event: FormEvent) {
    event.preventDefault();
    const edited = {
      current: { ...current, quantity: readWholeNumber(quantity) },
      requirements,
      priorities: order.flatMap((priority) => priority || []),
    };
    void update({ input: { id, intent: edited, expectedVersion: contextVersion } });
  }
  const text = (name: 'unit' | 'configuration' | 'revision') => (
    <Field
      label={t(`intent.${name}`)}
      problem={findFieldProblem(error, `/current/${name}`)}
      value={current[name] ?? ''}
      onChange={(value) => setCurrent({ ...current, [name]: value || null })}
      isReadOnly={isReadOnly}
    />
  );
  return (
    <Panel title={t('intent')}>
      <form className="stack" onSubmit={submit}>
        <div className="fields">
          <Select
            label={t('intent.purpose')}
            options={purposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
            value={current.purpose}
            onChange={(purpose) => setCurrent({ ...current, purpose })}
          />
          <NumberField
            label={t('intent.quantity')}
            problem={findFieldProblem(error, '/current/quantity')}
            value={quantity}
            onChange={setQuantity}
            isReadOnly={isReadOnly}
          />
          {text('unit')}
          {text('configuration')}
          {text('revision')}
          <Select
            label={t('intent.confirmation')}
            options={confirmations.map((value) => ({ value, label: t(`confirmation.${value}`) }))}
            value={current.confirmation}
            onChange={(confirmation) => setCurrent({ ...current, confirmation })}
          />
        </div>
        <fieldset className="stack tight">
          <legend>{t('intent.priorities')}</legend>
          <div className="fields">
            {ranks.map((rank) => (
              <Select
                key={rank}
                label={t('intent.rank', { rank: rank + 1 })}
                options={priorities.map((value) => ({ value, label: value ? t(`priority.${value}`) : t('notStated') }))}
                value={order[rank] ?? ''}
                onChange={(value) => setOrder(order.with(rank, value))}
              />
            ))}
          </div>
        </fieldset>
        <Requirements requirements={requirements} isReadOnly={isReadOnly} onChange={setRequirements} />
        {error && <Problem error={error} />}
        {!isReadOnly && (
          <div className="row">
            <Button type="submit" kind="primary" isPending={fetching} isDisabled={!isWholeNumber(quantity)}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  );
}
