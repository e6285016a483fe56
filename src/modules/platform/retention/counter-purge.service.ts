import { rawQuery } from '#db/raw-query.ts';
import { countRows, type Purge, toBatch } from './purge.service.ts';

/**
 * Windows of rate limits in which every request has expired. They have no index by time, because each request would
 * change it; a run goes through all of them in the order of their keys.
 */
export function createWindowPurge(): Purge {
  let after: string | null = null;
  return {
    name: 'rate_windows',
    retentionMs: () => 0,
    remove: async (em, _, limit) => {
      const [batch] = await rawQuery<{ last: string | null; removed: number }>(
        em,
        'select last, removed from auth.remove_idle_windows($1, $2)',
        [after ?? '', limit],
      );
      after = batch?.last ?? null;
      return { removed: batch?.removed ?? 0, more: after !== null };
    },
    count: (em) =>
      countRows(em, `auth.rate_window where day_epoch < (extract(epoch from now()) * 1000)::bigint / 900000 - 97`, []),
  };
}

/** Replicas are compared with them, and a replica that is a day behind is not used. */
export const positionPurge: Purge = {
  name: 'write_positions',
  retentionMs: () => 0,
  remove: async (em, _, limit) => {
    const [batch] = await rawQuery<{ removed: number }>(em, 'select auth.remove_old_positions($1) as removed', [limit]);
    return toBatch(limit, batch?.removed ?? 0);
  },
  count: (em) => countRows(em, `auth.write_position where saved_at <= now() - interval '1 day'`, []),
};

/** They count against a quota for a day. */
export const contactReadPurge: Purge = {
  name: 'contact_reads',
  retentionMs: () => 0,
  remove: async (em, _, limit) => {
    const [batch] = await rawQuery<{ removed: number }>(em, 'select auth.remove_contact_reads($1) as removed', [limit]);
    return toBatch(limit, batch?.removed ?? 0);
  },
  count: (em) => countRows(em, `auth.contact_read where read_at <= now() - interval '1 day'`, []),
};
