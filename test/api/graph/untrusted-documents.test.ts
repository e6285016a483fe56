import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNullableType,
  getVariableValues,
  isInputObjectType,
  isListType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { getMaxItems } from '#graph/limits/list-bounds.ts';
import { createVariableCoercion } from '#graph/operations/coercion.ts';
import { createOperationLoader, parseDocument } from '#graph/operations/load-operation.ts';
import { InvalidRequest } from '#graph/server/invalid-request.ts';
import { publishedSchema as schema } from '#modules/schema.ts';
import { heavy, refused, refusedVariables } from '../../attack/documents.ts';
import { leastCpuMs } from '../../cpu-time.ts';
import { startApp, unlimited } from '../../harness.ts';
import { type Json, readJson } from '../../json.ts';

const app = await startApp(unlimited);
const me = await app.live();
const anonymous = app.caller();

const codesOf = ({ body }: { body: Json }) => body['errors']?.map(({ extensions }) => extensions.code) ?? [];

describe('a caller without a credential', () => {
  test.each([
    ['a field that needs one', '{ me { mode } }'],
    ['such a field beside a public one', '{ health { status } projects { totalCount } }'],
    ['such a field in a fragment', '{ ...A } fragment A on Query { ... { me { mode } } health { status } }'],
    ['such a field in another operation', 'query { health { status } } query B { me { mode } }'],
    ['a mutation', 'mutation { createProject(input: { name: "Lamp" }) { id } }'],
    ['a field that does not exist', '{ nothing }'],
    ['the schema', '{ __schema { queryType { name } } }'],
    ['what is too deep', `{ me { ${'limits { '.repeat(30)} x ${'}'.repeat(30)} } }`],
    ['a field that does not exist beside one that needs a key', '{ me { mode } nothing }'],
    ['a field that does not exist below one that needs a key', '{ me { nothing } }'],
    ['variables that are wrong', 'query ($id: ID!) { project(id: $id) { id } }'],
  ])('gets only unauthenticated for %s', async (_, query) => {
    const { status, body } = await anonymous.graph(query);
    expect([status, codesOf({ body }), body['data'], body['extensions']]).toEqual([
      401,
      ['unauthenticated'],
      undefined,
      undefined,
    ]);
  });

  test.each(['{ me { mode } nothing }', '{ me { nothing } }'])(
    'gets fewer details about %s than a key does',
    async (query) => {
      expect(codesOf(await anonymous.graph(query))).toEqual(['unauthenticated']);
      const { status, body } = await me.graph(query);
      expect([status, codesOf({ body })]).toEqual([400, ['validation_failed']]);
    },
  );

  test('can read public fields, also from cached operations', async () => {
    const query = '{ health { status } __typename }';
    for (const caller of [anonymous, me, anonymous, me, anonymous]) {
      expect((await caller.graph(query)).body['data']).toEqual({ health: { status: 'ok' }, __typename: 'Query' });
    }
    const known = '{ me { mode } }';
    await me.graph(known);
    await me.graph(known);
    expect(codesOf(await anonymous.graph(known))).toEqual(['unauthenticated']);
  });

  test('can send at most 64 KiB, with and without a declared length', async () => {
    const body = JSON.stringify({ query: `{ health { status } } #${'a'.repeat(66_000)}` });
    const headers = { 'content-type': 'application/json' };
    for (const by of [headers, { ...headers, 'content-length': String(body.length) }]) {
      const response = await app.app.request('/graphql', { method: 'POST', headers: by, body });
      const { errors } = await readJson(response);
      expect([response.status, errors[0].extensions.code, errors[0].extensions.details]).toEqual([
        400,
        'payload_too_large',
        { limitBytes: 65_536 },
      ]);
    }
  });
});

test('an invalid key gets invalid_key for any body of any size', async () => {
  const wrong = app.caller({ authorization: `Bearer ssd_live_${'0'.repeat(36)}` });
  for (const query of ['{ nothing }', '{', `{ me { mode } } #${'a'.repeat(200_000)}`]) {
    expect(codesOf(await wrong.graph(query))).toEqual(['invalid_key']);
  }
});

test('a large body of a key is charged like a small one', async () => {
  const query = 'query ($n: Int) { projects(first: $n) { nodes { id } } }';
  for (const n of [3, 4]) {
    const { status, body } = await me.graph(query, { n, unused: 'x'.repeat(500_000) });
    expect([status, body['extensions'].cost.requested]).toEqual([200, n + 1]);
  }
});

test.each(Object.entries(refusedVariables))(
  'at most 20 problems of %s are reported, in short messages',
  async (_, make) => {
    const { query, variables } = make();
    const { status, body } = await me.graph(query, variables);
    expect(status).toBe(400);
    expect(body['errors'].length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(body).length).toBeLessThan(16_000);
  },
);

test('brackets nest at most 64 levels deep, and no depth causes an internal error', async () => {
  const nested = (levels: number) =>
    me.graph(`{ factoryAggregate(groupBy: ${'['.repeat(levels)}city${']'.repeat(levels)}) { count } }`);
  const accepted = await nested(62);
  expect([accepted.status, codesOf(accepted)]).toEqual([400, ['validation_failed']]);
  for (const levels of [63, 990]) {
    const { status, body } = await nested(levels);
    expect([status, codesOf({ body })]).toEqual([400, ['query_too_complex']]);
    expect(body['errors'][0].extensions.details).toEqual({ limit: 64, value: 65 });
  }
  const { status, body } = await anonymous.graph(`{ a(b: ${'['.repeat(1_990)}`);
  expect([status, codesOf({ body })]).toEqual([400, ['query_too_complex']]);
});

test('validation stops at 20 problems', async () => {
  const query = `query (${Array.from({ length: 30 }, (_, i) => `$n${i}: Int`)}) {
    ${Array.from({ length: 30 }, (_, i) => `a${i}: projects(first: $n${i}) { totalCount }`).join(' ')} }`;
  const variables = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`n${i}`, 'x']));
  expect((await me.graph(query, variables)).body['errors']).toHaveLength(20);
  const names = Array.from({ length: 60 }, (_, i) => `mode${i}`).join(' ');
  expect((await me.graph(`{ me { ${names} } }`)).body['errors']).toHaveLength(20);
});

test('null for a required argument is a client error', async () => {
  const query = 'query ($id: ID = "01a20022-0000-7000-8000-000000000000") { project(id: $id) { id } }';
  for (let use = 0; use < 3; use++) {
    const { body } = await me.graph(query, { id: null });
    expect(body['errors'][0].extensions).toMatchObject({ code: 'validation_failed', status: 400 });
  }
});

test('no error message repeats a value', async () => {
  const secret = 'ssd_live_secret';
  const input = 'query ($i: KnowledgeSearchInput!) { knowledgeSearch(input: $i) { results { score } } }';
  for (const i of [secret, [secret], { q: [secret] }, { filter: secret }, { limit: secret }]) {
    const { status, body } = await me.graph(input, { i });
    expect([status, JSON.stringify(body).includes(secret)]).toEqual([400, false]);
  }
});

describe('an error names the place and what is accepted', () => {
  const create = 'mutation ($i: CreateProjectInput!) { createProject(input: $i) { replayed } }';
  const list = 'query ($f: ProjectFilter, $n: Int) { projects(filter: $f, first: $n) { totalCount } }';
  const intake = { productName: 'Lamp' };
  const statuses = { code: 'invalid_enum', allowed: ['active', 'archived'] };

  test.each<[string, string, object, string, object]>([
    [
      'a number with limits',
      create,
      { i: { name: 'a', intake: { ...intake, currentQuantity: '500' } } },
      '$i.intake.currentQuantity must be a whole number from 1 to 10000000, got text.',
      { path: '/intake/currentQuantity', code: 'invalid_type' },
    ],
    [
      'an item of a list',
      list,
      { f: { status: ['active', 'open'] } },
      '$f.status[1] must be one of active, archived.',
      { path: '/status/1', ...statuses },
    ],
    ['an argument', list, { n: 1.5 }, '$n must be a whole number', { path: '/n', code: 'invalid_type' }],
    ['a missing field', create, { i: {} }, '$i.name of type String! is required.', { path: '/name', code: 'required' }],
    ['null', create, { i: null }, '$i of type CreateProjectInput! must not be null.', { code: 'required' }],
    ['an unknown field', create, { i: { name: 'a', x: 1 } }, '$i.x is no field of CreateProjectInput.', { path: '/x' }],
    ['no object', create, { i: [1] }, '$i must be an object of type CreateProjectInput, got a list.', {}],
    [
      'a literal',
      '{ projects(filter: { status: [open] }) { totalCount } }',
      {},
      'filter.status must be one of active, archived.',
      { path: '/status', ...statuses },
    ],
    [
      'a literal with limits',
      'mutation { createProject(input: { name: "a", intake: { productName: "b", currentQuantity: "5" } }) { replayed } }',
      {},
      'input.intake.currentQuantity must be a whole number from 1 to 10000000, got text.',
      { path: '/intake/currentQuantity' },
    ],
    ['a default', 'query ($n: Int = "5") { projects(first: $n) { totalCount } }', {}, '$n must be a whole number', {}],
    ['no literal object', '{ projects(filter: 5) { totalCount } }', {}, 'filter must be an object of type', {}],
  ])('%s', async (_, query, variables, message, field) => {
    const { status, body } = await me.graph(query, variables);
    const [error] = body['errors'];
    expect([status, error.message]).toEqual([400, expect.stringContaining(message)]);
    expect(error.extensions).toMatchObject({ code: 'validation_failed', details: { fields: [field] } });
  });
});

test('a list that is too long is refused with its path and limit', async () => {
  const query = 'mutation ($i: PreviewEngineeringInput!) { previewEngineering(input: $i) { __typename } }';
  const { body } = await me.graph(query, { i: { files: Array(5_000).fill(0) } });
  expect(body['errors']).toContainEqual(
    expect.objectContaining({
      extensions: expect.objectContaining({
        code: 'validation_failed',
        details: { fields: [expect.objectContaining({ path: '/files', code: 'too_long', limit: expect.any(Number) })] },
      }),
    }),
  );
});

test('every input list has a maximum length', () => {
  const isList = ({ type }: GraphQLArgument | GraphQLInputField) => isListType(getNullableType(type));
  const places = Object.values(schema.getTypeMap()).flatMap((type): [string, GraphQLArgument | GraphQLInputField][] => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type)) {
      return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
    }
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.map((arg): [string, GraphQLArgument] => [`${type.name}.${field.name}(${arg.name})`, arg]),
    );
  });
  const lists = places.filter(([, place]) => isList(place));
  expect(lists.length).toBeGreaterThan(15);
  expect(lists.filter(([, place]) => !getMaxItems(place)).map(([name]) => name)).toEqual([]);
  expect(lists.filter(([, place]) => getMaxItems(place)! > 1000).map(([name]) => name)).toEqual([]);
});

describe('variables are coerced as the specification requires', () => {
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      1,
      1.5,
      -1,
      2 ** 40,
      '',
      'cnc',
      'city',
      '01a20022-0000-7000-8000-000000000000',
    ),
    fc.string({ maxLength: 3 }),
  );
  const keys = fc.constantFrom('q', 'filter', 'process', 'pageSize', 'first', 'modes', 'name', 'intake', 'links', 'zz');
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      leaf,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(keys, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const types = [
    ...['Int', 'Int!', '[String!]', '[[Int]!]', 'ID', 'JSON', 'Boolean!', 'SafeInt', 'Float', '[FactoryGrouping!]!'],
    ...inputs.map(({ name }) => name),
  ];
  const given = fc.record({ v: value }, { requiredKeys: [] });

  test('like the reference implementation', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.constantFrom(...types), given, fc.boolean(), (type, variables, hasDefault) => {
        const standard = hasDefault && type === 'Int' ? ' = 7' : '';
        const [operation] = parse(`query ($v: ${type}${standard}) { __typename }`).definitions;
        if (operation?.kind !== Kind.OPERATION_DEFINITION) return;
        const expected = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
        const coerce = createVariableCoercion(schema, operation, new Map());
        let said: unknown;
        try {
          said = coerce(variables);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidRequest);
        }
        if (expected.coerced) accepted++;
        expect(said).toEqual(expected.coerced);
      }),
      { numRuns: 3_000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });
});

describe('no document blocks the service for long', () => {
  const load = createOperationLoader(schema);

  test.each(Object.entries(heavy))('accepted: %s', async (_, make) => {
    const milliseconds = await leastCpuMs(4, (n) => {
      const { query, variables = {} } = make(n);
      load(query, parseDocument(query), undefined).price(variables);
    });
    expect(milliseconds).toBeLessThan(100);
  });

  test.each(Object.entries(refused))('refused: %s', async (_, make) => {
    const milliseconds = await leastCpuMs(4, (n) => {
      const { query } = make(n);
      expect(() => load(query, parseDocument(query), undefined)).toThrow();
    });
    expect(milliseconds).toBeLessThan(100);
    const { status, body } = await me.graph(make(9).query);
    expect([status, body['errors'].length <= 20, JSON.stringify(body).length < 16_000]).toEqual([400, true, true]);
  });
});
