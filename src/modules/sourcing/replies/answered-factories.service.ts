import type { System } from '#kernel/context.ts';
import { type FactoryAnswer, recordAnswers } from '#modules/directory/factories/answers/factory-answers.service.ts';

const factoriesPerRound = 100;

/** Accepted answers, and verified mail that no program wrote. An import that knows less is corrected by the next round. */
export async function recordAnsweredFactories({ systemEm }: System): Promise<void> {
  const answers = await systemEm().transactional((em) =>
    em.execute<FactoryAnswer[]>(
      `select f.id as "factoryId", max(e.day)::text as "answeredOn" from (
         select delivery_id, created_at::date as day from supplier_answer
         where decided_at is not null and status <> 'refused'
         union all
         select delivery_id, received_at::date from delivery_reply where is_verified and not is_automatic
       ) e join delivery d on d.id = e.delivery_id join factory f on f.id = d.factory_id
       group by f.id having not f.answered_us or coalesce(f.last_answered_at, '-infinity') < max(e.day)
       order by f.id limit ${factoriesPerRound}`,
    ),
  );
  await recordAnswers(systemEm(), answers);
}
