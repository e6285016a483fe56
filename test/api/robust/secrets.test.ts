import { expect, test } from 'vitest';
import { everyRow, reachable, startApp } from '../../harness.ts';
import { watchSecrets } from '../../secrets.ts';

/**
 * Each test file ends with this search over its own answers, log and database (harness.ts). Here every kind of secret
 * is handed out once, and the search is shown to find what is planted.
 */
const app = await startApp();
app.clock.now = new Date();
const nobody = app.caller({ origin: 'http://gateway.test' });
const form = (path: string, fields: Record<string, string>) =>
  app.app.request(path, {
    method: 'POST',
    headers: { origin: 'http://gateway.test', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

test('every credential is shown once, and no other response, log line or row contains it', async () => {
  const organisationId = await app.organisation();
  const boss = await app.session('owner', organisationId);
  const sandbox = await nobody.rest('POST', '/keys', {});
  const made = await boss.rest('POST', '/keys', { mode: 'live' });
  const started = (await nobody.rest('POST', '/auth/device', { clientName: 'A terminal' })).body;
  const { deviceCode, userCode } = started;
  await boss.graphql.request(
    `mutation ($input: DeviceDecisionInput!) { approveDeviceConnection(input: $input) { deviceConnection { status userCode } } }`,
    { input: { userCode } },
  );
  const { secret } = (await nobody.rest('POST', '/auth/device/poll', { deviceCode })).body;
  const terminal = app.caller({ authorization: `Bearer ${secret}` });
  const kept = await terminal.rest('POST', '/auth/device/acknowledge', { deviceCode });
  expect([sandbox.status, made.status, kept.status]).toEqual([201, 201, 200]);

  await form('/sign-in', { email: boss.email, next: '/keys' });
  await expect.poll(() => app.sent.length).toBe(1);
  const [, token] = /token=([\w-]{43})/.exec(app.sent[0]!.text)!;
  const signedIn = await form('/sign-in/link', { token: token!, next: '/keys' });
  const [, cookie] = /__Host-ssd_session=([\w-]{43})/.exec(signedIn.headers.get('set-cookie')!)!;

  // Where a secret could slip out: failures, echoes of what was asked, lists, the audit.
  await app.factories(reachable());
  const house = await app.live({ kind: 'internal', scopes: ['internal:*', 'projects:read'] });
  for (const text of [secret, deviceCode, userCode, token!, cookie!]) {
    for (const path of [`/projects/${text}`, `/factories?q=${text}`, `/projects?page=${text}`, `/${text}`]) {
      await terminal.rest('GET', path);
    }
    await terminal.rest('POST', '/projects', { name: 7, more: text });
    await nobody.rest('POST', '/auth/device/poll', { deviceCode: text.slice(0, 80), more: text });
    await terminal.graphql.request(`query ($id: ID!) { project(id: $id) { id } }`, { id: text }).catch(() => {});
    await app.caller({ authorization: `Bearer ${text}x` }).rest('GET', '/me');
  }
  await app.asOwner().execute('alter table project rename to mislaid');
  expect((await terminal.rest('POST', '/projects', { name: secret })).status).toBe(500);
  await app.asOwner().execute('alter table mislaid rename to project');
  await house.graphql.request('{ auditEntries { nodes { actor action resourceId detail hash } } }');
  await boss.rest('GET', '/keys');

  const rows = await everyRow(app.asOwner());
  expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(['public.api_key', 'auth.rate_window']));
  expect(await app.secrets.leaks(app.logged, rows)).toEqual([]);
});

test.each(['key', 'device code', 'user code', 'session', 'link'] as const)(
  'a leaked %s would be found',
  async (kind) => {
    const secret = {
      key: `ssd_live_${'a1B2c3'.repeat(6)}`,
      'device code': `dvc_${'x'.repeat(43)}`,
      'user code': 'BCDF-GHJK',
      session: 'S'.repeat(43),
      link: 'L'.repeat(43),
    }[kind];
    const watcher = watchSecrets();
    watcher.learn(kind, secret);
    const planted = watcher.watch({ fetch: (_: Request) => new Response(`{"a":"${secret}"}`) });
    await planted.fetch(new Request('http://gateway.test/api/v1/projects'));
    const hex = Buffer.from(secret).toString('hex');
    const leaks = await watcher.leaks(
      [`{"msg":"a ${secret}"}`],
      [
        { table: 'public.plain', text: `(1,"x${secret}y")` },
        { table: 'public.bytes', text: `(1,"\\\\x00${hex}")` },
        { table: 'public.clean', text: `(1,${'0123456789'.repeat(9)})` },
      ],
    );
    expect(leaks).toEqual([
      `${kind} in the answer to GET /api/v1/projects`,
      `${kind} in the log`,
      `${kind} in the table public.plain`,
      `${kind} in the table public.bytes`,
    ]);
  },
);
