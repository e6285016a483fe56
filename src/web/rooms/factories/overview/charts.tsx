import { useCallback, useMemo } from 'react';
import { useQuery } from 'urql';
import { useFormat } from '../../../app/format.ts';
import { useMessages } from '../../../app/messages.ts';
import { Chart, type Draw } from '../../../components/chart.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Empty, Problem, Skeleton } from '../../../components/states.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import { type FactoryFilter, processesQuery } from '../factories.operations.ts';
import { useValueLabel } from '../labels.ts';
import messages from '../messages.csv';
import { unknownValue } from '../view.ts';

type Group = {
  id: string;
  process: string;
  count: number;
  min: number | null;
  median: number | null;
  max: number | null;
  unknown: number;
};

/** How many factories have each process, and from which quantity they produce. */
export default function Charts({ filter }: { filter: FactoryFilter }) {
  const t = useMessages(messages);
  const toLabel = useValueLabel();
  const [{ data, error }, reload] = useQuery({ query: processesQuery, variables: { filter } });
  const groups = useMemo(
    () =>
      data?.factoryAggregate.map(({ key: [process], count, minQuantity: { min, median, max, unknown } }): Group => {
        const id = process ?? unknownValue;
        return { id, process: toLabel('process', id), count, min, median, max, unknown };
      }),
    [data, toLabel],
  );
  if (error && !groups) return <Problem error={error} retry={reload} />;
  if (!groups) return <Skeleton lines={9} />;
  if (!groups.length) return <Empty title={t('empty')} />;
  return (
    <>
      <CountChart groups={groups} />
      <MinimumChart groups={groups} />
      <Numbers groups={groups} />
    </>
  );
}

const toBase = (groups: Group[], width: number) => ({
  ...{ width, height: 24 * groups.length + 60, marginLeft: 150, marginRight: 48, marginBottom: 44 },
  y: { label: null, domain: groups.map(({ process }) => process) },
});

function CountChart({ groups }: { groups: Group[] }) {
  const t = useMessages(messages);
  const draw = useCallback<Draw>(
    ({ barX, plot, ruleX, text }, width) =>
      plot({
        ...toBase(groups, width),
        x: { label: t('title'), grid: true },
        marks: [
          barX(groups, { x: 'count', y: 'process', fill: 'var(--accent)' }),
          text(groups, { x: 'count', y: 'process', text: 'count', dx: 6, textAnchor: 'start' }),
          ruleX([0]),
        ],
      }),
    [groups, t],
  );
  return (
    <Panel title={t('charts.count')}>
      <Chart label={t('charts.count')} draw={draw} />
    </Panel>
  );
}

function MinimumChart({ groups }: { groups: Group[] }) {
  const t = useMessages(messages);
  const draw = useCallback<Draw>(
    ({ dot, plot, ruleY }, width) => {
      const known = groups.filter(({ median }) => median !== null);
      const most = Math.max(1, ...known.map(({ max }) => max ?? 1));
      const powers = Array.from({ length: Math.floor(Math.log10(most)) + 1 }, (_, power) => 10 ** power);
      return plot({
        ...toBase(groups, width),
        x: { label: t('column.minimum'), type: 'log', grid: true, ticks: powers, tickFormat: 's' },
        marks: [
          ruleY(known, { x1: 'min', x2: 'max', y: 'process', stroke: 'var(--edge)', strokeWidth: 3 }),
          dot(known, { x: 'median', y: 'process', r: 5, fill: 'var(--accent)' }),
        ],
      });
    },
    [groups, t],
  );
  return (
    <Panel title={t('charts.minimum')}>
      <p className="quiet small">{t('charts.minimumHint')}</p>
      <Chart label={t('charts.minimum')} draw={draw} />
    </Panel>
  );
}

function Numbers({ groups }: { groups: Group[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const number = (id: 'count' | 'min' | 'median' | 'max' | 'unknown'): Column<Group> => ({
    id,
    label: id === 'count' ? t('title') : t(`charts.${id}`),
    isNumber: true,
    render: (group) => {
      const value = group[id];
      return value === null ? <span className="quiet">{t('unknown')}</span> : format.number(value);
    },
  });
  const columns: Column<Group>[] = [
    { id: 'process', label: t('condition.process'), isMain: true, render: ({ process }) => process },
    ...(['count', 'min', 'median', 'max', 'unknown'] as const).map(number),
  ];
  return (
    <Panel title={t('charts.table')} isFlush>
      <Table label={t('charts.table')} columns={columns} rows={groups} />
    </Panel>
  );
}
