import { rawQuery } from '#db/raw-query.ts';
import type { System } from '#kernel/context.ts';

const aheadMs = 62 * 86_400_000;

/** Makes the partitions of the next months. Rows of a month that has none are kept in the one for all other rows. */
export const makeMonths = ({ systemEm, now, log }: Pick<System, 'systemEm' | 'now' | 'log'>): Promise<void> =>
  systemEm().transactional(async (em) => {
    const until = new Date(now().getTime() + aheadMs);
    const [made] = await rawQuery<{ months: number }>(em, 'select partition.make_months($1) as months', [until]);
    if (made?.months) log.info({ partitions: made.months }, 'partitions made');
  });
