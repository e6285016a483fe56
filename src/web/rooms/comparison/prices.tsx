import { useFormat } from '../../app/format.ts';
import shared from '../../app/messages.csv';
import { type Translate, useMessages } from '../../app/messages.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { Panel } from '../../components/panel.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Cell, Comparison, Supplier } from './comparison.operations.ts';
import messages from './messages.csv';

export const bases = ['quoted', 'usd'] as const;
export type Basis = (typeof bases)[number];

type Row = { id: string; supplier: Supplier; cell: Cell };
type Amounts = NonNullable<Cell['quoted']>;

/** One table for each quantity, in the order of the service: by name, without a winner. */
export const Prices = ({ comparison: { quantities, suppliers }, basis }: { comparison: Comparison; basis: Basis }) =>
  quantities.map((quantity) => (
    <Band key={quantity} quantity={quantity} rows={suppliers.flatMap((one) => toRows(one, quantity))} basis={basis} />
  ));

const toRows = (supplier: Supplier, quantity: number): Row[] =>
  supplier.cells
    .filter((cell) => cell.quantity === quantity)
    .map((cell) => ({ id: supplier.factoryId, supplier, cell }));

function Band({ quantity, rows, basis }: { quantity: number; rows: Row[]; basis: Basis }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const format = useFormat();
  const title = t('band', { quantity });
  const amount = (name: keyof Amounts): Column<Row> => ({
    id: name,
    label: t(`amount.${name}`),
    isNumber: true,
    render: ({ cell }) => {
      const money = cell[basis]?.[name];
      return money ? format.money(money) : <span className="quiet">{words('state.unknown')}</span>;
    },
  });
  const columns: Column<Row>[] = [
    { id: 'factory', label: t('column.factory'), isMain: true, render: ({ supplier }) => <Name supplier={supplier} /> },
    amount('unitPrice'),
    amount('toolingCost'),
    amount('toolingPerUnit'),
    amount('totalPerUnit'),
    amount('total'),
    {
      id: 'moq',
      label: t('column.moq'),
      isNumber: true,
      render: ({ cell: { moq } }) => (moq === null ? words('state.unknown') : format.number(moq)),
    },
    {
      id: 'leadTime',
      label: t('column.leadTime'),
      isNumber: true,
      render: ({ cell: { leadTimeDays: days } }) => (days ? writeDays(days, t) : words('state.unknown')),
    },
    {
      id: 'terms',
      label: t('column.terms'),
      render: ({ supplier: { incoterm, namedPlace } }) =>
        [incoterm, namedPlace].filter(Boolean).join(' ') || words('state.unknown'),
    },
  ];
  const reasons = rows.flatMap(({ id, supplier, cell: { parts } }) =>
    parts.map(({ name, bandReason }) => ({
      id: `${id} ${name}`,
      text: `${supplier.factoryName}, ${name}: ${bandReason}`,
    })),
  );
  return (
    <Panel title={title} aside={<span className="small quiet">{t(`basis.${basis}`)}</span>} isFlush>
      <Table label={title} columns={columns} rows={rows} />
      {reasons.length > 0 && (
        <details className="reasons">
          <summary>{t('band.reasons')}</summary>
          <ul className="small quiet">
            {reasons.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

const writeDays = ({ low, high }: { low: number; high: number }, t: Translate): string =>
  low === high ? t('days', { days: low }) : t('days.range', { low, high });

const tones: Partial<Record<Supplier['answerState'], Tone>> = { quoted: 'good', failed: 'danger', declined: 'plain' };

function Name({ supplier: { factoryName, answerState, validity, validUntil } }: { supplier: Supplier }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <span className="stack tight">
      {factoryName}
      <span className="row">
        <Badge tone={tones[answerState] ?? 'info'}>{t(`state.${answerState}`)}</Badge>
        {validity === 'expired' && validUntil && (
          <Badge tone="caution">{t('expired', { date: format.date(validUntil) })}</Badge>
        )}
      </span>
    </span>
  );
}
