import type { GraphQLEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { publishedSchema } from '#modules/schema.ts';
import { clientOf } from '../../api/contract/client.ts';
import { documented } from '../../api/contract/document.ts';
import { rows } from '../../api/contract/operations.ts';
import { peopleOf } from '../../api/contract/person.ts';
import type { Case, Request } from '../../api/contract/row.ts';
import { askTwin, comparable, published, shaped, twins } from '../../api/contract/twin.ts';
import { type Caller, reachable, startApp, unlimited } from '../../harness.ts';

/** Sends the same request to both APIs: reads of one record, and changes of two equal records. */
const app = await startApp(unlimited);
// Keys of devices end by the clock of the database.
app.clock.now = new Date();
const person = peopleOf(app, await app.factories(reachable(), reachable(), reachable()));
const call = clientOf(app.app);

const isErrorCode = (code: string) => !!(publishedSchema.getType('ErrorCode') as GraphQLEnumType).getValue(code);

let wrongKeys = 0;
const wrongKey = () => app.caller({ authorization: 'Bearer garbage', 'x-forwarded-for': `192.0.2.${++wrongKeys}` });

test('every operation except the OpenAPI document and the pages of REST alone has a GraphQL equivalent', () => {
  expect([...documented.keys()].filter((name) => !twins.has(name)).toSorted()).toEqual([
    'GET /capabilities',
    // The graph has the connection `events`.
    'GET /events',
    'GET /factories',
    'GET /factories/search',
    'GET /knowledge/documents',
    'GET /openapi.json',
    'GET /projects/{id}/engineering',
    // The graph has `downloadUrl`.
    'GET /projects/{id}/engineering/packages/{packageId}/files/{entryId}/content',
    'GET /rfqs',
    // The graph takes the request of each kind in a field of its own: test/api/actions/fields.test.ts.
    'POST /projects/{id}/actions',
    // The graph has `createWebhook`, which writes the types as values of an enum: test/api/webhooks.
    'POST /webhooks',
  ]);
});

describe.each([...twins])('%s', (name, twin) => {
  const row = rows[name]!;
  const reads = twin.definition.operation === 'query';
  const { caller, scope, live, internal } = twin.requirement;

  async function prepared(make: Case) {
    const me = await person(row.by);
    const { afterwards, by, ...request } = await make(me);
    return { caller: by ?? me.caller, request, afterwards };
  }

  async function both(make: Case) {
    const one = await prepared(make);
    const rest = await call(name, one.caller, one.request);
    if (!reads) await one.afterwards?.();
    const other = reads ? one : await prepared(make);
    const graph = await askTwin(twin, other.caller, other.request, row.by === 'operator').finally(other.afterwards);
    return { rest, graph };
  }

  test('returns the same data', async () => {
    for (const make of [row.succeeds, ...(row.replays ? [row.replays] : [])]) {
      const { rest, graph } = await both(make);
      expect([graph.status, graph.body['errors']]).toEqual([200, undefined]);
      const data = shaped(twin, graph.body['data']);
      const { file } = twin.route;
      if (file) {
        const said = Object.entries(file.headers).map(([header, field]) => [
          rest.response.headers.get(header),
          (data as Record<string, unknown>)[field],
        ]);
        for (const [header, field] of said) expect(header).toBe(String(field));
      } else expect(comparable(published(twin, data))).toEqual(comparable(published(twin, rest.body)));
    }
  });

  const scopes = listAllowedScopes('live', 'customer').filter((one) => one !== scope);
  const turnedAway: [unknown, string, () => Caller | Promise<Caller>][] = [
    [caller !== 'anyone', 'unauthenticated', () => app.caller()],
    [!twin.route.anonymous, 'invalid_key', wrongKey],
    [scope && !internal, 'insufficient_scope', () => app.live({ scopes })],
    [internal, 'internal_only', () => app.live({ scopes: listAllowedScopes('live', 'customer') })],
    [live, String(live), () => app.sandbox()],
    [caller === 'member', 'session_required', () => app.live()],
  ];
  /** Who is turned away changes nothing, so one request is enough. */
  let good: Promise<Request> | undefined;
  const asked = () => {
    good ??= person(row.by).then(row.succeeds);
    return good;
  };
  const refusals: [string, Case][] = [
    ...Object.entries(row?.fails ?? {}),
    ...turnedAway
      .filter(([applies]) => applies)
      .map(([, code, by]): [string, Case] => [code, async () => ({ ...(await asked()), by: await by() })]),
  ];

  test.each(refusals)('returns the same error: %s', async (code, make) => {
    const { rest, graph } = await both(make);
    const { message, extensions } = graph.body['errors'][0];
    const { requestId: _, docs, ...said } = extensions;
    expect([isErrorCode(said.code), docs]).toEqual([true, `http://gateway.test/docs/errors#${said.code}`]);
    const { status } = rest.response;
    expect([said.status, said.code]).toEqual([status, code]);
    // A nullable root is null beside its error, which is data.
    expect(graph.status).toBe(graph.body['data'] ? 200 : status);
    if (code !== 'validation_failed') {
      expect(comparable({ ...said, message })).toEqual(comparable({ ...rest.body.error, status }));
    }
  });
});
