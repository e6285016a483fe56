import { Link } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { type SearchState, useSearchState } from '../../app/search-state.ts';
import { useViewer } from '../../app/viewer.ts';
import { Badge } from '../../components/badge.tsx';
import { FilterSelect } from '../../components/fields/filter-select.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { firstPage, Pager, readPage } from '../../components/pager.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Since } from '../../components/time.tsx';
import messages from './messages.csv';
import { NewProject } from './new-project.tsx';
import { type ProjectRow, projectsQuery } from './projects.operations.ts';

const statuses = ['active', 'archived'] as const;
const choices = [...statuses, 'all'] as const;
const orders = ['UPDATED_AT', 'NAME', 'CREATED_AT'] as const;
const directions = ['DESC', 'ASC'] as const;
const pageSize = 25;

export default function ProjectList() {
  const t = useMessages(messages);
  const search = useSearchState();
  const mayWrite = useViewer().rights.includes('WRITE');
  const [q, status] = [search.text('q'), search.oneOf('status', choices)];
  const orderBy = { field: search.oneOf('order', orders), direction: search.oneOf('direction', directions) };
  const [{ data, error }, reload] = useQuery({
    query: projectsQuery,
    variables: {
      ...readPage(search, pageSize),
      filter: { ...(q && { q }), status: status === 'all' ? [...statuses] : [status] },
      orderBy,
    },
  });
  const rows = data?.projects.nodes;
  return (
    <>
      <PageHead title={t('list.title')} lead={t('list.lead')} aside={mayWrite && <NewProject />} />
      <Filters search={search} />
      {error && !data && <Problem error={error} retry={reload} />}
      <div className="panel">
        {!data && !error && <Skeleton />}
        {rows?.length === 0 && (
          <Empty title={t(q ? 'list.notFound' : 'list.empty')}>
            <p>{t(q ? 'list.notFoundHint' : 'list.emptyHint')}</p>
          </Empty>
        )}
        {rows && rows.length > 0 && (
          <Table
            label={t('list.title')}
            columns={listColumns(t)}
            rows={rows}
            order={orderBy}
            onOrder={({ field, direction }) => search.change({ ...firstPage, order: field, direction })}
          />
        )}
      </div>
      {data && <Pager page={data.projects.pageInfo} total={data.projects.totalCount} search={search} />}
    </>
  );
}

function Filters({ search }: { search: SearchState }) {
  const t = useMessages(messages);
  return (
    <div className="filters">
      <SearchField
        label={t('list.search')}
        value={search.text('q')}
        onChange={(q) => search.change({ ...firstPage, q })}
      />
      <FilterSelect
        label={t('column.status')}
        name="status"
        values={choices}
        toLabel={(value) => t(`status.${value}`)}
        search={search}
      />
    </div>
  );
}

const listColumns = (t: ReturnType<typeof useMessages>): Column<ProjectRow>[] => [
  {
    id: 'name',
    label: t('column.name'),
    order: 'NAME',
    isMain: true,
    render: ({ id, name }) => (
      <Link to="/projects/$id" params={{ id }}>
        {name}
      </Link>
    ),
  },
  { id: 'product', label: t('column.product'), render: ({ intake }) => intake?.productName },
  { id: 'stage', label: t('column.stage'), render: ({ intake }) => intake?.stage && t(`stage.${intake.stage}`) },
  {
    id: 'waiting',
    label: t('column.waiting'),
    isNumber: true,
    render: ({ waiting: { totalCount } }) => totalCount > 0 && <Badge tone="caution">{totalCount}</Badge>,
  },
  { id: 'messages', label: t('column.messages'), isNumber: true, render: ({ counts }) => counts.deliveries },
  { id: 'requests', label: t('column.requests'), isNumber: true, render: ({ counts }) => counts.rfqs },
  {
    id: 'status',
    label: t('column.status'),
    render: ({ status }) => <Badge tone={status === 'active' ? 'good' : 'plain'}>{t(`status.${status}`)}</Badge>,
  },
  {
    id: 'created',
    label: t('column.created'),
    order: 'CREATED_AT',
    isNumber: true,
    render: ({ createdAt }) => <Since at={createdAt} />,
  },
  {
    id: 'updated',
    label: t('column.updated'),
    order: 'UPDATED_AT',
    isNumber: true,
    render: ({ updatedAt }) => <Since at={updatedAt} />,
  },
];
