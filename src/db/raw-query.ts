import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

/**
 * Runs a statement in the transaction of `em` with values bound to `$1` and on. `em.execute` would write them into its text,
 * which is slow for long ones, and would make of a list as many values.
 */
export const rawQuery = async <Row = unknown>(
  em: EntityManager,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => (await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
