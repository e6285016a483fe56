import type { Context } from '#kernel/context.ts';
import type { DomainError } from '#kernel/errors.ts';
import { createSlidingWindow } from './sliding-window.ts';

export function createAnonymousRateLimit(perMinute: number) {
  const consume = createSlidingWindow('anonymous_requests_per_minute', perMinute);
  const decided = new WeakMap<object, DomainError | null>();

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
