import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useQuery } from 'urql';
import type { ResultOf } from '../../app/graphql.ts';
import shared from '../../app/messages.csv';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Since } from '../../components/time.tsx';
import messages from './messages.csv';
import { waitingQuery } from './review.operations.ts';

type Row = ResultOf<typeof waitingQuery>['deliveries']['nodes'][number];

const pageSize = 50;

export default function ReviewList() {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const [first, setFirst] = useState(pageSize);
  const [{ data, error }, reload] = useQuery({ query: waitingQuery, variables: { first } });
  const columns: Column<Row>[] = [
    {
      id: 'message',
      label: t('column.message'),
      isMain: true,
      render: ({ id, subject }) => (
        <Link to="/review/$id" params={{ id }}>
          {subject ?? t('noSubject')}
        </Link>
      ),
    },
    { id: 'factory', label: t('column.factory'), render: ({ factoryName }) => factoryName },
    { id: 'project', label: t('column.project'), render: ({ project }) => project.name },
    { id: 'channel', label: t('column.channel'), render: ({ channel }) => words(`channel.${channel}`) },
    { id: 'since', label: t('column.since'), isNumber: true, render: ({ createdAt }) => <Since at={createdAt} /> },
  ];
  return (
    <>
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      {error && !data && <Problem error={error} retry={reload} />}
      <div className="panel">
        {!data && !error && <Skeleton />}
        {data?.deliveries.nodes.length === 0 && (
          <Empty title={t('list.empty')}>
            <p>{t('list.emptyHint')}</p>
          </Empty>
        )}
        {data && data.deliveries.nodes.length > 0 && (
          <Table label={t('list.label')} columns={columns} rows={data.deliveries.nodes} />
        )}
      </div>
      {data?.deliveries.pageInfo.hasNextPage && (
        <Button onPress={() => setFirst(first + pageSize)}>{words('table.more')}</Button>
      )}
    </>
  );
}
