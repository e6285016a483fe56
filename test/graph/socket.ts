import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll } from 'vitest';
import { answerClientErrors } from '../../src/client-errors.ts';
import type { App } from '../harness.ts';

/** The app behind a socket of its own, as production serves it. */
export async function listen(app: App['app']): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  answerClientErrors(server);
  await once(server, 'listening');
  afterAll(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
