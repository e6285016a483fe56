import { describe, expect, test } from 'vitest';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { fieldsOf, knower } from '../../api/factories/oracle.ts';
import { startApp, unlimited } from '../../harness.ts';
import { list, number } from '../../json.ts';
import { relevanceDirectory } from './relevance/directory.ts';
import { judgedQueries } from './relevance/queries.ts';

const app = await startApp(unlimited);
const directory = relevanceDirectory();
await app.factories(...directory);
const me = await app.live();

type Found = { directoryId: string; matchedOn: string[] };

async function search(q: string): Promise<{ ids: string[]; factories: Found[]; total: number }> {
  const { status, body } = await me.rest('GET', `/factories?${new URLSearchParams({ q, pageSize: '50' })}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const factories = list<Found>(body['factories']);
  return { ids: factories.map(({ directoryId }) => directoryId), factories, total: number(body['total']) };
}

test.each(judgedQueries)('$intent: $q', async ({ q, first, within, never, total }) => {
  const found = await search(q);
  const wrong = [
    ...first
      .filter((id) => !found.ids.slice(0, within).includes(id))
      .map((id) => `${id} is not among the first ${within}`),
    ...never.filter((id) => found.ids.includes(id)).map((id) => `${id} was found`),
    ...(total !== undefined && total !== found.total ? [`${found.total} were found, not ${total}`] : []),
  ];
  expect(wrong, `first came ${found.ids.slice(0, within + 5).join(', ') || 'nothing'}`).toEqual([]);
});

test('matchedOn is correct for every result', async () => {
  const know = knower();
  const byId = new Map(directory.map((given) => [given.directoryId, know(FactoryRecord.parse(given))!]));
  for (const { q } of judgedQueries) {
    const { factories } = await search(q);
    const said = factories.map(({ directoryId, matchedOn }) => [directoryId, matchedOn]);
    expect(said, q).toEqual(factories.map(({ directoryId }) => [directoryId, fieldsOf(byId.get(directoryId)!, q)]));
  }
});

describe('other spellings are suggested', () => {
  const suggest = async (q: string, on = me, more = '') =>
    (await on.rest('GET', `/factories?${new URLSearchParams({ q })}${more}`)).body['suggestions'];

  test.each([
    ['a city', 'shenzen', 'shenzhen'],
    ['a trade', 'batery', 'battery'],
    ['both at once', 'Shenzen BATERY', 'shenzhen battery'],
    ['a word of a name beside one that is right', 'hegnyi kunshan', 'hengyi kunshan'],
    ['British and American spelling', 'anodising', 'anodizing'],
    ['the name of a process that no text has', 'injeciton molding', 'injection molding'],
  ])('%s', async (_, q, best) => expect((await suggest(q))[0]).toBe(best));

  test.each([
    ['a word that resembles no other', 'zeppelin'],
    ['Chinese', '飞艇'],
    ['a short word', 'cmc'],
    ['a query that finds many', 'mold'],
    ['words of which one cannot be mended', 'shenzen zqxwv'],
  ])('but not for %s', async (_, q) => expect(await suggest(q)).toEqual([]));

  test('only if they find more, by words that the caller may see', async () => {
    expect(await suggest('quarantned')).toEqual([]);
    const staff = await app.live({ kind: 'internal', scopes: ['network:read', 'internal:*'] });
    expect(await suggest('quarantned', staff, '&includeQuarantined=true')).toEqual(['quarantined']);
    const { total } = await search('hengyu');
    for (const q of await suggest('hengyu')) expect((await search(q)).total).toBeGreaterThan(total);
  });
});

describe('filters that say it better are named', () => {
  const hints = async (q: string, more = '') =>
    (await me.rest('GET', `/factories?${new URLSearchParams({ q })}${more}`)).body['hints'];

  test.each([
    ['shenzhen', [{ filter: 'city', value: 'Shenzhen', count: 14 }]],
    ['cnc machining', [{ filter: 'process', value: 'cnc', count: 13 }]],
    ['zhusu', [{ filter: 'process', value: 'injection_molding', count: 13 }]],
    ['taizhou', [{ filter: 'city', value: 'Taizhou', count: 2 }]],
    [
      '深圳 电池 lithium',
      [
        { filter: 'city', value: 'Shenzhen', count: 1 },
        { filter: 'process', value: 'battery', count: 1 },
      ],
    ],
    ['hengyi', []],
    ['深圳东莞', []],
  ])('for %s', async (q, named) => expect(await hints(q)).toEqual(named));

  test('but not if the caller filters by it', async () => {
    expect(await hints('shenzhen', '&city=Ningbo')).toEqual([]);
    expect((await me.rest('GET', '/factories')).body).toMatchObject({ hints: [], suggestions: [] });
  });
});

/** nDCG@5: 1 if no better order exists. */
function gain(ids: string[], wanted: string[]): number {
  const worth = (at: number) => 1 / Math.log2(at + 2);
  const sum = (places: number[]) => places.reduce((sum, at) => sum + worth(at), 0);
  const came = ids.slice(0, 5).flatMap((id, at) => (wanted.includes(id) ? [at] : []));
  return sum(came) / sum([...wanted.slice(0, 5).keys()]);
}

test('relevance: mean nDCG@5 over all queries that name the best result', async () => {
  const judged = judgedQueries.filter(({ first, within }) => first.length > 0 && within === first.length);
  const gains: number[] = [];
  for (const { q, first } of judged) gains.push(gain((await search(q)).ids, first));
  expect(gains.reduce((sum, one) => sum + one) / gains.length).toBeGreaterThanOrEqual(0.9);
});
