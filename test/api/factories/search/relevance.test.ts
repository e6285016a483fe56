import { expect, test } from 'vitest';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { startApp, unlimited } from '../../../harness.ts';
import { list, number } from '../../../json.ts';
import { fieldsOf, knower } from '../oracle.ts';
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
