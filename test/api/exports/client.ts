import { expect, vi } from 'vitest';
import type { Answer, App } from '../../harness.ts';
import type { Json } from '../../json.ts';

type Key = { secret: string; rest: (method: string, path: string, body?: unknown) => Promise<Answer> };
type Given = { format?: string; filter?: object };

export const create = (me: Key, { format = 'ndjson', filter = {} }: Given = {}): Promise<Answer> =>
  me.rest('POST', '/exports', { kind: 'factories', filter, format });

/** The record after it has left `running`. */
export async function settled(me: Key, id: string): Promise<Json> {
  const read = async () => (await me.rest('GET', `/exports/${id}`)).body['export'];
  await vi.waitUntil(async () => (await read()).status !== 'running', { interval: 10, timeout: 10_000 });
  return read();
}

export const download = (app: Pick<App['app'], 'request'>, { secret }: Key, id: string, headers: object = {}) =>
  Promise.resolve(
    app.request(`/api/v1/exports/${id}/content`, { headers: { authorization: `Bearer ${secret}`, ...headers } }),
  );

/** Creates and downloads an export: the record, the response and its bytes. */
export async function exported(app: App, me: Key, given?: Given) {
  const made = await create(me, given);
  expect(made.status).toBe(201);
  const record = await settled(me, made.body['export'].id);
  const answer = await download(app.app, me, record['id']);
  return { record, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}
