import { sql } from 'kysely';
import { toUnavailableError } from '#db/connection-errors.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, readErrorCode } from '#kernel/errors.ts';

export type Reason =
  | 'stopping'
  | 'database_unavailable'
  | 'database_not_writable'
  | 'schema_outdated'
  | 'index_outdated';

export type Requirements = { migrations: readonly string[]; indexVersion: number };

/**
 * Checks that the database meets the requirements. A newer schema or index is accepted, so that instances can be
 * updated one by one.
 */
export async function findReasons(
  { auth, rows, log }: Pick<Context, 'auth' | 'rows' | 'log'>,
  { migrations, indexVersion }: Requirements,
): Promise<Reason[]> {
  try {
    await auth.assertWritable();
    const { rows: found } = await sql<{ isMigrated: boolean; isIndexed: boolean }>`
      select array(select name::text from mikro_orm_migrations) @> ${migrations}::text[] as "isMigrated",
        exists (select from directory.state where version >= ${indexVersion}) as "isIndexed"`.execute(rows);
    const reasons: Reason[] = [];
    if (!found[0]?.isMigrated) reasons.push('schema_outdated');
    if (!found[0]?.isIndexed) reasons.push('index_outdated');
    return reasons;
  } catch (error) {
    const known = toUnavailableError(error);
    if (!(known instanceof DomainError)) log.error({ err: error }, 'readiness check failed');
    // Stays ready under overload: without this instance the others would be overloaded more.
    else if (known.code === 'overloaded') return [];
    return [notWritableCodes.test(readErrorCode(error)) ? 'database_not_writable' : 'database_unavailable'];
  }
}

/** SQLSTATE codes: read_only_sql_transaction, disk_full, io_error. */
const notWritableCodes = /^(25006|53100|58030)$/;
