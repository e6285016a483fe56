import { type AuditOk, serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { listen } from './socket.ts';

/** The public audit of GraphQL over HTTP, with all that it says a server must, should and may do. */
const app = await startApp(unlimited);
const url = await listen(app.app);
const { secret } = await app.live();
const { token } = await app.session('owner', await app.organisation());

const withHeaders = (headers: Record<string, string>) => (input: string, init: RequestInit) =>
  fetch(input, { ...init, headers: { ...init?.headers, ...headers } });

describe.each([
  ['a key', { authorization: `Bearer ${secret}` }],
  ['a browser session', { cookie: `__Host-ssd_session=${token}`, origin: 'http://gateway.test' }],
  ['no credential, on this machine', {}],
])('with %s', (_, headers) => {
  const audits = serverAudits({ url: `${url}/graphql`, fetchFn: withHeaders(headers) });

  test.each(audits.map(({ id, name, fn }) => ({ id, name, fn })))('$id $name', async ({ id, name, fn }) => {
    const ok: Omit<AuditOk, 'name'> & { name: string } = { id, name, status: 'ok' };
    expect(await fn()).toEqual(ok);
  });
});
