import { createHash } from 'node:crypto';
import type { Ref } from '@mikro-orm/core';
import type { SnakeCase } from '@mikro-orm/sql';
import DataLoader from 'dataloader';
import {
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import type { ConnectionPool } from './pool/connection-pool.ts';
import { createStatementCache, ownerPlaceholder } from './prepared-statements.ts';
import { type SessionSetting, systemSetting, toTenantSetting } from './tenancy.ts';
import { TenantFilter } from './tenant-filter.ts';

type RowValue<V> = V extends undefined ? never : V extends Date | AnyRef ? string : V;

/** Most relations are ids (`mapToPk`); of a reference `transfer`, rows have `transferId`. */
type Columns<Entity> = { [K in keyof Entity & string as ColumnKey<K, Entity[K]>]-?: RowValue<Entity[K]> };
type ColumnKey<K extends string, V> = [NonNullable<V>] extends [AnyRef] ? `${K}Id` : K;
type AnyRef = Ref<{ id: string }>;

export type Table<Entity> = { [K in keyof Columns<Entity> & string as SnakeCase<K>]: Columns<Entity>[K] };

export type Row<Entity, K extends keyof Columns<Entity>> = Pick<Columns<Entity>, K>;

/** `shape` must name everything that changes the text; `build` sees placeholders instead of the arguments. */
export type Prepared<Tables> = <Args extends object, R>(
  shape: string,
  args: Args,
  build: (db: Kysely<Tables>, args: Args) => Compilable<R>,
) => Promise<R[]>;

export type RowsOptions = {
  primary: ConnectionPool;
  owned: ReadonlySet<string>;
  log?: ((sql: string) => void) | undefined;
};

/** Of a pool whose connections only read. */
export const readerSettings = { default_transaction_read_only: 'on' };

/**
 * Each statement is prepared once per connection and carries its tenant, so connections have no tenant state. Reads from
 * the primary unless another pool is given.
 */
export function createRowReaders<Tables>({ primary, owned, log }: RowsOptions) {
  async function execute(
    pool: ConnectionPool,
    tenant: SessionSetting,
    text: string,
    values: unknown[],
    isLookUp = false,
  ): Promise<{ rows: never[] }> {
    log?.(text);
    return { rows: await pool.query<never>({ name: nameStatement(text), text, values, isLookUp }, tenant) };
  }

  const createHandle = (tenant: SessionSetting, pool = primary) =>
    new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createDriver: () => createReadOnlyDriver(({ sql, parameters }) => execute(pool, tenant, sql, [...parameters])),
      },
    });

  const getStatement = createStatementCache(() =>
    createHandle(noTenant).withPlugin(new TenantFilter(owned, ownerPlaceholder)),
  );

  return {
    /** With `null` only shared tables can be read; tenant tables throw. */
    forTenant: (owner: string | null, pool?: ConnectionPool): Kysely<Tables> =>
      createHandle(toTenantSetting(owner ?? ''), pool).withPlugin(new TenantFilter(owned, owner)),
    prepareFor:
      (owner: string | null, pool = primary): Prepared<Tables> =>
      async (shape, args, build) => {
        const { text, fill } = getStatement(shape, args, build);
        return (await execute(pool, toTenantSetting(owner ?? ''), text, fill(args, owner), isLookUp(args, text))).rows;
      },
    forAllTenants: (pool?: ConnectionPool) => createHandle(systemSetting, pool),
    prepareForAllTenants:
      (pool = primary): Prepared<Tables> =>
      async (_shape, args, build) => {
        const { sql, parameters } = build(createHandle(systemSetting), args).compile();
        return (await execute(pool, systemSetting, sql, [...parameters])).rows;
      },
    close: primary.close,
  };
}

function createReadOnlyDriver(executeQuery: (query: CompiledQuery) => Promise<{ rows: never[] }>): Driver {
  const refuse = () => Promise.reject(new Error('Row queries are read-only. Use the entity manager for changes.'));
  const connection: DatabaseConnection = {
    executeQuery,
    streamQuery: () => {
      throw new Error('Row queries cannot be streamed.');
    },
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => {},
  };
}

const noTenant = toTenantSetting('');

/** PostgreSQL keeps every named statement, so their number is limited: callers control selections. */
const statementNames = new Map<string, string>();
function nameStatement(sql: string): string | undefined {
  const known = statementNames.get(sql);
  if (known || statementNames.size >= 1000) return known;
  const name = createHash('sha256').update(sql).digest('base64url');
  statementNames.set(sql, name);
  return name;
}

/** Reads all rows of some ids. */
const isLookUp = (args: object, text: string) => 'ids' in args && !text.includes(' limit ');

export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Kysely derives the type of a row from literal texts, which `map` does not keep. */
export const columns = <A extends string, K extends string>(alias: A, names: readonly K[]) =>
  names.map((name) => `${alias}.${snakeCase(name)} as ${name}`) as {
    [P in K]: `${A}.${SnakeCase<P>} as ${P}`;
  }[K][];

export const selectColumns = (alias: string, names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql`${sql.ref(`${alias}.${snakeCase(name)}`)} as ${sql.id(name)}`));

const joined = new WeakMap<readonly string[], string>();

/** Joined once for each list: a level of a document asks for each of its records. */
export function joinColumns(columns: readonly string[]): string {
  const known = joined.get(columns) ?? columns.join();
  joined.set(columns, known);
  return known;
}

export type Loaders = Map<string, DataLoader<never, unknown>>;

/** Results are not cached, because a mutation may come between, unless `remember` is set. */
export function batch<V>(
  { loaders }: { loaders: Loaders },
  name: string,
  load: (ids: readonly string[]) => Promise<V[]>,
  { remember = false } = {},
): DataLoader<string, V> {
  const known = loaders.get(name) ?? new DataLoader<never, unknown>(load as never, { cache: remember });
  loaders.set(name, known);
  // Loaders of all types are in one map; a name stands for one type.
  return known as DataLoader<string, V>;
}

export function orderRows<Row extends { id: string }>(ids: readonly string[], rows: Row[]): (Row | null)[] {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? null);
}

export function groupRows<Row, K extends keyof Row>(ids: readonly Row[K][], key: K, rows: readonly Row[]): Row[][] {
  const groups = Map.groupBy(rows, (row) => row[key]);
  return ids.map((id) => groups.get(id) ?? []);
}
