import { rawQuery } from '#db/raw-query.ts';
import { countRows, type Purge, toBatch } from './purge.service.ts';

/** Chains stay verifiable from where they were cut. */
export const auditPurge: Purge = {
  name: 'audit_entries',
  retentionMs: ({ auditMs }) => auditMs,
  remove: async (em, before, limit) => {
    const [cut] = await rawQuery<{ removed: number }>(em, 'select audit.cut_chains($1, $2) as removed', [
      before,
      limit,
    ]);
    return toBatch(limit, cut?.removed ?? 0);
  },
  count: (em, before) => countRows(em, `audit_entry where at < $1`, [before]),
};
