import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, describe, expect, test } from 'vitest';
import { documented } from '../../api/contract/document.ts';
import { rows } from '../../api/contract/operations.ts';
import { peopleOf } from '../../api/contract/person.ts';
import { reachable, startApp, unlimited } from '../../harness.ts';
import { type Send, sampled, shellClient, typedClient } from './generated.ts';

/** Clients that are made from the document send what it lets them send, to every operation, over the network. */
const app = await startApp(unlimited);
// Keys of devices end by the clock of the database.
app.clock.now = new Date();
const person = peopleOf(app, await app.factories(reachable(), reachable(), reachable()));
const server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' });
await once(server, 'listening');
afterAll(() => server.close());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.warn('curl is not installed: the generated shell client is not tried');

const clients: [string, boolean, Send][] = [
  ['openapi-fetch', true, typedClient(origin)],
  ['a generated shell script', hasCurl, shellClient(origin)],
];
const operations = [...documented.keys()];

describe.each(clients)('%s', (_, runs, send) => {
  describe.runIf(runs).each([
    ['what is required', false],
    ['all that is allowed', true],
  ])('sends %s', (_, whole) => {
    test.each(operations)('%s accepts it', async (name) => {
      const row = rows[name]!;
      const me = await person(row.by);
      const { by = me.caller, ...real } = await row.succeeds(me);
      const asked = sampled(name, real, whole);
      const { status, error } = await send(name, by, asked);
      expect(status === 400 || status >= 500 || status < 200 ? { status, error, asked } : null).toBeNull();
    });
  });
});
