import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { routes } from '#modules/routes.ts';
import { publishedSchema as schema } from '#modules/schema.ts';
import { refusal } from '../../../harness.ts';
import { outcome, said, startDevices } from './client.ts';

const app = await startDevices();
const { acknowledge, acknowledged, approved, cancel, deny, execute, issued, me, owner, poll } = app;
const { rowOf, second, start, withKey } = app;

beforeEach(() => {
  app.clock.now = new Date();
});

const cancelled = { status: 'cancelled', expiresIn: 0, key: null, secret: null };
const gone = [401, 'key_revoked'];

const { secret } = await issued();

/** A valid literal for an argument. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return `[${literal(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields());
    const needed = type.isOneOf ? all.slice(0, 1) : all.filter((field) => isNonNullType(field.type));
    return `{ ${needed.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
  }
  return { ID: `"${newId()}"`, Int: '1', SafeInt: '1', Boolean: 'true', JSON: '{}' }[type.name] ?? '"x"';
}

describe('an unacknowledged key', () => {
  // Health ignores credentials.
  const allowed = {
    rest: ['GET /me', 'GET /health', 'POST /auth/device/acknowledge'],
    graph: ['me', 'acknowledgeDeviceConnection'],
  };

  test.each(routes.map(({ method, path }) => [`${method} ${path}`, method, path] as const))(
    '%s',
    async (name, method, path) => {
      const answer = await withKey(secret).rest(
        method,
        path.replace(/\{\w+\}/g, newId()),
        method === 'GET' ? undefined : {},
      );
      const isAllowed = allowed.rest.includes(name);
      expect(answer.body['error']?.code === 'key_not_acknowledged').toBe(!isAllowed);
      if (!isAllowed) expect(answer.status).toBe(403);
    },
  );

  const fields = (['query', 'mutation'] as const).flatMap((operation) =>
    Object.values(schema.getRootType(operation as never)!.getFields()).map(
      (field) => [field.name, operation, field] as const,
    ),
  );
  test.each(fields)('%s in GraphQL', async (name, operation, { args, type }) => {
    const needed = args.filter((arg) => isNonNullType(arg.type)).map((arg) => `${arg.name}: ${literal(arg.type)}`);
    const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
    const document = `${operation} { ${name}${needed.length ? `(${needed.join(', ')})` : ''} ${selection} }`;
    const refused = await refusal(withKey(secret).graphql.request(document));
    if (allowed.graph.includes(name)) expect(refused?.['code']).not.toBe('key_not_acknowledged');
    else expect(said(refused)).toEqual([403, 'key_not_acknowledged']);
  });

  test('may read /me in both APIs', async () => {
    expect((await me(secret)).body).toMatchObject({ mode: 'live', keyId: expect.any(String) });
    expect(await withKey(secret).graphql.request('{ me { mode } }')).toEqual({ me: { mode: 'live' } });
    expect(fields.length).toBeGreaterThan(20);
  });

  test('is listed in its organisation and can be revoked there; the device then reads cancelled', async () => {
    const { deviceCode, session, key } = await issued();
    expect((await session.rest('GET', '/keys')).body['keys']).toMatchObject([{ id: key.id, status: 'temporary' }]);
    expect((await session.rest('DELETE', `/keys/${key.id}`)).status).toBe(200);
    expect((await poll(deviceCode)).body).toMatchObject(cancelled);
  });
});

describe('cancelling', () => {
  const pending = async () => ({ ...(await start()), key: null });
  const denied = async () => {
    const { userCode, ...rest } = await start();
    await deny(await owner(), userCode);
    return { ...rest, key: null };
  };
  const late =
    (seconds: number, begin: () => Promise<{ deviceCode: string; key?: { id: string } | null }>) => async () => {
      const then = app.clock.now;
      const connection = await begin();
      app.at(then, seconds);
      return connection;
    };
  test.each<[string, () => Promise<{ deviceCode: string; key?: { id: string } | null; secret?: string }>]>([
    ['pending', pending],
    ['approved', approved],
    ['issued', issued],
    ['denied', denied],
    ['expired', late(900, pending)],
    ['expired after the approval', late(900, approved)],
    ['expired after the key was issued', late(600, issued)],
  ])('of a connection that is %s ends it; repeating returns the same on any instance', async (_, begin) => {
    const then = app.clock.now;
    const { deviceCode, key, secret } = await begin();
    for (const on of [app.app, second, app.app]) {
      const { status, body } = await cancel(deviceCode, on);
      expect([status, body]).toEqual([
        ...[200, { cancelled: true, revokedKeyId: key?.id ?? null, requestId: expect.any(String) }],
      ]);
      expect((await poll(deviceCode, on)).body).toMatchObject(cancelled);
    }
    app.at(then, 0);
    if (secret) {
      for (const on of [app.app, second]) {
        expect(outcome(await me(secret, on))).toEqual(gone);
        expect(outcome(await acknowledge(secret, deviceCode, on))).toEqual(gone);
      }
    }
    expect((await rowOf(deviceCode)).key_id).toBe(key?.id ?? null);
  });

  test('of an acknowledged connection is refused, and its key remains valid', async () => {
    const { deviceCode, secret, key, session } = await acknowledged();
    for (let i = 0; i < 2; i++) {
      expect(outcome(await cancel(deviceCode))).toEqual([409, 'device_already_acknowledged']);
    }
    expect((await me(secret)).status).toBe(200);
    expect((await session.rest('DELETE', `/keys/${key.id}`)).status).toBe(200);
    expect(outcome(await me(secret))).toEqual(gone);
    expect(outcome(await cancel(deviceCode))).toEqual([409, 'device_already_acknowledged']);
  });
});

describe('revocation takes effect immediately on every instance', () => {
  const ends: [string, (one: Awaited<ReturnType<typeof issued>>) => Promise<{ status: number }>, typeof issued][] = [
    ['revoked by itself', ({ secret, key }) => withKey(secret).rest('DELETE', `/keys/${key.id}`), acknowledged],
    ['revoked by an owner', ({ session, key }) => session.rest('DELETE', `/keys/${key.id}`), acknowledged],
    ['cancelled', ({ deviceCode }) => cancel(deviceCode), issued],
  ];
  test.each(ends)('for a key that is %s, during a loop of requests', async (_, end, begin) => {
    const one = await begin();
    const asked: { at: number; status: number }[] = [];
    let stop = false;
    const loop = async (on: typeof second) => {
      while (!stop) {
        const at = performance.now();
        asked.push({ at, status: (await me(one.secret, on)).status });
      }
    };
    const loops = [app.app, second, second].map(loop);
    onTestFinished(() => {
      stop = true;
    });
    const asMany = async (count: number) => expect.poll(() => asked.length, { interval: 2 }).toBeGreaterThan(count);
    await asMany(20);
    expect((await end(one)).status).toBe(200);
    const after = performance.now();
    expect((await me(one.secret, second)).status).toBe(401);
    await asMany(asked.length + 40);
    stop = true;
    await Promise.all(loops);
    const since = asked.filter(({ at }) => at > after).map(({ status }) => status);
    expect(since.length).toBeGreaterThan(30);
    expect(new Set(since)).toEqual(new Set([401]));
    expect(asked.some(({ status }) => status === 200)).toBe(true);
  });

  test.each<[string, string, () => Promise<{ secret: string; id: string }>]>([
    ['sandbox', '24 hours', async () => app.sandbox().then(({ secret, keyId }) => ({ secret, id: keyId }))],
    ['device', '90 days', async () => acknowledged().then(({ secret, key }) => ({ secret, id: key.id }))],
  ])('and a %s key ends after %s', async (_, life, make) => {
    const { secret, id } = await make();
    const shift = `update api_key set expires_at = expires_at + ?::interval where id = ?`;
    await execute(shift, [`-${life}`, id]);
    for (const on of [app.app, second]) expect(outcome(await me(secret, on))).toEqual([401, 'key_expired']);
    await execute(shift, ['1 minute', id]);
    for (const on of [app.app, second]) expect((await me(secret, on)).status).toBe(200);
  });
});

test('unknown device codes count as failed authentication: thirty per minute and network over two instances', async () => {
  const from = { 'x-forwarded-for': '198.51.100.30' };
  const doors = [app.app, second];
  const guess = (i: number) =>
    app.caller(from, doors[i % 2]).rest('POST', '/auth/device/poll', { deviceCode: `dvc_${'x'.repeat(43)}` });
  const answers = await Promise.all(Array.from({ length: 34 }, (_, i) => guess(i)));
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(30);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map(({ body }) => body['error'].details.limit)).toEqual(Array(4).fill('failed_authentication'));
});
