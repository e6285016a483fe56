import { type Attack, everyone, numbered, repeated } from './attack.ts';

type Params = { query: string; variables?: string };

const deliveries = (i: number) => `a${i}: deliveries { ...F }`;
const fragments =
  'fragment F on DeliveryConnection { nodes { ...G } } fragment G on Delivery { id status project { id name } }';
const names = (count: number, piece: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => piece(i)).join(' ');

/** Documents and variables that are dear to parse, validate, compile or coerce. The second argument makes each a new one. */
const requests: Record<string, (bytes: number, index: number) => Params> = {
  'a new document with 15 aliases of spread fragments': (_, i) => ({
    query: `query N${i} { ${names(15, deliveries)} } ${fragments}`,
  }),
  '2,000 aliases': (n) => ({ query: `{ ${names(Math.min(2000, n / 30), (i) => `a${i}: me { mode }`)} }` }),
  'many fragments': (n) => ({
    query: `{ ...F0 } ${names(Math.min(2000, n / 50), (i) => `fragment F${i} on Query { ...F${i + 1} }`)}`,
  }),
  'fragments that double': () => ({
    query: `{ ...F0 } ${names(40, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F40 on Query { health { status } }`,
  }),
  'deep selections': (n) => ({ query: '{ project '.repeat(n / 10) }),
  'deep lists in a document': (n) => ({ query: `{ factories(first: ${'['.repeat(n)}` }),
  'one field, many times': (n) => ({ query: `{ ${'me { mode } '.repeat(n / 12)} }` }),
  'many variables': (n) => ({
    query: `query (${numbered((i) => `$v${i}: Int`, n / 2)}) { me { mode } }`,
    variables: `{${numbered((i) => `"v${i}":"x"`, Math.min(n / 2, 80_000))}}`,
  }),
  'many variables that nobody declared': (n) => ({
    query: '{ me { mode } }',
    variables: `{${numbered((i) => `"v${i}":1`, Math.min(n, 80_000))}}`,
  }),
  'a list of wrong enums': (n) => ({
    query: 'query ($p: [FactoryGrouping!]!) { factoryAggregate(groupBy: $p) { count } }',
    variables: `{"p":[${repeated('""', n)}]}`,
  }),
  'a list of wrong enums as long as JSON may be': () => ({
    query: 'query ($p: [FactoryGrouping!]!) { factoryAggregate(groupBy: $p) { count } }',
    variables: `{"p":[${Array(9000).fill('""').join()}]}`,
  }),
  'a list of wrong enums in the document': (n) => ({
    query: `{ factoryAggregate(groupBy: [${repeated('x', n)}]) { count } }`,
  }),
  'a list of wrong input objects': () => ({
    query: 'query ($i: ShippingEstimateInput!) { shippingEstimate(input: $i) { notes } }',
    variables: `{"i":{"cartons":[${Array(9000).fill('{}').join()}]}}`,
  }),
  'a long text for an id': (n) => ({
    query: 'query ($id: ID!) { project(id: $id) { id } }',
    variables: `{"id":"${'a'.repeat(n - 120)}"}`,
  }),
  'a long text in a filter': (n) => ({
    query: 'query ($q: String) { factories(first: 1, filter: { q: $q }) { totalCount } }',
    variables: `{"q":"${'深'.repeat((n - 120) / 3)}"}`,
  }),
  'a long name': (n) => ({ query: `{ ${'a'.repeat(n - 40)} }` }),
  'a long comment': (n) => ({ query: `#${'a'.repeat(n - 60)}\\n{ me { mode } }` }),
  'a long block text': (n) => ({ query: `{ project(id: \\"\\"\\"${'\\n a'.repeat((n - 80) / 4)}\\"\\"\\") { id } }` }),
};

const bodyOf = ({ query, variables = '{}' }: Params) => `{"query":"${query}","variables":${variables}}`;
const maxAddress = 15_000;

export const graphRequests: Attack[] = [
  ...Object.entries(requests).map(
    ([name, build]): Attack => ({
      name: `/graphql: ${name}`,
      credentials: everyone,
      requests: name.startsWith('a new document') ? 500 : 6,
      build: (bytes, index) => ({ method: 'POST', path: '/graphql', body: bodyOf(build(bytes - 200, index)) }),
    }),
  ),
  ...Object.entries(requests).map(
    ([name, build]): Attack => ({
      name: `GET /graphql: ${name}`,
      credentials: ['none', 'sandbox'],
      requests: 6,
      build: (_, index) => {
        const { query, variables = '{}' } = build(maxAddress / 4, index);
        const address = `query=${encodeURIComponent(query)}&variables=${encodeURIComponent(variables)}`;
        return { method: 'GET', path: `/graphql?${address}`.slice(0, maxAddress) };
      },
    }),
  ),
];
