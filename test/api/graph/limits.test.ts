import { describe, expect, test } from 'vitest';
import { leastCpuMs } from '../../cpu-time.ts';
import { type Answer, startApp, unlimited } from '../../harness.ts';
import { listen } from './socket.ts';

const app = await startApp(unlimited);
const url = await listen(app.app);
const { secret, graph } = await app.live();

const times = (count: number, field: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => field(i)).join(' ');
const nested = (depth: number) => {
  const cycle = ['project', 'deliveries(first: 1)', 'nodes'];
  const below = Array.from({ length: depth - 2 }, (_, i) => `{ ${cycle[i % cycle.length]} `).join('');
  return `{ delivery(id: "${crypto.randomUUID()}") ${below}{ __typename }${' }'.repeat(depth - 2)} }`;
};
const leaf = (levels: number) => `${'{ ofType '.repeat(levels)}{ name }${' }'.repeat(levels)}`;

type Limit = [what: string, within: string, beyond: string, details: object | null];
const bounds: Limit[] = [
  ['12 levels', nested(12), nested(13), { limit: 12, value: 13 }],
  [
    '30 aliases',
    `{ ${times(30, (i) => `a${i}: me { mode }`)} }`,
    `{ ${times(31, (i) => `a${i}: me { mode }`)} }`,
    { limit: 30, value: 31 },
  ],
  ['2,000 tokens', tokens(2000), tokens(2001), { limit: 2000, value: 2001 }],
  [
    '20 directives',
    `{ me { ${times(20, () => 'mode @include(if: true)')} } }`,
    `{ me { ${times(21, () => 'mode @include(if: true)')} } }`,
    { limit: 20, value: 21 },
  ],
  [
    '200 fields of a selection',
    `{ me { ${times(200, () => 'mode')} } }`,
    `{ me { ${times(201, () => 'mode')} } }`,
    { limit: 200, value: 201 },
  ],
  [
    '200 root fields',
    `{ ${times(200, () => '__typename')} }`,
    `{ ...A ${times(100, () => '__typename')} } fragment A on Query { ${times(101, () => '__typename')} }`,
    { limit: 200, value: 201 },
  ],
  [
    '5,000 points',
    '{ projects(first: 100) { nodes { actions(first: 47) { nodes { id } } } } }',
    '{ projects(first: 100) { nodes { actions(first: 48) { nodes { id } } } } }',
    { limit: 5000, value: 5001 },
  ],
  [
    'a page that a list can have',
    '{ projects(first: 100) { totalCount } }',
    '{ projects(first: 1000000000) { nodes { id } } }',
    { limit: 5000, value: 1_000_000_001 },
  ],
  [
    'a schema of a reader’s depth',
    `{ __schema { types { fields { type ${leaf(6)} } } } }`,
    `{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }`,
    null,
  ],
  [
    'fragments that lead on',
    '{ ...A } fragment A on Query { me { mode } }',
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    null,
  ],
];

/** A document of as many tokens; twelve are around the values. */
function tokens(count: number): string {
  return `{ factoryAggregate(groupBy: [${times(count - 12, () => 'city')}]) { count } }`;
}

const apis: [string, (query: string) => Promise<Answer>][] = [
  ['in this process', (query) => graph(query)],
  [
    'over a socket',
    async (query) => {
      const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
      return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
    },
  ],
];

describe.each(apis)('%s limits of a document:', (_, ask) => {
  test.each(bounds)('%s', async (_, within, beyond, details) => {
    const allowed = await ask(within);
    expect(allowed.body['errors']?.[0].extensions).not.toMatchObject({ code: 'query_too_complex' });
    expect(allowed.body).toHaveProperty('data');
    const { status, body } = await ask(beyond);
    const { code, details: said, status: meant } = body['errors'][0].extensions;
    expect([code, meant, body['data']]).toEqual([details ? 'query_too_complex' : 'validation_failed', 400, undefined]);
    if (details) expect([status, said]).toEqual([400, details]);
    // Each time a document that nobody has seen.
    expect(await leastCpuMs(15, () => ask(`${beyond} # ${crypto.randomUUID()}`), 50)).toBeLessThan(50);
  });
});
