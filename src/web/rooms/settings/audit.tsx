import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useSearchState } from '../../app/search-state.ts';
import { FilterSelect } from '../../components/fields/filter-select.tsx';
import { Pager, readPage } from '../../components/pager.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { DateTime } from '../../components/time.tsx';
import messages from './messages.csv';
import { type AuditRow, auditQuery } from './settings.operations.ts';
import { OwnersOnly, SettingsHead } from './settings-head.tsx';
import { VerifyAudit } from './verification.tsx';

const resources = [
  ...(['all', 'delivery', 'rfq', 'answer', 'quote', 'disclosure', 'factory'] as const),
  ...(['key', 'member', 'session', 'passkey', 'organisation', 'webhook'] as const),
] as const;
const pageSize = 50;

export default function Audit() {
  const t = useMessages(messages);
  return (
    <>
      <SettingsHead title={t('audit.title')} lead={t('audit.lead')} />
      <OwnersOnly>
        <VerifyAudit />
        <AuditList />
      </OwnersOnly>
    </>
  );
}

function AuditList() {
  const t = useMessages(messages);
  const search = useSearchState();
  const resource = search.oneOf('resource', resources);
  const [{ data, error }, reload] = useQuery({
    query: auditQuery,
    variables: { ...readPage(search, pageSize), filter: resource === 'all' ? {} : { resource } },
  });
  const rows = data?.auditEntries.nodes;
  return (
    <>
      <div className="filters">
        <FilterSelect
          label={t('audit.resource')}
          name="resource"
          values={resources}
          toLabel={(value) => t(`resource.${value}`)}
          search={search}
        />
      </div>
      {error && !data && <Problem error={error} retry={reload} />}
      <div className="panel">
        {!data && !error && <Skeleton />}
        {rows?.length === 0 && <Empty title={t('audit.none')} />}
        {rows && rows.length > 0 && <Table label={t('audit.title')} columns={listColumns(t)} rows={rows} />}
      </div>
      {data && <Pager page={data.auditEntries.pageInfo} total={data.auditEntries.totalCount} search={search} />}
    </>
  );
}

const listColumns = (t: ReturnType<typeof useMessages>): Column<AuditRow>[] => [
  { id: 'number', label: t('audit.number'), isNumber: true, render: ({ number }) => number },
  { id: 'at', label: t('audit.at'), render: ({ at }) => <DateTime at={at} /> },
  { id: 'action', label: t('audit.action'), isMain: true, render: ({ action }) => <code>{action}</code> },
  { id: 'actor', label: t('audit.actor'), render: ({ actor }) => <code>{actor}</code> },
  {
    id: 'record',
    label: t('audit.record'),
    render: ({ resource, resourceId }) => (
      <span>
        {resource} <code>{resourceId}</code>
      </span>
    ),
  },
  { id: 'hash', label: t('audit.hash'), render: ({ hash }) => <code title={hash}>{hash.slice(0, 12)}</code> },
];
