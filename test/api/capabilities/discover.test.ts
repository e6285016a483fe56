import { describe, expect, test } from 'vitest';
import { type Caller, refusal, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { capabilitiesIn, unknown } from './capability.ts';

const app = await startApp(unlimited);
const { published } = await capabilitiesIn(app);
const maker = await app.live();
const [inSuzhou] = await app.factories({ directoryId: 'mfg-suzhou1', nameEn: 'Suzhou Works', city: 'Suzhou' });

/** Titles describe the capabilities. They are published one after the other. */
const given: Record<string, object> = {
  'Shells, molded': { process: 'injection_molding', materials: ['ABS'], regions: ['Ningbo'], minQuantity: 1000 },
  'Housings, machined': { process: 'cnc', regions: ['东莞'], minQuantity: 50, maxQuantity: 2000 },
  'Brackets of sheet metal': { process: 'sheet_metal', regions: ['Guangdong'], minQuantity: null, maxQuantity: null },
  'Gimbal plates': { ...unknown, process: 'cnc', title: 'Gimbal plates', materials: ['titanium alloy'] },
  'Mounts from Suzhou': { ...unknown, process: 'die_casting', factoryId: inSuzhou, factoryName: 'Suzhou Works' },
};
const ids: Record<string, string> = {};
for (const [title, more] of Object.entries(given)) {
  app.clock.now = new Date(app.clock.now.getTime() + 1000);
  const facts = [{ key: 'title', value: title, confirmation: 'unconfirmed' as const, source: null }];
  ids[title] = await published(maker.organisationId, { title, ...more }, facts);
}

const me = await app.live();
const discover = async (body: object, as: Caller = me) => (await as.rest('POST', '/discover', body)).body;
const titles = ({ results }: Pick<Json, 'results'>) => results.map(({ capability }) => capability.title);
const found = async (wishes: object, title: string) =>
  (await discover(wishes))['results'].find(({ capability }) => capability.title === title);

describe('capability discovery', () => {
  test('without a matching capability says how many factories of the directory have the process', async () => {
    await app.factories({ directoryId: 'mfg-cable1', nameEn: 'Loom Works', city: 'Wuxi', processes: ['wire_harness'] });
    const asked = { query: 'cable looms for a hovercraft', city: 'Wuxi' };
    const { results, note } = await discover(asked);
    expect(results).toEqual([]);
    expect(note).toMatch(
      /^No published capability matches\. The directory lists factories: 1 with process=wire_harness&city=Wuxi \(GET \/factories\)\./,
    );
    const { body } = await me.rest('GET', '/factories?process=wire_harness&city=Wuxi');
    expect(body).toMatchObject({ total: 1, factories: [{ directoryId: 'mfg-cable1' }] });
    expect((await discover({ query: 'hovercraft' }))['note']).toMatch(/^No published capability matches\. Ranked/);
  });

  test('returns capabilities with score, reasons and unmet criteria in both APIs', async () => {
    const wishes = { query: 'machined aluminium housings', processes: ['cnc'], city: 'Dongguan', quantity: 500 };
    const { requestId: _, ...body } = await discover(wishes);
    expect(Object.keys(body)).toEqual(['results', 'count', 'note']);
    expect(body['count']).toBe(body['results'].length);
    expect(body['note']).toContain('No result is an offer');
    expect(body['results'][0]).toEqual({
      capability: expect.objectContaining({
        id: ids['Housings, machined'],
        status: 'published',
        facts: [],
        version: 2,
      }),
      score: 0.917,
      why: [
        'Contains these words of the query: machined, aluminium, housings.',
        'The process is CNC machining.',
        'Made in Dongguan.',
        'The quantity meets the minimum of 50.',
      ],
      unmet: [],
    });
    const query = `query ($input: DiscoverCapabilitiesInput!) { discoverCapabilities(input: $input) {
      results { capability { id } score why unmet } note } }`;
    const { discoverCapabilities } = await me.graphql.request<Json>(query, { input: wishes });
    const { count, ...shown } = body;
    const results = body['results'].map(({ capability: { id }, ...one }) => ({ capability: { id }, ...one }));
    expect(discoverCapabilities).toEqual({ ...shown, results });
  });

  test('shows the stated facts to the owner', async () => {
    const { capability } = (await discover({ query: 'gimbal' }, maker))['results'][0];
    expect(capability.facts).toMatchObject([{ key: 'title', value: 'Gimbal plates' }]);
  });

  test.each([
    ['injection molding', 'Shells, molded'],
    ['injection moulded shells', 'Shells, molded'],
    ['注塑', 'Shells, molded'],
    ['我们需要注塑工厂', 'Shells, molded'],
    ['塑胶外壳', 'Shells, molded'],
    ['宁波', 'Shells, molded'],
    ['INJECTION_MOLDING', 'Shells, molded'],
    ['CNC housing', 'Housings, machined'],
    ['CNC加工, titanium', 'Gimbal plates'],
    ['a factory that can machine our housing', 'Housings, machined'],
    ['Dongguan', 'Housings, machined'],
    ['东莞数控加工', 'Housings, machined'],
    ['钣金', 'Brackets of sheet metal'],
    ['stamped bracket', 'Brackets of sheet metal'],
    ['钛合金', 'Gimbal plates'],
    ['titan', 'Gimbal plates'],
    ['压铸', 'Mounts from Suzhou'],
    ['die-casting "mounts", please!', 'Mounts from Suzhou'],
  ])('for %s returns %s first', async (query, title) => {
    expect(titles(await discover({ query }))[0]).toBe(title);
  });

  test.each([
    ['what nobody makes', 'submarines'],
    ['signs', '!!! ???'],
    ['a quote', "it's' \\ & | ! :* <->"],
    ['a number', '42'],
    ['very long characters', 'ﷺ'.repeat(500)],
  ])('for %s returns an empty list', async (_, query) => {
    expect(await discover({ query })).toMatchObject({ results: [], count: 0 });
  });

  test('by a requested process returns capabilities without matching words, and states so', async () => {
    const { results } = await discover({ query: 'submarines', processes: ['injection_molding', 'cnc'] });
    expect(titles({ results }).toSorted()).toEqual(['Gimbal plates', 'Housings, machined', 'Shells, molded']);
    for (const { unmet } of results) expect(unmet).toEqual(['Does not contain these words of the query: submarines.']);
  });
});

describe('each criterion is met, unmet or unknown', () => {
  test.each([
    ['Housings, machined', { processes: ['cnc'] }, 'why', 'The process is CNC machining.'],
    [
      'Housings, machined',
      { processes: ['pcba', 'battery'] },
      'unmet',
      'The process is CNC machining; requested: PCB assembly (PCBA), battery.',
    ],
    ['Housings, machined', { city: '东莞市' }, 'why', 'Made in 东莞市.'],
    ['Housings, machined', { city: 'Ningbo' }, 'unmet', 'Not stated to be made in Ningbo.'],
    ['Housings, machined', { region: 'Guangdong' }, 'why', 'Made in Guangdong.'],
    ['Housings, machined', { region: '广东省' }, 'why', 'Made in 广东省.'],
    ['Housings, machined', { region: 'Zhejiang' }, 'unmet', 'Not stated to be made in Zhejiang.'],
    ['Brackets of sheet metal', { city: 'Shenzhen' }, 'unmet', 'It is unknown whether it is made in Shenzhen.'],
    ['Brackets of sheet metal', { city: 'Suzhou' }, 'unmet', 'Not stated to be made in Suzhou.'],
    ['Gimbal plates', { city: 'Shenzhen' }, 'unmet', 'It is unknown whether it is made in Shenzhen.'],
    ['Gimbal plates', { region: 'Guangdong' }, 'unmet', 'It is unknown whether it is made in Guangdong.'],
    ['Mounts from Suzhou', { city: '苏州' }, 'why', 'Made in 苏州.'],
    ['Mounts from Suzhou', { region: 'Jiangsu' }, 'why', 'Made in Jiangsu.'],
    ['Housings, machined', { quantity: 50 }, 'why', 'The quantity meets the minimum of 50.'],
    ['Housings, machined', { quantity: 49 }, 'unmet', 'The quantity is below the minimum of 50.'],
    ['Housings, machined', { quantity: 2000 }, 'why', 'The quantity meets the minimum of 50.'],
    ['Housings, machined', { quantity: 2001 }, 'unmet', 'The quantity is above the stated maximum of 2000.'],
    ['Gimbal plates', { quantity: 1 }, 'unmet', 'The minimum quantity is unknown.'],
  ])('%s by %j: %s', async (title, wish, place, because) => {
    const { why, unmet } = await found({ query: title, ...wish }, title);
    expect({ why, unmet }[place]).toContain(because);
    expect([...why, ...unmet].filter((text) => text === because)).toHaveLength(1);
    // Only the words and this criterion are explained.
    expect([...why, ...unmet].filter((text) => !text.includes('words of the query'))).toHaveLength(1);
  });

  test('a met criterion ranks above an unknown one, and that above an unmet one', async () => {
    const words = { query: 'machined brackets gimbal housings plates sheet shells' };
    const score = async (wish: object, title: string) => (await found({ ...words, ...wish }, title)).score;
    const plain = await Promise.all(['Housings, machined', 'Gimbal plates'].map((title) => score({}, title)));
    const rise = async (wish: object, title: string, before: number, weight: number) => {
      const [words, all] = [before * 5, 5 + weight];
      return ((await score(wish, title)) * all - words) / weight;
    };
    const [machined, gimbal] = plain as [number, number];
    expect(await rise({ quantity: 100 }, 'Housings, machined', machined, 2)).toBeCloseTo(1, 1);
    expect(await rise({ quantity: 100 }, 'Gimbal plates', gimbal, 2)).toBeCloseTo(0.5, 1);
    expect(await rise({ quantity: 10 }, 'Housings, machined', machined, 2)).toBeCloseTo(0, 1);
    expect(await rise({ city: 'Dongguan' }, 'Housings, machined', machined, 2)).toBeCloseTo(1, 1);
    expect(await rise({ city: 'Dongguan' }, 'Gimbal plates', gimbal, 2)).toBeCloseTo(0.5, 1);
    expect(await rise({ city: 'Suzhou' }, 'Housings, machined', machined, 2)).toBeCloseTo(0, 1);
  });
});

describe('the criteria', () => {
  test.each([
    ['nothing', {}, '/query', 'required'],
    ['blanks', { query: '   ' }, '/query', 'too_short'],
    ['a long query', { query: 'x'.repeat(501) }, '/query', 'too_long'],
    ['six processes', { processes: Array(6).fill('cnc') }, '/processes', 'too_long'],
    ['another process', { processes: ['magic'] }, '/processes/0', 'invalid_enum'],
    ['no quantity', { quantity: 0 }, '/quantity', 'too_small'],
    ['too many', { quantity: 10_000_001 }, '/quantity', 'too_big'],
    ['no results', { limit: 0 }, '/limit', 'too_small'],
    ['21 results', { limit: 21 }, '/limit', 'too_big'],
    ['a blank city', { city: ' ' }, '/city', 'too_short'],
    ['anything else', { price: 1 }, '/price', 'unknown_field'],
  ])('are rejected by field with %s', async (name, wrong, path, code) => {
    const { status, body } = await me.rest('POST', '/discover', {
      ...(name !== 'nothing' && { query: 'cnc' }),
      ...wrong,
    });
    expect([status, body['error'].details.fields]).toMatchObject([400, [{ location: 'body', path, code }]]);
  });

  test('are accepted at their limits', async () => {
    const processes = ['cnc', 'pcba', 'camera', 'battery', 'display'];
    for (const limit of [1, 20]) {
      const wishes = { query: 'x'.repeat(500), processes, quantity: 10_000_000, limit, city: 'x', region: 'y' };
      const { count } = await discover(wishes);
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(limit);
    }
    expect((await discover({ query: 'machined' }))['count']).toBeLessThanOrEqual(10);
  });

  test('require the scope in both APIs', async () => {
    const other = await app.live({ scopes: ['network:read'] });
    const refused = { code: 'insufficient_scope', details: { requiredScopes: ['capabilities:read'] } };
    expect((await discover({ query: 'cnc' }, other))['error']).toMatchObject(refused);
    const query = '{ discoverCapabilities(input: { query: "cnc" }) { note } }';
    expect(await refusal(other.graphql.request(query))).toMatchObject(refused);
  });
});
