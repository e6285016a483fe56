import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { Badge } from '../../components/badge.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Comparison, Unknown } from './comparison.operations.ts';
import messages from './messages.csv';

type Row = Unknown & { id: string; factoryName: string; quantities: number[] };

/** What keeps the numbers below from being complete. The same unknown at several quantities is one row. */
export function Unknowns({ comparison: { suppliers } }: { comparison: Comparison }) {
  const t = useMessages(messages);
  const format = useFormat();
  const rows = collectUnknowns(suppliers);
  const columns: Column<Row>[] = [
    { id: 'factory', label: t('column.factory'), isMain: true, render: ({ factoryName }) => factoryName },
    { id: 'layer', label: t('column.layer'), render: ({ layer }) => <Badge>{t(`layer.${layer}`)}</Badge> },
    { id: 'unknown', label: t('column.unknown'), render: ({ message }) => message },
    { id: 'settle', label: t('column.settle'), render: ({ howToSettle }) => howToSettle },
    {
      id: 'quantities',
      label: t('column.quantities'),
      isNumber: true,
      render: ({ quantities }) => quantities.map(format.number).join(' · '),
    },
  ];
  return (
    <Panel
      title={
        <>
          {t('unknowns')}
          {rows.length > 0 && <Badge tone="caution">{rows.length}</Badge>}
        </>
      }
      isFlush
    >
      {rows.length ? (
        <div className="scroll-part">
          <Table label={t('unknowns')} columns={columns} rows={rows} />
        </div>
      ) : (
        <Empty title={t('unknowns.none')} />
      )}
    </Panel>
  );
}

function collectUnknowns(suppliers: Comparison['suppliers']): Row[] {
  const rows = new Map<string, Row>();
  for (const { factoryId, factoryName, cells } of suppliers) {
    for (const { quantity, unknowns } of cells) {
      for (const unknown of unknowns) {
        const id = `${factoryId} ${unknown.code} ${unknown.subject} ${unknown.message}`;
        const row = rows.get(id);
        if (row) row.quantities.push(quantity);
        else rows.set(id, { ...unknown, id, factoryName, quantities: [quantity] });
      }
    }
  }
  return [...rows.values()];
}
