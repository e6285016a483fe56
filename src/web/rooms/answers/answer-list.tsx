import { Link } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { useFormat } from '../../app/format.ts';
import { useLive } from '../../app/live.ts';
import { useMessages } from '../../app/messages.ts';
import { useSearchState } from '../../app/search-state.ts';
import { Badge } from '../../components/badge.tsx';
import { FilterSelect } from '../../components/fields/filter-select.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { firstPage, Pager, readPage } from '../../components/pager.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { type Column, Table, type TableProps } from '../../components/table.tsx';
import { Since } from '../../components/time.tsx';
import { type AnswerRow, answerReceived, answersQuery } from './answers.operations.ts';
import messages from './messages.csv';
import { toneOf } from './status.ts';

const statuses = ['proposed', 'accepted', 'refused', 'superseded'] as const;
const choices = [...statuses, 'all'] as const;
const directions = ['DESC', 'ASC'] as const;
const pageSize = 25;

export default function AnswerList() {
  const t = useMessages(messages);
  const search = useSearchState();
  const status = search.oneOf('status', choices);
  const direction = search.oneOf('direction', directions);
  const [{ data, error }, reload] = useQuery({
    query: answersQuery,
    variables: {
      ...readPage(search, pageSize),
      filter: { status: status === 'all' ? [...statuses] : [status] },
      orderBy: { field: 'CREATED_AT', direction },
    },
  });
  useLive(answerReceived, {}, () => reload({ requestPolicy: 'network-only' }));
  return (
    <>
      <PageHead
        title={t('list.title')}
        lead={t('list.lead')}
        aside={
          <FilterSelect
            label={t('column.status')}
            name="status"
            values={choices}
            toLabel={(value) => t(`status.${value}`)}
            search={search}
          />
        }
      />
      {error && !data && <Problem error={error} retry={reload} />}
      <div className="panel">
        {!data && !error && <Skeleton />}
        {data?.answers.nodes.length === 0 && (
          <Empty title={t(status === 'proposed' ? 'list.decided' : 'list.empty')}>
            <p>{t('list.emptyHint')}</p>
          </Empty>
        )}
        {data && data.answers.nodes.length > 0 && (
          <Answers
            rows={data.answers.nodes}
            order={{ field: 'CREATED_AT', direction }}
            onOrder={(order) => search.change({ ...firstPage, direction: order.direction })}
          />
        )}
      </div>
      {data && <Pager page={data.answers.pageInfo} total={data.answers.totalCount} search={search} />}
    </>
  );
}

type AnswersProps = { rows: AnswerRow[] } & Required<Pick<TableProps<AnswerRow>, 'order' | 'onOrder'>>;

function Answers({ rows, ...ordering }: AnswersProps) {
  const t = useMessages(messages);
  const columns: Column<AnswerRow>[] = [
    {
      id: 'factory',
      label: t('column.factory'),
      isMain: true,
      render: ({ id, factoryName }) => (
        <Link to="/answers/$id" params={{ id }}>
          {factoryName}
        </Link>
      ),
    },
    { id: 'prices', label: t('column.prices'), render: (answer) => <Prices answer={answer} /> },
    { id: 'request', label: t('column.request'), render: ({ rfq }) => rfq?.title },
    { id: 'source', label: t('column.source'), render: ({ source }) => t(`source.${source}`) },
    {
      id: 'status',
      label: t('column.status'),
      render: ({ status }) => <Badge tone={toneOf(status)}>{t(`status.${status}`)}</Badge>,
    },
    {
      id: 'since',
      label: t('column.since'),
      order: 'CREATED_AT',
      isNumber: true,
      render: ({ createdAt }) => <Since at={createdAt} />,
    },
  ];
  return <Table label={t('list.title')} columns={columns} rows={rows} {...ordering} />;
}

/** The least and the most of one piece. */
function Prices({ answer: { isDecline, lines } }: { answer: AnswerRow }) {
  const t = useMessages(messages);
  const format = useFormat();
  const prices = lines.flatMap(({ unitPrice }) => unitPrice ?? []);
  const amounts = prices.map(({ amount }) => Number(amount));
  const currency = prices[0]?.currency;
  if (isDecline) return <Badge>{t('offer.decline')}</Badge>;
  if (!currency) return <Badge tone="caution">{t('offer.noPrice')}</Badge>;
  return <span className="number">{format.moneyRange(Math.min(...amounts), Math.max(...amounts), currency)}</span>;
}
