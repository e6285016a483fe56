import type { EntityManager } from '@mikro-orm/postgresql';
import { tryLock, waitForLock } from '#db/advisory-lock.ts';
import { copyInto } from '#db/copy.ts';
import { rawQuery } from '#db/raw-query.ts';
import { indexLock } from './factory-index.service.ts';
import { type FacetValue, indexTermsVersion } from './index-terms.rules.ts';
import { type IndexedFactory, segmentSize, segmentsPerBlock, writeBlock, writeWords } from './index-writer.service.ts';
import { chooseSubstrings, defaultMinWords } from './substring-index.queries.ts';
import { createSubstringFinder } from './substring-index.rules.ts';

const importLock = 'directory import';

/** Serializes imports, which compare rows with saved ones. */
export const acquireImportLock = (em: EntityManager): Promise<AsyncDisposable> => waitForLock(em, importLock);

/** Until the end of the transaction. False during an import, and while a rebuild of the index is due. */
export async function tryImportLock(em: EntityManager): Promise<boolean> {
  const [lock] = await rawQuery<{ free: boolean }>(
    em,
    `select pg_try_advisory_xact_lock(hashtext('${importLock}')) as free`,
  );
  return lock?.free === true && (await rawQuery(em, outdatedQuery, [indexTermsVersion])).length === 0;
}

/** Skipped while an import holds the lock, because the import rebuilds at its end. */
export async function ensureIndex(em: EntityManager, { holdsLock = false } = {}): Promise<void> {
  const [state] = await rawQuery(em, outdatedQuery, [indexTermsVersion]);
  if (!state) return;
  if (holdsLock) return rebuildIndex(em, { ifBehind: true });
  await using lock = await tryLock(em, importLock);
  if (lock) await rebuildIndex(em, { ifBehind: true });
}

const outdatedQuery = 'select from directory.state where stale or version <> $1';

/**
 * Rebuilds the index beside the current one, which serves searches until the swap. Holds the terms of one block (28,672
 * factories) in memory.
 */
export async function rebuildIndex(
  em: EntityManager,
  { ifBehind = false, partFrom = defaultMinWords } = {},
): Promise<void> {
  const pool = await em.getConnection().getNativeClient();
  const [reader, writer] = await Promise.all([pool.connect(), pool.connect()]);
  try {
    await writer.query('begin');
    await writer.query(`set local work_mem = '256MB'; set local maintenance_work_mem = '256MB'`);
    await writer.query(indexLock);
    // Another process may have rebuilt it while this one waited for the lock.
    if (ifBehind && !(await writer.query(outdatedQuery, [indexTermsVersion])).rowCount) return;
    await writer.query('select directory.create_next()');
    await writer.query('create table directory_next.posting (like directory_next.sparse)');
    await reader.query('begin isolation level repeatable read read only');
    await reader.query(`set local work_mem = '256MB'`);
    const parts = await chooseSubstrings(reader, partFrom);
    await copyInto(writer, 'directory_next.part', 1, parts, (to, text) => to.text(text));
    const partsIn = createSubstringFinder(parts);
    const facets = new Map<string, FacetValue & { count: number }>();
    await reader.query(`declare factories cursor for ${orderedFactoriesQuery}`);
    const readOn = () => reader.query<IndexedFactory>(`fetch ${segmentsPerBlock * segmentSize} from factories`);
    let { rows } = await readOn();
    for (let block = 0; rows.length; block++) {
      // The next block is read while this one is processed.
      const next = readOn();
      await writeBlock(writer, block, rows, partsIn, facets);
      ({ rows } = await next);
    }
    await reader.query('commit');
    await copyInto(writer, 'directory_next.facet_value', 4, facets.values(), (to, { token, facet, value, count }) => {
      to.text(token);
      to.text(facet);
      to.text(value);
      to.int4(count);
    });
    await writeWords(writer);
    await writer.query(`select directory.create_indexes('directory_next')`);
    // Written by block but read by term: clustering puts the rows of a term on a few pages.
    await writer.query('cluster directory_next.dense using dense_pkey');
    await writer.query('select directory.change_to_next($1)', [indexTermsVersion]);
    await writer.query('commit');
    for (const table of ['segment', 'place', 'dense', 'sparse', 'word', 'part', 'facet_value'])
      await writer.query(`vacuum (analyze) directory.${table}`);
  } finally {
    // Closing the connections rolls back an unfinished transaction.
    reader.release(true);
    writer.release(true);
  }
}

const orderedFactoriesQuery = `
  select id, directory_id as "directoryId", kind, name_en as "nameEn", name_zh as "nameZh", city, region, processes, specialty,
    capabilities, min_quantities as "minQuantities", startup_friendly as "startupFriendly", answered_us as "answeredUs",
    confidence, quarantined, jsonb_path_query_array(certifications, '$[*].name') as certifications,
    (directory_fields -> 'productionLeadTimeDays' ->> 'high')::int as "leadTimeDays",
    (extract(epoch from updated_at) * 1000)::float8 as "updatedAt"
  from factory
  order by array_position(array['verified', 'reported', 'unverified'], confidence), not answered_us, name_en collate "C", id`;
