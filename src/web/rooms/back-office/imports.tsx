import { useEffect } from 'react';
import { useQuery } from 'urql';
import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { useSearchState } from '../../app/search-state.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { readPage } from '../../components/pager.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Since } from '../../components/time.tsx';
import { BackOfficeHead } from './back-office-head.tsx';
import { type ImportRow, importsQuery } from './imports.operations.ts';
import messages from './messages.csv';
import { Queue } from './queue.tsx';

const tones: Record<ImportRow['state'], Tone> = { running: 'info', finished: 'good', stopped: 'danger' };
const pageSize = 25;
const pollMs = 2000;

/** Imports of factories at the console, the newest first; a running one is followed. */
export default function ImportsPage() {
  const t = useMessages(messages);
  const search = useSearchState();
  const [{ data, error }, reload] = useQuery({ query: importsQuery, variables: readPage(search, pageSize) });
  const isRunning = data?.factoryImports.nodes.some(({ state }) => state === 'running') ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => reload({ requestPolicy: 'network-only' }), pollMs);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  return (
    <>
      <BackOfficeHead title={t('imports')} lead={t('imports.lead')} />
      <Queue connection={data?.factoryImports} error={error} reload={reload} search={search} none={t('imports.none')}>
        {(rows) => (
          <div className="panel">
            <Imports rows={rows} />
          </div>
        )}
      </Queue>
    </>
  );
}

function Imports({ rows }: { rows: readonly ImportRow[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const count = (id: 'imported' | 'updated' | 'unchanged' | 'rejected'): Column<ImportRow> => ({
    id,
    label: t(`imports.${id}`),
    isNumber: true,
    render: (row) => {
      const value = row[id];
      return value === null ? <span className="quiet">{t('imports.unknown')}</span> : format.number(value);
    },
  });
  const columns: Column<ImportRow>[] = [
    { id: 'source', label: t('imports.source'), isMain: true, render: ({ source }) => source },
    { id: 'state', label: t('column.state'), render: (row) => <State {...row} /> },
    ...(['imported', 'updated', 'unchanged', 'rejected'] as const).map(count),
    { id: 'created', label: t('imports.begun'), isNumber: true, render: ({ createdAt }) => <Since at={createdAt} /> },
  ];
  return <Table label={t('imports')} columns={columns} rows={rows} />;
}

function State({ state, readShare }: Pick<ImportRow, 'state' | 'readShare'>) {
  const t = useMessages(messages);
  const percent = Math.floor(100 * (readShare ?? 0));
  return (
    <span className="row">
      <Badge tone={tones[state]}>{t(`imports.state.${state}`)}</Badge>
      {state !== 'finished' && readShare !== null && (
        <progress
          value={readShare}
          max={1}
          aria-label={t('imports.read', { percent })}
          title={t('imports.read', { percent })}
        />
      )}
    </span>
  );
}
