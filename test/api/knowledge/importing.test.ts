import { beforeEach, describe, expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import type { DocumentRecord } from '#modules/guidance/knowledge/knowledge.schema.ts';
import { syncBuiltInGuides } from '#modules/guidance/knowledge/knowledge-save.service.ts';
import { readLibrary } from '#modules/guidance/knowledge/library.file.ts';
import { startApp, unlimited } from '../../harness.ts';
import { imported, least, read, written } from './guides.ts';

const app = await startApp(unlimited);
const me = await app.sandbox();
const ask = <Row>(statement: string) => app.asOwner().execute<Row[]>(statement);
const readRows = () =>
  ask<{ id: string; updated_at: string; origin: string }>(
    'select id, updated_at, origin from knowledge_document order by id',
  );
const searchIds = async (q: string, who = me): Promise<string[]> =>
  (await who.rest('GET', `/knowledge/search?${new URLSearchParams({ q })}`)).body['results'].map(
    ({ documentId }: { documentId: string }) => documentId,
  );
const library = readLibrary();

beforeEach(async () => {
  await ask(`delete from knowledge_document where origin = 'operator'`);
  await syncBuiltInGuides(app.asOwner(), library);
});

describe('a file', () => {
  test('is read with all its fields', () => {
    const text = written({
      matter: {
        id: 'our-rules',
        title: '"Our rules: for visitors"',
        titleZh: '访客规则',
        language: 'en',
        stageIds: '[tooling, dvt_build]',
        summary: 'What visitors do.',
        summaryZh: '访客须知。',
        sources: 'Handbook, chapter 2 (2026-03); A law (2025)',
        sourceUrl: 'https://house.example/rules',
      },
      body: '\n# One\nText.\n',
    });
    const record = {
      id: 'our-rules',
      title: 'Our rules: for visitors',
      titleZh: '访客规则',
      language: 'en',
      stageIds: ['tooling', 'dvt_build'],
      summary: 'What visitors do.',
      summaryZh: '访客须知。',
      sources: [
        { name: 'Handbook, chapter 2', date: '2026-03' },
        { name: 'A law', date: '2025' },
      ],
      sourceUrl: 'https://house.example/rules',
      body: '# One\nText.',
    };
    expect(read(text)).toEqual({ file: 'guide.md', line: 2, record });
    expect(read(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual({ file: 'guide.md', line: 2, record });
  });

  test('requires only id, title, language and summary', () => {
    expect(read(written({ matter: least('least') }))).toMatchObject({
      record: { titleZh: null, stageIds: [], summaryZh: null, sources: [], sourceUrl: null, body: 'Some text.' },
    });
  });

  const wrong: [string, string | Uint8Array, object[]][] = [
    ['no front matter', 'Text.', [{ line: 1, field: null, message: expect.stringContaining('front matter') }]],
    ['front matter without an end', '---\nid: a\n', [{ line: 1, field: null }]],
    ['a line without a key', '---\nid: a\nhello\n---\nx', [{ line: 3, field: null }]],
    [
      'a duplicate field',
      '---\nid: a\nid: b\n---\nx',
      [{ line: 3, field: 'id', message: expect.stringContaining('Duplicate') }],
    ],
    [
      'an unknown field',
      written({ matter: least('a', { author: 'x' }) }),
      [{ line: 6, field: 'author', message: 'Unknown field.' }],
    ],
    [
      'a field that every object has',
      written({ matter: least('a', { constructor: 'x' }) }),
      [{ line: 6, field: 'constructor', message: 'Unknown field.' }],
    ],
    ['an id that is none', written({ matter: least('A b') }), [{ line: 2, field: 'id' }]],
    ['another language', written({ matter: least('a', { language: 'de' }) }), [{ line: 4, field: 'language' }]],
    [
      'an unknown stage',
      written({ matter: least('a', { stageIds: 'tooling, moon' }) }),
      [{ line: 6, field: 'stageIds[1]' }],
    ],
    [
      'a stage twice',
      written({ matter: least('a', { stageIds: 'tooling, tooling' }) }),
      [{ line: 6, field: 'stageIds' }],
    ],
    [
      'a source without a date',
      written({ matter: least('a', { sources: 'Hearsay' }) }),
      [{ line: 6, field: 'sources[0].date', message: 'This field is required.' }],
    ],
    [
      'an address that is none',
      written({ matter: least('a', { sourceUrl: 'javascript:x' }) }),
      [{ line: 6, field: 'sourceUrl' }],
    ],
    ['no text', written({ matter: least('a'), body: ' \n' }), [{ line: 7, field: 'body' }]],
    ['NUL in its text', written({ matter: least('a'), body: 'a\0b' }), [{ line: 7, field: 'body' }]],
    [
      'a text that is too long',
      written({ matter: least('a'), body: 'x'.repeat(40_001) }),
      [{ line: 7, field: 'body' }],
    ],
    ['more than one mistake', '---\nlanguage: en\n---\nx', [{ field: 'id' }, { field: 'title' }, { field: 'summary' }]],
    [
      'bytes that are no UTF-8',
      Buffer.from([0xff, 0xfe, 0x41]),
      [{ line: 1, field: null, message: expect.stringContaining('UTF-8') }],
    ],
    [
      'more than 1 MiB',
      Buffer.alloc(1024 * 1024 + 1, 'x'),
      [{ line: 1, field: null, message: expect.stringContaining('1 MiB') }],
    ],
  ];
  test.each(wrong)('with %s is rejected', (_, text, problems) => {
    expect(read(text)).toEqual(
      problems.map((problem) => ({
        file: 'guide.md',
        line: expect.any(Number),
        message: expect.any(String),
        ...problem,
      })),
    );
  });

  test('of maximum length in Chinese is imported and found', async () => {
    const body = Array.from({ length: 40_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join(
      '',
    );
    expect(await imported(app, [{ matter: least('longest'), body }])).toMatchObject({ imported: 1, rejected: [] });
    expect(await searchIds(body.slice(20_000, 20_010))).toContain('longest');
  });
});

describe('an import', () => {
  const report = { imported: 0, updated: 0, unchanged: 0, rejected: [], rejectedCount: 0 };

  test('adds, skips unchanged and updates changed guides, visible at once on every instance', async () => {
    const guides = [
      { matter: least('a-fox'), body: 'The fennec.' },
      { matter: least('b-fox'), body: 'The corsac.' },
    ];
    expect(await imported(app, guides)).toEqual({ ...report, imported: 2 });
    const other = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance());
    for (const who of [me, other]) expect(await searchIds('fennec', who as typeof me)).toEqual(['a-fox']);
    const before = await readRows();
    expect(await imported(app, guides)).toEqual({ ...report, imported: 2, unchanged: 2 });
    expect(await readRows()).toEqual(before);
    const changed = [guides[0]!, { ...guides[1]!, body: 'The kit fox.' }];
    expect(await imported(app, changed)).toEqual({ ...report, imported: 2, updated: 1, unchanged: 1 });
    expect(await searchIds('corsac')).toEqual([]);
    expect(await searchIds('kit fox')).toContain('b-fox');
    const touched = (await readRows()).filter((row, at) => String(row.updated_at) !== String(before[at]!.updated_at));
    expect(touched.map(({ id }) => id)).toEqual(['b-fox']);
  });

  test('as a dry run reports the same and changes nothing', async () => {
    await imported(app, [{ matter: least('kept') }]);
    const before = await readRows();
    const guides = [
      { matter: least('kept'), body: 'Other.' },
      { matter: least('new') },
      { matter: least('incoterms') },
    ];
    const trial = await imported(app, guides, { dryRun: true });
    expect(await readRows()).toEqual(before);
    expect(await imported(app, guides)).toEqual(trial);
    expect(trial).toMatchObject({ imported: 2, updated: 1, rejectedCount: 1 });
  });

  test('reports rejected files and imports the rest', async () => {
    const guides = [
      { file: 'a/one.md', matter: least('one') },
      { file: 'a/two.md', matter: least('two', { language: 'xx' }) },
      { file: 'b/one.md', matter: least('one', { summary: 'Another.' }) },
      { file: 'b/ours.md', matter: least('incoterms') },
      { file: 'c.md', matter: least('three') },
    ];
    expect(await imported(app, guides)).toEqual({
      imported: 2,
      updated: 0,
      unchanged: 0,
      rejected: [
        { file: 'a/two.md', line: 4, field: 'language', message: expect.any(String) },
        { file: 'b/one.md', line: 2, field: 'id', message: 'Duplicate id: already used by a/one.md.' },
        { file: 'b/ours.md', line: 2, field: 'id', message: expect.stringContaining('built-in guide') },
      ],
      rejectedCount: 3,
    });
    const { body } = await me.rest('GET', '/knowledge/documents/incoterms');
    expect(body['document'].title).toContain('Incoterms for founders');
  });

  test('concurrent with another of the same files stores each document once', async () => {
    const guides = Array.from({ length: 30 }, (_, at) => ({
      matter: least(`same-${at}`),
      body: `# First\nThe caracal ${at}.\n# Second\nMore.`,
    }));
    const reports = await Promise.all([
      imported(app, guides),
      imported(app, guides.toReversed()),
      imported(app, guides),
    ]);
    expect(reports.map(({ imported, rejected }) => [imported, rejected])).toEqual(Array(3).fill([30, []]));
    const [{ documents, sections }] = (await ask<{ documents: number; sections: number }>(
      `select count(distinct document_id)::int as documents, count(*)::int as sections from knowledge_section where document_id like 'same-%'`,
    )) as [{ documents: number; sections: number }];
    expect([documents, sections]).toEqual([30, 60]);
  });

  test('that inserts an id concurrently with another origin rejects that document', async () => {
    const guide = { matter: least('moon-rules'), body: 'Ours.' };
    const importing = await withClient(app.ownerUrl, async (client) => {
      await client.query('begin');
      await client.query(
        `insert into knowledge_document (id, created_at, updated_at, origin, title, language, stage_ids, summary, sources, body, sha256, words_version)
         values ('moon-rules', now(), now(), 'library', 'Theirs', 'en', '{}', 'Theirs.', '[]', 'Theirs.', '', 1)`,
      );
      const report = imported(app, [guide]);
      const waiting = 'select count(*)::int as waiting from pg_locks where not granted';
      while ((await ask<{ waiting: number }>(waiting))[0]!.waiting === 0);
      await client.query('commit');
      return report;
    });
    expect(importing).toMatchObject({ imported: 0, rejected: [{ file: '1.md', line: 2, field: 'id' }] });
    const { body } = await me.rest('GET', '/knowledge/documents/moon-rules');
    expect([body['document'].title, body['document'].body]).toEqual(['Theirs', 'Theirs.']);
  });

  test('of a guide for a stage lists it at the stage', async () => {
    await imported(app, [{ matter: least('our-tools', { stageIds: 'tooling' }) }]);
    const { body } = await me.rest('GET', '/lifecycle/tooling');
    expect(body['stage'].documentIds).toContain('our-tools');
  });
});

describe('the sync of built-in guides at start', () => {
  test('changes nothing if the guides are current', async () => {
    const before = await readRows();
    expect(before.map(({ id }) => id)).toEqual(library.map(({ id }) => id));
    await syncBuiltInGuides(app.asOwner(), library);
    expect(await readRows()).toEqual(before);
  });

  test('updates changed guides and deletes removed ones', async () => {
    const [first, second, ...rest] = library as [DocumentRecord, DocumentRecord, ...DocumentRecord[]];
    await syncBuiltInGuides(app.asOwner(), [{ ...second, body: 'The aardwolf.' }, ...rest]);
    expect(await searchIds('aardwolf')).toEqual([second.id]);
    expect((await me.rest('GET', `/knowledge/documents/${first.id}`)).status).toBe(404);
  });

  test('keeps a document of the operator with the same id', async () => {
    await imported(app, [{ matter: least('moon-rules'), body: 'Ours: the olinguito.' }]);
    const record = { ...library[0]!, id: 'moon-rules', body: 'Theirs.' };
    await syncBuiltInGuides(app.asOwner(), [...library, record]);
    expect(await searchIds('olinguito')).toEqual(['moon-rules']);
  });

  test('has the same result on two concurrent instances', async () => {
    await ask(`delete from knowledge_document`);
    await Promise.all([syncBuiltInGuides(app.asOwner(), library), syncBuiltInGuides(app.asOwner(), library)]);
    expect((await readRows()).map(({ id }) => id)).toEqual(library.map(({ id }) => id));
  });

  test('reindexes documents with terms of another version', async () => {
    await imported(app, [{ matter: least('stale'), body: 'The pangolin.' }]);
    await ask(`update knowledge_section set words = '' where document_id = 'stale'`);
    await ask(`update knowledge_document set words_version = 0 where id = 'stale'`);
    const before = await readRows();
    expect(await searchIds('pangolin')).toEqual([]);
    await syncBuiltInGuides(app.asOwner(), library);
    expect(await searchIds('pangolin')).toEqual(['stale']);
    expect(await readRows()).toEqual(before);
  });
});
