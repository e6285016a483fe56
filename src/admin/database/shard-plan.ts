import type { EntityManager } from '@mikro-orm/postgresql';
import { Command } from 'commander';
import { rawQuery } from '#db/raw-query.ts';
import { withTables } from '../open.ts';

type Table = { name: string; hasOwner: boolean };
type Key = { table: string; name: string; isPrimary: boolean; columns: string[] };
type UniqueIndex = { name: string; definition: string; columns: string[] };
type Reference = {
  table: string;
  name: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  onUpdate: string;
  onDelete: string;
};
type Catalog = { tables: Table[]; keys: Key[]; indexes: UniqueIndex[]; references: Reference[] };

/** `keys` can be applied to any PostgreSQL; `distribution` is for Citus. */
export type ShardPlan = { keys: string[]; distribution: string[]; notes: string[] };

/** Found by a secret or an id before the owner is known, so each node needs all of them. */
const lookedUpWithoutOwner = [
  ...['organisation', 'member', 'api_key', 'browser_session', 'sign_in_link', 'device_connection', 'passkey'],
  'passkey_challenge',
].map((name) => `public.${name}`);

/** A run of one owner refers to the capability of another. */
const betweenOwners = ['run_capability_id_foreign'];

export const shardPlanCommand = (): Command =>
  new Command('shard-plan')
    .description('prints the SQL that distributes the tables of tenants by owner; changes nothing')
    .action(() => withTables(planShards));

/** Every primary, unique and foreign key of a distributed table gets the column `owner`; names of keys stay. */
export async function planShards(em: EntityManager): Promise<ShardPlan> {
  const { tables, keys, indexes, references } = await readCatalog(em);
  const distributed = tables
    .filter(({ name, hasOwner }) => hasOwner && !lookedUpWithoutOwner.includes(name))
    .map(({ name }) => name);
  const isDistributed = (name: string) => distributed.includes(name);
  const between = references.filter(({ table, target }) => isDistributed(table) && isDistributed(target));
  const kept = between.filter(({ name }) => !betweenOwners.includes(name));
  const widened = keys.filter(({ table, columns }) => isDistributed(table) && !columns.includes('owner'));
  return {
    keys: [
      ...between.map(({ table, name }) => `alter table ${table} drop constraint ${name};`),
      ...widened.map(widenKey),
      ...indexes.filter(({ columns }) => !columns.includes('owner')).flatMap(widenIndex),
      ...kept.map(widenReference),
    ],
    distribution: [
      ...order(
        tables.map(({ name }) => name).filter((name) => !isDistributed(name)),
        references,
      ).map((name) => `select create_reference_table('${name}');`),
      ...order(distributed, kept).map((name) => `select create_distributed_table('${name}', 'owner');`),
    ],
    notes: [
      ...between
        .filter((one) => !kept.includes(one))
        .map(({ name }) => `${name} is dropped: it refers to a record of another owner.`),
      'Uniqueness of distributed tables holds for each owner. What was unique over all owners is a random token or an id.',
      'Triggers of distributed tables need citus.enable_unsafe_triggers = on.',
    ],
  };
}

const withOwner = (columns: readonly string[]): string => [...columns, 'owner'].join(', ');

const widenKey = ({ table, name, isPrimary, columns }: Key): string =>
  `alter table ${table} drop constraint ${name}, add constraint ${name} ${isPrimary ? 'primary key' : 'unique'} (${withOwner(columns)});`;

const widenIndex = ({ name, definition, columns }: UniqueIndex): string[] => [
  `drop index ${name};`,
  `${definition.replace(/\([^()]*\)/, `(${withOwner(columns)})`)};`,
];

/** Setting to null leaves the owner, which the row itself needs. */
function widenReference({ table, name, columns, target, targetColumns, onUpdate, onDelete }: Reference): string {
  const deletion = onDelete === 'set null' ? `set null (${columns.join(', ')})` : onDelete;
  return `alter table ${table} add constraint ${name} foreign key (${withOwner(columns)}) references ${target} (${withOwner(targetColumns)}) on update ${onUpdate} on delete ${deletion};`;
}

/** Tables after those that they refer to. */
function order(names: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  const visit = (name: string, path: readonly string[]) => {
    if (ordered.includes(name) || path.includes(name)) return;
    for (const { table, target } of references)
      if (table === name && names.includes(target)) visit(target, [...path, name]);
    ordered.push(name);
  };
  for (const name of names) visit(name, []);
  return ordered;
}

async function readCatalog(em: EntityManager): Promise<Catalog> {
  const [tables, keys, indexes, references] = await Promise.all([
    rawQuery<Table>(em, tablesQuery),
    rawQuery<Key>(em, keysQuery),
    rawQuery<UniqueIndex>(em, indexesQuery),
    rawQuery<Reference>(em, referencesQuery),
  ]);
  return { tables, keys, indexes, references };
}

const inSchemas = `n.nspname in ('public', 'auth', 'audit', 'directory') and c.relkind in ('r', 'p') and not c.relispartition`;
const columnNames = (table: string, numbers: string) =>
  `array(select a.attname::text from unnest(${numbers}) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number order by k.place)`;
const action = (column: string) =>
  `case ${column} when 'a' then 'no action' when 'r' then 'restrict' when 'c' then 'cascade' when 'n' then 'set null' else 'set default' end`;

const tablesQuery = `
  select format('%I.%I', n.nspname, c.relname) as name,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'owner' and not a.attisdropped) as "hasOwner"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${inSchemas} order by 1`;
const keysQuery = `
  select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, k.contype = 'p' as "isPrimary",
    ${columnNames('c.oid', 'k.conkey')} as columns
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${inSchemas} and k.contype in ('p', 'u') order by 1, 2`;
const indexesQuery = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition,
    ${columnNames('c.oid', 'i.indkey::int2[]')} as columns
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  where ${inSchemas} and i.indisunique and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'owner' and not a.attisdropped)
    and format('%I.%I', n.nspname, c.relname) <> all(array['${lookedUpWithoutOwner.join("', '")}']) order by 1`;
const referencesQuery = `
  select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
    ${columnNames('c.oid', 'k.conkey')} as columns, format('%I.%I', tn.nspname, t.relname) as target,
    ${columnNames('t.oid', 'k.confkey')} as "targetColumns",
    ${action('k.confupdtype')} as "onUpdate", ${action('k.confdeltype')} as "onDelete"
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
  where ${inSchemas} and k.contype = 'f' order by 1, 2`;
