import { Link } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Badge } from '../../components/badge.tsx';
import { Panel } from '../../components/panel.tsx';
import { Problem, Skeleton } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Since } from '../../components/time.tsx';
import { type Overview, overviewQuery } from './back-office.operations.ts';
import { BackOfficeHead } from './back-office-head.tsx';
import messages from './messages.csv';
import { Services } from './services.tsx';

/** How much of one kind waits, and since when. */
type Queue = {
  id: string;
  to: string;
  search?: { status: string[] };
  label: string;
  count: number;
  oldest: string | null;
};

export default function OverviewPage() {
  const t = useMessages(messages);
  const { rights } = useViewer();
  const [{ data, error }, reload] = useQuery({
    query: overviewQuery,
    variables: { operates: rights.includes('OPERATE'), reviews: rights.includes('REVIEW_CAPABILITIES') },
  });
  return (
    <>
      <BackOfficeHead title={t('overview')} lead={t('overview.lead')} />
      {error && !data && <Problem error={error} retry={reload} />}
      {!data && !error && <Skeleton />}
      {data && (
        <Panel title={t('waiting')} isFlush>
          <Queues queues={listQueues(data)} />
        </Panel>
      )}
      {data && <Services health={data.health} />}
    </>
  );
}

function Queues({ queues }: { queues: Queue[] }) {
  const t = useMessages(messages);
  const columns: Column<Queue>[] = [
    {
      id: 'queue',
      label: t('column.queue'),
      isMain: true,
      render: ({ to, search, label }) => (
        <Link to={to} {...(search && { search })}>
          {t(label)}
        </Link>
      ),
    },
    {
      id: 'count',
      label: t('column.waiting'),
      isNumber: true,
      render: ({ count }) => <Badge tone={count > 0 ? 'caution' : 'plain'}>{count}</Badge>,
    },
    {
      id: 'oldest',
      label: t('column.oldest'),
      isNumber: true,
      render: ({ oldest }) => (oldest ? <Since at={oldest} /> : t('none')),
    },
  ];
  return <Table label={t('waiting')} columns={columns} rows={queues} />;
}

function listQueues(overview: Overview): Queue[] {
  const {
    outbox,
    withoutContact,
    unsettledDeliveries: unsettled,
    tasks,
    unmatchedReplies,
    rfqDesk,
    reviewQueue,
  } = overview;
  const queue = (id: string, to: string, count: number | undefined, oldest: string | null | undefined) =>
    count === undefined ? [] : [{ id, to, label: id, count, oldest: oldest ?? null }];
  return [
    ...queue('outbox', '/back-office/outbox', outbox?.totalCount, outbox?.nodes[0]?.waitingSince),
    ...queue(
      'withoutContact',
      '/back-office/outbox',
      withoutContact?.totalCount,
      withoutContact?.nodes[0]?.waitingSince,
    ).map((one) => ({ ...one, search: { status: ['needs_contact'] } })),
    ...queue('unsettled', '/back-office/unsettled', unsettled?.totalCount, unsettled?.nodes[0]?.approvedAt),
    ...queue('tasks', '/back-office/tasks', tasks?.totalCount, tasks?.nodes[0]?.createdAt),
    ...queue('replies', '/back-office/replies', unmatchedReplies?.totalCount, unmatchedReplies?.nodes[0]?.receivedAt),
    ...queue('requests', '/back-office/requests', rfqDesk?.totalCount, rfqDesk?.nodes[0]?.createdAt),
    ...queue('capabilities', '/back-office/capabilities', reviewQueue?.totalCount, reviewQueue?.nodes[0]?.submittedAt),
  ];
}
