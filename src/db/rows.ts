import { createHash } from 'node:crypto';
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
import { type ConnectionPoolOptions, createConnectionPool } from './pool/connection-pool.ts';
import { createStatementCache, ownerPlaceholder } from './prepared-statements.ts';
import { prepareSessionSetting, runRlsQuery } from './rls-query.ts';
import { type SessionSetting, systemSetting, toTenantSetting } from './tenancy.ts';
import { TenantFilter } from './tenant-filter.ts';

/** A value as rows have it: unknown is null, never absent, and a time is its ISO text. */
type RowValue<V> = V extends undefined ? never : V extends Date ? string : V;

/** A table as Kysely sees it. Relations are ids (`mapToPk`), so each property of an entity is one column. */
export type Table<Entity> = { [K in keyof Entity & string as SnakeCase<K>]-?: RowValue<Entity[K]> };

/** Some columns of a table. */
export type Row<Entity, K extends keyof Entity> = { [P in K]-?: RowValue<Entity[P]> };

/**
 * Runs a statement of one shape, which is built and compiled the first time only. `shape` names everything that changes
 * its text; `build` sees placeholders instead of the arguments.
 */
export type Prepared<Tables> = <Args extends object, R>(
  shape: string,
  args: Args,
  build: (db: Kysely<Tables>, args: Args) => Compilable<R>,
) => Promise<R[]>;

export type RowsOptions = ConnectionPoolOptions & {
  owned: ReadonlySet<string>;
  log?: ((sql: string) => void) | undefined;
};

/**
 * Typed statements for rows, on a few read-only connections that all requests share.
 * Each statement is prepared once per connection and carries its own owner, so no connection remembers a caller.
 */
export function createRowReaders<Tables>({ owned, log, ...options }: RowsOptions) {
  const connections = createConnectionPool({
    ...options,
    options: `${options.options ?? ''} -c default_transaction_read_only=on`,
    prepare: prepareSessionSetting,
  });

  async function execute(asker: SessionSetting, text: string, values: unknown[]): Promise<{ rows: never[] }> {
    log?.(text);
    return connections.run((client) => runRlsQuery(client, asker, { name: nameStatement(text), text, values }));
  }

  const createHandle = (asker: SessionSetting) =>
    new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createDriver: () => createReadOnlyDriver(({ sql, parameters }) => execute(asker, sql, [...parameters])),
      },
    });

  const getStatement = createStatementCache(() =>
    createHandle(noTenant).withPlugin(new TenantFilter(owned, ownerPlaceholder)),
  );

  return {
    /** `null` is nobody: shared tables can be read, owned ones throw. */
    forTenant: (owner: string | null): Kysely<Tables> =>
      createHandle(toTenantSetting(owner ?? '')).withPlugin(new TenantFilter(owned, owner)),
    /** The same for statements that many requests ask with other values. */
    prepareFor:
      (owner: string | null): Prepared<Tables> =>
      async (shape, args, build) => {
        const { text, fill } = getStatement(shape, args, build);
        return (await execute(toTenantSetting(owner ?? ''), text, fill(args, owner))).rows;
      },
    /** Rows of all owners, for work without a caller. */
    forAllTenants: () => createHandle(systemSetting),
    close: connections.close,
  };
}

function createReadOnlyDriver(executeQuery: (query: CompiledQuery) => Promise<{ rows: never[] }>): Driver {
  const refuse = () => Promise.reject(new Error('Rows are read without a transaction; change entities instead.'));
  const connection: DatabaseConnection = {
    executeQuery,
    streamQuery: () => {
      throw new Error('Rows are not streamed.');
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

/** PostgreSQL keeps each named statement, so callers who invent selections must not be able to make it keep any number. */
const statementNames = new Map<string, string>();
function nameStatement(sql: string): string | undefined {
  const known = statementNames.get(sql);
  if (known || statementNames.size >= 1000) return known;
  const name = createHash('sha256').update(sql).digest('base64url');
  statementNames.set(sql, name);
  return name;
}

export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns under the names of their properties: `d.project_version as projectVersion`. */
export const columns = <A extends string, K extends string>(alias: A, names: readonly K[]) =>
  names.map((name) => `${alias}.${snakeCase(name)} as ${name}`) as {
    [P in K]: `${A}.${SnakeCase<P>} as ${P}`;
  }[K][];

/** The same for a statement written by hand. */
export const selectColumns = (alias: string, names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql`${sql.ref(`${alias}.${snakeCase(name)}`)} as ${sql.id(name)}`));

/** The loaders of one request, by name. */
export type Loaders = Map<string, DataLoader<never, unknown>>;

/**
 * One statement for all siblings of a request that ask for the same thing. It remembers nothing, because a mutation may
 * come between, unless `remember` says that asking twice must count once.
 */
export function batch<V>(
  { loaders }: { loaders: Loaders },
  name: string,
  load: (ids: readonly string[]) => Promise<V[]>,
  { remember = false } = {},
): DataLoader<string, V> {
  const known = loaders.get(name) ?? new DataLoader<never, unknown>(load as never, { cache: remember });
  loaders.set(name, known);
  return known as DataLoader<string, V>;
}

/** As the loaders of `dataloader` want them: one answer per id, in the order of the ids. */
export function orderRows<Row extends { id: string }>(ids: readonly string[], rows: Row[]): (Row | null)[] {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? null);
}

export function groupRows<Row, K extends keyof Row>(ids: readonly Row[K][], key: K, rows: readonly Row[]): Row[][] {
  const groups = Map.groupBy(rows, (row) => row[key]);
  return ids.map((id) => groups.get(id) ?? []);
}
