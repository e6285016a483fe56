import type { Watch } from '#db/notifications.ts';
import { getCredentialId, requireViewer } from '#kernel/access.ts';
import type { Context, Viewer } from '#kernel/context.ts';
import { readChanges } from './change.queries.ts';
import { advance, assertActive, encodeEventId, initialPosition, parseEventId } from './change.rules.ts';
import type { Position, WatchTarget } from './change.schema.ts';

/** Interval of polls without a notification. It also bounds how long a revoked key or an ended session keeps its subscription. */
const pollIntervalMs = 5_000;

export type Change = { eventId: string; id: string };

export type After = { after?: string | null | undefined };
/** Whether a changed record is of interest to the subscriber. */
type Matches = (id: string) => Promise<boolean>;

/**
 * Yields changes of the target after an event, if given. Throws before the stream starts: invalid eventId, target not
 * found by `find`, or too many streams.
 */
export async function watchChanges(
  ctx: Context,
  watched: WatchTarget,
  { after }: After,
  find: () => Promise<unknown>,
  matches: Matches,
): Promise<AsyncIterableIterator<Change>> {
  const viewer = requireViewer(ctx);
  const resumed = after != null ? parseEventId(ctx.cursors, watched, after, ctx.now()) : null;
  await find();
  const position = resumed ?? (await findStart(ctx, viewer, watched));
  const watch = ctx.changes.watch(viewer.owner, getCredentialId(viewer));
  return endWatchAfter(watch, streamChanges(ctx, viewer, watched, { position, watch, matches }));
}

/** The streams of a record and of a project start with the current state; that of a tenant with what changes from now on. */
async function findStart(ctx: Context, viewer: Viewer, watched: WatchTarget): Promise<Position> {
  if (watched.of !== 'owner') return initialPosition;
  const now = ctx.now();
  return advance(initialPosition, await readChanges(ctx, viewer, watched, initialPosition), now.getTime());
}

/** Reads only on demand: a slow consumer gets the newest state, and nothing is buffered. */
async function* streamChanges(
  ctx: Context,
  viewer: Viewer,
  watched: WatchTarget,
  { position: from, watch, matches }: { position: Position; watch: Watch; matches: Matches },
): AsyncGenerator<Change, undefined> {
  let position = from;
  while (!watch.ended) {
    const now = ctx.now();
    const look = await readChanges(ctx, viewer, watched, position);
    assertActive(look, viewer.kind);
    const isBehind = position.to !== null;
    position = advance(position, look, now.getTime());
    const [id] = look.ids;
    if (id) {
      if (await matches(id)) yield { id, eventId: encodeEventId(ctx.cursors, watched, position) };
    } else if (!isBehind) await watch.changed(pollIntervalMs);
  }
}

/**
 * Ends the watch with the iterator. A waiting generator would notice `return()` only after the next notification, and
 * one that has not started never runs its `finally`.
 */
const endWatchAfter = (watch: Watch, changes: AsyncGenerator<Change, undefined>): AsyncIterableIterator<Change> => ({
  next: () =>
    changes.next().then(
      (result) => {
        if (result.done) watch.end();
        return result;
      },
      (error: unknown) => {
        watch.end();
        throw error;
      },
    ),
  return: () => {
    watch.end();
    return changes.return(undefined);
  },
  [Symbol.asyncIterator]() {
    return this;
  },
});
