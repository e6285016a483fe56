import { useQuery } from 'urql';
import { useFreshUrl } from '../../../app/files/fresh-url.ts';
import { useFormat } from '../../../app/format.ts';
import type { VariablesOf } from '../../../app/graphql.ts';
import shared from '../../../app/messages.csv';
import { useMessages } from '../../../app/messages.ts';
import { useSearchState } from '../../../app/search-state.ts';
import { Badge, type Tone } from '../../../components/badge.tsx';
import { FilterSelect } from '../../../components/fields/filter-select.tsx';
import { FileList } from '../../../components/file-list.tsx';
import { readPage } from '../../../components/pager.tsx';
import { Facts, Panel } from '../../../components/panel.tsx';
import { DateTime } from '../../../components/time.tsx';
import { BackOfficeHead } from '../back-office-head.tsx';
import messages from '../messages.csv';
import { Queue } from '../queue.tsx';
import { TaskSteps } from './task-steps.tsx';
import { type Task, tasksQuery } from './tasks.operations.ts';

const statuses = ['open', 'in_progress', 'done', 'cancelled'] as const;
const running: Task['status'][] = ['open', 'in_progress'];
const choices = ['running', ...statuses] as const;
const tones: Record<Task['status'], Tone> = { open: 'caution', in_progress: 'info', done: 'good', cancelled: 'plain' };
const pageSize = 10;

type Variables = VariablesOf<typeof tasksQuery>;

/** Work for customers that operator staff do outside of the service, such as visits. */
export default function TasksPage() {
  const t = useMessages(messages);
  const search = useSearchState();
  const chosen = search.oneOf('status', choices);
  const filter = { status: chosen === 'running' ? running : [chosen] };
  const variables = { ...readPage(search, pageSize), filter };
  const [{ data, error }, reload] = useQuery({ query: tasksQuery, variables });
  const refresh = () => reload({ requestPolicy: 'network-only' });
  return (
    <>
      <BackOfficeHead
        title={t('tasks')}
        lead={t('tasks.lead')}
        aside={
          <FilterSelect
            label={t('column.state')}
            name="status"
            values={choices}
            toLabel={(value) => t(`task.${value}`)}
            search={search}
          />
        }
      />
      <Queue connection={data?.tasks} error={error} reload={refresh} search={search} none={t('tasks.none')}>
        {(nodes) =>
          nodes.map((task) => <TaskPanel key={task.id} task={task} variables={variables} onChange={refresh} />)
        }
      </Queue>
    </>
  );
}

type PanelProps = { task: Task; variables: Variables; onChange: () => void };

function TaskPanel({ task, variables, onChange }: PanelProps) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const format = useFormat();
  const { title, status, assignee, createdAt, note, factories, report, cancellationReason, history } = task;
  return (
    <Panel title={title} aside={<Badge tone={tones[status]}>{t(`task.${status}`)}</Badge>}>
      <Facts
        unknown={words('state.none')}
        facts={[
          [t('tasks.requested'), <DateTime key="requested" at={createdAt} />],
          [t('tasks.assignee'), assignee],
          [t('tasks.factories'), factories.map(({ nameEn, nameZh }) => nameZh ?? nameEn).join(', ')],
        ]}
      />
      {note && <p className="written">{note}</p>}
      {report && (
        <section className="stack tight" aria-label={t('tasks.report')}>
          <span className="small quiet">{t('tasks.reported', { date: format.date(report.date) })}</span>
          <p className="written">{report.text}</p>
        </section>
      )}
      {cancellationReason && <p className="written">{cancellationReason}</p>}
      <TaskFiles task={task} variables={variables} />
      <ol className="entries flat small quiet" aria-label={t('tasks.history')}>
        {history.map(({ at, change, by }) => (
          <li key={`${at} ${change}`} className="row apart">
            <span>
              {t(`task.step.${change}`)} · {t(`task.by.${by}`)}
            </span>
            <DateTime at={at} />
          </li>
        ))}
      </ol>
      {running.includes(status) && <TaskSteps task={task} onChange={onChange} />}
    </Panel>
  );
}

function TaskFiles({ task: { files }, variables }: Omit<PanelProps, 'onChange'>) {
  const words = useMessages(shared);
  const findUrl = useFreshUrl(tasksQuery, variables, ({ tasks }) => tasks.nodes.flatMap((task) => task.files));
  if (files.length === 0) return null;
  return (
    <div className="stack tight">
      <p className="small quiet">{words('file.unscanned')}</p>
      <FileList files={files} findUrl={findUrl} />
    </div>
  );
}
