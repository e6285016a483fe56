import { useMessages } from '../../../app/messages.ts';
import type { Tone } from '../../../components/badge.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Panel } from '../../../components/panel.tsx';
import { DateTime } from '../../../components/time.tsx';
import messages from '../messages.csv';
import type { Delivery } from '../review.operations.ts';

type Entry = { at: string | null | undefined; text: string; tone: Tone; detail?: string | null };

const bad = new Set(['bounced', 'complained', 'failed', 'suppressed']);

/** What happened to the message, oldest first. */
export function Timeline({ delivery, isLive }: { delivery: Delivery; isLive: boolean }) {
  const t = useMessages(messages);
  const { createdAt, approvedAt, approvedBy, rejectedAt, rejectReason, dispatch, events } = delivery;
  const attempts = dispatch && dispatch.attempts > 0 ? t('timeline.attempts', { count: dispatch.attempts }) : null;
  const outcome = dispatch?.lastOutcome ? t('timeline.outcome', { outcome: dispatch.lastOutcome }) : null;
  const all: Entry[] = [
    { at: createdAt, text: t('timeline.drafted'), tone: 'plain' },
    { at: rejectedAt, text: t('timeline.rejected'), tone: 'plain', detail: rejectReason },
    { at: approvedAt, text: t('timeline.approved', { name: approvedBy?.label ?? t('timeline.key') }), tone: 'info' },
    {
      at: dispatch?.firstAttemptAt,
      text: t('timeline.attempt'),
      tone: 'info',
      detail: [attempts, outcome].filter(Boolean).join(' · '),
    },
    { at: dispatch?.acceptedAt, text: t('timeline.accepted'), tone: 'good' },
    ...events.map(({ type, at }): Entry => ({ at, text: t(`event.${type}`), tone: bad.has(type) ? 'danger' : 'good' })),
  ];
  const entries = all.filter(({ at }) => at).toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
  return (
    <Panel
      title={t('timeline')}
      aside={<Badge tone={isLive ? 'good' : 'caution'}>{isLive ? t('timeline.live') : t('timeline.lost')}</Badge>}
    >
      <ol className="timeline">
        {entries.map(({ at, text, tone, detail }) => (
          <li key={`${at} ${text}`} className={tone}>
            <span>{text}</span>
            {at && (
              <span className="small quiet">
                <DateTime at={at} />
              </span>
            )}
            {detail && <span className="small quiet">{detail}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
