import { expect, test } from 'vitest';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { importFactories } from '#modules/directory/factories/import/factory-import.service.ts';
import { ensureIndex, rebuildIndex } from '#modules/directory/factories/search/reindex.service.ts';
import { startApp, unlimited } from '../../harness.ts';
import { number } from '../../json.ts';

const app = await startApp(unlimited);
const me = await app.sandbox();

const bring = (rows: Iterable<object>) =>
  importFactories(
    app.asOwner(),
    (async function* () {
      let line = 0;
      for (const raw of rows) yield { line: ++line, record: FactoryRecord.parse(raw), raw: { ...raw } };
    })(),
    { source: 'test.ndjson', today: '2026-09-01' },
  );

const confidences = ['verified', 'reported', 'unverified'];
const words = ['laser', 'mould', '精密', '五金', 'precision', '华强', 'plastics', '电子'];
const record = (n: number, version = 0) => ({
  directoryId: `mfg-${String(n).padStart(5, '0')}`,
  // Names that sort together, so that their segments fill up.
  nameEn: `${n % 7 ? 'Crowd' : 'Lone'} ${(n * 7919 + version * 31) % 100_003} ${words[(n + version) % words.length]}`,
  nameZh:
    n % 3
      ? `深圳市${words[n % words.length]}${String.fromCodePoint(0x4e00 + ((n * 37 + version) % 500))}有限公司`
      : null,
  confidence: confidences[n % 50 ? 2 : version % 3],
  answeredUs: n % 11 === version,
  quarantined: n % 97 === version,
  city: n % 5 ? 'Shenzhen' : null,
  specialty: `blend${n}${version ? '' : ` blends${n}`}`,
  processes: n % 2 ? ['cnc'] : ['pcba', 'cnc'],
  minQuantities: n % 4 ? [{ process: 'cnc', quantity: 1 + ((n * 13 + version) % 5000) }] : [],
});
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

/** The complete state of the index: terms, order and counts. */
async function everything() {
  const em = app.asOwner();
  const read = async (sql: string) =>
    new Map((await em.execute<{ key: string; value: string }[]>(sql)).map(({ key, value }) => [key, value]));
  const held = `
    select d.token, p.factory_id from directory.dense d join directory.place p on p.segment = d.segment where get_bit(d.bits, p.slot) = 1
    union all
    select s.token, p.factory_id from directory.sparse s cross join unnest(s.slots) x
    join directory.place p on p.segment = (s.block << 3) | (x >> 12) and p.slot = x & 4095 where s.block = p.segment >> 3
    union all
    select z.zone || w.text, p.factory_id from directory.word w
    cross join lateral (values ('n:', w.names), ('o:', w.rest)) as z(zone, positions) cross join unnest(z.positions) x
    join directory.place p on p.segment = x >> 12 and p.slot = x & 4095`;
  return {
    tokens: await read(
      `select token as key, md5(string_agg(factory_id::text, ',' order by factory_id)) as value from (${held}) as h group by token`,
    ),
    // Each factory has a term once, either dense or sparse.
    twice: await read(
      `select token || factory_id as key, count(*)::text as value from (${held}) as h group by token, factory_id having count(*) > 1`,
    ),
    // No term refers to an empty slot.
    strays: await read(`select d.token as key, bit_count(d.bits & ~a.bits)::text as value from directory.dense d
      join directory.dense a on a.token = 'all' and a.segment = d.segment where d.bits & ~a.bits <> directory.none()`),
    order: await read(`select p.factory_id::text as key, row_number() over (
      order by s.confidence, s.silent, s.name, s.factory_id, p.confidence, p.silent, p.name, p.factory_id)::text as value
      from directory.place p join directory.segment s on s.id = p.segment`),
    facets: await read(`select token as key, count::text as value from directory.facet_value where count <> 0`),
    parts: await read('select text as key, text as value from directory.part'),
    places: await read(
      `select factory_id::text as key, (to_jsonb(p) - 'segment' - 'slot')::text as value from directory.place p`,
    ),
  };
}

test('after incremental updates, full segments and renames, the index equals a rebuilt one', async () => {
  await bring(range(0, 1900).map((n) => record(n)));
  // With this threshold substrings of few words are indexed too: "blend", and the prefixes of numbers.
  const partFrom = 5;
  await rebuildIndex(app.asOwner(), { partFrom });
  for (const from of [1900, 3800, 5700]) await bring(range(from, from + 1900).map((n) => record(n)));
  await bring(range(0, 1500).map((n) => record(n * 5, 1)));
  await bring([
    { ...record(8000), aliases: range(100, 140).map((n) => record(n).directoryId) },
    // One of two words with a common prefix is removed.
    ...range(200, 400).map((n) => ({
      ...record(n),
      specialty: `blend${n}`,
      processes: [],
      minQuantities: [],
      city: '宁波',
    })),
  ]);
  const [{ segments }] = (await app.asOwner().execute('select count(*)::int as segments from directory.segment')) as [
    { segments: number },
  ];
  expect(segments).toBeGreaterThan(1);

  const kept = await everything();
  await rebuildIndex(app.asOwner(), { partFrom });
  const anew = await everything();
  // By now there are more words and more frequent substrings.
  const later = [...anew.parts.keys()].filter((part) => !kept.parts.has(part));
  for (const part of later) for (const zone of ['np:', 'op:']) anew.tokens.delete(zone + part);
  const common = [...kept.parts.keys()].filter((part) => anew.tokens.has(`np:${part}`));
  expect(common.length).toBeGreaterThan(100);
  expect(kept.twice).toEqual(new Map());
  expect(kept.strays).toEqual(new Map());
  expect(kept.order.size).toBe(7600 - 40 + 1);
  for (const part of ['order', 'places', 'facets', 'tokens'] as const)
    expect([...kept[part]].toSorted(), part).toEqual([...anew[part]].toSorted());
}, 300_000);

test('factories that sort before all others are inserted, also into full segments', async () => {
  const name = (n: number) => `Front ${String(n).padStart(5, '0')}`;
  for (const from of [4000, 3000, 2000, 1000, 0])
    await bring(
      range(from, from + 1000).map((n) => ({
        directoryId: `mfg-front${n}`,
        nameEn: name(n),
        confidence: 'verified',
        answeredUs: true,
      })),
    );
  const came: string[] = [];
  for (let after: string | null = null; ; ) {
    const { body } = await me.graph(
      `query($after: String) { factories(filter: { q: "front" }, first: 100, after: $after) { nodes { nameEn } pageInfo { hasNextPage endCursor } } }`,
      { after },
    );
    came.push(...body.data.factories.nodes.map(({ nameEn }) => nameEn));
    if (!body.data.factories.pageInfo.hasNextPage) break;
    after = body.data.factories.pageInfo.endCursor;
  }
  expect(came).toEqual(range(0, 5000).map(name));
});

test('concurrent imports of the same factories are serialized', async () => {
  const rows = (word: string) =>
    range(0, 300).map((n) => ({ directoryId: `mfg-both${n}`, nameEn: `Both ${n}`, specialty: word }));
  await Promise.all([bring(rows('leftword')), bring(rows('rightword'))]);
  const total = async (q: string) => (await me.rest('GET', `/factories?q=${q}`)).body['total'];
  expect([await total('leftword'), await total('rightword')].toSorted()).toEqual([0, 300]);
});

test('factories quarantined or merged by a large import disappear before the index is rebuilt', async () => {
  await bring(range(0, 3).map((n) => ({ directoryId: `mfg-hide${n}`, nameEn: `Hideword ${n}` })));
  const total = async () => (await me.rest('GET', '/factories?q=hideword')).body['total'];
  expect(await total()).toBe(3);
  const seen: number[] = [];
  async function* rows() {
    let line = 0;
    const given = [
      ...range(30_000, 34_000).map((n) => ({ directoryId: `eng-${n}`, nameEn: `Filler ${n}` })),
      { directoryId: 'mfg-hide0', nameEn: 'Hideword 0', quarantined: true },
      { directoryId: 'mfg-hide1', nameEn: 'Hideword 1', aliases: ['mfg-hide2'] },
      ...range(40_000, 43_000).map((n) => ({ directoryId: `eng-${n}`, nameEn: `Filler ${n}` })),
    ];
    for (const raw of given) {
      yield { line: ++line, record: FactoryRecord.parse(raw), raw };
      if (line === 6900) seen.push(number(await total()));
    }
  }
  await importFactories(app.asOwner(), rows(), { source: 'test.ndjson', today: '2026-09-01' });
  expect(seen).toEqual([1]);
  expect(await total()).toBe(1);
});

test('many changes trigger a rebuild, and a stale index is rebuilt at the next start', async () => {
  await bring(range(20_000, 23_000).map((n) => ({ directoryId: `eng-${n}`, nameEn: `Bulkword ${n}` })));
  const total = async () => (await me.rest('GET', '/factories?q=bulkword')).body['total'];
  expect(await total()).toBe(3000);

  const em = app.asOwner();
  await em.execute(
    `update directory.dense set bits = directory.none(); update directory.sparse set slots = '{}'; update directory.word set names = '{}', rest = '{}'`,
  );
  expect(await total()).toBe(0);
  await ensureIndex(em);
  expect(await total()).toBe(0);
  await em.execute('update directory.state set stale = true');
  await ensureIndex(em);
  expect(await total()).toBe(3000);
  await em.execute('update directory.state set version = 0');
  await em.execute(
    `update directory.sparse set slots = '{}'; update directory.dense set bits = directory.none(); update directory.word set names = '{}', rest = '{}'`,
  );
  await ensureIndex(em);
  expect(await total()).toBe(3000);
});

test('searches work while the index is rebuilt', async () => {
  let made = false;
  const rebuilt = rebuildIndex(app.asOwner()).then(() => {
    made = true;
  });
  const answers: unknown[] = [];
  while (!made) {
    const { status, body } = await me.rest('GET', '/factories?q=bulkword&pageSize=1');
    answers.push([status, body['total']]);
  }
  await rebuilt;
  expect(answers.length).toBeGreaterThan(3);
  expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(new Set(['[200,3000]']));
});
