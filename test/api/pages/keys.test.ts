import { describe, expect, test } from 'vitest';
import { listAllowedScopes, listDefaultScopes } from '#kernel/scopes.ts';
import { harmless, hostile, startPages } from './browser.ts';

const app = await startPages();
const { signedIn } = app;

const boxesIn = (text: string) =>
  [...text.matchAll(/name="scopes" value="([^"]+)"( checked)?/g)].map(
    ([, scope, checked]) => [scope!, !!checked] as const,
  );

describe('keys of an organisation', () => {
  const make = (me: Awaited<ReturnType<typeof signedIn>>, label: string, scopes: string[], known: number) =>
    me.post('/keys', [
      ['label', label],
      ['known', String(known)],
      ...scopes.map((scope): [string, string] => ['scopes', scope]),
    ]);

  test('are listed with prefix, last characters and details', async () => {
    const me = await signedIn();
    expect((await me.get('/keys')).text).toContain('There are no keys yet.');
    const { secret, keyId } = await app.live({
      organisationId: me.organisationId,
      scopes: ['projects:read', 'contacts:read'],
    });
    await app.execute(
      `update api_key set label = 'build server', created_at = ?, expires_at = ?, last_used_at = ? where id = ?`,
      [...['2026-01-02T03:04:05.678Z', '2199-01-01T00:00:00Z', '2026-02-03T04:05:06.789Z'], keyId],
    );
    const { text } = await me.get('/keys');
    expect(text).toContain('<bdi>build server</bdi> <span class="badge">active</span>');
    expect(text).toContain(`<code>${secret.slice(0, 12)}…${secret.slice(-4)}</code>`);
    expect(text).not.toContain(secret.slice(0, 20));
    expect(text).toContain('<time datetime="2026-01-02T03:04:05.678Z">2 Jan 2026 03:04 UTC</time>');
    expect(text).toContain('<time datetime="2199-01-01T00:00:00.000Z">1 Jan 2199 00:00 UTC</time>');
    expect(text).toContain('<time datetime="2026-02-03T04:05:06.789Z">3 Feb 2026 04:05 UTC</time>');
    expect(text).toContain('<summary>2 scopes</summary>');
    expect(text).toContain('See names, addresses and telephone numbers of factory contacts');
  });

  test('exclude keys of others; only active ones can be revoked', async () => {
    const me = await signedIn();
    const [active, expired, revoked] = await Promise.all(
      [1, 2, 3].map(() => app.live({ organisationId: me.organisationId })),
    );
    const other = await app.live();
    await app.execute('update api_key set expires_at = now() where id = ?', [expired!.keyId]);
    await app.execute('update api_key set revoked_at = now() where id = ?', [revoked!.keyId]);
    app.clock.now = new Date(Date.now() + 1000);
    const { text } = await me.get('/keys');
    expect([...text.matchAll(/\/keys\/revoke\?id=([\w-]+)/g)].map(([, id]) => id)).toEqual([active!.keyId]);
    expect(text).not.toContain(other.secret.slice(-4));
    app.clock.now = new Date();
  });

  test('are limited to the newest hundred', async () => {
    const me = await signedIn();
    for (let i = 0; i < 101; i++) await app.live({ organisationId: me.organisationId });
    const { text } = await me.get('/keys');
    expect(text.match(/class="key active"/g)).toHaveLength(100);
    expect(text).toContain('Showing the newest 100 of 101 keys.');
  });

  test.each(['customer', 'internal'] as const)(
    'can be made with every scope that a %s may give; the usual ones are chosen',
    async (kind) => {
      const me = await signedIn('owner', await app.organisation(kind));
      const boxes = boxesIn((await me.get('/keys')).text);
      const scopes = listAllowedScopes('live', kind).filter((scope) => scope !== 'interactions:read');
      expect(boxes.map(([scope]) => scope)).toEqual(scopes);
      expect(
        boxes
          .filter(([, checked]) => checked)
          .map(([scope]) => scope)
          .toSorted(),
      ).toEqual(listDefaultScopes('live'));
    },
  );

  test('show their secret once, with a copy button', async () => {
    const me = await signedIn();
    const { status, text } = await make(me, 'build server', ['projects:read', 'contacts:read'], 0);
    expect(status).toBe(200);
    expect(text).toContain('it is not shown again');
    const [, secret] = /<input [^>]*id="secret" value="(ssd_live_\w{36})" readonly/.exec(text)!;
    const key = (await app.keysOf(me.organisationId))[0]!;
    expect([key.label, key.scopes, key.prefix, key.last4]).toEqual([
      ...['build server', ['contacts:read', 'projects:read'], secret!.slice(0, 12), secret!.slice(-4)],
    ]);
    expect((await app.me(secret!)).status).toBe(200);
    expect((await me.get('/keys')).text).not.toContain(secret);
  });

  test('are not created again when the form is resubmitted', async () => {
    const me = await signedIn();
    await make(me, 'one', ['projects:read'], 0);
    const again = await make(me, 'one', ['runs:read'], 0);
    expect(again.status).toBe(409);
    expect(again.text).toContain('role="alert"');
    expect(again.text).toContain('its secret is not shown again');
    expect(again.text).toContain('name="label" value="one"');
    expect(boxesIn(again.text).filter(([, checked]) => checked)).toEqual([['runs:read', true]]);
    expect(await app.keysOf(me.organisationId)).toHaveLength(1);
    const meant = await make(me, 'two', ['projects:read'], 1);
    expect([meant.status, (await app.keysOf(me.organisationId)).length]).toEqual([200, 2]);
  });

  test.each<[string, string, string[], string]>([
    ['no label', '  ', ['projects:read'], 'label'],
    ['a long label', 'x'.repeat(81), ['projects:read'], 'label'],
    ['no scope', 'build server', [], 'scopes'],
    ['a scope that cannot be given', 'build server', ['internal:*'], 'scopes'],
    ['one scope twice', 'build server', ['runs:read', 'runs:read'], 'scopes'],
  ])('are not created with %s: the form is shown again with the error', async (_, label, scopes, field) => {
    const me = await signedIn();
    const { status, text } = await make(me, label, scopes, 0);
    expect(status).toBe(400);
    expect([...text.matchAll(/id="(\w+)-problem"/g)].map(([, name]) => name)).toEqual([field]);
    expect(text).toMatch(new RegExp(`aria-describedby="[^"]*\\b${field}-problem"[^>]* autofocus`));
    expect(text).toContain(`name="label" value="${label.trim()}"`);
    expect(await app.keysOf(me.organisationId)).toEqual([]);
  });

  test('are revoked at once after a confirmation', async () => {
    const me = await signedIn();
    const { keyId, secret } = await app.live({ organisationId: me.organisationId });
    const question = await me.get(`/keys/revoke?id=${keyId}`);
    expect([question.status, question.text.includes(secret.slice(-4))]).toEqual([200, true]);
    expect((await app.me(secret)).status).toBe(200);
    const done = await me.post('/keys/revoke', { id: keyId });
    expect([done.status, done.headers.get('location')]).toEqual([303, `/keys?revoked=${keyId}`]);
    expect((await app.me(secret)).status).toBe(401);
    expect((await me.get(`/keys?revoked=${keyId}`)).text).toMatch(/role="status"[^>]*>The key .* is revoked\./);
  });

  test('that are active are never reported as revoked', async () => {
    const me = await signedIn();
    const { keyId } = await app.live({ organisationId: me.organisationId });
    expect((await me.get(`/keys?revoked=${keyId}`)).text).not.toContain('role="status"');
  });

  test.each(['', 'x', '00000000-0000-7000-8000-000000000000'])(
    '%j is no key to revoke, nor is that of others',
    async (id) => {
      const me = await signedIn();
      const { keyId } = await app.live();
      for (const one of [id, keyId]) expect((await me.get(`/keys/revoke?id=${one}`)).status).toBe(404);
      expect((await me.post('/keys/revoke', { id: keyId })).status).toBe(404);
      expect((await me.post('/keys/revoke', { id })).status).toBe(id.length > 1 ? 404 : 400);
    },
  );

  test('show escaped labels', async () => {
    const me = await signedIn('owner', await app.organisation('customer', hostile));
    const { keyId } = await app.live({ organisationId: me.organisationId });
    // Labels with marks of text direction are refused today; records from before may hold them.
    await app.asOwner().execute('update api_key set label = ? where id = ?', [hostile, keyId]);
    const { text } = await me.get('/keys');
    expect(text.split(harmless)).toHaveLength(5);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('\u202e');
  });
});
