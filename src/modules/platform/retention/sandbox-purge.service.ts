import type { EntityManager } from '@mikro-orm/postgresql';
import { rawQuery } from '#db/raw-query.ts';
import { listTenantTables } from '#db/tenancy.ts';
import { countRows, type Purge, type PurgeSystem, removeSelected } from './purge.service.ts';
import { orderChildrenFirst } from './table-order.rules.ts';

const keysInABatch = 50;
/** A sandbox key is its own tenant. */
const expired = `api_key where mode = 'sandbox' and expires_at < $1`;

/**
 * The key is removed last, so a purge that was stopped finds the rest of its records again. Counts of deliveries are
 * folded away by their own job.
 */
const removedOtherwise = ['audit_entry', 'event_counter', 'delivery_count', 'api_key'];
/** Belong to organisations alone, and have no index by which the rows of keys could be looked for. */
const neverOfKeys = ['organisation', 'device_connection', 'screening_confirmation'];

const inRowsOf = (table: string) => `in (select id from ${table} where owner = any($1))`;
/** How rows are found in tables without an index by owner: all of a parent table that has one. */
const paths: Readonly<Record<string, string>> = {
  answer_file: `invitation_id in (select id from rfq_invitation where rfq_id ${inRowsOf('rfq')})`,
  delivery_reply: `delivery_id ${inRowsOf('delivery')}`,
  dispatch: `delivery_id ${inRowsOf('delivery')}`,
  engineering_file: `preview_id in (select id from engineering_preview where project_id ${inRowsOf('project')})`,
  engineering_package: `project_id ${inRowsOf('project')}`,
  engineering_preview: `project_id ${inRowsOf('project')}`,
  engineering_transfer: `project_id ${inRowsOf('project')}`,
  export_chunk: `export_id ${inRowsOf('export')}`,
  passkey: `member_id ${inRowsOf('member')}`,
  passkey_challenge: `member_id ${inRowsOf('member')}`,
  publication_approval: `action_id ${inRowsOf('action')}`,
  rfq_invitation: `rfq_id ${inRowsOf('rfq')}`,
  rfq_line: `rfq_id ${inRowsOf('rfq')}`,
  sign_in_link: `member_id ${inRowsOf('member')}`,
  supplier_link: `delivery_id ${inRowsOf('delivery')}`,
  supplier_link_download: `delivery_id ${inRowsOf('delivery')}`,
  supplier_quote: `rfq_id ${inRowsOf('rfq')}`,
  task: `action_id ${inRowsOf('action')}`,
  task_file: `task_id in (select id from task where action_id ${inRowsOf('action')})`,
  webhook_attempt: `webhook_id ${inRowsOf('webhook')}`,
  webhook_delivery: `webhook_id ${inRowsOf('webhook')}`,
};

type Options = {
  /** Files that records name. */
  removeFiles: (system: PurgeSystem, owners: string[]) => Promise<void>;
  /** Conditions on rows that records of other tenants need. */
  kept: Readonly<Record<string, string>>;
};

export const createSandboxPurge = ({ removeFiles, kept }: Options): Purge => ({
  name: 'sandbox_keys',
  retentionMs: ({ sandboxMs }) => sandboxMs,
  prepare: async (system, before) => {
    const keys = await system.systemEm().transactional((em) => findExpiredKeys(em, before));
    if (keys.length > 0) await removeFiles(system, keys);
  },
  remove: async (em, before, limit) => {
    const keys = await findExpiredKeys(em, before);
    if (keys.length === 0) return { removed: 0, more: false };
    const removed = await removeRecords(em, keys, limit, kept);
    return { removed: removed || (await removeKeys(em, keys)), more: true };
  },
  count: (em, before) => countRows(em, expired, [before]),
});

const findExpiredKeys = async (em: EntityManager, before: Date): Promise<string[]> =>
  (
    await rawQuery<{ id: string }>(em, `select id from ${expired} order by expires_at limit ${keysInABatch}`, [before])
  ).map(({ id }) => id);

async function removeRecords(em: EntityManager, keys: string[], limit: number, kept: Options['kept']): Promise<number> {
  let removed = 0;
  for (const table of await findTablesWithRows(em, keys, kept)) {
    if (removed >= limit) return removed;
    removed += await removeSelected(em, table, `${selectRows(table, kept)} limit $2`, [keys, limit - removed]);
  }
  const [chains] = await rawQuery<{ removed: number }>(em, 'select audit.remove_sandbox_chains($1, $2) as removed', [
    keys,
    limit - removed,
  ]);
  return removed + (chains?.removed ?? 0);
}

function selectRows(table: string, kept: Options['kept']): string {
  const condition = kept[table] ? ` and not (${kept[table]})` : '';
  // Without the order, PostgreSQL reads a large table from its beginning until it has found as many rows.
  const order = paths[table] ? '' : ' order by owner';
  return `${table} where ${paths[table] ?? 'owner = any($1)'}${condition}${order}`;
}

/** In one statement: keys have rows in few of the tables, and a statement for each would take most of a batch. */
async function findTablesWithRows(em: EntityManager, keys: string[], kept: Options['kept']): Promise<string[]> {
  const tables = listTables(em);
  const found = tables.map((table) => `(select '${table}' from ${selectRows(table, kept)} limit 1)`);
  const [row] = await rawQuery<{ tables: (string | null)[] }>(em, `select array[${found}] as tables`, [keys]);
  return (row?.tables ?? []).filter((table) => table !== null);
}

/** Only once nothing else is left: triggers may have counted what was removed. */
async function removeKeys(em: EntityManager, keys: string[]): Promise<number> {
  await rawQuery(em, 'select public.remove_sandbox_event_counters($1)', [keys]);
  return removeSelected(em, 'api_key', 'api_key where id = any($1)', [keys]);
}

const excluded = new Set([...removedOtherwise, ...neverOfKeys]);

function listTables(em: EntityManager): string[] {
  const tenantTables = listTenantTables(em);
  const tables = [...em.getMetadata().getAll().values()].map(({ tableName, relations }) => ({
    name: tableName,
    parents: relations.map(({ targetMeta }) => targetMeta?.tableName ?? ''),
  }));
  return orderChildrenFirst(tables).filter((name) => tenantTables.has(name) && !excluded.has(name));
}
