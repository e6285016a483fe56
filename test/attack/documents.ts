/**
 * Documents that try to cost more than they may. Each takes a number that makes its text new, so no cache has seen it.
 * `heavy` are within all bounds and are answered; `refused` are not, and must be refused without much work.
 */
export type AttackDocument = (n: number) => { query: string; variables?: Record<string, unknown> };

const times = (count: number, field: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => field(i)).join(' ');
const id = '01a20022-0000-7000-8000-000000000000';
const onDelivery = (selection: string) => `delivery(id: "${id}") { ${selection} }`;
const onProject = (selection: string) => `project { deliveries { nodes { ${selection} } } }`;
const only = (query: string): { query: string } => ({ query });
const megabyte = 1_000_000;

/** Fifteen aliases of a list, and two levels of spread fragments that write out to some 750 selections. */
export const heavyDeliveries: AttackDocument = (n) =>
  only(`query Q${n} { ${times(15, (i) => `a${i}: deliveries(first: 1) { ...A }`)} }
    fragment A on DeliveryConnection { nodes { ...B } edges { node { ...B } } }
    fragment B on Delivery { id subject status project { id name deliveries(first: 1) { edges { node { id } } nodes { id ...C } } } }
    fragment C on Delivery { id subject status project { deliveries(first: 1) { edges { node { id } } nodes { id } } } }`);

/** As heavy as what is still compiled may be. */
export const heavyCompiled: AttackDocument = (n) =>
  only(`query Q${n} { ${times(10, (i) => `a${i}: deliveries(first: 1) { ...A }`)} }
    fragment A on DeliveryConnection { nodes { ...B } edges { node { ...B } } }
    fragment B on Delivery { id subject status project { id name deliveries(first: 1) { nodes { id ...C } } } }
    fragment C on Delivery { id subject status project { id name } }`);

export const heavy: Record<string, AttackDocument> = {
  'aliases and fragments': heavyDeliveries,
  'aliases and fragments that compile': heavyCompiled,
  'fragments that double at every step': (n) =>
    only(`query Q${n} { ${onDelivery('...F0')} }
      ${times(100, (i) => `fragment F${i} on Delivery { ...F${i + 1} ... on Delivery { ...F${i + 1} } }`)}
      fragment F100 on Delivery { id }`),
  'doubling fragments in a list': (n) =>
    only(`query Q${n} { deliveries(first: 1) { nodes { ...F0 } } }
      ${times(100, (i) => `fragment F${i} on Delivery { ...F${i + 1} ... on Delivery { ...F${i + 1} } }`)}
      fragment F100 on Delivery { id subject }`),
  'many spreads': (n) =>
    only(`query Q${n} { ${onDelivery(times(80, (i) => `...F${i}`))} }
      ${times(80, (i) => `fragment F${i} on Delivery { id subject }`)}`),
  'the same field 190 times': (n) => only(`query Q${n} { me { ${times(190, () => 'mode')} } }`),
  'many operations': (n) =>
    only(`query Q${n} { ...F0 } ${times(80, (i) => `fragment F${i} on Query { ...F${i + 1} __typename }`)}
      fragment F80 on Query { __typename }`),
  'many variables': (n) =>
    only(
      `query Q${n}(${times(30, (i) => `$v${i}: Int`)}) { ${times(30, (i) => `a${i}: projects(first: $v${i}) { totalCount }`)} }`,
    ),
  'a long comment': (n) => only(`query Q${n} { me { mode } } # ${'a'.repeat(60_000)}`),
  'the whole schema': (n) =>
    only(
      `query Q${n} { __schema { types { name fields { name args { name type { name } } type { name fields { name } } } } } }`,
    ),
  'a list of all tokens': (n) =>
    only(`query Q${n} { factoryAggregate(groupBy: [${times(1_980, () => 'city')}]) { count } }`),
};

export const refused: Record<string, AttackDocument> = {
  'pairs of pairs': (n) => {
    const nest = (depth: number): string => (depth ? times(6, () => onProject(nest(depth - 1))) : 'id');
    return only(`query Q${n} { ${onDelivery(nest(3))} }`);
  },
  'the same list 190 times': (n) => only(`query Q${n} { ${times(190, () => 'deliveries { nodes { id } }')} }`),
  'fragments of fragments of fields': (n) => {
    const step = (name: string, next: string) => `fragment ${name} on Delivery { ${times(40, () => onProject(next))} }`;
    return only(`query Q${n} { ${onDelivery('...A')} } ${step('A', '...B')} ${step('B', '...C')} ${step('C', 'id')}`);
  },
  'deep selections': (n) => only(`query Q${n} { ${onDelivery(`${'project { '.repeat(600)} id ${'}'.repeat(600)}`)} }`),
  'deep lists': (n) =>
    only(`query Q${n} { factoryAggregate(groupBy: ${'['.repeat(950)}${']'.repeat(950)}) { count } }`),
  'lists that never end': (n) => only(`query Q${n} { factoryAggregate(groupBy: ${'['.repeat(1_990)}`),
  'deep objects': (n) =>
    only(`mutation Q${n} { createProject(input: ${'{ intake: '.repeat(450)}1${'}'.repeat(450)}) { id } }`),
  'two thousand wrong names': (n) => only(`query Q${n} { me { ${times(190, (i) => `mod${i}`)} } }`),
  'long wrong names': (n) => only(`query Q${n} { me { ${times(10, (i) => `${'a'.repeat(6_000)}${i}`)} } }`),
  'a name of a megabyte': (n) => only(`query Q${n} { ${'a'.repeat(megabyte)} }`),
  'a number of a megabyte': (n) => only(`query Q${n} { projects(first: ${'9'.repeat(megabyte)}) { count } }`),
  'a text of a megabyte': (n) =>
    only(`mutation Q${n} { createProject(input: { name: "${'a'.repeat(megabyte)}" }) { id } }`),
  'a text of half a million lines': (n) =>
    only(`mutation Q${n} { createProject(input: { name: """${'a\n'.repeat(megabyte / 2)}""" }) { id } }`),
  'commas of a megabyte': (n) => only(`query Q${n} { me { mode } } ${','.repeat(megabyte)}`),
  'cycles of fragments': (n) =>
    only(
      `query Q${n} { ${onDelivery('...F0')} } ${times(100, (i) => `fragment F${i} on Delivery { ${onProject(`...F${(i + 1) % 100}`)} }`)}`,
    ),
  'thirty schemas': (n) => only(`query Q${n} { ${times(30, (i) => `a${i}: __schema { types { name } }`)} }`),
  'unused fragments': (n) =>
    only(`query Q${n} { me { mode } } ${times(150, (i) => `fragment F${i} on Delivery { project { id } }`)}`),
};

const grouping = 'query Q($p: [FactoryGrouping!]!) { factoryAggregate(groupBy: $p) { count } }';
const search = 'query Q($i: KnowledgeSearchInput!) { knowledgeSearch(input: $i) { results { score } } }';
const creation = 'mutation Q($i: CreateProjectInput!) { createProject(input: $i) { id } }';
const packaging = 'mutation Q($i: PreviewEngineeringInput!) { previewEngineering(input: $i) { __typename } }';
const wide = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, i) => [`key${i}`, 0]));
const nested = (depth: number) => {
  let value: unknown = '';
  for (let i = 0; i < depth; i++) value = [value];
  return value;
};

/** Variables of up to a mebibyte that are refused. */
export const refusedVariables: Record<string, () => { query: string; variables: Record<string, unknown> }> = {
  'a list of 300,000 wrong values': () => ({ query: grouping, variables: { p: Array(300_000).fill('') } }),
  'a list of 100,000 good values': () => ({ query: grouping, variables: { p: Array(100_000).fill('city') } }),
  'a list of few wrong long values': () => ({ query: grouping, variables: { p: Array(5).fill('x'.repeat(200_000)) } }),
  'lists in lists': () => ({ query: grouping, variables: { p: nested(60) } }),
  'a wide object for a list': () => ({ query: grouping, variables: { p: wide(60_000) } }),
  'a wide object for an input': () => ({ query: search, variables: { i: wide(60_000) } }),
  'long names of fields': () => ({
    query: search,
    variables: { i: Object.fromEntries(Array.from({ length: 9 }, (_, i) => ['k'.repeat(100_000) + i, 0])) },
  }),
  'objects for every field of an input': () => ({
    query: creation,
    variables: { i: { name: wide(15_000), intake: { productName: wide(15_000), links: Array(100_000).fill(0) } } },
  }),
  'a list of 100,000 wrong files': () => ({ query: packaging, variables: { i: { files: Array(100_000).fill(0) } } }),
  'a long text for a number': () => ({
    query: 'query Q($n: Int) { projects(first: $n) { count } }',
    variables: { n: '9'.repeat(megabyte) },
  }),
};
