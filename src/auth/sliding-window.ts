import { type DomainError, rateLimited } from '#kernel/errors.ts';

const windowMs = 60_000;
const maxClients = 20_000;

/**
 * In this process only. Needs no database, so it runs before anything else. Above 20,000 clients the least recent is
 * dropped. Returns the refusal, or null.
 */
export function createSlidingWindow(limit: string, perMinute: number) {
  const windows = new Map<string, number[]>();

  function purgeIdle(now: number): void {
    for (const [client, times] of windows) {
      if (windows.size <= maxClients && (times.at(-1) ?? 0) > now - windowMs) return;
      windows.delete(client);
    }
  }

  return function consume(client: string, now: number): DomainError | null {
    const recent = (windows.get(client) ?? []).filter((at) => at > now - windowMs && at <= now);
    const [oldest = now] = recent;
    const isAllowed = recent.length < perMinute;
    if (isAllowed) recent.push(now);
    windows.delete(client);
    windows.set(client, recent);
    purgeIdle(now);
    return isAllowed ? null : rateLimited(limit, perMinute, 60, Math.ceil((oldest + windowMs - now) / 1000));
  };
}
