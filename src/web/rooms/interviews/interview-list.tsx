import { Link } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useSearchState } from '../../app/search-state.ts';
import { useViewer } from '../../app/viewer.ts';
import { Badge } from '../../components/badge.tsx';
import { FilterSelect } from '../../components/fields/filter-select.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pager, readPage } from '../../components/pager.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Since } from '../../components/time.tsx';
import { type InterviewRow, interviewsQuery } from './interviews.operations.ts';
import messages from './messages.csv';
import { StartInterview } from './start-interview.tsx';
import { toneOf } from './status.ts';

const families = ['project_intake', 'capability'] as const;
const choices = ['all', ...families] as const;
const pageSize = 25;

export default function InterviewList() {
  const t = useMessages(messages);
  const search = useSearchState();
  const columns = useColumns();
  const mayWrite = useViewer().rights.includes('WRITE');
  const family = search.oneOf('family', choices);
  const [{ data, error }, reload] = useQuery({
    query: interviewsQuery,
    variables: { ...readPage(search, pageSize), filter: family === 'all' ? {} : { family: [family] } },
  });
  const rows = data?.interviews.nodes;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} aside={mayWrite && <StartInterview />} />
      <div className="filters">
        <FilterSelect
          label={t('column.family')}
          name="family"
          values={choices}
          toLabel={(value) => t(`family.${value}`)}
          search={search}
        />
      </div>
      {error && !data && <Problem error={error} retry={reload} />}
      <div className="panel">
        {!rows && !error && <Skeleton />}
        {rows?.length === 0 && (
          <Empty title={t('none')}>
            <p>{t('none.hint')}</p>
          </Empty>
        )}
        {rows && rows.length > 0 && <Table label={t('title')} columns={columns} rows={rows} />}
      </div>
      {data && <Pager page={data.interviews.pageInfo} total={data.interviews.totalCount} search={search} />}
    </>
  );
}

function useColumns(): Column<InterviewRow>[] {
  const t = useMessages(messages);
  return [
    {
      id: 'family',
      label: t('column.family'),
      isMain: true,
      render: ({ id, family }) => (
        <Link to="/interviews/$id" params={{ id }}>
          {t(`family.${family}`)}
        </Link>
      ),
    },
    { id: 'about', label: t('column.about'), render: (row) => nameSubject(row) ?? t('about.new') },
    {
      id: 'status',
      label: t('column.status'),
      render: ({ status }) => <Badge tone={toneOf(status)}>{t(`status.${status}`)}</Badge>,
    },
    {
      id: 'missing',
      label: t('column.missing'),
      isNumber: true,
      render: ({ missingFacts }) => missingFacts.length,
    },
    {
      id: 'turns',
      label: t('column.turns'),
      isNumber: true,
      render: ({ turnCount, turnLimit }) => t('turns', { count: turnCount, limit: turnLimit }),
    },
    { id: 'since', label: t('column.since'), isNumber: true, render: ({ updatedAt }) => <Since at={updatedAt} /> },
  ];
}

const nameSubject = ({ publishedProject, publishedCapability, project }: InterviewRow): string | undefined =>
  publishedProject?.name ?? publishedCapability?.title ?? project?.name;
