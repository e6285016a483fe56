import { z } from 'zod';
import type { Viewer } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Cursors, Keyset } from '#kernel/pagination/page.ts';
import { invalidField } from '#kernel/validation.ts';
import type { ChangeScan, DatabaseMoment, Position, WatchTarget } from './change.schema.ts';

const nilId = '00000000-0000-0000-0000-000000000000';
export const initialPosition: Position = { from: null, to: null, past: nilId };

export function advance({ from, to }: Position, { snapshot, ids: [id, another] }: ChangeScan, atMs: number): Position {
  const until = to ?? { snapshot, atMs };
  return id && another ? { from, to: until, past: id } : { from: until, to: null, past: nilId };
}

const eventIdLifetimeMs = 24 * 3600_000;
const noMoment: DatabaseMoment = { snapshot: '', atMs: 0 };
const Saved = z.tuple([z.string(), z.number(), z.string(), z.number(), z.uuid()]);

export function encodeEventId(cursors: Cursors, watched: WatchTarget, { from, to, past }: Position): string {
  const [since, until] = [from ?? noMoment, to ?? noMoment];
  return cursors.encode(formatTarget(watched), [since.snapshot, since.atMs, until.snapshot, until.atMs, past]);
}

/** Changes are kept for 24 hours; an older position could have missed some and is refused. */
export function parseEventId(cursors: Cursors, watched: WatchTarget, eventId: string, now: Date): Position {
  const [since, sinceMs, until, untilMs, past] = Saved.parse(decodeKeyset(cursors, watched, eventId));
  const from = since ? { snapshot: since, atMs: sinceMs } : null;
  const to = until ? { snapshot: until, atMs: untilMs } : null;
  const { atMs } = from ?? to ?? noMoment;
  if (now.getTime() - atMs > eventIdLifetimeMs) throw createInvalidEventId('This eventId is older than 24 hours');
  return { from, to, past };
}

function decodeKeyset(cursors: Cursors, watched: WatchTarget, eventId: string): Keyset {
  try {
    return cursors.decode(formatTarget(watched), eventId, 'after');
  } catch {
    throw createInvalidEventId('This eventId does not belong to this subscription');
  }
}

const createInvalidEventId = (why: string) =>
  invalidField('/after', `${why}. Omit \`after\` to start with the current state of the record.`, {
    code: 'invalid_format',
  });

const formatTarget = ({ kind, of, id }: WatchTarget) => `${kind} ${of} ${id}`;

const createSessionEnded = () =>
  new DomainError('unauthenticated', 'This session has ended, or the role of the member has changed. Subscribe again.');

const endErrors = {
  key: {
    expired: () => new DomainError('key_expired', 'This API key has expired.'),
    revoked: () => new DomainError('key_revoked', 'This API key was revoked.'),
  },
  session: { expired: createSessionEnded, revoked: createSessionEnded },
};

/** Called before delivering: a credential that ended during the wait must not receive the change. */
export function assertActive({ credential }: ChangeScan, kind: Viewer['kind']): void {
  if (credential !== 'active') throw endErrors[kind][credential]();
}
