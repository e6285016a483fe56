import type { ReactNode } from 'react';
import { useFormat } from '../../app/format.ts';
import shared from '../../app/messages.csv';
import { useMessages } from '../../app/messages.ts';
import { Panel } from '../../components/panel.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Answer, AnswerLine } from './answers.operations.ts';
import { writeDays } from './days.ts';
import { findEvidence, Passages } from './evidence.tsx';
import messages from './messages.csv';

type Row = AnswerLine & { id: string };

/** Each value with the passage that states it. A value that is not stated says so. */
export function Prices({ answer: { lines, evidence } }: { answer: Answer }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const format = useFormat();

  const stated = (line: AnswerLine, field: Parameters<typeof findEvidence>[1], shown: ReactNode, value?: string) =>
    shown === null ? (
      <span className="quiet">{words('state.unknown')}</span>
    ) : (
      <span className="stated">
        <span className="number">{shown}</span>
        <Passages passages={findEvidence(evidence, field, line)} {...(value !== undefined && { value })} />
      </span>
    );
  const columns: Column<Row>[] = [
    {
      id: 'part',
      label: t('column.part'),
      isMain: true,
      render: ({ line, description }) => line?.name ?? description,
    },
    { id: 'quantity', label: t('column.quantity'), isNumber: true, render: ({ quantity }) => format.number(quantity) },
    {
      id: 'unitPrice',
      label: t('column.unitPrice'),
      render: (line) =>
        stated(line, 'unitPrice', line.unitPrice && format.money(line.unitPrice), line.unitPrice?.amount),
    },
    {
      id: 'tooling',
      label: t('column.tooling'),
      render: (line) =>
        stated(line, 'toolingCost', line.toolingCost && format.money(line.toolingCost), line.toolingCost?.amount),
    },
    {
      id: 'moq',
      label: t('column.moq'),
      render: (line) => stated(line, 'moq', line.moq === null ? null : format.number(line.moq), String(line.moq)),
    },
    {
      id: 'leadTime',
      label: t('column.leadTime'),
      render: (line) => {
        const days = line.leadTimeDays;
        return stated(line, 'leadTimeDays', days && writeDays(days, t), String(days?.high));
      },
    },
  ];
  const rows = lines.map((line, at): Row => ({ ...line, id: String(at) }));
  return (
    <Panel
      title={t('prices.title')}
      aside={<span className="small quiet">{t(evidence.length ? 'prices.mail' : 'prices.link')}</span>}
      isFlush
    >
      <Table label={t('prices.title')} columns={columns} rows={rows} />
    </Panel>
  );
}
