import fc from 'fast-check';
import { pinyin } from 'pinyin-pro';
import { expect, test } from 'vitest';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { rebuildIndex } from '#modules/directory/factories/search/reindex.service.ts';
import {
  type Filter,
  facetNames,
  facetsOf,
  groupsOf,
  hintsOf,
  type Known,
  knower,
  type ListFilter,
  listedOf,
  meets,
  orderFields,
  orderKey,
  orderOf,
  placesFor,
} from '../../api/factories/oracle.ts';
import { syntheticDirectory } from '../../api/factories/synthetic.ts';
import { startApp, unlimited } from '../../harness.ts';
import { list } from '../../json.ts';

const app = await startApp(unlimited);
const records = [...syntheticDirectory(2000)];
await app.factories(...records);
const spread = `timestamptz '2026-01-01' + abs(hashtext(directory_id)) % 700 * interval '1 hour 1 millisecond'`;
await app.asOwner().execute(`update factory set updated_at = ${spread}`);
// Substrings of a few words already have index terms.
await rebuildIndex(app.asOwner(), { partFrom: 5 });
const me = await app.live();

const know = knower();
const directory = records.map((record) => know(FactoryRecord.parse(record))).filter((one) => one !== null);
const saved = await app
  .asOwner()
  .execute<{ id: string; at: string }[]>(
    `select directory_id as id, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from factory`,
  );
const updatedAt = new Map(saved.map(({ id, at }) => [id, at]));
const byId = new Map(directory.map((factory) => [factory.directoryId, factory]));

const textsOf = ({ nameEn, nameZh, specialty, capabilities, city }: Known) =>
  [nameEn, nameZh, specialty, ...capabilities, city].filter((text) => text !== null);
const partOf = (text: string, most: number) =>
  fc
    .record({ from: fc.nat(text.length - 1), length: fc.integer({ min: 1, max: most }) })
    .map(({ from, length }) => text.slice(from, from + length));
const readingOf = (text: string) => pinyin(text, { toneType: 'none', type: 'array' });

const names = [
  ...['injection molding', 'Injection-Moulding', 'zhusu', 'zhu su', '注塑', 'cnc', 'CNC加工', 'cnc jia gong', 'SMT'],
  ...[
    'wire harnesses',
    'die_casting',
    '电池',
    'camera',
    'Sheet metal stamping',
    'charger',
    'ISO 9001',
    'iso-14001:2015',
  ],
  ...['Guangdong', '浙江省', 'shenzhen city', 'xi an'],
];

/** Plausible queries for this factory. */
function termFor(factory: Known): fc.Arbitrary<string> {
  const all = textsOf(factory).join(' ');
  const words = all.match(/[^\s\p{Script=Han}]+/gu) ?? ['cnc'];
  const runs = all.match(/\p{Script=Han}+/gu) ?? ['精密'];
  const word = fc.constantFrom(...words);
  const han = fc.constantFrom(...runs).chain((run) => partOf(run, 5));
  const latin = fc.oneof(
    word,
    word.chain((text) => partOf(text, 6)),
  );
  const read = han.chain((text) =>
    fc.constantFrom('', ' ').map((between) => readingOf(text.slice(0, 3)).join(between)),
  );
  const id = fc.integer({ min: 5, max: 11 }).map((length) => factory.directoryId.slice(0, length));
  return fc.oneof(
    { arbitrary: latin, weight: 4 },
    { arbitrary: han, weight: 4 },
    { arbitrary: read, weight: 2 },
    { arbitrary: id, weight: 1 },
    { arbitrary: fc.constantFrom(...names), weight: 2 },
  );
}

const known = fc.constantFrom(...directory);
const queryFor = (factory: Known): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(factory.nameEn, factory.nameZh ?? factory.nameEn),
    fc.array(termFor(factory), { minLength: 1, maxLength: 3 }).map((terms) => terms.join(' ')),
    fc.tuple(termFor(factory), known.chain(termFor)).map((terms) => terms.join(' ')),
  );
const typed = (q: fc.Arbitrary<string>) =>
  fc
    .tuple(
      q,
      fc.constantFrom(
        (text: string) => text,
        (text: string) => text.toUpperCase(),
        wide,
      ),
    )
    .map(([text, change]) => change(text));
const wide = (text: string) => text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** Random filters that often match the factory. */
const filters: fc.Arbitrary<Filter> = known.chain((factory) => {
  const sometimes = <T>(arbitrary: fc.Arbitrary<T>, weight = 4) =>
    fc.oneof({ arbitrary: fc.constant(undefined), weight }, { arbitrary, weight: 1 });
  return fc
    .record({
      q: sometimes(
        typed(queryFor(factory)).filter((text) => text.trim() !== ''),
        1,
      ),
      process: sometimes(fc.constantFrom(...factory.processes, 'cnc' as const)),
      city: sometimes(fc.constantFrom(factory.city ?? '苏州', 'shenzhen', '东莞市')),
      region: sometimes(fc.constantFrom('广东', 'Zhejiang')),
      startupFriendly: sometimes(fc.constantFrom('yes' as const, 'no' as const, 'unknown' as const)),
      answeredUs: sometimes(fc.boolean()),
      minQuantityAtMost: sometimes(fc.oneof(fc.constantFrom(1, 99, 100, 500), fc.integer({ min: 1, max: 10_000 }))),
      confidence: sometimes(fc.constantFrom(factory.confidence)),
      certification: sometimes(fc.constantFrom('ISO 9001', 'iso14001:2015', 'UL e-file', 'ISO 1')),
    })
    .map((filter) => JSON.parse(JSON.stringify(filter)));
});

const runs = { numRuns: 200 };
const patience = 120_000;

test('a page and its total equal a full scan', { timeout: patience }, async () => {
  const pages = fc.record({
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    pageSize: fc.integer({ min: 1, max: 50 }),
  });
  await fc.assert(
    fc.asyncProperty(filters, pages, async (filter, { share, pageSize }) => {
      const expected = orderOf(directory, filter);
      const page = 1 + Math.floor(share * (expected.length / pageSize));
      const query = new URLSearchParams(
        Object.entries({ ...filter, page, pageSize }).map(([key, value]) => [key, String(value)]),
      );
      const { body } = await me.rest('GET', `/factories?${query}`);
      expect(body).toMatchObject({ total: expected.length, page, pageSize });
      const placeOf = placesFor(filter.q);
      const places = body['factories'].map(({ directoryId }) => placeOf(byId.get(directoryId)!));
      expect(places).toEqual(expected.slice((page - 1) * pageSize, page * pageSize));
    }),
    runs,
  );
});

test('hints equal a full scan', { timeout: patience }, async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const query = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));
      const { body } = await me.rest('GET', `/factories?${query}`);
      expect(body['hints']).toEqual(hintsOf(directory, filter));
    }),
    runs,
  );
});

test('facet counts equal a full scan', { timeout: patience }, async () => {
  const fields = facetNames.map((facet) => `${facet} { value count }`).join(' ');
  const document = `query ($filter: FactoryFilter) { factoryFacets(filter: $filter, first: 200) { ${fields} } }`;
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const { body } = await me.graph(document, { filter });
      expect(body['errors']).toBeUndefined();
      const expected = facetsOf(directory, filter);
      for (const facet of facetNames) {
        const counted = list<{ value: string | null; count: number }>(body['data'].factoryFacets[facet]);
        expect(new Map(counted.map(({ value, count }) => [value, count])), facet).toEqual(expected[facet]);
        expect(
          counted.map(({ count }) => count),
          facet,
        ).toEqual([...expected[facet].values()].sort((a, b) => b - a));
      }
    }),
    runs,
  );
});

test('aggregates equal a full scan', { timeout: patience }, async () => {
  const groupings = fc.subarray(['process', 'region', 'city', 'kind', 'confidence', 'startupFriendly'] as const, {
    minLength: 1,
    maxLength: 2,
  });
  const document = `query ($groupBy: [FactoryGrouping!]!, $filter: FactoryFilter) {
    factoryAggregate(groupBy: $groupBy, filter: $filter, first: 200) {
      key count certifiedShare answeredShare minQuantity { min median max known unknown }
    }
  }`;
  await fc.assert(
    fc.asyncProperty(filters, groupings, async (filter, groupBy) => {
      const { body } = await me.graph(document, { filter, groupBy });
      expect(body['errors']).toBeUndefined();
      const expected = groupsOf(directory, groupBy, filter);
      const rows = list<(typeof expected)[number]>(body['data'].factoryAggregate);
      expect(rows.map(({ count }) => count)).toEqual(expected.slice(0, 200).map(({ count }) => count));
      for (const row of rows) expect(expected).toContainEqual(row);
    }),
    runs,
  );
});

/** Random filters of GraphQL that often match the factory. */
const listFilters: fc.Arbitrary<ListFilter & { q?: string }> = known.chain((factory) => {
  const sometimes = <T>(arbitrary: fc.Arbitrary<T>, weight = 6) =>
    fc.oneof({ arbitrary: fc.constant(undefined), weight }, { arbitrary, weight: 1 });
  const some = <T>(...values: T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
  const range = <T>(...values: T[]) =>
    fc
      .record({ from: sometimes(fc.constantFrom(...values), 1), to: sometimes(fc.constantFrom(...values), 1) })
      .map((one) => one);
  const at = updatedAt.get(factory.directoryId)!;
  return fc
    .record({
      q: sometimes(
        queryFor(factory).filter((text) => text.trim() !== ''),
        1,
      ),
      process: sometimes(some(...factory.processes, 'cnc' as const, 'pcba' as const)),
      processUnknown: sometimes(fc.boolean()),
      city: sometimes(some(factory.city ?? '苏州', 'shenzhen', '东莞市')),
      cityUnknown: sometimes(fc.boolean()),
      region: sometimes(some('广东', 'Zhejiang')),
      regionUnknown: sometimes(fc.boolean()),
      kind: sometimes(some(factory.kind, 'manufacturer' as const)),
      startupFriendly: sometimes(some('yes' as const, 'unknown' as const)),
      confidence: sometimes(some(factory.confidence, 'verified' as const)),
      certified: sometimes(fc.boolean()),
      certification: sometimes(some('ISO 9001', 'iso14001:2015', 'UL e-file')),
      minQuantity: sometimes(range(1, 50, 99, 100, 500, 2000)),
      leadTimeDays: sometimes(range(0, 10, 20, factory.leadTimeDays ?? 30)),
      updatedAt: sometimes(range(at, '2026-01-10T00:00:00.000Z', '2026-01-20T12:00:00.012Z')),
    })
    .map((filter) => JSON.parse(JSON.stringify(filter)));
});

test('a list in any order, paged from either end, equals a full scan', { timeout: patience }, async () => {
  const document = `query ($filter: FactoryFilter, $orderBy: FactoryOrder, $first: Int, $after: String, $last: Int, $before: String) {
    factories(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount nodes { directoryId } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;
  const asked = fc.record({
    field: fc.constantFrom(...orderFields),
    direction: fc.constantFrom('ASC' as const, 'DESC' as const),
    size: fc.integer({ min: 1, max: 40 }),
    back: fc.boolean(),
  });
  const maxPages = 4;
  await fc.assert(
    fc.asyncProperty(listFilters, asked, async ({ q, ...filter }, { field: wanted, direction, size, back }) => {
      const field = wanted === 'RELEVANCE' && q === undefined ? 'CONFIDENCE' : wanted;
      const among = directory
        .map((factory) => ({ factory, updatedAt: updatedAt.get(factory.directoryId)! }))
        .filter((one) => meets(one.factory, one.updatedAt, filter));
      const expected = listedOf(among, q, field, direction);
      const ids: string[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < maxPages; page++) {
        const ends: object = back ? { last: size, before: cursor } : { first: size, after: cursor };
        const variables = { filter: { ...filter, q }, orderBy: { field, direction }, ...ends };
        const { body } = await me.graph(document, variables);
        expect(body['errors']).toBeUndefined();
        const { totalCount, nodes, pageInfo } = body['data'].factories;
        expect(totalCount).toBe(expected.length);
        const came = nodes.map(({ directoryId }) => directoryId);
        if (back) ids.unshift(...came);
        else ids.push(...came);
        cursor = back ? pageInfo.startCursor : pageInfo.endCursor;
        if (!(back ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) break;
      }
      const count = Math.min(expected.length, size * maxPages);
      expect(new Set(ids).size).toBe(count);
      const keyOf = orderKey(field, q);
      expect(ids.map((id) => keyOf(byId.get(id)!, updatedAt.get(id)!))).toEqual(
        back ? expected.slice(expected.length - count) : expected.slice(0, count),
      );
    }),
    runs,
  );
});
