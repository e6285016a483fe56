import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { computeCost, estimateCost, type PricedField } from '#graph/limits/cost.ts';
import { createOperationLoader, parseDocument } from '#graph/operations/load-operation.ts';
import { publishedSchema as schema } from '#modules/schema.ts';

const load = createOperationLoader(schema);
const operationOf = (query: string, name?: string) => load(query, parseDocument(query), name);
const priceOf = (query: string, variables = {}) => estimateCost(operationOf(query).price(variables));

const page = 'projects(first: 10) { nodes { id } }';
const inList = '{ id name counts { actions } }';

describe('the cost of a query is the number of objects that it can return', () => {
  test.each<[points: number, what: string, query: string, variables?: object]>([
    [0, 'scalars alone', '{ __typename }'],
    [1, 'one object', '{ me { mode scopes } }'],
    [2, 'an object in it', '{ me { mode limits { requestsPerDay } } }'],
    [11, 'a page and its list', `{ ${page} }`],
    [21, 'the page that is given when none is asked for', '{ projects { nodes { id } } }'],
    [6, 'a page going back', '{ projects(last: 5) { nodes { id } } }'],
    [21, 'each object of each item', `{ projects(first: 10) { nodes ${inList} } }`],
    [
      32,
      'edges, their nodes, nodes and fields of the page',
      '{ projects(first: 10) { nodes { id } edges { cursor node { id } } pageInfo { endCursor } } }',
    ],
    [101, 'pages of pages', '{ projects(first: 10) { nodes { actions(first: 8) { nodes { id } } } } }'],
    [1, 'a count', '{ projects(first: 100) { totalCount } }'],
    [22, 'each alias', `{ ${page} again: ${page} }`],
    [6, 'a list that its field bounds', '{ action(id: "01a20022-0000-7000-8000-000000000000") { deliveries { id } } }'],
    [
      3,
      'lists that come whole with their record',
      '{ factory(id: "x") { minQuantities { quantity } certifications { name } } }',
    ],
    [50, 'facets, however many', '{ factoryFacets(first: 200) { process { count } city { count } } }'],
    [50, 'groups, however many', '{ factoryAggregate(groupBy: [city]) { count minQuantity { min } } }'],
    [
      42,
      'correspondence without its texts',
      '{ factoryInteractions(id: "x") { threads { nodes { messages { snippet } } } } }',
    ],
    [
      100,
      'correspondence with bodies',
      '{ factoryInteractions(id: "x", bodies: true) { threads { nodes { messages { body } } } } }',
    ],
    [
      100,
      'correspondence with transcripts',
      'query ($t: Boolean) { factoryInteractions(id: "x", transcripts: $t) { callNotes { nodes { title } } } }',
      { t: true },
    ],
    [
      2,
      'any of the kinds that an answer may be',
      '{ trackShipment(carrier: auto, number: "LX123456789CN") { ... on LiveTracking { events { time } } ... on PlannedTracking { message } } }',
    ],
    [100, 'the schema', '{ __schema { types { name fields { name } } } }'],
    [1, 'what a change answers', 'mutation { createProject(input: { name: "Lamp" }) { replayed } }'],
    [
      2,
      'an event',
      'subscription { actionChanged(id: "01a20022-0000-7000-8000-000000000000") { eventId action { id } } }',
    ],
    [51, 'a size in a variable', 'query ($n: Int) { projects(first: $n) { nodes { id } } }', { n: 50 }],
    [31, 'a size by default', 'query ($n: Int = 30) { projects(first: $n) { nodes { id } } }'],
    [21, 'a size that is null', 'query ($n: Int = 30) { projects(first: $n) { nodes { id } } }', { n: null }],
    [
      1,
      'not what is skipped',
      'query ($no: Boolean!) { me { mode } ... @skip(if: $no) { projects { totalCount } } }',
      { no: true },
    ],
    [
      2,
      'what is not skipped',
      'query ($no: Boolean!) { me { mode } ... @skip(if: $no) { projects { totalCount } } }',
      { no: false },
    ],
    [
      1,
      'not what is not included',
      'query ($yes: Boolean = false) { me { mode } projects @include(if: $yes) { totalCount } }',
    ],
    [
      11,
      'what two fragments ask for, once',
      `{ ...A ...B } fragment A on Query { ${page} } fragment B on Query { ${page} }`,
    ],
    [
      21,
      'what two fragments ask of the same items, together',
      `{ ...A ...B } fragment A on Query { ${page} } fragment B on Query { projects(first: 10) { nodes { counts { actions } } } }`,
    ],
    [
      12,
      'what a fragment asks where its condition holds',
      `query ($a: Boolean!, $b: Boolean!) { me { mode } ...A @include(if: $a) ...A @include(if: $b) } fragment A on Query { ${page} }`,
      { a: false, b: true },
    ],
  ])('%i: %s', (points, _, query, variables) => {
    expect(priceOf(query, variables)).toBe(points);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a text', 'x'],
    ['a part of one', 1.5],
    ['less than none', -3],
    ['a list', [100]],
    ['an object', { first: 100 }],
  ])('an invalid page size (%s) has an integer cost and is refused later', (_, n) => {
    for (const query of [
      'query ($n: Int) { projects(first: $n) { nodes { id } } }',
      'query ($n: Int) { projects(last: $n) { nodes { id } } }',
    ]) {
      expect([2, 21]).toContain(priceOf(query, { n }));
    }
  });

  test('only the named operation is priced', () => {
    const two = `query A { me { mode } } query B { ${page} }`;
    expect(['A', 'B'].map((name) => estimateCost(operationOf(two, name).price({})))).toEqual([1, 11]);
  });
});

/** Prices as documents have them, each with an answer that keeps to its sizes. */
const { priced } = fc.letrec<{ priced: [PricedField, unknown] }>((tie) => ({
  priced: fc
    .record({
      shape: fc.constantFrom<'object' | 'page' | 'whole'>('object', 'page', 'whole'),
      times: fc.integer({ min: 1, max: 4 }),
      flat: fc.option(fc.integer({ min: 1, max: 100 }), { freq: 4 }),
      below: fc.oneof(
        { maxDepth: 3 },
        fc.constant<[PricedField, unknown][]>([]),
        fc.array(tie('priced'), { maxLength: 3 }),
      ),
      held: fc.array(fc.boolean(), { maxLength: 4 }),
      isNull: fc.boolean(),
    })
    .map(({ shape, times, flat, below, held, isNull }): [PricedField, unknown] => {
      const named = below.map(([one, data], i): [PricedField, unknown] => [{ ...one, key: `k${i}` }, data]);
      const object = Object.fromEntries(named.map(([{ key }, data]) => [key, data]));
      const items = held.map((there) => (there ? object : null));
      const data = shape === 'object' ? object : shape === 'page' ? items.slice(0, times) : items;
      const one: PricedField = {
        key: '',
        maxCount: shape === 'page' ? times : 1,
        isNestedList: shape === 'whole',
        fixedCost: flat,
        children: flat === null ? named.map(([one]) => one) : [],
      };
      return [one, isNull ? null : data];
    }),
}));

test('the actual cost never exceeds the requested cost', () => {
  fc.assert(
    fc.property(priced, ([one, data]) => {
      expect(computeCost([{ ...one, key: 'a' }], { a: data })).toBeLessThanOrEqual(estimateCost([one]));
    }),
    { numRuns: 1000 },
  );
});

test('a full response costs the requested cost', () => {
  const { priced } = {
    priced: operationOf(
      '{ projects(first: 2) { nodes { counts { actions } actions(first: 1) { nodes { id } } } } }',
      undefined,
    ).price({}),
  };
  const project = { counts: { actions: 1 }, actions: { nodes: [{ id: '1' }] } };
  expect(computeCost(priced, { projects: { nodes: [project, project] } })).toBe(estimateCost(priced));
  expect(computeCost(priced, { projects: { nodes: [{ ...project, actions: { nodes: [] } }] } })).toBe(4);
  expect(computeCost(priced, { projects: null })).toBe(0);
});

const objects = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .filter(isObjectType);
const allFields = objects.flatMap((on) => Object.values(on.getFields()).map((field) => ({ on, field })));
const isPaged = ({ args }: GraphQLField<unknown, unknown>) => args.some(({ name }) => name === 'first');
const costsOf = ({ extensions }: GraphQLField<unknown, unknown>) => extensions as { costs?: unknown; atMost?: number };

/** These have lists with pages, but also come whole with what they belong to, and lead to no others. */
const parts = ['CallNote', 'KnowledgeDocument', 'Thread'];
/** Records are what lists with pages hold. */
const isRecord = ({ name }: GraphQLNamedType) =>
  !parts.includes(name) && schema.getType(`${name}Connection`) !== undefined;
function leadsToRecords(type: GraphQLNamedType, seen = new Set<GraphQLNamedType>()): boolean {
  if (isRecord(type)) return true;
  if (seen.has(type)) return false;
  seen.add(type);
  if (isUnionType(type)) return type.getTypes().some((member) => leadsToRecords(member, seen));
  return (
    isObjectType(type) &&
    Object.values(type.getFields()).some((field) => leadsToRecords(getNamedType(field.type), seen))
  );
}

test('every list of records, or of objects that lead to records, has a page size or `extensions: withMaxCount(n)`', () => {
  const pages = new Set(
    allFields.filter(({ field }) => isPaged(field)).map(({ field }) => getNamedType(field.type).name),
  );
  const silent = allFields.filter(
    ({ on, field }) =>
      isListType(getNullableType(field.type)) &&
      leadsToRecords(getNamedType(field.type)) &&
      !pages.has(on.name) &&
      !isPaged(field) &&
      costsOf(field).atMost === undefined,
  );
  expect(silent.map(({ on, field }) => `${on.name}.${field.name}`)).toEqual([]);
});

test('a field with a fixed cost has no records below it', () => {
  const priced = allFields.filter(({ field }) => costsOf(field).costs !== undefined);
  expect(priced.map(({ field }) => field.name).toSorted()).toEqual(
    expect.arrayContaining(['auditVerification', 'factoryAggregate', 'factoryFacets', 'factoryInteractions']),
  );
  expect(priced.filter(({ field }) => leadsToRecords(getNamedType(field.type))).map(({ field }) => field.name)).toEqual(
    [],
  );
});
