import { useFormat } from '../../../app/format.ts';
import { useLanguage, useMessages } from '../../../app/messages.ts';
import { Panel } from '../../../components/panel.tsx';
import { Empty, Skeleton } from '../../../components/states.tsx';
import { Table } from '../../../components/table.tsx';
import type { FacetCounts } from '../factories.operations.ts';
import { useValueLabel } from '../labels.ts';
import messages from '../messages.csv';
import { unknownValue, type View } from '../view.ts';
import { provinces } from './provinces.ts';

type Props = { view: View; counts: FacetCounts | undefined };

const levels = 5;

/** Few provinces have most of the factories, so the steps of colour follow the logarithm. */
const toLevel = (count: number, most: number): number =>
  count === 0 ? 0 : Math.max(1, Math.ceil((levels * Math.log1p(count)) / Math.log1p(most)));

/** A tile for each province, placed as on a map. A press is a condition. */
export default function ProvinceMap({ view, counts }: Props) {
  const t = useMessages(messages);
  const format = useFormat();
  const { language } = useLanguage();
  if (!counts) return <Skeleton lines={9} />;
  const counted = new Map(counts.region.map(({ value, count }) => [value ?? unknownValue, count]));
  const most = Math.max(1, ...provinces.map(({ en }) => counted.get(en) ?? 0));
  const chosen = view.search['region'] ?? [];
  return (
    <>
      <Panel title={t('map')} aside={<Legend />}>
        <p className="quiet small">{t('map.hint')}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of a form. */}
        <div className="tiles" role="group" aria-label={t('map')}>
          {provinces.map(({ en, zh, code, column, row }) => {
            const count = counted.get(en) ?? 0;
            const name = language === 'zh' ? zh : en;
            return (
              <button
                key={en}
                type="button"
                className={`tile level-${toLevel(count, most)}`}
                style={{ gridColumn: column, gridRow: row }}
                title={name}
                aria-pressed={chosen.includes(en)}
                onClick={() => view.toggle('region', en, !chosen.includes(en))}
              >
                <span className="hidden">{t('map.tile', { name, count })}</span>
                <span className="tile-name" lang="zh" aria-hidden="true">
                  {zh}
                </span>
                <span className="tile-code" aria-hidden="true">
                  {code}
                </span>
                <span className="number" aria-hidden="true">
                  {format.number(count)}
                </span>
              </button>
            );
          })}
        </div>
      </Panel>
      <ProvinceTable counts={counts} />
    </>
  );
}

function Legend() {
  const t = useMessages(messages);
  return (
    <span className="row small quiet" aria-hidden="true">
      {t('map.fewer')}
      <span className="legend">
        {Array.from({ length: levels + 1 }, (_, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the step is its identity.
          <span key={level} className={`level-${level}`} />
        ))}
      </span>
      {t('map.more')}
    </span>
  );
}

/** The same numbers as text; places outside the map stand here alone. */
function ProvinceTable({ counts }: { counts: FacetCounts }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toLabel = useValueLabel();
  const rows = counts.region.map(({ value, count }) => ({ id: value ?? unknownValue, count }));
  if (!rows.length) return <Empty title={t('empty')} />;
  return (
    <Panel title={t('map.table')} isFlush>
      <Table
        label={t('map.table')}
        columns={[
          { id: 'region', label: t('condition.region'), isMain: true, render: ({ id }) => toLabel('region', id) },
          { id: 'count', label: t('title'), isNumber: true, render: ({ count }) => format.number(count) },
        ]}
        rows={rows}
      />
    </Panel>
  );
}
