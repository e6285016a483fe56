import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { allowedScopes } from '#kernel/scopes.ts';
import { createLog } from '#log.ts';
import { openApp } from '#start.ts';
import { type Caller, reachable, startApp, unlimited } from '../harness.ts';
import { clientOf, type Said } from './client.ts';
import { departures, document, documented } from './document.ts';
import { broken } from './faults.ts';
import { rows } from './operations.ts';
import { type Person, peopleOf } from './person.ts';
import type { Request, Row } from './row.ts';

/** Every operation is called, and every answer held against the published document. */
const app = await startApp(unlimited);
// Keys of devices end by the clock of the database.
app.clock.now = new Date();
const person = peopleOf(app, await app.factories(reachable(), reachable(), reachable()));
const call = clientOf(app.app);

const config = readConfig({ PUBLIC_URL: 'http://gateway.test' });
const unreachable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const [away, failing] = await Promise.all(
  [unreachable, new Error('a bug')].map(async (error) => {
    const instance = await openApp(app.serviceUrl, config, createLog('silent'), {
      overrides: broken(['gate', 'orm', 'rows', 'searches'], () => error),
    });
    afterAll(instance.close);
    return clientOf(instance.app);
  }),
);

let strangers = 0;
const bearer = (secret: string, more = {}) => app.caller({ authorization: `Bearer ${secret}`, ...more });
const tired = { 'x-forwarded-for': '203.0.113.9' };
beforeAll(async () => {
  for (let i = 0; i < 31; i++) await bearer('garbage', tired).rest('GET', '/me');
});

const waiting = async () => {
  const key = await app.live();
  await app.asOwner().execute('update api_key set temporary = true where id = ?', [key.keyId]);
  return key;
};

type Refusal = [code: string, request: (asked: Request) => Request | Promise<Request>];
const by = (caller: () => Caller | Promise<Caller>) => async (asked: Request) => ({ ...asked, by: await caller() });

/** What is refused of every operation alike, as far as the document says that it asks for something. */
function refusals(operation: Record<string, any>): Refusal[] {
  const { 'x-requires': requires, responses } = operation;
  if (!requires) return [];
  const known = responses[401] !== undefined;
  const { key, scope, live, internal, role } = requires;
  const scopes = allowedScopes('live', 'customer').filter((one) => one !== scope);
  const found: [unknown, ...Refusal][] = [
    [known, 'invalid_key', by(() => bearer('garbage', { 'x-forwarded-for': `192.0.2.${++strangers}` }))],
    [known, 'rate_limited', by(() => bearer('garbage', tired))],
    [key, 'unauthenticated', by(() => app.caller())],
    [known && key !== 'credential', 'key_not_acknowledged', by(waiting)],
    [key === 'credential', 'origin_not_allowed', by(stranger)],
    [scope && !internal, 'insufficient_scope', by(() => app.live({ scopes }))],
    [internal, 'internal_only', by(() => app.live({ scopes: allowedScopes('live', 'customer') }))],
    [live, live, by(() => app.sandbox())],
    [key === 'session', 'session_required', by(() => app.live())],
    [role, `${role}_required`, by(async () => app.session('member', await app.organisation()))],
    [responses[404] && operation['parameters'][0]?.name === 'id', 'not_found', unknownId],
    [true, 'validation_failed', (asked) => ({ ...asked, query: { ...asked.query, nonsense: 1 } })],
  ];
  return found.filter(([applies]) => applies).map(([, ...refusal]) => refusal);
}

const unknownId = (asked: Request): Request => ({ ...asked, path: { ...asked.path, id: newId() } });

/** A browser that is signed in, led here by a page of somebody else. */
async function stranger() {
  const { token } = await app.session('owner', await app.organisation());
  return app.caller({
    cookie: `ssd_session=${token}`,
    origin: 'http://elsewhere.test',
    'sec-fetch-site': 'cross-site',
  });
}

/** Whatever makes a record answers 201, and nothing else does. */
const creates = [
  'POST /actions/{id}/publication',
  'POST /actions/{id}/publication/approval',
  'POST /auth/device',
  'POST /exports',
  'POST /interviews',
  'POST /keys',
  'POST /projects',
  'POST /projects/{id}/actions',
  'POST /projects/{id}/engineering/preview',
  'POST /projects/{id}/engineering/transfers',
  'POST /run',
];

describe.each([...documented])('%s', (name, operation) => {
  const row = rows[name] as Row;
  const seen = new Set<string>();

  /** Asks, and holds the answer against the document. */
  async function answer(me: Person, { afterwards, ...asked }: Request, { on = call, more = {} } = {}) {
    const said = await on(name, asked.by ?? me.caller, asked, more).finally(afterwards);
    seen.add(String(said.response.status));
    expect(departures(operation, said.response, said.body)).toEqual([]);
    return said;
  }
  const codeOf = ({ response, body }: Said) => [response.status, body?.error?.code];
  const expected = (code: string) => [new DomainError(code as never, '').status, code];

  /** One good request: refused for every other reason it changes nothing, and at the end it succeeds. */
  let good: Promise<{ me: Person; asked: Request }> | undefined;
  const asked = () => {
    good ??= person(row.by).then(async (me) => ({ me, asked: await row.succeeds(me) }));
    return good;
  };

  test('has a row that says how to call it', () => expect(row).toBeDefined());

  test.each(refusals(operation))('turns away: %s', async (code, change) => {
    const good = await asked();
    expect(codeOf(await answer(good.me, await change(good.asked)))).toEqual(expected(code));
  });

  if (operation['responses'][503]) {
    test('says so while the database is away, and when something breaks', async () => {
      const good = await asked();
      expect(codeOf(await answer(good.me, good.asked, { on: away! }))).toEqual([503, 'service_unavailable']);
      expect(codeOf(await answer(good.me, good.asked, { on: failing! }))).toEqual([500, 'internal_error']);
    });
  }

  test('succeeds as documented', async () => {
    const good = await asked();
    const { response, body } = await answer(good.me, good.asked);
    expect([body?.error, response.status]).toEqual([undefined, creates.includes(name) ? 201 : 200]);
  });

  if (operation['responses'][304]) {
    test('is not sent again while it is the same', async () => {
      const good = await asked();
      const { response } = await answer(good.me, good.asked);
      const more = { 'if-none-match': response.headers.get('etag')! };
      expect((await answer(good.me, good.asked, { more })).response.status).toBe(304);
    });
  }

  const { replays, fails = {} } = row ?? {};
  if (replays) {
    test('replays what its key has made', async () => {
      const me = await person(row.by);
      const { response } = await answer(me, await replays(me));
      expect([response.status, response.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    });
  }

  test.each(Object.entries(fails))('refuses: %s', async (code, make) => {
    const me = await person(row.by);
    expect(codeOf(await answer(me, await make(me)))).toEqual(expected(code));
  });

  test('has been seen to answer in every documented way', () => {
    expect([...seen].toSorted()).toEqual(Object.keys(operation['responses']).toSorted());
  });
});

test('no row is idle', () => {
  expect(Object.keys(rows).filter((name) => !documented.has(name))).toEqual([]);
});

test('the document is the one that is served, to be kept for five minutes', async () => {
  const { response, body } = await call('GET /openapi.json', app.caller(), {});
  expect(body).toEqual(document);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
});

test('the kinds of action are those that the operation lists', async () => {
  const { body } = await call('GET /actions/kinds', await app.live(), {});
  expect(document['x-action-kinds']).toEqual(body.kinds);
});
