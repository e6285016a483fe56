import { useMessages } from '../../../app/messages.ts';
import { Facts, Panel } from '../../../components/panel.tsx';
import { Empty } from '../../../components/states.tsx';
import { DateTime, Since } from '../../../components/time.tsx';
import type { Factory } from '../factories.operations.ts';
import messages from '../messages.csv';

/** From where each value is, and since when. */
export function Sources({ factory }: { factory: Factory }) {
  const t = useMessages(messages);
  const sources: [string, Factory['ofPlace']][] = [
    [t('column.place'), factory.ofPlace],
    [t('condition.process'), factory.ofProcesses],
    [t('column.minimum'), factory.ofMinimum],
    [t('column.leadTime'), factory.ofLeadTime],
    [t('column.certificates'), factory.ofCertifications],
    [t('column.confidence'), factory.ofConfidence],
  ];
  return (
    <Panel title={t('sources')}>
      <p className="quiet small">{t('sources.hint')}</p>
      <Facts
        unknown={t('unknown')}
        facts={sources.map(([name, source]) => [
          name,
          source && (
            <>
              <code>{source.reference}</code>
              <span className="quiet small">
                {' '}
                <Since at={source.recordedAt} />
              </span>
            </>
          ),
        ])}
      />
    </Panel>
  );
}

type Entry = Factory['history']['nodes'][number];

/** Each import that created or changed the record, newest first. */
export function History({ factory: { history } }: { factory: Factory }) {
  const t = useMessages(messages);
  const rest = history.totalCount - history.nodes.length;
  return (
    <Panel title={t('history')}>
      {history.nodes.length === 0 && <Empty title={t('history.none')} />}
      <ol className="history">
        {history.nodes.map((entry) => (
          <li key={entry.id}>
            <span>
              <DateTime at={entry.at} /> · <code>{entry.reference}</code>
            </span>
            <Changes changes={entry.changes} />
          </li>
        ))}
      </ol>
      {rest > 0 && <p className="quiet small">{t('history.rest', { count: rest })}</p>}
    </Panel>
  );
}

const toText = (value: unknown): string | null =>
  value == null ? null : typeof value === 'string' ? value : JSON.stringify(value);

function Changes({ changes }: Pick<Entry, 'changes'>) {
  const t = useMessages(messages);
  if (!changes) return <span className="quiet small">{t('history.created')}</span>;
  return (
    <dl className="changes small">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>
            <code>{field}</code>
          </dt>
          <dd>
            <del>{toText(before) ?? t('unknown')}</del> → <ins>{toText(after) ?? t('unknown')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
