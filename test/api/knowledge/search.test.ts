import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { imported, least } from './guides.ts';
import { judgedQueries } from './queries.ts';

const app = await startApp(unlimited);
const me = await app.sandbox();

type Result = { documentId: string; section: string | null; snippet: string; score: number; stageIds: string[] };

const ask = (query: Record<string, string>) => me.rest('GET', `/knowledge/search?${new URLSearchParams(query)}`);
async function search(query: Record<string, string>): Promise<Result[]> {
  const { status, body } = await ask(query);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body['count']).toBe(body['results'].length);
  return body['results'];
}
const idsOf = async (query: Record<string, string>) => (await search(query)).map(({ documentId }) => documentId);

describe('judged queries', () => {
  test.each(['English', 'Chinese'])('in %s: nine in ten find their guide among the first three', async (language) => {
    const judged = judgedQueries.filter(([q]) => /\p{Script=Han}/u.test(q) === (language === 'Chinese'));
    expect(judged.length).toBeGreaterThanOrEqual(20);
    const missed: string[] = [];
    for (const [q, documentId] of judged) {
      const first = (await idsOf({ q })).slice(0, 3);
      if (!first.includes(documentId)) missed.push(`${q}: ${first}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(judged.length / 10);
  });
});

describe('an answer', () => {
  test('has exactly the fields of the contract, over both doors the same', async () => {
    const { status, body } = await ask({ q: 'AQL sampling', limit: '1', stageId: 'golden_sample_approval' });
    expect(status).toBe(200);
    const { requestId, ...answer } = body;
    expect(requestId).toMatch(/^req_/);
    expect(answer).toEqual({
      results: [
        {
          documentId: 'golden-sample-and-aql',
          title: 'Golden sample, AQL and the quality plan',
          section: 'AQL in one paragraph',
          snippet: expect.stringContaining('AQL'),
          score: expect.any(Number),
          language: 'en',
          stageIds: ['golden_sample_approval', 'outgoing_quality_inspection'],
          sourceUrl: null,
        },
      ],
      count: 1,
    });
    const { found } = await me.graphql.request<{ found: object }>(
      `query ($input: KnowledgeSearchInput!) { found: knowledgeSearch(input: $input) {
        results { documentId title section snippet score language stageIds sourceUrl } count
      } }`,
      { input: { q: 'AQL sampling', limit: 1, stageId: 'golden_sample_approval' } },
    );
    expect(found).toEqual(answer);
  });

  test('has ten results unless it is said, and at most twenty', async () => {
    expect(await search({ q: 'factory' })).toHaveLength(10);
    expect(await search({ q: 'factory', limit: '20' })).toHaveLength(20);
    const ten = await idsOf({ q: 'factory' });
    expect(await idsOf({ q: 'factory', limit: '3' })).toEqual(ten.slice(0, 3));
  });

  test('holds only guides of the stage and the language that are asked for', async () => {
    const ofStage = await search({ q: 'factory', stageId: 'tooling', limit: '20' });
    expect(ofStage.length).toBeGreaterThan(1);
    expect(ofStage.filter(({ stageIds }) => !stageIds.includes('tooling'))).toEqual([]);
    const inChinese = await idsOf({ q: '锂电池', language: 'zh' });
    expect(inChinese[0]).toBe('zh-battery-documents');
    const inEnglish = await idsOf({ q: '锂电池', language: 'en', limit: '20' });
    expect(inEnglish[0]).toBe('lithium-battery-transport');
    expect(inChinese.filter((id) => !id.startsWith('zh-') || inEnglish.includes(id))).toEqual([]);
  });
});

describe('words', () => {
  const same: [string, string][] = [
    ['mold', 'mould'],
    ['MOLDS', 'mould'],
    ['fcc', 'ＦＣＣ'],
    ['incotérms', 'incoterms'],
    ['UN38.3', 'un 38.3'],
    ['batteries', 'battery'],
    ['aluminum', 'aluminium'],
    ['Wi-Fi', 'wifi'],
    ['锂電池'.replace('電', '电'), '锂 电池 锂电池'],
    ['体积重？', '“体积重”'],
  ];
  test.each(same)('%s finds first what %s finds first', async (one, other) => {
    const [first, second] = [await idsOf({ q: one, limit: '2' }), await idsOf({ q: other, limit: '2' })];
    expect(first.length).toBeGreaterThan(0);
    expect(first).toEqual(second);
  });

  test('a single Chinese character finds, and so does the beginning of a word', async () => {
    expect(await idsOf({ q: '模', limit: '20' })).toContain('tooling-agreement');
    expect(await idsOf({ q: 'incoter' })).toContain('incoterms');
    // Two letters begin too many words.
    expect(await idsOf({ q: 'in' })).toEqual([]);
  });

  test.each(['%', '_', "'", '"', '\\', '*', ':*', '&|!()', ' ', '　', '。', '😀', 'the of and'])(
    '%j asks for nothing and finds nothing',
    async (q) => expect(await search({ q })).toEqual([]),
  );

  test.each(["mould's", 'mould:*', 'mould & !steel', 'mould%', '(mould', "mould' or 1=1 --", 'mould <-> x'])(
    'signs in %j are no language of their own',
    async (q) => expect(await idsOf({ q, limit: '20' })).toContain('tooling-agreement'),
  );

  test('where two words of Chinese touch is no word', async () => {
    const apart = await search({ q: '报价 春节' });
    expect(apart.length).toBeGreaterThan(1);
    expect(await search({ q: '报价春节' })).toEqual(apart);
  });

  test('a word that no guide has is one that was not answered', async () => {
    const [alone] = await search({ q: 'incoterms' });
    const [beside] = await search({ q: 'incoterms zebra' });
    expect(beside!.documentId).toBe(alone!.documentId);
    expect(beside!.score).toBeLessThan(alone!.score / 1.5);
  });
});

describe('any query', () => {
  const piece = fc.oneof(
    fc.constantFrom('mould', 'battery', '锂电池', '模具', '的', 'the', '%', "'", '<->', 'UN38.3', 'é', '-', '\t'),
    fc.string({ maxLength: 8, unit: 'grapheme' }),
  );
  const queries = fc
    .array(piece, { minLength: 1, maxLength: 12 })
    .map((pieces) => pieces.join(' ').slice(0, 200).toWellFormed().replaceAll('\0', ' '))
    .filter((q) => q.length > 0);

  test('is answered by well-formed results in falling order, each guide once, the same each time', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (q) => {
        const results = await search({ q, limit: '20' });
        const ids = results.map(({ documentId }) => documentId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [at, { score, snippet }] of results.entries()) {
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThanOrEqual(1);
          expect(snippet.length).toBeGreaterThan(0);
          expect(snippet.length).toBeLessThanOrEqual(240);
          expect(snippet).not.toMatch(/\*\*|\n|^#|\]\(/);
          const before = results[at - 1];
          if (before)
            expect([-before.score, before.documentId] < [-score, ids[at]!] || before.score > score).toBe(true);
        }
        expect(await search({ q, limit: '20' })).toEqual(results);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is refused', () => {
  const refused: [string, Record<string, string>, object][] = [
    ['no q', {}, { path: 'q', code: 'required' }],
    ['an empty q', { q: '' }, { path: 'q', code: 'too_short', limit: 1 }],
    ['a q of 201', { q: 'x'.repeat(201) }, { path: 'q', code: 'too_long', limit: 200 }],
    ['a limit of 0', { q: 'x', limit: '0' }, { path: 'limit', code: 'too_small', limit: 1 }],
    ['a limit of 21', { q: 'x', limit: '21' }, { path: 'limit', code: 'too_big', limit: 20 }],
    ['half a limit', { q: 'x', limit: '1.5' }, { path: 'limit', code: 'not_integer' }],
    ['no number', { q: 'x', limit: 'ten' }, { path: 'limit', code: 'invalid_type' }],
    ['another language', { q: 'x', language: 'de' }, { path: 'language', code: 'invalid_enum', allowed: ['en', 'zh'] }],
    ['no stage', { q: 'x', stageId: 'moon' }, { path: 'stageId', code: 'invalid_enum' }],
    ['another field', { q: 'x', page: '2' }, { path: 'page', code: 'unknown_field' }],
  ];
  test.each(refused)('%s', async (_, query, field) => {
    const { status, body } = await ask(query);
    expect([status, body['error'].code]).toEqual([400, 'validation_failed']);
    expect(body['error'].details.fields).toMatchObject([{ location: 'query', ...field }]);
  });

  test('not a q of 200', async () => expect((await ask({ q: '模'.repeat(200) })).status).toBe(200));

  test('the graph keeps the same bounds', async () => {
    const codeOf = async (input: object) => {
      const { body } = await me.graph(
        'query ($input: KnowledgeSearchInput!) { knowledgeSearch(input: $input) { count } }',
        { input },
      );
      return body['errors']?.[0].extensions.code ?? 'ok';
    };
    expect(await codeOf({ q: 'x' })).toBe('ok');
    for (const input of [{ q: '' }, { q: 'x'.repeat(201) }, { q: 'x', limit: 21 }, { q: 'x', limit: 0 }]) {
      expect(await codeOf(input), JSON.stringify(input).slice(0, 40)).toBe('validation_failed');
    }
  });

  test('a key without the scope', async () => {
    const other = await app.sandbox(['projects:read']);
    for (const path of [
      '/knowledge/search?q=x',
      '/knowledge/documents',
      '/knowledge/documents/incoterms',
      '/lifecycle',
      '/lifecycle/tooling',
    ]) {
      const { status, body } = await other.rest('GET', path);
      expect([status, body['error'].code, body['error'].details]).toEqual([
        403,
        'insufficient_scope',
        { requiredScopes: ['knowledge:read'] },
      ]);
    }
  });
});

describe('the rank of a word', () => {
  test('falls from title to summary to heading to text, and a whole word comes before the beginning of one', async () => {
    await imported(app, [
      { matter: least('in-text'), body: 'Here a quokka sits.' },
      { matter: least('in-heading'), body: '# On quokka\nSomething.' },
      { matter: least('in-summary', { summary: 'About the quokka.' }) },
      { matter: least('in-title', { title: 'The quokka' }) },
      { matter: least('begun-in-title', { title: 'The quokkalike' }) },
    ]);
    expect(await idsOf({ q: 'quokka' })).toEqual(['in-title', 'begun-in-title', 'in-summary', 'in-heading', 'in-text']);
  });

  test('is higher where a guide holds more of the query, and for rarer words', async () => {
    await imported(app, [
      { matter: least('a-common'), body: 'The bilby digs.' },
      { matter: least('b-common'), body: 'The bilby sleeps.' },
      { matter: least('rare'), body: 'The numbat eats.' },
      { matter: least('two'), body: 'The numbat is small.\n# Later\nThe bilby is not.' },
    ]);
    expect(await idsOf({ q: 'numbat bilby' })).toEqual(['two', 'rare', 'a-common', 'b-common']);
  });

  test('is shown by the section that holds most, and by the place in it that matches', async () => {
    const filler = 'Nothing of the kind is said here. '.repeat(20);
    await imported(app, [
      {
        matter: least('long', { titleZh: '袋熊指南', summaryZh: '如何观察袋熊的洞穴。' }),
        body: `${filler}\n## Burrows\n${filler}A **wombat** digs [deep](https://example.com/wombat) \`burrows\`. ${filler}\n## Food\nIt eats grass.`,
      },
    ]);
    const [found] = await search({ q: 'wombats burrow' });
    expect(found).toMatchObject({ documentId: 'long', section: 'Burrows' });
    expect(found!.snippet).toMatch(/^A wombat digs deep burrows\. Nothing/);
    const [inChinese] = await search({ q: '袋熊洞穴' });
    expect(inChinese).toMatchObject({ documentId: 'long', snippet: '如何观察袋熊的洞穴。' });
  });
});
