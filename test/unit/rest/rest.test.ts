import { assertObjectType, buildSchema } from 'graphql';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { DomainError, toErrorBody } from '#kernel/errors.ts';
import { createRestRoutes, type Served } from '#rest/handler.ts';
import { buildOpenApi } from '#rest/openapi.ts';
import { prepareOperation } from '#rest/operation.ts';
import type { Route } from '#rest/route.ts';
import type { Document } from '../../api/contract/document.ts';
import type { Json } from '../../json.ts';

/** The machinery that serves rows, on a graph of a few fields that answer with what they were given. */
const schema = buildSchema(`
  scalar JSON
  type Query { echo(id: String, page: Int, tag: String): Echo! parcel(id: String!): Tracking! }
  type Mutation { book(input: BookingInput!): Booking! track(number: String!, idempotencyKey: String): Tracking! }
  input BookingInput { parcelId: String, weight: Int, note: String, dryRun: Boolean }
  type Echo { given: JSON! inner: Inner! }
  type Inner { deep: Deep! }
  type Deep { name: String! size: Int }
  type Booking { given: JSON! replayed: Boolean! }
  union Tracking = Live | Planned
  type Live { replayed: Boolean! carrier: String }
  type Planned { missing: [String!]! }
`);
const resolveAs = (type: 'Query' | 'Mutation', name: string, resolve: (args: Json) => unknown) => {
  const field = assertObjectType(schema.getType(type)).getFields()[name]!;
  field.resolve = (_, args) => resolve(args);
  Object.assign(field.extensions, { pothosOptions: { authScopes: { caller: 'anyone' } } });
};
resolveAs('Query', 'echo', (given) => ({ given, inner: { deep: { name: 'n', size: null } } }));
resolveAs('Query', 'parcel', ({ id }) => ({
  __typename: id === 'p' ? 'Planned' : 'Live',
  missing: ['weight'],
  replayed: false,
}));
resolveAs('Mutation', 'book', ({ input }) => ({ given: input, replayed: input.note === 'again' }));
resolveAs('Mutation', 'track', (args) => ({
  __typename: 'Live',
  carrier: 'idempotencyKey' in args ? 'keyed' : null,
  replayed: args.idempotencyKey === 'again',
}));

const echo: Route = {
  method: 'GET',
  path: '/echo/{id}',
  summary: 'x',
  params: z.object({ id: z.string() }),
  query: z.strictObject({ page: z.coerce.number().int().optional(), label: z.string().optional() }),
  rename: { label: 'tag' },
  document: `query Echo($id: String, $page: Int, $tag: String) {
    echo(id: $id, page: $page, tag: $tag) { given inner { deep { name size } } }
  }`,
};
const book: Route = {
  method: 'POST',
  path: '/parcels/{id}/bookings',
  summary: 'x',
  params: z.object({ id: z.string() }),
  query: z.strictObject({ dryRun: z.stringbool().optional() }),
  body: z.strictObject({ weight: z.int(), note: z.string().optional() }),
  rename: { id: 'parcelId' },
  document: `mutation Book($input: BookingInput!) { made: book(input: $input) { given replayed } }`,
  spread: 'made',
  status: 201,
  replayStatus: 200,
};
const track: Route = {
  method: 'POST',
  path: '/track/{number}',
  summary: 'x',
  params: z.object({ number: z.string() }),
  headers: z.object({ 'idempotency-key': z.string().min(3).optional() }),
  document: `mutation Track($number: String!, $idempotencyKey: String) {
    result: track(number: $number, idempotencyKey: $idempotencyKey) {
      ... on Live { carrier replayed } ... on Planned { missing }
    }
  }`,
  spread: 'result',
  status: 201,
  replayStatus: 200,
};

const marked: Route = {
  ...track,
  headers: z.object({ 'x-mark': z.string().min(3).optional() }),
  rename: { xMark: 'idempotencyKey' },
};

async function call(
  route: Route,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) {
  const ctx = { requestId: 'req_1', viewer: null, readFromReplica: () => {} } as unknown as Context;
  const app = new Hono<Served>()
    .route(
      '/',
      createRestRoutes([route], schema, async () => ctx),
    )
    .onError((error, c) => {
      const refused = toErrorBody(error, 'req_1');
      return c.json(refused.body, refused.status as 400);
    });
  const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
  const response = await app.request(path, { method: route.method, headers, ...json });
  return { status: response.status, headers: response.headers, body: JSON.parse((await response.text()) || 'null') };
}

test('path, query and header parameters become variables', async () => {
  expect((await call(echo, '/echo/7?page=2&label=new')).body).toEqual({
    echo: { given: { id: '7', page: 2, tag: 'new' }, inner: { deep: { name: 'n', size: null } } },
    requestId: 'req_1',
  });
});

test('omitted parameters are absent, not null', async () => {
  expect((await call(echo, '/echo/7')).body.echo.given).toEqual({ id: '7' });
  const booking = await call(book, '/parcels/9/bookings', { body: { weight: 2 } });
  expect(booking.body.given).toEqual({ parcelId: '9', weight: 2 });
  expect((await call(track, '/track/1')).body.carrier).toBeNull();
  expect((await call(track, '/track/1', { headers: { 'idempotency-key': 'one' } })).body.carrier).toBe('keyed');
});

test('with a single input object, path, query and body become its fields', async () => {
  const { status, body } = await call(book, '/parcels/9/bookings?dryRun=true', { body: { weight: 2, note: 'soft' } });
  expect(status).toBe(201);
  expect(body).toEqual({
    given: { parcelId: '9', dryRun: true, weight: 2, note: 'soft' },
    replayed: false,
    requestId: 'req_1',
  });
});

test('a variable beside the input object decides what is selected', async () => {
  const route: Route = {
    ...book,
    body: z.strictObject({ weight: z.int(), whole: z.boolean().default(false) }),
    document: `mutation Book($input: BookingInput!, $whole: Boolean!) {
      made: book(input: $input) { replayed given @include(if: $whole) }
    }`,
  };
  const { body } = await call(route, '/parcels/9/bookings', { body: { weight: 2 } });
  expect(body).toEqual({ replayed: false, requestId: 'req_1' });
  const whole = await call(route, '/parcels/9/bookings', { body: { weight: 2, whole: true } });
  expect(whole.body['given']).toEqual({ parcelId: '9', weight: 2 });
});

test('the Location of a created record has its values in place', async () => {
  const route: Route = { ...book, location: '/parcels/{given.parcelId}' };
  const created = await call(route, '/parcels/a%20b/bookings', { body: { weight: 2 } });
  expect(created.headers.get('location')).toBe('/api/v1/parcels/a%20b');
  const replayed = await call(route, '/parcels/9/bookings', { body: { weight: 2, note: 'again' } });
  expect([replayed.status, replayed.headers.get('location')]).toEqual([200, null]);
});

test.each([
  ['nothing', undefined, ['echo', 'requestId']],
  ['a root', 'echo', ['given', 'inner', 'requestId']],
  ['a path', 'echo.inner.deep', ['name', 'size', 'requestId']],
])('with the spread %s the body has the keys %s', async (_, spread, keys) => {
  const { body } = await call({ ...echo, ...(spread && { spread }) }, '/echo/7');
  expect(Object.keys(body)).toEqual(keys);
});

test('constants are added to the selected fields', async () => {
  const route: Route = { ...echo, spread: 'echo.inner.deep', constants: { draft: true, unit: 'g', version: 1 } };
  expect((await call(route, '/echo/7')).body).toEqual({
    ...{ name: 'n', size: null },
    ...{ draft: true, unit: 'g', version: 1 },
    requestId: 'req_1',
  });
});

test.each([
  ['first time', 'first', 201, null],
  ['again', 'again', 200, 'true'],
])('%s an idempotency key returns %s', async (_, key, status, replayed) => {
  const answer = await call(track, '/track/1', { headers: { 'Idempotency-Key': key } });
  expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([status, replayed]);
  const body = { weight: 1, ...(key === 'again' && { note: 'again' }) };
  expect((await call(book, '/parcels/9/bookings', { body })).status).toBe(status);
});

test.each([
  ['path', { ...echo, params: z.object({ id: z.string().max(2) }) }, '/echo/777', {}],
  ['query', echo, '/echo/7?page=x', {}],
  ['header', marked, '/track/1', { headers: { 'x-mark': 'x' } }],
  ['body', book, '/parcels/9/bookings', { body: { weight: 'x' } }],
])('an invalid %s is refused with its name', async (location, route, path, request) => {
  const { status, body } = await call(route, path, request);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'validation_failed', details: { fields: [{ location }] } });
});

test('a literal path takes precedence over a parameter, in any order of rows', async () => {
  const literal: Route = {
    ...echo,
    path: '/echo/all',
    params: undefined!,
    document: `query All($page: Int, $tag: String) { all: echo(page: $page, tag: $tag) { given } }`,
  };
  const ctx = { requestId: 'r', viewer: null, readFromReplica: () => {} } as unknown as Context;
  const app = new Hono<Served>().route(
    '/',
    createRestRoutes([echo, literal], schema, async () => ctx),
  );
  expect(Object.keys(await (await app.request('/echo/all')).json())).toEqual(['all', 'requestId']);
});

test('the original error of a resolver is thrown', async () => {
  const refusal = new DomainError('delivery_claimed', 'Too late.');
  resolveAs('Query', 'parcel', () => Promise.reject(refusal));
  const route: Route = {
    ...echo,
    query: undefined!,
    rename: {},
    document: `query Parcel($id: String!) { parcel(id: $id) { ... on Live { carrier } } }`,
  };
  expect(await call(route, '/echo/7')).toMatchObject({
    status: 409,
    body: { error: { code: 'delivery_claimed', message: 'Too late.' } },
  });
});

test('OpenAPI of a row has union variants, constants and both statuses', () => {
  const document = buildOpenApi([{ ...track, constants: { draft: true } }], schema);
  const { paths, components } = document as unknown as Document;
  const { responses, parameters, security } = paths['/track/{number}']!['post']!;
  expect(responses[201]?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/TrackResponse' });
  expect(components.schemas).toMatchObject({
    TrackResponse: {
      anyOf: [{ $ref: '#/components/schemas/LiveResponse' }, { $ref: '#/components/schemas/PlannedResponse' }],
    },
    LiveResponse: {
      properties: { carrier: { anyOf: [{ type: 'string' }, { type: 'null' }] }, draft: { const: true } },
      required: ['carrier', 'replayed', 'draft', 'requestId'],
    },
    PlannedResponse: { required: ['missing', 'draft', 'requestId'] },
  });
  expect(responses[200]?.content).toEqual(responses[201]?.content);
  expect(parameters?.map(({ in: place, name, required }) => [place, name, required])).toEqual([
    ['path', 'number', true],
    ['header', 'idempotency-key', false],
  ]);
  expect(security).toEqual([{}]);
});

test('a deprecated row says since when, until when and what replaces it, in its answers and in the document', async () => {
  const old: Route = { ...echo, deprecated: { since: '2026-11-01', sunset: '2027-05-01', successor: '/echoes/{id}' } };
  const { status, headers } = await call(old, '/echo/7');
  expect([status, headers.get('deprecation'), headers.get('sunset'), headers.get('link')]).toEqual([
    200,
    '@1793491200',
    'Sat, 01 May 2027 00:00:00 GMT',
    '</api/v1/echoes/{id}>; rel="successor-version"',
  ]);
  expect((await call(echo, '/echo/7')).headers.has('deprecation')).toBe(false);
  const { paths } = buildOpenApi([old], schema) as unknown as Document;
  const { deprecated, description, responses } = paths['/echo/{id}']!['get']!;
  expect([deprecated, description]).toEqual([
    true,
    'Public. Deprecated since 2026-11-01, served at least until 2027-05-01: use `/echoes/{id}`.',
  ]);
  expect(Object.keys(responses[200]!.headers!)).toEqual(expect.arrayContaining(['Deprecation', 'Sunset', 'Link']));
});

test('two different selections of one type need fragments to tell them apart', () => {
  const inner = (fields: string, name: string): Route => ({
    ...echo,
    path: `/${name}/{id}`,
    spread: 'echo.inner',
    document: `query ${name}($id: String, $page: Int, $tag: String) {
      echo(id: $id, page: $page, tag: $tag) { inner { deep ${fields} } }
    }`,
  });
  const whole = inner('{ name size }', 'Whole');
  expect(() => buildOpenApi([whole, inner('{ name }', 'Part')], schema)).toThrow(
    'Two different schemas are named Deep. Select one of them by a fragment of another name.',
  );
  const part = inner('{ ...DeepName }', 'Part');
  const named = { ...part, document: `${part.document} fragment DeepName on Deep { name }` };
  const { components } = buildOpenApi([whole, named], schema) as unknown as Document;
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Deep', 'DeepName']));
});

test.each<[string, Route, Partial<Route>, RegExp]>([
  ['an unknown field', track, { document: track.document.replace('carrier', 'weight') }, /Cannot query field "weight"/],
  [
    'a default in its document',
    track,
    { document: track.document.replace('$number: String!', '$number: String! = "1"') },
    /has defaults in its document; put them into the zod schemas/,
  ],
  ['a variable without an input', track, { headers: undefined! }, /its document has \(number,idempotencyKey\)/],
  [
    'an input that the document does not have',
    book,
    { rename: {} },
    /declares the inputs \(id,dryRun,weight,note\), but its document has \(parcelId/,
  ],
  ['a duplicate input', book, { rename: { id: 'parcelId', note: 'weight' } }, /has a duplicate input/],
  ['params that differ from its path', echo, { path: '/echo/{key}' }, /has params that differ from its path/],
  [
    'a variable inside a literal',
    track,
    {
      document: `mutation Track($number: String!, $idempotencyKey: String) { track(number: $number, idempotencyKey: $idempotencyKey) { ... on Live { carrier } } book(input: { note: $number }) { replayed } }`,
    },
    /uses a variable in the literal field note/,
  ],
])('a row with %s is refused with an error that names it', (_, route, change, problem) => {
  const broken = { ...route, ...change };
  const prepare = () => prepareOperation(broken, schema);
  expect(prepare).toThrow(problem);
  expect(prepare).toThrow(`${broken.method} ${broken.path}: `);
});
