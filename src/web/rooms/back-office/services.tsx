import { useMessages } from '../../app/messages.ts';
import { Badge } from '../../components/badge.tsx';
import { Panel } from '../../components/panel.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Overview } from './back-office.operations.ts';
import messages from './messages.csv';

type Service = { id: string; name: string; isWorking: boolean; note: string };

/** What the service depends on, and whether it is configured and answers. */
export function Services({ health }: Pick<Overview, 'health'>) {
  const t = useMessages(messages);
  const { database, email, tracking, interview, families } = health;
  const rows: Service[] = [
    { id: 'database', name: t('service.database'), isWorking: database === 'ok', note: '' },
    { id: 'email', name: t('service.email'), isWorking: email.configured, note: t('service.emailNote') },
    {
      id: 'tracking',
      name: t('service.tracking'),
      isWorking: tracking.configured > 0,
      note: t('service.trackingNote', { count: tracking.configured }),
    },
    { id: 'interview', name: t('service.interview'), isWorking: interview.wouldRun, note: interview.note },
    ...families.map(({ id, available, note }) => ({
      ...{ id: `family ${id}`, name: t(`family.${id}`), isWorking: available, note },
    })),
  ];
  const columns: Column<Service>[] = [
    { id: 'name', label: t('column.service'), isMain: true, render: ({ name }) => name },
    {
      id: 'state',
      label: t('column.state'),
      render: ({ isWorking }) => (
        <Badge tone={isWorking ? 'good' : 'caution'}>{t(isWorking ? 'service.on' : 'service.off')}</Badge>
      ),
    },
    { id: 'note', label: t('column.note'), render: ({ note }) => <span className="small quiet">{note}</span> },
  ];
  return (
    <Panel title={t('services')} isFlush>
      <Table label={t('services')} columns={columns} rows={rows} />
    </Panel>
  );
}
