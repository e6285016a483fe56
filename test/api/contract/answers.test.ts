import { afterAll, describe, expect, test } from 'vitest';
import { DomainError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { listAllowedScopes } from '#kernel/scopes.ts';
import type { Deps } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { afterAllPassed } from '../../after-all-passed.ts';
import { type Caller, reachable, startApp, unlimited } from '../../harness.ts';
import { clientOf, type Said } from './client.ts';
import { departures, document, documented, neverSent, neverSentByAny, type Operation } from './document.ts';
import { isComplete, listExamples, recordExample } from './examples.ts';
import { broken } from './faults.ts';
import { rows } from './operations.ts';
import { type Person, peopleOf } from './person.ts';
import type { Request, Row } from './row.ts';

/** Every operation is called, and every answer held against the published document. */
const app = await startApp(unlimited, {
  webhookSender: { allowsLoopback: () => false, post: async () => ({ status: 204, answer: '' }) },
});
// Keys of devices end by the clock of the database.
app.clock.now = new Date();
const person = peopleOf(app, await app.factories(reachable(), reachable(), reachable()));
const call = clientOf(app.app);

const unreachable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
/** The same service in which something is wrong. */
async function another(overrides: Partial<Deps>, env: Record<string, string> = {}) {
  const config = readConfig({ PUBLIC_URL: 'http://gateway.test', ...env });
  const instance = await openApp(app.serviceUrl, config, createLog('silent'), { overrides });
  afterAll(instance.close);
  return clientOf(instance.app);
}
const everything = ['auth', 'orm', 'rows', 'searches'] as const;
const away = await another(broken([...everything], () => unreachable));
const failing = await another(broken([...everything], () => new Error('a bug')));

let wrongKeys = 0;
const bearer = (secret: string, more = {}) => app.caller({ authorization: `Bearer ${secret}`, ...more });

/** An address whose failed sign-ins of this minute are used up. It is used for a third of that minute, then comes another. */
const limited = { address: '', untilMs: 0, count: 0 };
async function limitedCaller() {
  if (performance.now() > limited.untilMs) {
    limited.address = `203.0.113.${++limited.count}`;
    limited.untilMs = performance.now() + 20_000;
    for (let i = 0; i < 30; i++) await bearer('garbage', { 'x-forwarded-for': limited.address }).rest('GET', '/me');
  }
  return bearer('garbage', { 'x-forwarded-for': limited.address });
}

const waiting = async () => {
  const key = await app.live();
  await app.asOwner().execute('update api_key set temporary = true where id = ?', [key.keyId]);
  return key;
};

type Refusal = [code: string, request: (asked: Request) => Request | Promise<Request>];
const by = (caller: () => Caller | Promise<Caller>) => async (asked: Request) => ({ ...asked, by: await caller() });

/** What is refused of every operation alike, as far as the document says that it asks for something. */
function refusals(operation: Operation): Refusal[] {
  const { 'x-requires': requires, responses } = operation;
  const otherMethod: Refusal = ['method_not_allowed', (asked) => ({ ...asked, method: 'PUT' })];
  if (!requires) return responses[405] ? [otherMethod] : [];
  const known = responses[401] !== undefined;
  const { caller, scope, live, internal, rights } = requires;
  const scopes = listAllowedScopes('live', 'customer').filter((one) => one !== scope);
  const found: [unknown, ...Refusal][] = [
    [known, 'invalid_key', by(() => bearer('garbage', { 'x-forwarded-for': `192.0.2.${++wrongKeys}` }))],
    [known, 'rate_limited', by(limitedCaller)],
    [caller !== 'anyone', 'unauthenticated', by(() => app.caller())],
    [known && caller !== 'credential', 'key_not_acknowledged', by(waiting)],
    [caller === 'credential', 'origin_not_allowed', by(crossOriginSession)],
    [scope && !internal, 'insufficient_scope', by(() => app.live({ scopes }))],
    [internal, 'internal_only', by(() => app.live({ scopes: listAllowedScopes('live', 'customer') }))],
    [live, live ?? '', by(() => app.sandbox())],
    [caller === 'member', 'session_required', by(() => app.live())],
    [
      rights,
      rights?.[0] === 'ADMINISTER' ? 'owner_required' : 'reviewer_required',
      by(async () => app.session('member', await app.organisation())),
    ],
    [responses[404] && operation.parameters?.[0]?.name === 'id', 'not_found', unknownId],
    [responses[405], ...otherMethod],
    [responses[415], 'unsupported_media_type', compressed],
    [true, 'validation_failed', (asked) => ({ ...asked, query: { ...asked.query, nonsense: 1 } })],
  ];
  return found.filter(([applies]) => applies).map(([, ...refusal]) => refusal);
}

const unknownId = (asked: Request): Request => ({ ...asked, path: { ...asked.path, id: newId() } });

const compressed = (asked: Request): Request => ({
  ...asked,
  headers: { ...asked.headers, 'content-encoding': 'gzip' },
});

/** A browser that is signed in, led here by a page of somebody else. */
async function crossOriginSession() {
  const { token } = await app.session('owner', await app.organisation());
  return app.caller({
    cookie: `__Host-ssd_session=${token}`,
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
  'POST /webhooks',
];

/** Those of them whose record has an address. */
const addressed = [
  'POST /actions/{id}/publication',
  'POST /exports',
  'POST /interviews',
  'POST /keys',
  'POST /projects',
  'POST /projects/{id}/actions',
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
    recordExample(name, asked, said);
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

  test('has an example', () => expect(row).toBeDefined());

  test.each(refusals(operation))('refuses the caller: %s', async (code, change) => {
    const good = await asked();
    expect(codeOf(await answer(good.me, await change(good.asked)))).toEqual(expected(code));
  });

  if (operation['responses'][503]) {
    test('reports database outages and internal errors', async () => {
      const good = await asked();
      expect(codeOf(await answer(good.me, good.asked, { on: away }))).toEqual([503, 'service_unavailable']);
      expect(codeOf(await answer(good.me, good.asked, { on: failing }))).toEqual([500, 'internal_error']);
    });
  }

  test('succeeds as documented', async () => {
    const good = await asked();
    const { response, body } = await answer(good.me, good.asked);
    expect([body?.error, response.status]).toEqual([undefined, creates.includes(name) ? 201 : 200]);
    const location = response.headers.get('location');
    expect(location !== null, 'Location').toBe(addressed.includes(name));
    // Keys are revoked at their address, not read.
    if (!location || name === 'POST /keys') return;
    const { by = good.me.caller } = good.asked;
    expect((await by.rest('GET', location.replace('/api/v1', ''))).status).toBe(200);
  });

  if (operation['responses'][415]) {
    test('refuses compressed bodies', async () => {
      const good = await asked();
      const more = { 'content-encoding': 'gzip' };
      expect(codeOf(await answer(good.me, good.asked, { more }))).toEqual([415, 'unsupported_media_type']);
    });
  }

  if (operation['responses'][304]) {
    test('returns 304 while it is unchanged', async () => {
      const good = await asked();
      const { response } = await answer(good.me, good.asked);
      const more = { 'if-none-match': response.headers.get('etag')! };
      expect((await answer(good.me, good.asked, { more })).response.status).toBe(304);
    });
  }

  const { succeedsByKey, replays, ranges, fails = {} } = row ?? {};
  if (succeedsByKey) {
    test('also succeeds for a key, which is counted', async () => {
      const me = await person();
      const { response, body } = await answer(me, await succeedsByKey(me));
      expect([body?.error, response.headers.has('ratelimit-remaining')]).toEqual([undefined, true]);
    });
  }

  if (replays) {
    test('replays the record of an idempotency key', async () => {
      const me = await person(row.by);
      const { response } = await answer(me, await replays(me));
      expect([response.status, response.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    });
  }

  if (ranges) {
    test('answers a range', async () => {
      const me = await person(row.by);
      expect((await answer(me, await ranges(me))).response.status).toBe(206);
    });
  }

  test.each(Object.entries(fails))('refuses: %s', async (code, make) => {
    const me = await person(row.by);
    expect(codeOf(await answer(me, await make(me)))).toEqual(expected(code));
  });

  afterAllPassed(() => {
    const documentedStatuses = Object.keys(operation['responses']).toSorted();
    expect([...seen].toSorted(), 'statuses that were seen').toEqual(documentedStatuses);
    expect(neverSent(operation), 'documented headers that were never sent').toEqual([]);
  });
});

test('errors after a key was counted have rate-limit headers', async () => {
  const [, ...behind] = everything;
  const wrong = [
    [503, await another(broken(behind, () => unreachable))],
    [500, await another(broken(behind, () => new Error('a bug')))],
    [429, await another({}, { LIMIT_REQUESTS_PER_MINUTE: '1' })],
  ] as const;
  const me = await app.live();
  const [, , [, strict]] = wrong;
  await strict('GET /projects', me, {});
  for (const [status, on] of wrong) {
    const { response, body } = await on('GET /projects', me, {});
    expect([response.status, response.headers.has('ratelimit-remaining')]).toEqual([status, true]);
    expect(departures(documented.get('GET /projects')!, response, body)).toEqual([]);
  }
});

afterAllPassed(() => {
  expect(neverSentByAny(), 'headers of shared responses that were never sent').toEqual([]);
});

/** Read by the OpenAPI document. Tests that run alone see only a part, and in another order other answers. */
test('schema/examples.json holds what was asked and answered here', async ({ skip }) => {
  if (!isComplete() || process.env['SHUFFLE_SEED']) skip('not every operation was asked, or in another order');
  await expect(`${JSON.stringify(listExamples(), null, 2)}\n`).toMatchFileSnapshot('../../../schema/examples.json');
});

test('every example belongs to an operation', () => {
  expect(Object.keys(rows).filter((name) => !documented.has(name))).toEqual([]);
});

test('the OpenAPI document is served with a cache time of five minutes', async () => {
  const { response, body } = await call('GET /openapi.json', app.caller(), {});
  expect(body).toEqual(document);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
});

test('the action kinds are those that the operation lists', async () => {
  const { body } = await call('GET /actions/kinds', await app.live(), {});
  expect(document['x-action-kinds']).toEqual(body.kinds);
});
