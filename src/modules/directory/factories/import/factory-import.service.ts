import type { EntityManager } from '@mikro-orm/postgresql';
import { readClock } from '#db/servers/clock.ts';
import { newId } from '#kernel/ids.ts';
import { generateFactories, simulatorFactories } from '../demo/factory.demo.ts';
import { Factory, FactoryImport } from '../factory.entity.ts';
import { FactoryRecord } from '../factory.schema.ts';
import { countIndexed, type IndexChange, indexChanges, suspendIndex } from '../search/factory-index.service.ts';
import { acquireImportLock, ensureIndex, rebuildIndex } from '../search/reindex.service.ts';
import type { FactoryRow } from './factory.file.ts';
import type { Rejection } from './factory-lines.file.ts';
import { saveBatch } from './factory-save.service.ts';

export type ImportReport = {
  imported: number;
  updated: number;
  unchanged: number;
  rejected: Rejection[];
  rejectedCount: number;
  importedThrough: string | null;
};

export type ImportOptions = {
  source: string;
  today: string;
  dryRun?: boolean;
  onRejected?: (rejection: Rejection) => void | Promise<void>;
  onProgress?: (rows: number) => void;
  /** How much of the source has been read, 0 to 1. */
  readShare?: () => number;
  signal?: AbortSignal;
};

const batchSize = 1000;
const maxConcurrentBatches = 2;
const maxReportedRejections = 1000;
/** With more changes than this, rebuilding the search index is faster than updating it. */
const incrementalChanges = 2000;
const incrementalShare = 0.02;
/** The same for an empty index, which is built in a quarter of a second. */
const incrementalStart = 200;

/** One transaction per batch. Invalid rows are reported and do not stop the import. */
export async function importFactories(
  em: EntityManager,
  rows: AsyncIterable<FactoryRow | Rejection>,
  { source, today, dryRun = false, onRejected, onProgress, readShare, signal }: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = {
    imported: 0,
    updated: 0,
    unchanged: 0,
    rejected: [],
    rejectedCount: 0,
    importedThrough: null,
  };
  const reject = async (rejection: Rejection) => {
    if (report.rejectedCount++ < maxReportedRejections) report.rejected.push(rejection);
    await onRejected?.(rejection);
  };
  const importId = newId();
  await using _importLock = dryRun ? null : await acquireImportLock(em);
  const index = dryRun ? null : await createIndexUpdater(em);

  const save = async (batch: Batch) => {
    const { refused, updated, unchanged } = await saveBatch(em.fork(), [...batch.values()], importId, index);
    for (const rejection of refused) await reject(rejection);
    report.imported += batch.size - refused.length;
    report.updated += updated;
    report.unchanged += unchanged;
    report.importedThrough = today;
    onProgress?.(batch.size);
    if (!dryRun) await saveProgress(em, importId, report, readShare?.() ?? null);
  };

  const saving = new Map<Promise<void>, Batch>();
  const settle = async (left: number) => {
    while (saving.size > left) await Promise.race(saving.keys());
  };
  let batch: Batch = new Map();
  const next = async () => {
    if (!dryRun && report.importedThrough === null && !saving.size) await saveImport(em, importId, source, today);
    const mustWaitFor = (other: Batch) =>
      canMerge(other) || canMerge(batch) || [...batch.keys()].some((id) => other.has(id));
    await settle([...saving.values()].some(mustWaitFor) ? 0 : maxConcurrentBatches - 1);
    const saved: Promise<void> = save(batch).finally(() => saving.delete(saved));
    saving.set(saved, batch);
    saved.catch(() => {});
    batch = new Map();
  };
  try {
    for await (const row of rows) {
      if (signal?.aborted) break;
      if (!('record' in row)) await reject(row);
      else {
        // A second row of a factory updates the first, so they must be in successive batches.
        if (batch.has(row.record.directoryId)) await next();
        batch.set(row.record.directoryId, row);
        if (batch.size === batchSize) await next();
      }
    }
    if (batch.size) await next();
    await settle(0);
    if (!dryRun && !signal?.aborted) await finishImport(em, importId, report);
  } finally {
    await Promise.allSettled(saving.keys());
    await index?.close();
  }
  return report;
}

type Batch = Map<string, FactoryRow>;

/** Rows with aliases may merge factories of other batches. */
const canMerge = (batch: Batch): boolean => [...batch.values()].some(({ record }) => record.aliases.length > 0);

const saveImport = (em: EntityManager, id: string, source: string, importedOn: string) =>
  em.fork().insert(FactoryImport, { id, source, importedOn, createdAt: readClock(), progressedAt: readClock() });

type Counts = Pick<ImportReport, 'imported' | 'updated' | 'unchanged' | 'rejectedCount'>;
const toSavedCounts = ({ imported, updated, unchanged, rejectedCount }: Counts) => ({
  ...{ imported, updated, unchanged, rejected: rejectedCount },
  progressedAt: readClock(),
});

const saveProgress = (em: EntityManager, id: string, counts: Counts, readShare: number | null) =>
  em.fork().nativeUpdate(FactoryImport, { id }, { ...toSavedCounts(counts), readShare });

/** Nothing, for an import that has saved nothing. */
const finishImport = (em: EntityManager, id: string, counts: Counts) =>
  em.fork().nativeUpdate(FactoryImport, { id }, { ...toSavedCounts(counts), readShare: 1, finishedAt: readClock() });

async function createIndexUpdater(em: EntityManager) {
  await ensureIndex(em, { holdsLock: true });
  const indexed = await countIndexed(em);
  const maxIncremental = indexed ? Math.max(incrementalChanges, indexed * incrementalShare) : incrementalStart;
  let changed = 0;
  let suspended = false;
  return {
    async apply(em: EntityManager, changes: IndexChange[]) {
      changed += changes.length;
      if (changed <= maxIncremental) return indexChanges(em, changes);
      suspended = true;
      await suspendIndex(em);
      // Quarantined and merged factories must disappear from search immediately.
      const isRemoval = ({ before, after }: IndexChange) =>
        before && (!after || before.quarantined !== after.quarantined);
      await indexChanges(em, changes.filter(isRemoval));
    },
    close: async () => {
      if (suspended) await rebuildIndex(em);
    },
  };
}

const demoFactoryCount = 600;

export async function seedDemo(em: EntityManager): Promise<void> {
  if ((await em.count(Factory)) > 0) return;
  await importFactories(em, generateDemoRows(), {
    source: 'synthetic demo',
    today: readClock().toISOString().slice(0, 10),
  });
}

async function* generateDemoRows(): AsyncGenerator<FactoryRow> {
  let line = 0;
  for (const raw of [...generateFactories(demoFactoryCount), ...simulatorFactories])
    yield { line: ++line, record: FactoryRecord.parse(raw), raw: { ...raw } };
}
