import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { type Caller, startApp } from '../../harness.ts';
import { text } from '../../json.ts';
import { callersOf, codeOf } from './client.ts';

const app = await startApp({ TRUST_PROXY: 'true' });
app.clock.now = new Date();

const { anonymous, ask } = callersOf(app);
const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3600_000;

const sandboxScopes = [
  ...['actions:read', 'actions:write', 'approvals:write', 'capabilities:read', 'compliance:read', 'engineering:read'],
  ...['engineering:write', 'interviews:write', 'knowledge:read', 'network:read', 'projects:read', 'projects:write'],
  ...['rfqs:read', 'runs:read', 'runs:write', 'shipping:read'],
];
const liveScopes = [...sandboxScopes, 'disclosures:write', 'publications:write'].sort();

describe('a sandbox key', () => {
  test('is issued without authentication, works at once and expires after a day', async () => {
    const made = await anonymous().rest('POST', '/keys', { label: 'first try' });
    expect(made).toMatchObject({ status: 201 });
    expect(made.body).toEqual({
      key: {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        label: 'first try',
        mode: 'sandbox',
        status: 'active',
        prefix: made.body['secret'].slice(0, 12),
        last4: made.body['secret'].slice(-4),
        scopes: sandboxScopes,
        organisationId: null,
        createdAt: app.clock.now.toISOString(),
        expiresAt: new Date(app.clock.now.getTime() + 24 * 3600_000).toISOString(),
        lastUsedAt: null,
        revokedAt: null,
      },
      secret: expect.stringMatching(/^ssd_sbx_[0-9A-Za-z]{36}$/),
      note: expect.any(String),
      requestId: expect.any(String),
    });
    expect((await ask(made.body['secret']).rest('GET', '/me')).status).toBe(200);
  });

  test('ends with a checksum for secret scanners', async () => {
    const { secret } = (await anonymous().rest('POST', '/keys', {})).body;
    const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const sum = [...secret.slice(-6)].reduce((value, letter) => value * 62 + alphabet.indexOf(letter), 0);
    expect(sum).toBe(crc32(secret.slice(0, -6)));
  });

  test('is not in the database: only its hash, prefix and last characters are', async () => {
    const { secret, key } = (await anonymous().rest('POST', '/keys', { label: 'hidden' })).body;
    const em = app.asOwner();
    const tables = await em.execute<{ name: string }[]>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth', 'audit')`,
    );
    expect(tables.map(({ name }) => name)).toContain('public.api_key');
    for (const { name } of tables) {
      const found = await em.execute(`select from ${name} t where strpos(t::text, ?) > 0`, [secret.slice(12, -4)]);
      expect([name, found]).toEqual([name, []]);
    }
    const [row] = await em.execute('select sha256 from api_key where id = ?', [key.id]);
    expect(row!.sha256).toEqual(createHash('sha256').update(secret).digest());
  });

  test('is limited to five per day and address; an IPv6 address counts as its /64', async () => {
    const make = async (address: string) => (await anonymous(address).rest('POST', '/keys', {})).status;
    for (const refused of Array(6).fill({ label: '' })) await anonymous('198.51.100.1').rest('POST', '/keys', refused);
    const many = await Promise.all(Array.from({ length: 8 }, () => make('198.51.100.1')));
    expect(many.toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    expect(await make('198.51.100.2')).toBe(201);
    for (let i = 0; i < 5; i++) expect(await make(`2001:db8::${i}`)).toBe(201);
    expect([await make('2001:db8:0:0:ffff::1'), await make('2001:db8:0:1::1')]).toEqual([429, 201]);

    const { body, headers } = await anonymous('198.51.100.1').rest('POST', '/keys', {});
    const { retryAfterSeconds, ...details } = body['error'].details;
    expect([body['error'].code, details]).toEqual([
      'quota_reached',
      { limit: 'sandbox_keys_per_day', max: 5, windowSeconds: 86_400 },
    ]);
    expect(headers.get('retry-after')).toBe(String(retryAfterSeconds));
    expect(retryAfterSeconds).toBeGreaterThan(86_400 - 60);
  });

  test('is limited per address as configured by the operator', async () => {
    app.settings.sandboxKeysPerDay = 7;
    const many = await Promise.all(
      Array.from({ length: 9 }, () => anonymous('198.51.100.9').rest('POST', '/keys', {})),
    );
    app.settings.sandboxKeysPerDay = 5;
    expect(many.map(({ status }) => status).toSorted()).toEqual([...Array(7).fill(201), 429, 429]);
    expect(readConfig({ LIMIT_SANDBOX_KEYS_PER_DAY: '7' }).LIMIT_SANDBOX_KEYS_PER_DAY).toBe(7);
    expect(readConfig({}).LIMIT_SANDBOX_KEYS_PER_DAY).toBe(5);
    expect(() => readConfig({ LIMIT_SANDBOX_KEYS_PER_DAY: '0' })).toThrow(
      'Invalid LIMIT_SANDBOX_KEYS_PER_DAY: must be an integer of at least 1.',
    );
  });

  test.each<[object, string, string]>([
    [{ label: '' }, '/label', 'too_short'],
    [{ label: 'x'.repeat(81) }, '/label', 'too_long'],
    [{ label: 7 }, '/label', 'invalid_type'],
    ...['\n', '\r', '\u2028', '\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'].map(
      (mark): [object, string, string] => [{ label: `ci${mark}` }, '/label', 'invalid_format'],
    ),
    [{ mode: 'test' }, '/mode', 'invalid_enum'],
    [{ scopes: [] }, '/scopes', 'too_short'],
    [{ scopes: Array(26).fill('projects:read') }, '/scopes', 'too_long'],
    [{ scopes: ['projects:read', 'projects:read'] }, '/scopes/1', 'duplicate'],
    [{ scopes: ['projects:read', 'everything'] }, '/scopes/1', 'invalid_enum'],
    [{ scopes: ['contacts:read'] }, '/scopes/0', 'invalid_enum'],
    [{ scopes: ['internal:*'] }, '/scopes/0', 'invalid_enum'],
    [{ scopes: ['publications:write'] }, '/scopes/0', 'invalid_enum'],
    [{ lable: 'x' }, '/lable', 'unknown_field'],
  ])('is not created from %j', async (input, path, code) => {
    const { status, body } = await anonymous().rest('POST', '/keys', input);
    expect([status, body['error'].details.fields]).toMatchObject([400, [{ location: 'body', path, code }]]);
  });

  test('has only the requested scopes', async () => {
    const { key } = (await anonymous().rest('POST', '/keys', { scopes: ['runs:read', 'network:read'] })).body;
    expect(key.scopes).toEqual(['network:read', 'runs:read']);
  });
});

describe('a live key', () => {
  const live = (more: object = {}) => ({ mode: 'live', ...more });

  test.each<[string, () => Promise<Caller>, string]>([
    ['nobody', async () => anonymous(), 'session_required'],
    ['a key', () => app.live(), 'session_required'],
    ['a member', async () => app.session('member', await app.organisation()), 'owner_required'],
    ['a reviewer', async () => app.session('reviewer', await app.organisation()), 'owner_required'],
  ])('is not created by %s', async (_, who, code) => {
    expect(codeOf(await (await who()).rest('POST', '/keys', live()))).toEqual([403, code]);
  });

  test('is created by an owner for the organisation, valid for 90 days, and audited', async () => {
    const organisationId = await app.organisation();
    const owner = await app.session('owner', organisationId);
    const { status, body } = await owner.rest('POST', '/keys', live({ label: 'ci' }));
    expect([status, body['key']]).toMatchObject([
      201,
      { organisationId, mode: 'live', scopes: liveScopes, label: 'ci' },
    ]);
    expect(hours(text(body['key'].createdAt), text(body['key'].expiresAt))).toBe(90 * 24);
    expect(codeOf(await ask(body['secret']).rest('GET', '/projects'))).toEqual([200, undefined]);
    const entries = await app
      .asOwner()
      .execute('select actor, action, resource_id, request_id from audit_entry where owner = ?', [organisationId]);
    expect(entries).toEqual([
      {
        actor: `member:${owner.memberId}`,
        action: 'key.created',
        resource_id: body['key'].id,
        request_id: body['requestId'],
      },
    ]);
  });

  test.each<['customer' | 'internal', string, number]>([
    ['customer', 'contacts:read', 201],
    ['customer', 'internal:*', 400],
    ['internal', 'internal:*', 201],
  ])('of a %s organisation requesting %s returns %d', async (kind, scope, status) => {
    const owner = await app.session('owner', await app.organisation(kind));
    expect((await owner.rest('POST', '/keys', live({ scopes: [scope] }))).status).toBe(status);
  });

  test.each([
    ['none', { origin: undefined }],
    ['another', { origin: 'http://evil.test' }],
    ['one that begins alike', { origin: 'http://gateway.test.evil.test' }],
    ['null', { origin: 'null' }],
  ])('is created only from pages of this service: origin %s', async (_, { origin }) => {
    const owner = await app.session('owner', await app.organisation());
    expect((await owner.rest('GET', '/me', undefined, { origin: origin ?? '' })).status).toBe(200);
    expect(codeOf(await owner.rest('POST', '/keys', live(), { origin: origin ?? '' }))).toEqual([
      403,
      'origin_not_allowed',
    ]);
  });
});

describe('GET /me', () => {
  const whoami = async (me: Caller) => {
    const { requestId: _, ...body } = (await me.rest('GET', '/me')).body;
    return body;
  };
  test('for a live key', async () => {
    const me = await app.live({ name: 'Acme', scopes: ['projects:read', 'interactions:read'] });
    expect(await whoami(me)).toEqual({
      keyId: me.keyId,
      mode: 'live',
      organisation: { id: me.organisationId, name: 'Acme', kind: 'customer' },
      organisationKind: 'customer',
      scopes: ['interactions:read', 'projects:read'],
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
      limits: { requestsPerMinute: 60, requestsPerDay: 20_000, remainingToday: 19_999 },
    });
  });
  test('for a sandbox key', async () => {
    const me = await app.sandbox();
    const limits = { requestsPerMinute: 60, requestsPerDay: 1000, remainingToday: 999 };
    expect(await whoami(me)).toMatchObject({
      keyId: me.keyId,
      mode: 'sandbox',
      organisation: null,
      organisationKind: null,
      limits,
    });
  });
  test('for a session', async () => {
    const id = await app.organisation('internal', 'House');
    expect(await whoami(await app.session('reviewer', id))).toEqual({
      ...{
        keyId: null,
        mode: null,
        organisation: { id, name: 'House', kind: 'internal' },
        organisationKind: 'internal',
      },
      ...{ scopes: [], expiresAt: expect.any(String) },
      limits: { requestsPerMinute: 600, requestsPerDay: 20_000, remainingToday: expect.any(Number) },
    });
  });
});
