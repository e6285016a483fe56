import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useSearchState } from '../../app/search-state.ts';
import { useViewer } from '../../app/viewer.ts';
import { SearchField } from '../../components/fields/search-field.tsx';
import { firstPage, Pager, readPage } from '../../components/pager.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Since } from '../../components/time.tsx';
import { InviteMember } from './invite.tsx';
import { ChangeRole, RemoveMember } from './member-actions.tsx';
import messages from './messages.csv';
import { Sessions } from './sessions.tsx';
import { type MemberRow, membersQuery } from './settings.operations.ts';
import { OwnersOnly, SettingsHead } from './settings-head.tsx';

const orders = ['CREATED_AT', 'EMAIL'] as const;
const directions = ['DESC', 'ASC'] as const;
const pageSize = 25;

export default function Members() {
  const t = useMessages(messages);
  const mayAdminister = useViewer().rights.includes('ADMINISTER');
  return (
    <>
      <SettingsHead title={t('members.title')} lead={t('members.lead')} aside={mayAdminister && <InviteMember />} />
      <OwnersOnly>
        <MemberList />
        <Sessions />
      </OwnersOnly>
    </>
  );
}

function MemberList() {
  const t = useMessages(messages);
  const { email } = useViewer();
  const search = useSearchState();
  const q = search.text('q');
  const orderBy = { field: search.oneOf('order', orders), direction: search.oneOf('direction', directions) };
  const [{ data, error }, reload] = useQuery({
    query: membersQuery,
    variables: { ...readPage(search, pageSize), filter: q ? { q } : {}, orderBy },
  });
  const rows = data?.members.nodes;
  return (
    <>
      <div className="filters">
        <SearchField
          label={t('members.search')}
          value={q}
          onChange={(text) => search.change({ ...firstPage, q: text })}
        />
      </div>
      {error && !data && <Problem error={error} retry={reload} />}
      <div className="panel">
        {!data && !error && <Skeleton />}
        {rows?.length === 0 && (
          <Empty title={t('members.none')}>
            <p>{t('members.noneHint')}</p>
          </Empty>
        )}
        {rows && rows.length > 0 && (
          <Table
            label={t('members.title')}
            columns={listColumns(t, email)}
            rows={rows}
            order={orderBy}
            onOrder={({ field, direction }) => search.change({ ...firstPage, order: field, direction })}
          />
        )}
      </div>
      {data && <Pager page={data.members.pageInfo} total={data.members.totalCount} search={search} />}
    </>
  );
}

const listColumns = (t: ReturnType<typeof useMessages>, own: string | null): Column<MemberRow>[] => [
  { id: 'email', label: t('members.email'), order: 'EMAIL', isMain: true, render: ({ email }) => email },
  {
    id: 'role',
    label: t('members.role'),
    render: (member) => <ChangeRole member={member} isOwn={member.email === own} />,
  },
  {
    id: 'signedIn',
    label: t('members.signedIn'),
    isNumber: true,
    render: ({ signedInAt }) => (signedInAt ? <Since at={signedInAt} /> : t('members.never')),
  },
  {
    id: 'created',
    label: t('members.created'),
    order: 'CREATED_AT',
    isNumber: true,
    render: ({ createdAt }) => <Since at={createdAt} />,
  },
  {
    id: 'remove',
    label: t('members.remove'),
    render: (member) => member.email !== own && <RemoveMember member={member} />,
  },
];
