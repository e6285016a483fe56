import { Link } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { useFormat } from '../../../app/format.ts';
import { useMessages } from '../../../app/messages.ts';
import { useSearchState } from '../../../app/search-state.ts';
import { Badge, type Tone } from '../../../components/badge.tsx';
import { readPage } from '../../../components/pager.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import { Since } from '../../../components/time.tsx';
import { BackOfficeHead } from '../back-office-head.tsx';
import messages from '../messages.csv';
import { Queue } from '../queue.tsx';
import { type RequestRow, requestsQuery } from './requests.operations.ts';

const pageSize = 25;
export const requestTones: Record<RequestRow['status'], Tone> = { draft: 'caution', sent: 'info', closed: 'plain' };

export default function RequestsPage() {
  const t = useMessages(messages);
  const columns = useColumns();
  const search = useSearchState();
  const [{ data, error }, reload] = useQuery({ query: requestsQuery, variables: readPage(search, pageSize) });
  return (
    <>
      <BackOfficeHead title={t('requests')} lead={t('requests.lead')} />
      <Queue connection={data?.rfqDesk} error={error} reload={reload} search={search} none={t('requests.none')}>
        {(rows) => (
          <div className="panel">
            <Table label={t('requests')} columns={columns} rows={rows} />
          </div>
        )}
      </Queue>
    </>
  );
}

function useColumns(): Column<RequestRow>[] {
  const t = useMessages(messages);
  const format = useFormat();
  return [
    {
      id: 'title',
      label: t('column.request'),
      isMain: true,
      render: ({ id, title }) => (
        <Link to="/back-office/requests/$id" params={{ id }}>
          {title}
        </Link>
      ),
    },
    { id: 'project', label: t('column.project'), render: ({ projectName }) => projectName },
    {
      id: 'state',
      label: t('column.state'),
      render: ({ status }) => <Badge tone={requestTones[status]}>{t(`request.${status}`)}</Badge>,
    },
    {
      id: 'quotes',
      label: t('column.quotes'),
      isNumber: true,
      render: ({ quotes, invitations }) => {
        const count = quotes.filter(({ status }) => status === 'submitted').length;
        return t('requests.quoted', { count, of: invitations.length });
      },
    },
    {
      id: 'by',
      label: t('column.deadline'),
      isNumber: true,
      render: ({ requested: { quoteBy } }) => (quoteBy ? format.date(quoteBy) : t('requests.noDeadline')),
    },
    { id: 'created', label: t('column.created'), isNumber: true, render: ({ createdAt }) => <Since at={createdAt} /> },
  ];
}
