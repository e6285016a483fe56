import type { EventType } from '#modules/platform/events/event.schema.ts';
import type { NotificationFrequency, NotificationKind } from './notification.schema.ts';

type Frequencies = Record<NotificationKind, NotificationFrequency>;

export const wantsMail = ({ answers, approvals, failures }: Frequencies): boolean =>
  [answers, approvals, failures].some((frequency) => frequency !== 'never');

const kinds: Partial<Record<EventType, NotificationKind>> = {
  'answer.received': 'answers',
  'delivery.replied': 'answers',
  'delivery.drafted': 'approvals',
  'delivery.failed': 'failures',
  'delivery.uncertain': 'failures',
  'delivery.bounced': 'failures',
};

type Fact = { type: EventType; data: { status: string } };

/** Null if nobody is told. A draft that nobody can approve yet waits for a contact. */
export const resolveKind = ({ type, data }: Fact): NotificationKind | null =>
  type === 'delivery.drafted' && data.status !== 'draft' ? null : (kinds[type] ?? null);

const digestHour = 7;

/** Null: never. Daily mails are due at 07:00 UTC. */
export function computeDueAt(frequency: NotificationFrequency, now: Date): Date | null {
  if (frequency === 'never') return null;
  if (frequency === 'immediately') return now;
  const today = new Date(now);
  today.setUTCHours(digestHour, 0, 0, 0);
  return today > now ? today : new Date(today.getTime() + 24 * 3600_000);
}

type Waiting = { status: string; dispatchStatus: string | null; isBounced: boolean };

/** Whether a delivery is still what a notification of this kind says. */
export const isStillTrue = (
  kind: Exclude<NotificationKind, 'answers'>,
  { status, dispatchStatus, isBounced }: Waiting,
): boolean =>
  kind === 'approvals'
    ? status === 'draft'
    : status === 'not_sent' || isBounced || dispatchStatus === 'failed' || dispatchStatus === 'uncertain';
