import { expect, test } from 'vitest';
import { startApp } from '../../harness.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '1000', LIMIT_REQUESTS_PER_DAY_LIVE: '5' });

test(`RateLimit-Reset never exceeds its window, although a daily window can end 15 minutes later`, async () => {
  const me = await app.live();
  const { status, headers } = await me.rest('GET', '/me');
  expect([status, headers.get('ratelimit-limit')]).toEqual([200, '5']);
  expect(Number(headers.get('ratelimit-reset'))).toBeLessThanOrEqual(86_400);
});
