import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { rawQuery } from '#db/raw-query.ts';
import type { Retention, System } from '#kernel/context.ts';
import { computeBatchSize, firstBatchSize } from './batch-size.rules.ts';

export type PurgeSystem = Pick<System, 'systemEm' | 'now' | 'settings' | 'files' | 'log' | 'observePurge'>;
export type Batch = { removed: number; more: boolean };

export type Purge = {
  name: string;
  /** Time between the end of a record and its removal. */
  retentionMs: (retention: Retention) => number;
  /** Before each batch, outside of its transaction. */
  prepare?: (system: PurgeSystem, before: Date) => Promise<void>;
  /** Removes at most `limit` rows in the transaction of `em`. Stopped at any moment, it is continued by the next batch. */
  remove: (em: EntityManager, before: Date, limit: number) => Promise<Batch>;
  /** Needs the owner of the tables. */
  count: (em: EntityManager, before: Date) => Promise<number>;
};

type Purged = { name: string; removed: number; batches: number; slowestBatchMs: number };
/** `busy`: another process purges. */
export type PurgeRun = { outcome: 'complete' | 'out_of_time' | 'busy'; purged: Purged[] };

type Progress = Purged & { purge: Purge; batchSize: number; isOver: boolean; failure?: unknown };

/** In turns, one batch of each, so that much of one kind does not keep the others waiting. Throws after the last turn. */
export async function runPurges(system: PurgeSystem, purges: readonly Purge[], maxMs: number): Promise<PurgeRun> {
  const endsAt = performance.now() + maxMs;
  const all = purges.map(startProgress);
  const outcome = await runInTurns(system, all, endsAt);
  const purged = all.map(({ name, removed, batches, slowestBatchMs }) => ({ name, removed, batches, slowestBatchMs }));
  for (const { name, ...figures } of purged)
    if (figures.removed > 0) system.log.info({ purge: name, ...figures }, 'purged');
  const failed = all.find(({ failure }) => failure !== undefined);
  if (failed) throw failed.failure;
  return { outcome, purged };
}

const startProgress = (purge: Purge): Progress => ({
  purge,
  name: purge.name,
  removed: 0,
  batches: 0,
  slowestBatchMs: 0,
  batchSize: firstBatchSize,
  isOver: false,
});

async function runInTurns(system: PurgeSystem, all: Progress[], endsAt: number): Promise<PurgeRun['outcome']> {
  for (let open = all; open.length > 0; open = open.filter(({ isOver }) => !isOver)) {
    for (const progress of open) {
      if (performance.now() >= endsAt) return 'out_of_time';
      const isOurs = await runBatch(system, progress).catch((error: unknown) => {
        Object.assign(progress, { isOver: true, failure: error });
        return true;
      });
      if (!isOurs) return 'busy';
    }
  }
  return 'complete';
}

async function runBatch(system: PurgeSystem, progress: Progress): Promise<boolean> {
  const { purge, batchSize } = progress;
  const before = computeCutoff(system, purge);
  await purge.prepare?.(system, before);
  const startedAt = performance.now();
  const batch = await removeBatch(system, purge, before, batchSize);
  if (!batch) return false;
  const ms = performance.now() - startedAt;
  system.observePurge(purge.name, batch.removed, ms / 1000);
  progress.removed += batch.removed;
  progress.batches++;
  progress.slowestBatchMs = Math.max(progress.slowestBatchMs, Math.round(ms));
  progress.batchSize = computeBatchSize(batchSize, ms);
  progress.isOver = !batch.more;
  // Half of the time belongs to the requests.
  if (batch.more) await sleep(ms);
  return true;
}

export const computeCutoff = ({ now, settings }: Pick<System, 'now' | 'settings'>, { retentionMs }: Purge): Date =>
  new Date(now().getTime() - retentionMs(settings.retention));

/** Null while another process removes a batch. The lock ends with the transaction, also where a process is killed. */
const removeBatch = ({ systemEm }: PurgeSystem, purge: Purge, before: Date, limit: number): Promise<Batch | null> =>
  systemEm().transactional(async (em) => {
    const [lock] = await rawQuery<{ taken: boolean }>(
      em,
      `select pg_try_advisory_xact_lock(hashtext('sourcing-gateway purges')) as taken, set_config('lock_timeout', '50ms', true)`,
    );
    return lock?.taken ? purge.remove(em, before, limit) : null;
  });

type DueRows = {
  name: string;
  table: string;
  /** The time from which it is kept; with an index. */
  column: string;
  retentionMs: Purge['retentionMs'];
};

/** A month costs as little as a row, so this comes before the purge of the rows. Nothing is dropped while others hold it. */
export const purgeMonths = ({ name, table, retentionMs }: Omit<DueRows, 'column'>): Purge => ({
  name,
  retentionMs,
  remove: async (em, before) => {
    const [dropped] = await rawQuery<{ months: number }>(em, 'select partition.drop_months($1, $2) as months', [
      table,
      before,
    ]);
    return { removed: dropped?.months ?? 0, more: false };
  },
  count: (em, before) => countRows(em, 'partition.list_months($1) where ends_at <= $2', [table, before]),
});

export const purgeRows = ({ name, table, column, retentionMs }: DueRows): Purge => ({
  name,
  retentionMs,
  remove: async (em, before, limit) =>
    toBatch(
      limit,
      await removeSelected(em, table, `${table} where ${column} < $1 order by ${column} limit $2`, [before, limit]),
    ),
  count: (em, before) => countRows(em, `${table} where ${column} < $1`, [before]),
});

export const toBatch = (limit: number, removed: number): Batch => ({ removed, more: removed >= limit });

/** Of these tables a `ctid` is unique only within a partition. */
const partitionedTables = new Set(['event']);

/** `source` is what follows `from`. A row that somebody changes meanwhile stays. */
export async function removeSelected(
  em: EntityManager,
  table: string,
  source: string,
  values: unknown[],
): Promise<number> {
  const isSelected = partitionedTables.has(table)
    ? `(id, at) in (select id, at from ${source})`
    : `ctid = any(array(select ctid from ${source}))`;
  const [gone] = await rawQuery<{ count: number }>(
    em,
    `with gone as (delete from ${table} where ${isSelected} returning 1) select count(*)::int as count from gone`,
    values,
  );
  return gone?.count ?? 0;
}

export async function countRows(em: EntityManager, source: string, values: unknown[]): Promise<number> {
  const [found] = await rawQuery<{ count: number }>(em, `select count(*)::int as count from ${source}`, values);
  return found?.count ?? 0;
}
