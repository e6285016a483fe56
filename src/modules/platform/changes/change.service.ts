import type { Watch } from '#db/notifications.ts';
import { allTenants } from '#db/tenancy.ts';
import { getCredentialId, requireViewer } from '#kernel/access.ts';
import type { Context, System, Viewer } from '#kernel/context.ts';
import { RecordChange } from './change.entity.ts';
import { readChanges } from './change.queries.ts';
import { advance, assertActive, encodeEventId, initialPosition, parseEventId } from './change.rules.ts';
import type { Position, WatchTarget } from './change.schema.ts';

/** Interval of polls without a notification. It also bounds how long a revoked key or an ended session keeps its subscription. */
const pollIntervalMs = 5_000;
/** One hour longer than an eventId is valid, because late commits carry an early `at`. */
const retentionMs = 25 * 3600_000;

export type Change = { eventId: string; id: string };

export type After = { after?: string | null | undefined };

/**
 * Yields changes of the target after an event, if given. Throws before the stream starts: invalid eventId, target not
 * found by `find`, or too many streams.
 */
export async function watchChanges(
  ctx: Context,
  watched: WatchTarget,
  { after }: After,
  find: () => Promise<unknown>,
): Promise<AsyncIterableIterator<Change>> {
  const viewer = requireViewer(ctx);
  const position = after != null ? parseEventId(ctx.cursors, watched, after, ctx.now()) : initialPosition;
  await find();
  const watch = ctx.changes.watch(viewer.owner, getCredentialId(viewer));
  return endWatchAfter(watch, streamChanges(ctx, viewer, watched, position, watch));
}

/** Reads only on demand: a slow consumer gets the newest state, and nothing is buffered. */
async function* streamChanges(
  ctx: Context,
  viewer: Viewer,
  watched: WatchTarget,
  from: Position,
  watch: Watch,
): AsyncGenerator<Change, undefined> {
  let position = from;
  while (!watch.ended) {
    const now = ctx.now();
    const look = await readChanges(ctx, viewer, watched, position);
    assertActive(look, viewer.kind);
    const isBehind = position.to !== null;
    position = advance(position, look, now.getTime());
    const [id] = look.ids;
    if (id) yield { id, eventId: encodeEventId(ctx.cursors, watched, position) };
    else if (!isBehind) await watch.changed(pollIntervalMs);
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

export async function purgeChanges({ systemEm, now }: System): Promise<void> {
  await systemEm().nativeDelete(RecordChange, { at: { $lt: new Date(now().getTime() - retentionMs) } }, allTenants);
}
