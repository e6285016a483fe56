import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Context } from '#kernel/context.ts';
import type { Served } from '#rest/handler.ts';
import { createDocsRoutes } from '../../../src/pages/docs/docs.ts';

/** The routes of a folder in which no documentation was built. */
const app = new Hono<Served>()
  .use((c, next) => {
    c.set('ctx', { requestId: 'req_1', viewer: null, holdsSecret: false } as Context);
    return next();
  })
  .route('/', createDocsRoutes('test/no-such-folder'));
const read = async (path: string) => {
  const answer = await app.request(path);
  return { status: answer.status, text: await answer.text() };
};

test.each(['/docs', '/docs/', '/docs/api/', '/docs/sdk'])(
  '%s says that the documentation is not built',
  async (path) => {
    const { status, text } = await read(path);
    expect([status, text]).toEqual([503, expect.stringContaining('npm run build')]);
  },
);

test('the codes of errors are explained all the same', async () => {
  const { status, text } = await read('/docs/errors');
  expect([status, text]).toEqual([200, expect.stringContaining('idempotency_conflict')]);
});
