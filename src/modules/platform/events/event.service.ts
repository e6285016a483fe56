import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { Event } from './event.entity.ts';

const retentionMs = 30 * 24 * 3600_000;

export async function purgeEvents({ systemEm, now }: System): Promise<void> {
  await systemEm().nativeDelete(Event, { at: { $lt: new Date(now().getTime() - retentionMs) } }, allTenants);
}
