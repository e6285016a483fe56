import { expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { supplierLinks } from './client.ts';

const app = await startApp({ ...unlimited, LIMIT_LINK_REQUESTS_PER_MINUTE: '3' });
const { sent, get, pass } = supplierLinks(app);
const from = (address: string) => ({ 'x-forwarded-for': address, accept: 'application/json' });

test('requests to links are limited by address and by link, before the database is asked', async () => {
  const { token } = await sent(await app.live());
  const statuses = async (path: (at: number) => string, address: (at: number) => string) => {
    const all: number[] = [];
    for (let at = 0; at < 4; at++) all.push((await get(path(at), from(address(at)))).status);
    return all;
  };
  const guess = (at: number) => `/s/${String(at).repeat(43)}`;
  expect(await statuses(guess, () => '198.51.100.1')).toEqual([404, 404, 404, 429]);
  app.queries.length = 0;
  const refused = await get(`/s/${token}`, from('198.51.100.1'));
  expect([refused.status, refused.headers.get('retry-after'), app.queries]).toEqual([429, '60', []]);
  expect(
    await statuses(
      () => `/s/${token}`,
      (at) => `198.51.101.${at}`,
    ),
  ).toEqual([200, 200, 200, 429]);
  const busy = await get(`/s/${token}`, { ...from('198.51.102.1'), accept: 'text/html', 'accept-language': 'zh' });
  expect([busy.status, busy.text.includes('访问过于频繁')]).toEqual([429, true]);
  pass(1);
  expect((await get(`/s/${token}`, from('198.51.100.1'))).status).toBe(200);
});
