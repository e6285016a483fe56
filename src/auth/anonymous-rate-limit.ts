import type { Context } from '#kernel/context.ts';
import { type DomainError, rateLimited } from '#kernel/errors.ts';

const windowMs = 60_000;
const maxClients = 20_000;

/**
 * In this process only. Needs no database, so it runs before anything else. Above 20,000 addresses the least recent is
 * dropped.
 */
export function createAnonymousRateLimit(perMinute: number) {
  const windows = new Map<string, number[]>();
  const decided = new WeakMap<object, DomainError | null>();

  function consume(client: string, now: number): DomainError | null {
    const recent = (windows.get(client) ?? []).filter((at) => at > now - windowMs && at <= now);
    const [oldest = now] = recent;
    const isAllowed = recent.length < perMinute;
    if (isAllowed) recent.push(now);
    windows.delete(client);
    windows.set(client, recent);
    purgeIdle(now);
    if (isAllowed) return null;
    return rateLimited('anonymous_requests_per_minute', perMinute, 60, Math.ceil((oldest + windowMs - now) / 1000));
  }

  function purgeIdle(now: number): void {
    for (const [client, times] of windows) {
      if (windows.size <= maxClients && (times.at(-1) ?? 0) > now - windowMs) return;
      windows.delete(client);
    }
  }

  return {
    check(ctx: Pick<Context, 'client' | 'now'>): DomainError | null {
      const known = decided.get(ctx);
      if (known !== undefined) return known;
      const refusal = consume(ctx.client, ctx.now().getTime());
      decided.set(ctx, refusal);
      return refusal;
    },
  };
}
