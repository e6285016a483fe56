import { useFormat } from '../../../app/format.ts';
import { useMessages } from '../../../app/messages.ts';
import { Panel } from '../../../components/panel.tsx';
import { ProvinceLegend, ProvinceTiles } from '../../../components/provinces/province-tiles.tsx';
import { Empty, Skeleton } from '../../../components/states.tsx';
import { Table } from '../../../components/table.tsx';
import type { FacetCounts } from '../factories.operations.ts';
import { useValueLabel } from '../labels.ts';
import messages from '../messages.csv';
import { unknownValue, type View } from '../view.ts';

type Props = { view: View; counts: FacetCounts | undefined };

/** A tile for each province, placed as on a map. A press is a condition. */
export default function ProvinceMap({ view, counts }: Props) {
  const t = useMessages(messages);
  if (!counts) return <Skeleton lines={9} />;
  return (
    <>
      <Panel title={t('map')} aside={<ProvinceLegend />}>
        <p className="quiet small">{t('map.hint')}</p>
        <ProvinceTiles
          label={t('map')}
          counts={counts.region}
          chosen={view.search['region'] ?? []}
          onToggle={(region, isChosen) => view.toggle('region', region, isChosen)}
        />
      </Panel>
      <ProvinceTable counts={counts} />
    </>
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
