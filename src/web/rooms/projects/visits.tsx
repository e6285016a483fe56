import { useQuery } from 'urql';
import { useFreshUrl } from '../../app/files/fresh-url.ts';
import { useFormat } from '../../app/format.ts';
import { useLive } from '../../app/live.ts';
import shared from '../../app/messages.csv';
import { useMessages } from '../../app/messages.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { FileList } from '../../components/file-list.tsx';
import { Panel } from '../../components/panel.tsx';
import { Problem } from '../../components/states.tsx';
import { DateTime } from '../../components/time.tsx';
import messages from './messages.csv';
import { type Visit, visitChanged, visitsQuery } from './projects.operations.ts';

const tones: Record<Visit['status'], Tone> = {
  open: 'info',
  in_progress: 'info',
  done: 'good',
  cancelled: 'plain',
};

/** Visits to factories that operator staff make, with their reports. Nothing where none was requested. */
export function Visits({ id }: { id: string }) {
  const t = useMessages(messages);
  const [{ data, error }, reload] = useQuery({ query: visitsQuery, variables: { id } });
  useLive(visitChanged, { id }, () => reload({ requestPolicy: 'network-only' }));
  const visits = data?.project?.actions.nodes.flatMap(({ task }) => task ?? []) ?? [];
  if (error) return <Problem error={error} retry={reload} />;
  if (visits.length === 0) return null;
  return (
    <Panel title={t('visits')}>
      {visits.map((visit) => (
        <Requested key={visit.id} projectId={id} visit={visit} />
      ))}
    </Panel>
  );
}

function Requested({ projectId, visit }: { projectId: string; visit: Visit }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const format = useFormat();
  const { title, status, report, cancellationReason, history, files } = visit;
  const findUrl = useFreshUrl(
    visitsQuery,
    { id: projectId },
    ({ project }) => project?.actions.nodes.flatMap(({ task }) => task?.files ?? []) ?? [],
  );
  return (
    <section className="stack tight" aria-label={title}>
      <span className="row apart">
        <strong>{title}</strong>
        <Badge tone={tones[status]}>{t(`visit.${status}`)}</Badge>
      </span>
      {report && (
        <>
          <span className="small quiet">{t('visits.reported', { date: format.date(report.date) })}</span>
          <p className="written">{report.text}</p>
        </>
      )}
      {cancellationReason && <p className="written">{cancellationReason}</p>}
      {files.length > 0 && (
        <>
          <p className="small quiet">{words('file.unscanned')}</p>
          <FileList files={files} findUrl={findUrl} />
        </>
      )}
      <ol className="entries flat small quiet" aria-label={t('visits.history')}>
        {history.map(({ at, change, by }) => (
          <li key={`${at} ${change}`} className="row apart">
            <span>
              {t(`step.${change}`)} · {t(`party.${by}`)}
            </span>
            <DateTime at={at} />
          </li>
        ))}
      </ol>
    </section>
  );
}
