import { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';
import type { Cursors, Keyset } from '#kernel/pagination/page.ts';
import { invalidField } from '#kernel/validation.ts';
import type { Look, Moment, Position, Watched } from './change.schema.ts';

const noId = '00000000-0000-0000-0000-000000000000';
export const beginning: Position = { from: null, to: null, past: noId };

/** Where the stream stands once it has told of the first record that was found. */
export function advance({ from, to }: Position, { snapshot, ids: [id, another] }: Look, atMs: number): Position {
  const until = to ?? { snapshot, atMs };
  return id && another ? { from, to: until, past: id } : { from: until, to: null, past: noId };
}

const lifeMs = 24 * 3600_000;
const nowhere: Moment = { snapshot: '', atMs: 0 };
const Saved = z.tuple([z.string(), z.number(), z.string(), z.number(), z.uuid()]);

export function encodeEventId(cursors: Cursors, watched: Watched, { from, to, past }: Position): string {
  const [since, until] = [from ?? nowhere, to ?? nowhere];
  return cursors.encode(nameOf(watched), [since.snapshot, since.atMs, until.snapshot, until.atMs, past]);
}

/** Changes are known for a day: whoever comes later could have missed some. */
export function parseEventId(cursors: Cursors, watched: Watched, eventId: string, now: Date): Position {
  const [since, sinceMs, until, untilMs, past] = Saved.parse(keysetIn(cursors, watched, eventId));
  const from = since ? { snapshot: since, atMs: sinceMs } : null;
  const to = until ? { snapshot: until, atMs: untilMs } : null;
  const { atMs } = from ?? to ?? nowhere;
  if (now.getTime() - atMs > lifeMs) throw lost('This eventId is older than 24 hours');
  return { from, to, past };
}

function keysetIn(cursors: Cursors, watched: Watched, eventId: string): Keyset {
  try {
    return cursors.decode(nameOf(watched), eventId, 'after');
  } catch {
    throw lost('This eventId was not given by this subscription');
  }
}

const lost = (why: string) =>
  invalidField('/after', `${why}. Read the record again, or subscribe without it: what comes first is the record.`, {
    code: 'invalid_format',
  });

const nameOf = ({ kind, of, id }: Watched) => `${kind} ${of} ${id}`;

const endings = {
  expired: () => new DomainError('key_expired', 'This key has expired.'),
  revoked: () => new DomainError('key_revoked', 'This key was revoked.'),
};

/** What is seen with a key that may not see it any more is nobody's to be told. */
export function assertActive({ key }: Look): void {
  if (key !== 'active') throw endings[key]();
}
