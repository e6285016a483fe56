import { afterAll } from 'vitest';
import * as production from '#server/lifecycle/listen.ts';
import type { App } from '../../harness.ts';

/** The app behind a socket of its own, as production serves it. */
export async function listen(app: App['app']): Promise<string> {
  const { server, port } = await production.listen(app, { port: 0, hostname: '127.0.0.1' });
  afterAll(() => void server.close());
  return `http://127.0.0.1:${port}`;
}
