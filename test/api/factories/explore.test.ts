import { describe, expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';

const app = await startApp(unlimited);
const me = await app.sandbox();
const house = await app.live({ kind: 'internal', scopes: ['network:read', 'internal:*'] });

await app.factories(
  {
    directoryId: 'mfg-a',
    nameEn: 'Alpha Plastics',
    city: 'Shenzhen',
    region: 'Guangdong',
    processes: ['cnc', 'injection_molding'],
    confidence: 'verified',
    startupFriendly: 'yes',
    answeredUs: true,
    certifications: [{ name: 'ISO 9001' }],
    minQuantities: [
      { process: 'cnc', quantity: 10 },
      { process: 'injection_molding', quantity: 500 },
      { quantity: 300 },
    ],
  },
  {
    directoryId: 'mfg-b',
    nameEn: 'Beta Plastics',
    city: '深圳市',
    region: '广东省',
    processes: ['cnc'],
    confidence: 'reported',
  },
  {
    directoryId: 'mfg-c',
    nameEn: 'Gamma Plastics',
    city: 'Ningbo',
    region: 'Zhejiang',
    processes: ['cnc'],
    confidence: 'reported',
    minQuantities: [{ process: 'cnc', quantity: 40 }],
  },
  { directoryId: 'int-d', nameEn: 'Delta Assembly', answeredUs: true, minQuantities: [{ quantity: 7 }] },
  { directoryId: 'mfg-q', nameEn: 'Quarantined Plastics', city: 'Ningbo', processes: ['cnc'], quarantined: true },
);

const graph = async (query: string, on = me) => {
  const { body } = await on.graph(query);
  expect(body['errors']).toBeUndefined();
  return body['data'];
};
const refused = async (query: string) => (await me.graph(query)).body['errors'][0].extensions;

describe('facets', () => {
  const of = (filter: string, on = me) =>
    graph(
      `{ factoryFacets(filter: ${filter}) {
        process { value count } region { value count } city { value count } kind { value count } confidence { value count }
        startupFriendly { value count } answeredUs { value count } certified { value count }
      } }`,
      on,
    ).then(({ factoryFacets }) => factoryFacets);

  test('count every value in descending order, including unknown, and places by one name', async () => {
    expect(await of('{}')).toEqual({
      process: [
        { value: 'cnc', count: 3 },
        { value: 'injection_molding', count: 1 },
        { value: null, count: 1 },
      ],
      region: [
        { value: 'Guangdong', count: 2 },
        { value: 'Zhejiang', count: 1 },
        { value: null, count: 1 },
      ],
      city: [
        { value: 'Shenzhen', count: 2 },
        { value: 'Ningbo', count: 1 },
        { value: null, count: 1 },
      ],
      kind: [
        { value: 'manufacturer', count: 3 },
        { value: 'integrator', count: 1 },
      ],
      confidence: [
        { value: 'reported', count: 2 },
        { value: 'unverified', count: 1 },
        { value: 'verified', count: 1 },
      ],
      startupFriendly: [
        { value: 'unknown', count: 3 },
        { value: 'yes', count: 1 },
      ],
      answeredUs: [
        { value: 'false', count: 2 },
        { value: 'true', count: 2 },
      ],
      certified: [
        { value: 'false', count: 3 },
        { value: 'true', count: 1 },
      ],
    });
  });

  test('ignore their own filter and apply the others', async () => {
    const facets = await of('{ q: "plastics", city: "Ningbo", process: cnc }');
    expect(facets.city).toEqual([
      { value: 'Shenzhen', count: 2 },
      { value: 'Ningbo', count: 1 },
    ]);
    expect(facets.process).toEqual([{ value: 'cnc', count: 1 }]);
    expect(facets.region).toEqual([{ value: 'Zhejiang', count: 1 }]);
    expect((await of('{ minQuantityAtMost: 10 }')).kind).toEqual([
      { value: 'integrator', count: 1 },
      { value: 'manufacturer', count: 1 },
    ]);
  });

  test('include quarantined factories for operator staff on request', async () => {
    expect((await of('{ includeQuarantined: true }', house)).city).toContainEqual({ value: 'Ningbo', count: 2 });
    expect(await refused('{ factoryFacets(filter: { includeQuarantined: true }) { city { count } } }')).toMatchObject({
      code: 'internal_only',
    });
  });

  test('return 1 to 200 values', async () => {
    const { factoryFacets } = await graph('{ factoryFacets(first: 1) { region { value } } }');
    expect(factoryFacets.region).toEqual([{ value: 'Guangdong' }]);
    for (const first of [0, 201])
      expect(await refused(`{ factoryFacets(first: ${first}) { region { value } } }`)).toMatchObject({
        code: 'validation_failed',
      });
  });
});

describe('aggregates', () => {
  const of = (args: string) =>
    graph(
      `{ factoryAggregate(${args}) { key count certifiedShare answeredShare minQuantity { min median max known unknown } } }`,
    ).then(({ factoryAggregate }) => factoryAggregate);

  test('by one field: unknown is a group; shares and minima are correct', async () => {
    expect(await of('groupBy: [region]')).toEqual([
      {
        key: ['Guangdong'],
        count: 2,
        certifiedShare: 0.5,
        answeredShare: 0.5,
        minQuantity: { min: 10, median: 10, max: 10, known: 1, unknown: 1 },
      },
      {
        key: ['Zhejiang'],
        count: 1,
        certifiedShare: 0,
        answeredShare: 0,
        minQuantity: { min: 40, median: 40, max: 40, known: 1, unknown: 0 },
      },
      {
        key: [null],
        count: 1,
        certifiedShare: 0,
        answeredShare: 1,
        minQuantity: { min: 7, median: 7, max: 7, known: 1, unknown: 0 },
      },
    ]);
  });

  test('by process: the minimum is that of the process or of any process', async () => {
    const minima = Object.fromEntries(
      (await of('groupBy: [process]')).map(({ key, minQuantity }) => [key[0], minQuantity]),
    );
    expect(minima).toEqual({
      cnc: { min: 10, median: 25, max: 40, known: 2, unknown: 1 },
      injection_molding: { min: 300, median: 300, max: 300, known: 1, unknown: 0 },
      null: { min: 7, median: 7, max: 7, known: 1, unknown: 0 },
    });
  });

  test('by two fields with a filter', async () => {
    const groups = await of('groupBy: [city, process], filter: { q: "plastics" }, first: 2');
    expect(groups.map(({ key, count }) => [key, count])).toEqual([
      [['Shenzhen', 'cnc'], 2],
      [['Ningbo', 'cnc'], 1],
    ]);
  });

  test.each(['groupBy: []', 'groupBy: [city, kind, region]', 'groupBy: [city, city]', 'groupBy: [city], first: 201'])(
    'reject %s',
    async (args) =>
      expect(await refused(`{ factoryAggregate(${args}) { count } }`)).toMatchObject({ code: 'validation_failed' }),
  );
});

describe('a list in GraphQL', () => {
  const list = async (args: string) =>
    (await graph(`{ factories(${args}) { nodes { directoryId } } }`)).factories.nodes.map(
      ({ directoryId }) => directoryId,
    );

  test.each([
    ['several values', 'filter: { city: ["Ningbo", "深圳"], kind: [manufacturer] }', ['mfg-a', 'mfg-c', 'mfg-b']],
    ['one value or unknown', 'filter: { city: "Ningbo", cityUnknown: true }', ['int-d', 'mfg-c']],
    ['unknown', 'filter: { processUnknown: true }', ['int-d']],
    ['not unknown', 'filter: { cityUnknown: false }', ['mfg-a', 'mfg-b', 'mfg-c']],
    ['certificates', 'filter: { certified: false }', ['mfg-b', 'mfg-c', 'int-d']],
    ['a range of the minimum', 'filter: { minQuantity: { from: 8, to: 40 } }', ['mfg-a', 'mfg-c']],
    ['the minimum of a process', 'filter: { minQuantity: { from: 8 }, process: injection_molding }', ['mfg-a']],
    ['no value', 'filter: { city: [] }', []],
    ['nulls, which mean nothing', 'filter: { q: null, city: null, minQuantity: { from: null } }, first: 1', ['mfg-a']],
  ])('is filtered by %s', async (_, args, ids) => expect((await list(args)).toSorted()).toEqual(ids.toSorted()));

  test.each([
    ['NAME', 'ASC', ['mfg-a', 'mfg-b', 'int-d', 'mfg-c']],
    ['NAME', 'DESC', ['mfg-c', 'int-d', 'mfg-b', 'mfg-a']],
    ['MIN_QUANTITY', 'ASC', ['int-d', 'mfg-a', 'mfg-c', 'mfg-b']],
    ['MIN_QUANTITY', 'DESC', ['mfg-c', 'mfg-a', 'int-d', 'mfg-b']],
    ['CONFIDENCE', 'ASC', ['mfg-a', 'mfg-b', 'mfg-c', 'int-d']],
  ])('is ordered by %s %s, unknown last', async (field, direction, ids) =>
    expect(await list(`orderBy: { field: ${field}, direction: ${direction} }`)).toEqual(ids),
  );

  test('is ordered by relevance only with words', async () => {
    expect(await list('filter: { q: "gamma" }, orderBy: { field: RELEVANCE }')).toEqual(['mfg-c']);
    expect(await refused('{ factories(orderBy: { field: RELEVANCE }) { nodes { id } } }')).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: '/orderBy/field' }] },
    });
  });

  test('facets ignore filters of their own field, of unknown values too', async () => {
    const { factoryFacets } = await graph(
      '{ factoryFacets(filter: { kind: [integrator], certified: false, cityUnknown: true }) { kind { value count } city { value count } certified { value count } } }',
    );
    expect(factoryFacets).toEqual({
      kind: [{ value: 'integrator', count: 1 }],
      city: [{ value: null, count: 1 }],
      certified: [{ value: 'false', count: 1 }],
    });
  });
});

describe('a search in GraphQL', () => {
  const search = (args: string) =>
    graph(
      `{ factories(${args}) { totalCount suggestions hints { filter value count } nodes { matchedOn(${args}) } } }`,
    ).then(({ factories }) => factories);

  test('names filters and other spellings', async () => {
    expect(await search('filter: { q: "plastcs" }')).toMatchObject({
      totalCount: 0,
      suggestions: ['plastics', 'plastic'],
      hints: [],
    });
    expect(await search('filter: { q: "ISO 9001:2015" }')).toMatchObject({
      totalCount: 0,
      hints: [{ filter: 'certification', value: 'ISO 9001', count: 1 }],
    });
    expect(await search('filter: {}')).toMatchObject({ suggestions: [], hints: [] });
  });

  test('finds factories by certificate, however it is written', async () => {
    expect(await search('filter: { certification: "iso-9001:2008" }')).toMatchObject({
      totalCount: 1,
      nodes: [{ matchedOn: ['certifications'] }],
    });
  });
});

describe('the network summary', () => {
  test('counts a factory once per process, excludes quarantined ones, and has a key for unknown', async () => {
    const { status, body } = await me.rest('GET', '/network/summary');
    expect(status).toBe(200);
    expect(body).toEqual({
      total: 4,
      byProcess: { cnc: 3, injection_molding: 1, unknown: 1 },
      byRegion: { Guangdong: 2, Zhejiang: 1, unknown: 1 },
      answeredUs: 2,
      withCertifications: 1,
      importedThrough: '2026-09-01',
      requestId: expect.any(String),
    });
    expect((await graph('{ networkSummary { total byRegion { value count } } }')).networkSummary).toEqual({
      total: 4,
      byRegion: [
        { value: 'Guangdong', count: 2 },
        { value: 'Zhejiang', count: 1 },
        { value: null, count: 1 },
      ],
    });
  });

  test('requires a key with network:read', async () => {
    expect((await app.sandbox(['shipping:read']).then((other) => other.rest('GET', '/network/summary'))).status).toBe(
      403,
    );
  });
});

describe('a GraphQL page', () => {
  const names = async (args: string) => {
    const { factories } = await graph(
      `{ factories(${args}) { totalCount nodes { directoryId } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
    );
    return {
      ...factories.pageInfo,
      total: factories.totalCount,
      ids: factories.nodes.map((node) => node.directoryId),
    };
  };

  test('continues from a cursor in both directions, best matches first', async () => {
    const filter = 'filter: { q: "plastics" }';
    const first = await names(`${filter}, first: 2`);
    expect(first).toMatchObject({ total: 3, ids: ['mfg-a', 'mfg-b'], hasNextPage: true, hasPreviousPage: false });
    const second = await names(`${filter}, first: 2, after: "${first.endCursor}"`);
    expect(second).toMatchObject({ ids: ['mfg-c'], hasNextPage: false, hasPreviousPage: true });
    const back = await names(`${filter}, last: 1, before: "${second.startCursor}"`);
    expect(back).toMatchObject({ ids: ['mfg-b'], hasNextPage: true, hasPreviousPage: true });
    expect((await names(`${filter}, last: 5, before: "${back.startCursor}"`)).ids).toEqual(['mfg-a']);
  });

  test('keeps its cursor position when factories are added or removed', async () => {
    const { endCursor } = await names('first: 1');
    await app.temporaryFactories({ directoryId: 'mfg-aa', nameEn: 'AA', confidence: 'verified', answeredUs: true });
    expect((await names(`first: 1, after: "${endCursor}"`)).ids).toEqual(['mfg-b']);
    expect((await names('first: 2')).ids).toEqual(['mfg-aa', 'mfg-a']);
  });
});
