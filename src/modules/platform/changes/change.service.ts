import type { Watch } from '#db/notifications.ts';
import { allTenants } from '#db/tenancy.ts';
import type { Context, System } from '#kernel/context.ts';
import { RecordChange } from './change.entity.ts';
import { readChanges } from './change.queries.ts';
import { advance, assertActive, encodeEventId, initialPosition, parseEventId } from './change.rules.ts';
import type { Position, WatchTarget } from './change.schema.ts';

/** So often a stream looks without being woken: for what nobody told, and whether its key may still see. */
const pollIntervalMs = 5_000;
/** An hour more than an eventId is good for: what commits late was written early. */
const retentionMs = 25 * 3600_000;

/** A record has changed. What it is now is read when it is shown. */
export type Change = { eventId: string; id: string };

export type After = { after?: string | null | undefined };

/**
 * The changes of what is watched, after an event if one is given. Refuses before anything streams: an eventId that leads
 * nowhere, what `find` does not find for this caller, one stream too many.
 */
export async function watchChanges(
  ctx: Context,
  watched: WatchTarget,
  { after }: After,
  find: () => Promise<unknown>,
): Promise<AsyncIterableIterator<Change>> {
  const { viewer } = ctx;
  if (viewer?.kind !== 'key') throw new Error('A subscription is for keys; its field says so.');
  const position = after != null ? parseEventId(ctx.cursors, watched, after, ctx.now()) : initialPosition;
  await find();
  const watch = ctx.changes.watch(viewer.owner, viewer.keyId);
  return endWatchAfter(watch, streamChanges(ctx, viewer.keyId, watched, position, watch));
}

/** Looks only when it is asked for more: a slow reader is told what is so by then, and nothing waits for it in memory. */
async function* streamChanges(
  ctx: Context,
  keyId: string,
  watched: WatchTarget,
  from: Position,
  watch: Watch,
): AsyncGenerator<Change, undefined> {
  let position = from;
  while (!watch.ended) {
    const now = ctx.now();
    const look = await readChanges(ctx, keyId, watched, position);
    assertActive(look);
    const isBehind = position.to !== null;
    position = advance(position, look, now.getTime());
    const [id] = look.ids;
    if (id) yield { id, eventId: encodeEventId(ctx.cursors, watched, position) };
    else if (!isBehind) await watch.changed(pollIntervalMs);
  }
}

/**
 * A generator that waits does not hear that it is over before what it waits for has come, and one that has not begun never
 * runs its end.
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

/** What no eventId leads to any more. */
export async function purgeChanges({ systemEm, now }: System): Promise<void> {
  await systemEm().nativeDelete(RecordChange, { at: { $lt: new Date(now().getTime() - retentionMs) } }, allTenants);
}
