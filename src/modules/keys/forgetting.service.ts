import { ofEveryone } from '#db/ownership.ts';
import type { System } from '#kernel/context.ts';
import { BrowserSession, SignInLink } from '#modules/members/member.entity.ts';
import { DeviceConnection } from './device.entity.ts';

const dayMs = 24 * 3600_000;

/**
 * Removes what has been of no use for a day: links, sessions, connections and windows of limits. A device may ask how
 * its connection ended until then. Keys stay: owners see them in their list.
 */
export async function forgetExpired({ emOfEveryone, gate, now }: System): Promise<void> {
  const em = emOfEveryone();
  const since = { $lt: new Date(now().getTime() - dayMs) };
  await em.nativeDelete(SignInLink, { expiresAt: since }, ofEveryone);
  await em.nativeDelete(BrowserSession, { expiresAt: since }, ofEveryone);
  await em.nativeDelete(DeviceConnection, { updatedAt: since, expiresAt: since }, ofEveryone);
  await gate.forgetWindows();
}
