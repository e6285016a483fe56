import { useQuery } from 'urql';
import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { useSearchState } from '../../app/search-state.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { FilterSelect } from '../../components/fields/filter-select.tsx';
import { readPage } from '../../components/pager.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Since } from '../../components/time.tsx';
import { type RunRow, runsQuery } from './back-office.operations.ts';
import { BackOfficeHead } from './back-office-head.tsx';
import messages from './messages.csv';
import { Queue } from './queue.tsx';

const statuses = ['forwarded', 'saved', 'closed'] as const;
const choices = ['all', ...statuses] as const;
const tones: Record<RunRow['status'], Tone> = { saved: 'plain', forwarded: 'info', closed: 'good' };
const pageSize = 25;

export default function RunsPage() {
  const t = useMessages(messages);
  const format = useFormat();
  const search = useSearchState();
  const status = search.oneOf('status', choices);
  const [{ data, error }, reload] = useQuery({
    query: runsQuery,
    variables: { ...readPage(search, pageSize), filter: status === 'all' ? {} : { status: [status] } },
  });
  const columns: Column<RunRow>[] = [
    {
      id: 'capability',
      label: t('column.capability'),
      isMain: true,
      render: ({ capability }) => capability?.title ?? t('runs.withdrawn'),
    },
    { id: 'factory', label: t('column.factory'), render: ({ capability }) => capability?.factoryName },
    {
      id: 'quantity',
      label: t('column.quantity'),
      isNumber: true,
      render: ({ quantity }) => format.number(quantity),
    },
    {
      id: 'state',
      label: t('column.state'),
      render: ({ status }) => <Badge tone={tones[status]}>{t(`run.${status}`)}</Badge>,
    },
    {
      id: 'forwarded',
      label: t('column.forwarded'),
      isNumber: true,
      render: ({ forwardedAt }) => (forwardedAt ? <Since at={forwardedAt} /> : t('runs.notForwarded')),
    },
    {
      id: 'created',
      label: t('column.created'),
      isNumber: true,
      render: ({ createdAt }) => <Since at={createdAt} />,
    },
  ];
  return (
    <>
      <BackOfficeHead
        title={t('runs')}
        lead={t('runs.lead')}
        aside={
          <FilterSelect
            label={t('column.state')}
            name="status"
            values={choices}
            toLabel={(value) => t(`run.${value}`)}
            search={search}
          />
        }
      />
      <Queue connection={data?.runs} error={error} reload={reload} search={search} none={t('runs.none')}>
        {(rows) => (
          <div className="panel">
            <Table label={t('runs')} columns={columns} rows={rows} />
          </div>
        )}
      </Queue>
    </>
  );
}
