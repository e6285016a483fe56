import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';

export const backlogs = {
  dispatch: ['ready', 'sending', 'uncertain', 'due'],
  outbox: ['queued'],
  action: ['queued', 'running'],
  export: ['running'],
} as const;
type Queue = keyof typeof backlogs;
export type Backlog = { queue: Queue; status: string; size: number; oldestSeconds: number };

/** Unfinished work of all tenants; empty queues have no row. Partial indexes hold just these rows. */
export async function readBacklog({ systemRows }: Pick<Context, 'systemRows'>): Promise<Backlog[]> {
  const { rows } = await sql<Backlog>`
    select 'dispatch' as queue, status, count(*)::int as size, ${secondsSince('min(created_at)')} as "oldestSeconds"
    from dispatch where status in ('ready', 'sending', 'uncertain') group by status
    union all
    select 'dispatch', 'due', count(*)::int, ${secondsSince('min(next_attempt_at)')}
    from dispatch where next_attempt_at <= now() having count(*) > 0
    union all
    select 'outbox', status, count(*)::int, ${secondsSince('min(approved_at)')}
    from delivery where status = 'queued' group by status
    union all
    select 'action', status, count(*)::int, ${secondsSince('min(created_at)')}
    from action where status in ('queued', 'running') group by status
    union all
    select 'export', status, count(*)::int, ${secondsSince('min(created_at)')}
    from export where status = 'running' group by status`.execute(systemRows());
  return rows;
}

const secondsSince = (time: string) => sql.raw(`greatest(0, extract(epoch from now() - ${time}))::float8`);
