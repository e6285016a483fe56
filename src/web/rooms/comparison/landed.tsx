import { useCallback } from 'react';
import { useFormat } from '../../app/format.ts';
import shared from '../../app/messages.csv';
import { type Translate, useMessages } from '../../app/messages.ts';
import type { SearchState } from '../../app/search-state.ts';
import { Chart, type Draw } from '../../components/chart.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Cell, Comparison } from './comparison.operations.ts';
import { shorten } from './labels.ts';
import messages from './messages.csv';

const modes = ['ocean_lcl', 'air_freight', 'air_express'] as const;
const parts = ['known', 'low', 'high'] as const;

type Landed = Cell['landed'][number];
type Row = { id: string; factory: string; quantity: number; landed: Landed };

/** Landed cost of one unit by one freight mode. */
export function LandedCost({ comparison: { suppliers }, search }: { comparison: Comparison; search: SearchState }) {
  const t = useMessages(messages);
  const mode = search.oneOf('mode', modes);
  const rows = suppliers.flatMap(({ factoryName, cells }) =>
    cells.flatMap(({ quantity, landed }) =>
      landed
        .filter((one) => one.mode === mode)
        .map((one): Row => ({ id: `${factoryName} ${quantity}`, factory: factoryName, quantity, landed: one })),
    ),
  );
  const basis = suppliers.flatMap(({ cells }) => cells).find(({ landedBasis }) => landedBasis)?.landedBasis;
  return (
    <Panel
      title={t('landed')}
      aside={
        rows.length > 0 && (
          <Select
            label={t('landed.mode')}
            options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
            value={mode}
            onChange={(value) => search.change({ mode: value })}
          />
        )
      }
      isFlush
    >
      {rows.length ? (
        <>
          <LandedChart rows={rows} />
          <LandedTable rows={rows} />
          {basis && <p className="panel-body small quiet">{basis}</p>}
        </>
      ) : (
        <Empty title={t('landed.none')}>
          <p>{t('landed.noneHint')}</p>
        </Empty>
      )}
    </Panel>
  );
}

function LandedChart({ rows }: { rows: Row[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const draw = useCallback<Draw>(
    (plot, width) => {
      const bars = rows.flatMap(({ factory, quantity, landed }) =>
        toBars(landed, t).map((bar) => ({ ...bar, factory, quantity })),
      );
      return plot.plot({
        ...{ width, marginLeft: 130, marginRight: 64, marginBottom: 44, insetRight: 8 },
        x: { label: t('landed.axis'), grid: true },
        y: { label: null, tickFormat: shorten },
        fy: { label: null, tickFormat: (quantity: number) => format.number(quantity) },
        color: {
          domain: parts.map((part) => t(`landed.${part}`)),
          range: ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)'],
        },
        marks: [
          plot.barX(bars, { x: 'usd', y: 'factory', fy: 'quantity', fill: 'part', insetTop: 2, insetBottom: 2 }),
          plot.ruleX([0]),
        ],
      });
    },
    [rows, t, format],
  );
  return (
    <figure className="panel-body">
      <Chart label={t('landed.chart')} draw={draw} />
      <ul className="legend">
        {parts.map((part, at) => (
          <li key={part} className={`legend-${at + 1}`}>
            {t(`landed.${part}`)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** What is certain, what freight and duty add at least, and what they may add beyond that. */
function toBars({ known, low, high }: Landed, t: Translate) {
  const [base, least, most] = [known, low, high].map((money) => (money ? Number(money.amount) : null));
  const lengths = [
    base,
    least == null || base == null ? null : least - base,
    most == null || least == null ? null : most - least,
  ];
  return parts.flatMap((part, at) => {
    const usd = lengths[at];
    return usd == null ? [] : [{ part: t(`landed.${part}`), usd }];
  });
}

function LandedTable({ rows }: { rows: Row[] }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const format = useFormat();
  const amount = (name: (typeof parts)[number]): Column<Row> => ({
    id: name,
    label: t(`landed.total.${name}`),
    isNumber: true,
    render: ({ landed }) => {
      const money = landed[name];
      return money ? format.money(money) : words('state.unknown');
    },
  });
  const columns: Column<Row>[] = [
    { id: 'factory', label: t('column.factory'), isMain: true, render: ({ factory }) => factory },
    { id: 'quantity', label: t('column.quantity'), isNumber: true, render: ({ quantity }) => format.number(quantity) },
    amount('known'),
    amount('low'),
    amount('high'),
    { id: 'reason', label: t('column.reason'), render: ({ landed: { reason } }) => reason },
  ];
  return <Table label={t('landed')} columns={columns} rows={rows} />;
}
