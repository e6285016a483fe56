import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { useFormat } from '../../app/format.ts';
import { useLive } from '../../app/live.ts';
import shared from '../../app/messages.csv';
import { type Translate, useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Badge } from '../../components/badge.tsx';
import { LinkButton } from '../../components/button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty, Notice, Problem, Skeleton } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Since } from '../../components/time.tsx';
import { deliveriesChanged, type HomeData, homeQuery } from './home.operations.ts';
import messages from './messages.csv';

export default function Home() {
  const t = useMessages(messages);
  const { rights } = useViewer();
  return (
    <>
      <PageHead title={t('title')} lead={rights.includes('READ') ? t('lead') : undefined} />
      {rights.includes('READ') ? (
        <Waiting />
      ) : (
        <Notice title={t('staff.title')}>
          <p>{t('staff.text')}</p>
          <LinkButton to="/back-office">{t('staff.open')}</LinkButton>
        </Notice>
      )}
    </>
  );
}

function Waiting() {
  const t = useMessages(messages);
  const [{ data, error }, reload] = useQuery({ query: homeQuery });
  const isLive = useLive(deliveriesChanged, {}, () => reload({ requestPolicy: 'network-only' }));
  if (error && !data) return <Problem error={error} retry={reload} />;
  if (!data) return <Skeleton lines={8} />;
  return (
    <>
      {!isLive && <Notice tone="caution" title={t('live.lost')} />}
      <Approvals waiting={data.waiting} />
      <Answers answers={data.answers} />
      <Asked asked={data.asked.nodes} />
      <Failed data={data} />
    </>
  );
}

const nameOf = (subject: string | null, t: Translate) => subject ?? t('noSubject');

const project = (name: string): Column<{ id: string; project: { name: string } | null }> => ({
  id: 'project',
  label: name,
  render: (row) => row.project?.name,
});

function Approvals({ waiting: { totalCount, nodes } }: Pick<HomeData, 'waiting'>) {
  const t = useMessages(messages);
  const isMine = useViewer().rights.includes('APPROVE');
  const columns: Column<HomeData['waiting']['nodes'][number]>[] = [
    {
      id: 'message',
      label: t('column.message'),
      isMain: true,
      render: ({ id, subject }) => (
        <Link to="/review/$id" params={{ id }}>
          {nameOf(subject, t)}
        </Link>
      ),
    },
    { id: 'factory', label: t('column.factory'), render: ({ factoryName }) => factoryName },
    project(t('column.project')),
    { id: 'since', label: t('column.since'), isNumber: true, render: ({ createdAt }) => <Since at={createdAt} /> },
  ];
  const title = isMine ? t('waiting.you') : t('waiting.approver');
  const aside = totalCount > nodes.length && <Link to="/review">{t('waiting.all', { count: totalCount })}</Link>;
  return (
    <Panel title={<Counted title={title} count={totalCount} tone="good" />} aside={aside} isFlush>
      {nodes.length ? (
        <Table label={title} columns={columns} rows={nodes} />
      ) : (
        <Empty title={t('waiting.none')}>
          <p>{t('waiting.noneHint')}</p>
        </Empty>
      )}
    </Panel>
  );
}

type CountedProps = { title: string; count: number; tone: 'good' | 'info' | 'danger' };
const Counted = ({ title, count, tone }: CountedProps): ReactNode => (
  <>
    {title}
    {count > 0 && <Badge tone={tone}>{count}</Badge>}
  </>
);

function Answers({ answers: { totalCount, nodes } }: Pick<HomeData, 'answers'>) {
  const t = useMessages(messages);
  const aside = totalCount > nodes.length && <Link to="/answers">{t('waiting.all', { count: totalCount })}</Link>;
  const columns: Column<HomeData['answers']['nodes'][number]>[] = [
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
    {
      id: 'kind',
      label: t('column.kind'),
      render: ({ isDecline }) =>
        isDecline ? <Badge>{t('answers.decline')}</Badge> : <Badge tone="good">{t('answers.offer')}</Badge>,
    },
    { id: 'request', label: t('column.request'), render: ({ rfq }) => rfq?.title },
    { id: 'since', label: t('column.since'), isNumber: true, render: ({ createdAt }) => <Since at={createdAt} /> },
  ];
  return (
    <Panel title={<Counted title={t('answers')} count={totalCount} tone="info" />} aside={aside} isFlush>
      {nodes.length ? (
        <Table label={t('answers')} columns={columns} rows={nodes} />
      ) : (
        <Empty title={t('answers.none')} />
      )}
    </Panel>
  );
}

/** Statuses of invitations whose message has left, and of those that were answered. */
const sentStatuses = new Set(['sent', 'answered', 'quoted', 'declined', 'expired']);
const answeredStatuses = new Set(['answered', 'quoted', 'declined']);

function Asked({ asked }: { asked: HomeData['asked']['nodes'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns: Column<HomeData['asked']['nodes'][number]>[] = [
    {
      id: 'request',
      label: t('column.request'),
      isMain: true,
      render: ({ id, title }) => (
        <Link to="/answers/compare/$id" params={{ id }}>
          {title}
        </Link>
      ),
    },
    project(t('column.project')),
    {
      id: 'state',
      label: t('column.state'),
      render: ({ invitations }) => {
        const count = (of: Set<string>) => invitations.filter(({ status }) => of.has(status)).length;
        return t('asked.progress', { answered: count(answeredStatuses), sent: count(sentStatuses) });
      },
    },
    {
      id: 'deadline',
      label: t('column.deadline'),
      isNumber: true,
      render: ({ requested: { quoteBy } }) => quoteBy && t('asked.by', { date: format.date(quoteBy) }),
    },
  ];
  return (
    <Panel title={t('asked')} isFlush>
      {asked.length ? <Table label={t('asked')} columns={columns} rows={asked} /> : <Empty title={t('asked.none')} />}
    </Panel>
  );
}

function Failed({ data: { failed, unsettled } }: { data: HomeData }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const rows = [...new Map([...unsettled.nodes, ...failed.nodes].map((one) => [one.id, one])).values()];
  const columns: Column<HomeData['failed']['nodes'][number]>[] = [
    {
      id: 'message',
      label: t('column.message'),
      isMain: true,
      render: ({ id, subject }) => (
        <Link to="/review/$id" params={{ id }}>
          {nameOf(subject, t)}
        </Link>
      ),
    },
    { id: 'factory', label: t('column.factory'), render: ({ factoryName }) => factoryName },
    {
      id: 'state',
      label: t('column.state'),
      render: ({ status }) => <Badge tone="danger">{words(`status.${status}`)}</Badge>,
    },
    { id: 'since', label: t('column.since'), isNumber: true, render: ({ updatedAt }) => <Since at={updatedAt} /> },
  ];
  return (
    <Panel title={<Counted title={t('failed')} count={rows.length} tone="danger" />} isFlush>
      {rows.length ? <Table label={t('failed')} columns={columns} rows={rows} /> : <Empty title={t('failed.none')} />}
    </Panel>
  );
}
