import type { EntityManager } from '@mikro-orm/postgresql';
import type { Compilable } from 'kysely';
import pLimit from 'p-limit';
import type { Table } from '#db/rows.ts';
import { allTenants } from '#db/tenancy.ts';
import { requireViewer } from '#kernel/access.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context, System } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import {
  type Created,
  createOnce,
  type SaveKey,
  saveWithinQuota,
} from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { Export, ExportChunk } from './export.entity.ts';
import { type ExportRow, readExport } from './export.queries.ts';
import type { ExportCreation, NewExport } from './export.schema.ts';
import type { Format } from './export-column.rules.ts';
import { createDigest, formats, toChunks } from './export-content.rules.ts';

const exportsPerDay = { sandbox: 2, live: 50 } as const;
const contentLifetimeMs = 24 * 3600_000;
const heartbeatMs = 30_000;
const heartbeatTimeoutMs = 120_000;
/** Each export holds a database connection while it reads. */
const limit = pLimit(3);

export const createExport = (ctx: Context, input: ExportCreation): Promise<Created> =>
  createOnce(ctx, 'createExport', input, (asked, saveKey) => startExport(ctx, asked, saveKey));

async function startExport(ctx: Context, input: NewExport, saveKey: SaveKey): Promise<string> {
  const { kind, format, filter } = input;
  ctx.exportSources[kind].assertAllowed(ctx, filter);
  const { owner, mode } = requireViewer(ctx);
  const id = newId();
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + contentLifetimeMs);
  const times = { createdAt: now, updatedAt: now, expiresAt };
  const detail = { kind, format, filter: Object.keys(filter) };
  const refund = await saveWithinQuota(
    ctx.em,
    () => ctx.auth.consumeDaily('exports_per_day', owner, exportsPerDay[mode]),
    (em) => {
      saveKey(em, id);
      em.create(Export, { id, owner, kind, format, filter, status: 'running', ...times });
      writeAuditEntry(ctx, em, owner, { action: 'export.created', resource: 'export', resourceId: id, detail });
    },
  );
  ctx.later(() => makeContent(ctx, { id, owner, kind, format, filter }, refund));
  return id;
}

type Running = Pick<Export, 'id' | 'owner' | 'kind' | 'format' | 'filter'>;

async function makeContent(ctx: Context, made: Running, refund: () => Promise<void>): Promise<void> {
  const { id } = made;
  const running = { id, status: 'running' as const };
  const updateRunning = (change: Partial<Export>) =>
    ctx.em.fork().nativeUpdate(Export, running, { ...change, updatedAt: ctx.now() });
  const heartbeat = setInterval(() => void updateRunning({}).catch(() => {}), heartbeatMs);
  try {
    const content = await limit(() => writeContent(ctx, made));
    if (!(await updateRunning({ status: 'complete', ...content })))
      throw new Error('The export was marked as failed while it was running.');
  } catch (error) {
    await refund();
    await failExport(ctx.em.fork(), id, 'The export failed. Create a new export.', ctx.now());
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * Reads all rows in one repeatable-read transaction and saves chunks in others. Uses a Kysely transaction: one of the
 * entity manager would never release its connection if that is lost.
 */
const writeContent = ({ em, rows: db, exportSources }: Context, { id, owner, kind, format, filter }: Running) =>
  em
    .fork()
    .getKysely()
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const read = async <R>(query: Compilable<R>) => (await snapshot.executeQuery(query.compile())).rows;
      let rows = 0;
      const countRows = (batch: readonly unknown[]) => {
        rows += batch.length;
      };
      const write: Format = (table, batches) => formats[format].write(table, tapBatches(countRows, batches));
      const measure = createDigest();
      let number = 0;
      for await (const bytes of toChunks(exportSources[kind].write(write, { read, db }, filter))) {
        measure.add(bytes);
        await saveChunk(em.fork(), { export_id: id, number: number++, owner, bytes });
      }
      return { rows, ...measure.end() };
    });

async function* tapBatches<Item>(see: (item: Item) => void, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    see(item);
    yield item;
  }
}

/** Kysely sends binary parameters; the entity manager would inline the bytes into the statement text. */
const saveChunk = (em: EntityManager, chunk: Table<ExportChunk>) =>
  em.transactional((em) =>
    em.getKysely<{ export_chunk: Table<ExportChunk> }>().insertInto('export_chunk').values(chunk).execute(),
  );

export type ExportContent = {
  id: string;
  mediaType: string;
  disposition: string;
  bytes: number;
  rows: number;
  sha256: string;
};

export async function readExportContent(ctx: Context, id: string): Promise<ExportContent> {
  const made = await readExport(ctx, id);
  const { kind, format, filter, bytes, rows, sha256, createdAt } = made;
  ctx.exportSources[kind].assertAllowed(ctx, filter);
  const reason = findUnavailableReason(made, ctx.now());
  if (reason) throw new DomainError('export_unavailable', messages[reason], { reason });
  const disposition = `attachment; filename="${kind}-${createdAt.slice(0, 10)}.${format}"`;
  return {
    id,
    mediaType: formats[format].mediaType,
    disposition,
    bytes: assertDefined(bytes, 'bytes'),
    rows: assertDefined(rows, 'rows'),
    sha256: assertDefined(sha256, 'sha256'),
  };
}

const messages = {
  running: 'This export is still running. Poll it until its status is complete.',
  failed: 'This export failed and has no content.',
  expired: 'The content of this export has expired. Create a new export.',
};

function findUnavailableReason({ status, expiresAt }: ExportRow, now: Date): keyof typeof messages | null {
  if (status !== 'complete') return status;
  return new Date(expiresAt) <= now ? 'expired' : null;
}

export async function failExpiredExports({ systemEm, now }: System): Promise<void> {
  const stalled = { status: 'running' as const, updatedAt: { $lt: new Date(now().getTime() - heartbeatTimeoutMs) } };
  const found = await systemEm().find(Export, stalled, { ...allTenants, fields: ['id'] });
  const failure = 'The process running this export stopped. Create a new export.';
  for (const { id } of found) await failExport(systemEm(), id, failure, now());
}

/** Deletes one export at a time, because content may be large and statements have a deadline. */
export async function purgeContents({ systemEm, now }: System): Promise<void> {
  const kept = await systemEm().find(ExportChunk, { number: 0 }, { ...allTenants, fields: ['exportId'] });
  const past = { id: kept.map(({ exportId }) => exportId), expiresAt: { $lte: now() } };
  const found = await systemEm().find(Export, past, { ...allTenants, fields: ['id'] });
  for (const { id } of found) await systemEm().nativeDelete(ExportChunk, { exportId: id }, allTenants);
}

const failExport = (em: EntityManager, id: string, failure: string, now: Date): Promise<void> =>
  em.transactional(async (em) => {
    await em.nativeUpdate(Export, { id, status: 'running' }, { status: 'failed', failure, updatedAt: now }, allTenants);
    await em.nativeDelete(ExportChunk, { exportId: id }, allTenants);
  });
