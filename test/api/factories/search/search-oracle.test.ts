import fc from 'fast-check';
import { pinyin } from 'pinyin-pro';
import { expect, test } from 'vitest';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { rebuildIndex } from '#modules/directory/factories/search/reindex.service.ts';
import { startApp, unlimited } from '../../../harness.ts';
import { list } from '../../../json.ts';
import { type Filter, facetNames, facetsOf, groupsOf, type Known, knower, orderOf, placesFor } from '../oracle.ts';
import { syntheticDirectory } from '../synthetic.ts';

const app = await startApp(unlimited);
const records = [...syntheticDirectory(2000)];
await app.factories(...records);
// Substrings of a few words already have index terms.
await rebuildIndex(app.asOwner(), { partFrom: 5 });
const me = await app.live();

const know = knower();
const directory = records.map((record) => know(FactoryRecord.parse(record))).filter((one) => one !== null);
const byId = new Map(directory.map((factory) => [factory.directoryId, factory]));

const textsOf = ({ nameEn, nameZh, specialty, capabilities, city }: Known) =>
  [nameEn, nameZh, specialty, ...capabilities, city].filter((text) => text !== null);
const partOf = (text: string, most: number) =>
  fc
    .record({ from: fc.nat(text.length - 1), length: fc.integer({ min: 1, max: most }) })
    .map(({ from, length }) => text.slice(from, from + length));
const readingOf = (text: string) => pinyin(text, { toneType: 'none', type: 'array' });

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
