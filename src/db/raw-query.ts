import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

/** `em.execute` would interpolate the values, which is slow for long ones, and expand lists. */
export const rawQuery = async <Row = unknown>(
  em: EntityManager,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => (await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
