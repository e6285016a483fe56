import { useCallback } from 'react';
import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import type { SearchState } from '../../app/search-state.ts';
import { Chart, type Draw } from '../../components/chart.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty, Notice } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { drawBreakEven } from './break-even-chart.ts';
import type { BreakEven, Comparison } from './comparison.operations.ts';
import messages from './messages.csv';

type Range = BreakEven['ranges'][number];
type Row = Range & { id: string };

/** From which quantity one of two factories costs less, for one pair at a time. */
export function BreakEvens({ comparison: { breakEvens }, search }: { comparison: Comparison; search: SearchState }) {
  const t = useMessages(messages);
  const pairs = breakEvens.map((pair) => ({ ...pair, id: `${pair.firstFactoryId} ${pair.secondFactoryId}` }));
  const pair =
    pairs.find(({ id }) => id === search.text('pair')) ?? pairs.find(({ ranges }) => ranges.length) ?? pairs[0];
  if (!pair) {
    return (
      <Panel title={t('breakEven')}>
        <Empty title={t('breakEven.none')}>
          <p>{t('breakEven.noneHint')}</p>
        </Empty>
      </Panel>
    );
  }
  const options = pairs.map(({ id, firstFactoryName, secondFactoryName }) => ({
    value: id,
    label: t('breakEven.pair', { first: firstFactoryName, second: secondFactoryName }),
  }));
  return (
    <Panel
      title={t('breakEven')}
      aside={
        pairs.length > 1 && (
          <Select
            label={t('breakEven.factories')}
            options={options}
            value={pair.id}
            onChange={(value) => search.change({ pair: value })}
          />
        )
      }
      isFlush
    >
      {pair.unknowns.length > 0 && (
        <div className="panel-body">
          <Notice tone="caution" title={t('unknowns')}>
            {pair.unknowns.map(({ code, message }) => (
              <p key={`${code} ${message}`}>{message}</p>
            ))}
          </Notice>
        </div>
      )}
      {pair.ranges.length > 0 && <Pair pair={pair} />}
    </Panel>
  );
}

function Pair({ pair }: { pair: BreakEven }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { firstFactoryName, secondFactoryName, ranges } = pair;
  const draw = useCallback<Draw>(
    (plot, width) => {
      const axes = { x: t('breakEven.quantity'), y: t('breakEven.total', { currency: pair.currency ?? '' }) };
      return drawBreakEven(plot, width, pair, axes, format.number);
    },
    [pair, t, format],
  );
  const columns: Column<Row>[] = [
    {
      id: 'range',
      label: t('column.range'),
      isMain: true,
      render: ({ from, to }) => (to === null ? t('range.open', { from }) : t('range', { from, to })),
    },
    { id: 'outcome', label: t('column.outcome'), render: (range) => <Outcome range={range} /> },
    { id: 'first', label: firstFactoryName, render: ({ firstTotal }) => <code>{firstTotal}</code> },
    { id: 'second', label: secondFactoryName, render: ({ secondTotal }) => <code>{secondTotal}</code> },
    { id: 'formula', label: t('column.formula'), render: ({ formula }) => formula && <code>{formula}</code> },
  ];
  const rows = ranges.map((range): Row => ({ ...range, id: String(range.from) }));
  return (
    <>
      <figure className="panel-body">
        <Chart label={t('breakEven.chart', { first: firstFactoryName, second: secondFactoryName })} draw={draw} />
        <ul className="legend">
          <li className="legend-1">{firstFactoryName}</li>
          <li className="legend-4">{secondFactoryName}</li>
        </ul>
      </figure>
      <Table label={t('breakEven')} columns={columns} rows={rows} />
    </>
  );
}

function Outcome({ range: { outcome, quantity, total } }: { range: Range }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (quantity === null || total === null) return t(`outcome.${outcome}`);
  return t('outcome.at', { quantity: format.number(Number(quantity)), total: format.money(total) });
}
