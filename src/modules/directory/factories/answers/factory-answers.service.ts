import type { EntityManager } from '@mikro-orm/postgresql';
import { rawQuery } from '#db/raw-query.ts';
import { loadRecords, toIndexed } from '../import/factory-save.service.ts';
import { indexChanges } from '../search/factory-index.service.ts';
import { tryImportLock } from '../search/reindex.service.ts';

export type FactoryAnswer = { factoryId: string; answeredOn: string };

/** Factories that have answered say so, also in search. Does nothing during an import or a rebuild of the index. */
export async function recordAnswers(em: EntityManager, answers: readonly FactoryAnswer[]): Promise<void> {
  await em.transactional(async (em) => {
    if (!answers.length || !(await tryImportLock(em))) return;
    const before = await loadRecords(
      em,
      answers.map(({ factoryId }) => factoryId),
    );
    await rawQuery(em, recordStatement, [JSON.stringify(answers)]);
    const after = await loadRecords(em, [...before.keys()]);
    await indexChanges(
      em,
      [...before].map(([factoryId, record]) => {
        const changed = after.get(factoryId);
        return { factoryId, before: toIndexed(record), after: changed ? toIndexed(changed) : null };
      }),
      'directory.apply_answers',
    );
  });
}

const latest = 'greatest(f.last_answered_at, r."answeredOn")';
/** In the lock order of imports. */
const recordStatement = `
  with answered as (
    select f.id, r."answeredOn" from factory f
    join json_to_recordset($1::json) as r("factoryId" uuid, "answeredOn" date) on r."factoryId" = f.id
    order by f.id for update of f
  )
  update factory f set answered_us = true, last_answered_at = ${latest}, updated_at = now(),
    what_they_told_us = jsonb_set(f.what_they_told_us, '{lastAnsweredAt}', to_jsonb(${latest}::text))
  from answered r where r.id = f.id`;
