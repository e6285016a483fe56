import { useState } from 'react';
import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/fields/select.tsx';
import type { FacetCounts } from './factories.operations.ts';
import { useValueLabel } from './labels.ts';
import messages from './messages.csv';
import { choices, type FacetName, facetNames, listConditions, unknownValue, type View } from './view.ts';

type Props = { view: View; counts: FacetCounts | undefined };

export function Facets({ view, counts }: Props) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const count = listConditions(view.search).length;
  return (
    <section className={isOpen ? 'facets open' : 'facets'} aria-label={t('facets')}>
      <div className="facets-switch">
        <Button onPress={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {t('facets.open', { count })}
        </Button>
      </div>
      <div className="facets-body">
        <label className="choice">
          <input
            type="checkbox"
            checked={view.state.text('answered') === 'yes'}
            onChange={({ target }) => view.toggle('answered', 'yes', target.checked)}
          />
          <span>{t('answered.yes')}</span>
        </label>
        <OneOf view={view} name="minimum" />
        <OneOf view={view} name="lead" />
        {facetNames.map((name) => (
          <Facet key={name} name={name} view={view} counts={counts} />
        ))}
      </div>
    </section>
  );
}

function OneOf({ view, name }: { view: View; name: 'minimum' | 'lead' }) {
  const t = useMessages(messages);
  const toLabel = useValueLabel();
  const values: readonly string[] = choices[name];
  const options = [{ value: '', label: t('any') }, ...values.map((value) => ({ value, label: toLabel(name, value) }))];
  return (
    <Select
      label={t(`condition.${name}`)}
      options={options}
      value={view.state.text(name)}
      onChange={(value) => view.change({ [name]: value })}
    />
  );
}

const shownAtFirst = 6;

/** Values that are chosen stay in the list, also where they now count nothing. */
function Facet({ name, view, counts }: Props & { name: FacetName }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toLabel = useValueLabel();
  const [isWhole, setWhole] = useState(false);
  const chosen = view.search[name] ?? [];
  const counted = new Map((counts?.[name] ?? []).map(({ value, count }) => [value ?? unknownValue, count]));
  const all = [...counted.keys(), ...chosen.filter((value) => !counted.has(value))];
  const shown = isWhole ? all : all.filter((value, at) => at < shownAtFirst || chosen.includes(value));
  if (!all.length) return null;
  const most = Math.max(1, ...counted.values());
  return (
    <fieldset className="facet">
      <legend>{t(`condition.${name}`)}</legend>
      {shown.map((value) => {
        const count = counted.get(value) ?? 0;
        return (
          <label key={value} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) => view.toggle(name, value, target.checked)}
            />
            <span>{toLabel(name, value)}</span>
            <span className="quiet number">{format.number(count)}</span>
            <span className="share" style={{ inlineSize: `${(100 * count) / most}%` }} aria-hidden="true" />
          </label>
        );
      })}
      {all.length > shown.length && (
        <Button kind="bare" onPress={() => setWhole(true)}>
          {t('facets.all', { count: all.length })}
        </Button>
      )}
    </fieldset>
  );
}
