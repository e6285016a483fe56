import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { unseal } from '#modules/identity/keys/device.rules.ts';
import { type Answer, type Caller, refusal } from '../../../harness.ts';
import { asJson } from '../../../json.ts';
import { outcome, startDevices } from './client.ts';

const app = await startDevices();
const { acknowledge, approve, approved, cancel, deny, execute, issued, keysOf, me, nobody } = app;
const { owner, poll, read, rowOf, second, start, withKey } = app;

beforeEach(() => {
  app.clock.now = new Date();
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const sandboxScopes = [
  ...['actions:read', 'actions:write', 'approvals:write', 'capabilities:read', 'compliance:read', 'engineering:read'],
  ...['engineering:write', 'interviews:write', 'knowledge:read', 'network:read', 'projects:read', 'projects:write'],
  ...['rfqs:read', 'runs:read', 'runs:write', 'shipping:read'],
];
const liveScopes = [...sandboxScopes, 'disclosures:write', 'publications:write'].sort();

describe('the issued key', () => {
  test('is created by the first poll after approval, as temporary', async () => {
    const { deviceCode, session } = await approved({ label: 'build server' });
    expect(await keysOf(session.organisationId)).toEqual([]);
    const { status, body } = await poll(deviceCode);
    const secret: string = body['secret'];
    const now = app.clock.now.getTime();
    expect([status, body]).toEqual([
      200,
      {
        status: 'approved',
        interval: 5,
        expiresIn: 600,
        key: {
          id: expect.stringMatching(uuid),
          label: 'build server',
          mode: 'live',
          status: 'temporary',
          prefix: secret.slice(0, 12),
          last4: secret.slice(-4),
          scopes: liveScopes,
          organisationId: session.organisationId,
          createdAt: new Date(now).toISOString(),
          expiresAt: new Date(now + 600_000).toISOString(),
          lastUsedAt: null,
          revokedAt: null,
        },
        secret: expect.stringMatching(/^ssd_live_[0-9A-Za-z]{36}$/),
        requestId: expect.any(String),
      },
    ]);
    const [row] = await keysOf(session.organisationId);
    expect(row!.sha256).toEqual(createHash('sha256').update(secret).digest());
  });

  test('is the same in every poll, on both instances, also concurrently', async () => {
    const { deviceCode, session } = await approved();
    const both = [app.app, second];
    const atOnce = await Promise.all(Array.from({ length: 12 }, (_, i) => poll(deviceCode, both[i % 2])));
    const later = [await poll(deviceCode), await poll(deviceCode, second)];
    const answers = [...atOnce, ...later].map(({ status, body: { requestId: _, ...body } }) => ({ status, body }));
    expect(answers[0]).toMatchObject({ status: 200, body: { status: 'approved', secret: expect.any(String) } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await keysOf(session.organisationId)).toHaveLength(1);
  });

  test.each<[object, string]>([
    [{ label: 'laptop' }, 'laptop'],
    [{}, 'Terminal'],
  ])('of a start with %j has the label %s', async (input, label) => {
    expect((await issued(input)).key.label).toBe(label);
  });

  test.each<[string, 'customer' | 'internal', string[] | undefined, string[]]>([
    ['all of a live key when none are asked for', 'customer', undefined, liveScopes],
    ['the same for the operator', 'internal', undefined, liveScopes],
    ['those that are asked for', 'customer', ['runs:read', 'network:read'], ['network:read', 'runs:read']],
    ['contacts only when asked for', 'customer', ['contacts:read'], ['contacts:read']],
    ['the legacy one', 'customer', ['interactions:read'], ['interactions:read']],
    ['those of the operator', 'internal', ['internal:*', 'runs:read'], ['internal:*', 'runs:read']],
  ])('has exactly %s', async (_, kind, scopes, held) => {
    const session = await owner(kind);
    const { userCode, deviceCode } = await start({ scopes });
    expect((await read(session, userCode)).scopes).toEqual(held);
    await approve(session, userCode);
    const { key, secret } = (await poll(deviceCode)).body;
    expect(key.scopes).toEqual(held);
    expect((await me(secret)).body['scopes']).toEqual(held);
  });

  test('is not in the database or the log, nor is a code; the sealed copy is useless without the device code', async () => {
    const { deviceCode, userCode, secret, session } = await issued();
    const other = await issued();
    await nobody().rest('POST', '/auth/device/poll', { deviceCode, userCode });
    await app
      .nobody()
      .graphql.rawRequest(
        'mutation ($input: PollDeviceConnectionInput!) { pollDeviceConnection(input: $input) { secret } }',
        {
          input: { deviceCode },
        },
      );
    await read(session, userCode);
    const ends = (text: string) => [text.slice(0, 16), text.slice(-16)];
    const parts = [...ends(secret.slice(12, -4)), ...ends(deviceCode.slice(4)), userCode, userCode.replace('-', '')];
    const tables = await execute<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth', 'audit')`,
    );
    expect(tables.length).toBeGreaterThan(12);
    for (const { name } of tables) {
      for (const part of parts.flatMap((text) => [text, Buffer.from(text).toString('hex')])) {
        expect([name, await execute(`select from ${name} t where strpos(t::text, ?) > 0`, [part])]).toEqual([name, []]);
      }
    }
    expect(app.logged.join('')).toContain('PollDeviceConnection');
    for (const part of parts) expect(app.logged.join('')).not.toContain(part);

    const { id, sealed } = await rowOf(deviceCode);
    const theirs = await rowOf(other.deviceCode);
    expect(unseal(sealed, deviceCode, id)).toBe(secret);
    expect(sealed.toString('latin1')).not.toContain('ssd_live_');
    expect(() => unseal(sealed, other.deviceCode, id)).toThrow();
    expect(() => unseal(sealed, deviceCode, theirs.id)).toThrow();
    expect(() => unseal(theirs.sealed, deviceCode, theirs.id)).toThrow();
    for (const at of [0, 12, 28, sealed.length - 1]) {
      const bent = Buffer.from(sealed);
      bent[at] = bent[at]! ^ 1;
      expect(() => unseal(bent, deviceCode, id)).toThrow();
    }
  });

  test.each<[string, (secret: string, deviceCode: string) => Promise<Answer>]>([
    ['acknowledged', (secret, deviceCode) => acknowledge(secret, deviceCode)],
    ['cancelled', (_, deviceCode) => cancel(deviceCode)],
  ])('loses its sealed copy when it is %s', async (status, end) => {
    const { deviceCode, secret } = await issued();
    expect((await rowOf(deviceCode)).sealed).toEqual(expect.any(Buffer));
    expect((await end(secret, deviceCode)).status).toBe(200);
    expect((await rowOf(deviceCode)).sealed).toBeNull();
    const { requestId: _, ...body } = (await poll(deviceCode)).body;
    expect(body).toEqual({ status, interval: 5, expiresIn: 0, key: null, secret: null });
  });
});

describe('acknowledging', () => {
  test('activates the key for 90 days; repeating changes nothing', async () => {
    const { deviceCode, secret, key } = await issued();
    const then = app.clock.now;
    app.at(then, 300);
    const { status, body } = await acknowledge(secret, deviceCode);
    const expiresAt = new Date(then.getTime() + 300_000 + 90 * 24 * 3600_000).toISOString();
    expect([status, body]).toEqual([
      200,
      {
        acknowledged: true,
        key: { ...asJson(key), status: 'active', expiresAt, lastUsedAt: body['key'].lastUsedAt },
        requestId: expect.any(String),
      },
    ]);
    app.at(then, 400);
    const again = await acknowledge(secret, deviceCode, second);
    expect([again.status, again.body['acknowledged'], again.body['key'].expiresAt]).toEqual([200, true, expiresAt]);
    app.at(then, 0);
    expect(outcome(await withKey(secret, second).rest('GET', '/projects'))).toEqual([200, undefined]);
    expect((await me(secret)).body['expiresAt']).toBe(expiresAt);
  });

  test('requires the key of the same connection', async () => {
    const { deviceCode, secret, session } = await issued();
    const [other, untouched] = [await issued({}, session), await start()];
    const { organisationId } = session;
    const others: [Caller | Promise<Caller>, unknown[]][] = [
      [nobody(), [401, 'unauthenticated']],
      [session, [403, 'insufficient_scope']],
      [app.live({ organisationId }), [403, 'insufficient_scope']],
      [app.sandbox(), [403, 'insufficient_scope']],
      [withKey(other.secret), [403, 'insufficient_scope']],
      [withKey('ssd_live_x'), [401, 'invalid_key']],
    ];
    for (const [who, refused] of others) {
      expect(outcome(await (await who).rest('POST', '/auth/device/acknowledge', { deviceCode }))).toEqual(refused);
    }
    expect(outcome(await acknowledge(secret, other.deviceCode))).toEqual([403, 'insufficient_scope']);
    expect(outcome(await acknowledge(secret, untouched.deviceCode))).toEqual([403, 'insufficient_scope']);
    const { status, body } = await acknowledge(secret, `dvc_${'x'.repeat(43)}`);
    expect([status, body['error'].details]).toEqual([404, { resource: 'device connection' }]);
    for (const one of [deviceCode, other.deviceCode]) expect((await poll(one)).body['status']).toBe('approved');
    expect((await acknowledge(secret, deviceCode)).status).toBe(200);
  });
});

describe('the audit log of a device connection', () => {
  const deedsOf = (organisationId: string) =>
    execute(
      'select actor, action, resource, resource_id, request_id, detail from audit_entry where owner = ? order by seq',
      [organisationId],
    );
  const entry = (actor: string, action: string, resource: string, resource_id: string, detail = {}) => ({
    ...{ actor, action, resource, resource_id, detail, request_id: expect.stringMatching(/^req_/) },
  });

  test('records who approved, denied and acknowledged, and issue and cancellation, once each', async () => {
    const session = await owner();
    const member = `member:${session.memberId}`;
    const scopes = ['runs:read'];
    const [kept, left, refused] = [
      await issued({ scopes }, session),
      await issued({ scopes }, session),
      await start({ scopes }),
    ];
    for (let i = 0; i < 2; i++) await acknowledge(kept.secret, kept.deviceCode);
    for (let i = 0; i < 2; i++) await cancel(left.deviceCode);
    await deny(session, refused.userCode);
    await refusal(approve(session, refused.userCode));
    await cancel(kept.deviceCode);
    const connection = 'device connection';
    const [first, second, third] = await Promise.all(
      [kept, left, refused].map(async ({ deviceCode }) => (await rowOf(deviceCode)).id as string),
    );
    const created = (id: string) => ({ mode: 'live', scopes, deviceConnection: id });
    expect(await deedsOf(session.organisationId)).toEqual([
      entry(member, 'device.approved', connection, first!, { scopes }),
      entry('anonymous', 'key.created', 'key', kept.key.id, created(first!)),
      entry(member, 'device.approved', connection, second!, { scopes }),
      entry('anonymous', 'key.created', 'key', left.key.id, created(second!)),
      entry(`key:${kept.key.id}`, 'key.acknowledged', 'key', kept.key.id),
      entry('anonymous', 'key.revoked', 'key', left.key.id),
      entry(member, 'device.denied', connection, third!, { scopes }),
    ]);
    const verified = await session.graphql.request('{ auditVerification { intact entries } }');
    expect(verified.auditVerification).toEqual({ intact: true, entries: 7 });
  });

  test('records nothing that did not happen', async () => {
    const session = await owner();
    const { userCode, deviceCode } = await start({ scopes: ['internal:*'] });
    await refusal(approve(session, userCode));
    await cancel(deviceCode);
    await poll(deviceCode);
    expect(await deedsOf(session.organisationId)).toEqual([]);
    expect(await keysOf(session.organisationId)).toEqual([]);
  });
});
