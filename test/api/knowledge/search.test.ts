import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { list } from '../../json.ts';
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
  return list<Result>(body['results']);
}
const searchIds = async (query: Record<string, string>) => (await search(query)).map(({ documentId }) => documentId);

describe('judged queries', () => {
  test.each(['English', 'Chinese'])(
    'in %s: at least 90 % have the expected guide among the first three results',
    async (language) => {
      const judged = judgedQueries.filter(([q]) => /\p{Script=Han}/u.test(q) === (language === 'Chinese'));
      expect(judged.length).toBeGreaterThanOrEqual(20);
      const missed: string[] = [];
      for (const [q, documentId] of judged) {
        const first = (await searchIds({ q })).slice(0, 3);
        if (!first.includes(documentId)) missed.push(`${q}: ${first}`);
      }
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(judged.length / 10);
    },
  );
});

describe('a result list', () => {
  test('has exactly the fields of the contract, equal in REST and GraphQL', async () => {
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
        results { documentId title section snippet score language stageIds sourceUrl }
      } }`,
      { input: { q: 'AQL sampling', limit: 1, stageId: 'golden_sample_approval' } },
    );
    expect(found).toEqual({ results: answer['results'] });
  });

  test('has ten results by default and at most twenty', async () => {
    expect(await search({ q: 'factory' })).toHaveLength(10);
    expect(await search({ q: 'factory', limit: '20' })).toHaveLength(20);
    const ten = await searchIds({ q: 'factory' });
    expect(await searchIds({ q: 'factory', limit: '3' })).toEqual(ten.slice(0, 3));
  });

  test('contains only guides of the requested stage and language', async () => {
    const ofStage = await search({ q: 'factory', stageId: 'tooling', limit: '20' });
    expect(ofStage.length).toBeGreaterThan(1);
    expect(ofStage.filter(({ stageIds }) => !stageIds.includes('tooling'))).toEqual([]);
    const inChinese = await searchIds({ q: '锂电池', language: 'zh' });
    expect(inChinese[0]).toBe('zh-battery-documents');
    const inEnglish = await searchIds({ q: '锂电池', language: 'en', limit: '20' });
    expect(inEnglish[0]).toBe('lithium-battery-transport');
    expect(inChinese.filter((id) => !id.startsWith('zh-') || inEnglish.includes(id))).toEqual([]);
  });
});

describe('query terms', () => {
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
  test.each(same)('%s and %s have the same first result', async (one, other) => {
    const [first, second] = [await searchIds({ q: one, limit: '2' }), await searchIds({ q: other, limit: '2' })];
    expect(first.length).toBeGreaterThan(0);
    expect(first).toEqual(second);
  });

  test('a single Chinese character matches, and so does the prefix of a word', async () => {
    expect(await searchIds({ q: '模', limit: '20' })).toContain('tooling-agreement');
    expect(await searchIds({ q: 'incoter' })).toContain('incoterms');
    // Prefixes of two letters are ignored.
    expect(await searchIds({ q: 'in' })).toEqual([]);
  });

  test.each(['%', '_', "'", '"', '\\', '*', ':*', '&|!()', ' ', '　', '。', '😀', 'the of and'])(
    '%j has no terms and no results',
    async (q) => expect(await search({ q })).toEqual([]),
  );

  test.each(["mould's", 'mould:*', 'mould & !steel', 'mould%', '(mould', "mould' or 1=1 --", 'mould <-> x'])(
    'signs in %j are no language of their own',
    async (q) => expect(await searchIds({ q, limit: '20' })).toContain('tooling-agreement'),
  );

  test('Chinese bigrams across word boundaries are ignored', async () => {
    const apart = await search({ q: '报价 春节' });
    expect(apart.length).toBeGreaterThan(1);
    expect(await search({ q: '报价春节' })).toEqual(apart);
  });

  test('a word without a match lowers the score', async () => {
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

  test('returns valid results by descending score, each guide once, deterministically', async () => {
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

describe('an invalid query', () => {
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

  test('a q of 200 characters is accepted', async () => expect((await ask({ q: '模'.repeat(200) })).status).toBe(200));

  test('GraphQL has the same limits', async () => {
    const getErrorCode = async (input: object) => {
      const { body } = await me.graph(
        'query ($input: KnowledgeSearchInput!) { knowledgeSearch(input: $input) { results { documentId } } }',
        { input },
      );
      return body['errors']?.[0].extensions.code ?? 'ok';
    };
    expect(await getErrorCode({ q: 'x' })).toBe('ok');
    for (const input of [{ q: '' }, { q: 'x'.repeat(201) }, { q: 'x', limit: 21 }, { q: 'x', limit: 0 }]) {
      expect(await getErrorCode(input), JSON.stringify(input).slice(0, 40)).toBe('validation_failed');
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

describe('the score of a word', () => {
  test('decreases from title to summary to heading to text, and is higher for whole words than for prefixes', async () => {
    await imported(app, [
      { matter: least('in-text'), body: 'Here a quokka sits.' },
      { matter: least('in-heading'), body: '# On quokka\nSomething.' },
      { matter: least('in-summary', { summary: 'About the quokka.' }) },
      { matter: least('in-title', { title: 'The quokka' }) },
      { matter: least('begun-in-title', { title: 'The quokkalike' }) },
    ]);
    expect(await searchIds({ q: 'quokka' })).toEqual([
      'in-title',
      'begun-in-title',
      'in-summary',
      'in-heading',
      'in-text',
    ]);
  });

  test('is higher for guides that match more of the query, and for rarer words', async () => {
    await imported(app, [
      { matter: least('a-common'), body: 'The bilby digs.' },
      { matter: least('b-common'), body: 'The bilby sleeps.' },
      { matter: least('rare'), body: 'The numbat eats.' },
      { matter: least('two'), body: 'The numbat is small.\n# Later\nThe bilby is not.' },
    ]);
    expect(await searchIds({ q: 'numbat bilby' })).toEqual(['two', 'rare', 'a-common', 'b-common']);
  });

  test('comes with the best matching section and passage', async () => {
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
