import { rawQuery } from '#db/raw-query.ts';
import type { System } from '#kernel/context.ts';

/** Makes the partitions of the next months. Rows of a month that has none are kept in the one for all other rows. */
export const makeMonths = ({ systemEm, log }: Pick<System, 'systemEm' | 'log'>): Promise<void> =>
  systemEm().transactional(async (em) => {
    const [made] = await rawQuery<{ months: number }>(em, 'select partition.make_months() as months');
    if (made?.months) log.info({ partitions: made.months }, 'partitions made');
  });
