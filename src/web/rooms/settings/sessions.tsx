import { useMutation, useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/panel.tsx';
import { Problem, Skeleton } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { DateTime, Since } from '../../components/time.tsx';
import messages from './messages.csv';
import { endSessionMutation, type SessionRow, sessionsQuery } from './settings.operations.ts';

/** The newest 50 open sessions of the organisation. */
export function Sessions() {
  const t = useMessages(messages);
  const [{ data, error }, reload] = useQuery({ query: sessionsQuery });
  const [{ error: refused, fetching }, end] = useMutation(endSessionMutation);

  async function endOne(id: string) {
    await end({ input: { id } });
    reload({ requestPolicy: 'network-only' });
  }
  const columns: Column<SessionRow>[] = [
    { id: 'email', label: t('members.email'), isMain: true, render: ({ email }) => email },
    { id: 'since', label: t('sessions.since'), isNumber: true, render: ({ createdAt }) => <Since at={createdAt} /> },
    { id: 'until', label: t('sessions.until'), isNumber: true, render: ({ expiresAt }) => <DateTime at={expiresAt} /> },
    {
      id: 'end',
      label: t('sessions.end'),
      render: ({ id, email, current }) =>
        current ? (
          t('sessions.this')
        ) : (
          <Button isDisabled={fetching} onPress={() => void endOne(id)} aria-label={t('sessions.endOf', { email })}>
            {t('sessions.end')}
          </Button>
        ),
    },
  ];
  return (
    <Panel title={t('sessions.title')} isFlush>
      {error && !data && <Problem error={error} retry={reload} />}
      {refused && <Problem error={refused} />}
      {!data && !error && <Skeleton />}
      {data && <Table label={t('sessions.title')} columns={columns} rows={data.sessions.nodes} />}
    </Panel>
  );
}
