import { expect, test } from 'vitest';
import { stageOrder } from '#modules/guidance/lifecycle/lifecycle.rules.ts';
import { startApp, unlimited } from '../../harness.ts';

const app = await startApp(unlimited);
const me = await app.sandbox();

type Item = { id: string; title: string; stageIds: string[] };
const list = (query: Record<string, string> = {}) =>
  me.rest('GET', `/knowledge/documents?${new URLSearchParams(query)}`);

async function listAll(query: Record<string, string> = {}): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page++) {
    const { body } = await list({ ...query, page: String(page), pageSize: '7' });
    if (!body['documents'].length) return items;
    items.push(...body['documents']);
  }
}

test('a page has exactly the fields of the contract, equal in REST and GraphQL', async () => {
  const { status, body } = await list({ pageSize: '1', stageId: 'requirements_definition' });
  expect(status).toBe(200);
  const { requestId: _, ...page } = body;
  expect(page).toEqual({
    documents: [
      {
        id: 'testable-requirements',
        title: 'Requirements that can be tested (PRD)',
        summary: expect.any(String),
        language: 'en',
        stageIds: ['requirements_definition'],
        sourceUrl: null,
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
      },
    ],
    page: 1,
    pageSize: 1,
    total: 1,
  });
  const { list: same } = await me.graphql.request<{ list: object }>(
    `query ($filter: KnowledgeDocumentFilter) { list: knowledgeDocuments(first: 1, filter: $filter) {
      nodes { id title summary language stageIds sourceUrl updatedAt } totalCount
    } }`,
    { filter: { stageId: ['requirements_definition'] } },
  );
  expect(same).toEqual({ nodes: body['documents'], totalCount: 1 });
});

type Connection = { nodes: Item[]; totalCount: number; pageInfo: { endCursor: string; startCursor: string } };
const connect = async (args: string): Promise<Connection> =>
  (
    await me.graphql.request<{ knowledgeDocuments: Connection }>(
      `{ knowledgeDocuments(${args}) { nodes { id title stageIds } totalCount pageInfo { startCursor endCursor } } }`,
    )
  ).knowledgeDocuments;

test('as a connection, guides come in the same order, by title or time, filtered, in both directions', async () => {
  const ids = (await listAll()).map(({ id }) => id);
  const half = await connect('first: 5');
  const next = await connect(`first: 5, after: "${half.pageInfo.endCursor}"`);
  expect([...half.nodes, ...next.nodes].map(({ id }) => id)).toEqual(ids.slice(0, 10));
  const back = await connect(`last: 5, before: "${next.pageInfo.startCursor}"`);
  expect(back.nodes).toEqual(half.nodes);
  expect(half.totalCount).toBe(ids.length);
  const byTitle = await connect('first: 100, orderBy: { field: TITLE, direction: DESC }');
  const titles = byTitle.nodes.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted().toReversed());
  const stages = ['tooling', 'requirements_definition'];
  const some = await connect(
    `first: 100, filter: { stageId: ${JSON.stringify(stages)}, language: [en], origin: [library] }`.replaceAll('"', ''),
  );
  expect(some.nodes.map(({ id }) => id)).toEqual(
    (await listAll()).filter(({ stageIds }) => stageIds.some((stage) => stages.includes(stage))).map(({ id }) => id),
  );
  const found = await connect('filter: { q: "PRD" }');
  expect(found.nodes.map(({ id }) => id)).toContain('testable-requirements');
});

test('pages contain each guide once, in lifecycle order, then by title', async () => {
  const documents = await listAll();
  const { body } = await list();
  expect([body['page'], body['pageSize'], body['documents'].length]).toEqual([1, 20, 20]);
  expect(body['total']).toBe(documents.length);
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
  const placed = documents.map(({ id, title, stageIds }) => {
    const first = Math.min(...stageIds.map((stage) => stageOrder.indexOf(stage)));
    return { key: `${String(first).padStart(2, '0')} ${title}`, id };
  });
  expect(placed).toEqual(placed.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
});

test('a stage filter returns only its guides, and a page past the end is empty', async () => {
  const documents = await listAll({ stageId: 'tooling' });
  expect(documents.map(({ id }) => id)).toEqual(['injection-moulding-design', 'tooling-agreement', 'mould-trials']);
  const { status, body } = await list({ stageId: 'tooling', page: '2' });
  expect([status, body['documents'], body['total']]).toEqual([200, [], 3]);
});

test.each<[Record<string, string>, object]>([
  [{ page: '0' }, { path: 'page', code: 'too_small', limit: 1 }],
  [{ page: '100001' }, { path: 'page', code: 'too_big', limit: 100_000 }],
  [{ pageSize: '51' }, { path: 'pageSize', code: 'too_big', limit: 50 }],
  [{ pageSize: '0' }, { path: 'pageSize', code: 'too_small', limit: 1 }],
  [{ stageId: 'moon' }, { path: 'stageId', code: 'invalid_enum', allowed: stageOrder }],
  [{ q: 'x' }, { path: 'q', code: 'unknown_field' }],
])('%j is refused', async (query, field) => {
  const { status, body } = await list(query);
  expect([status, body['error'].code]).toEqual([400, 'validation_failed']);
  expect(body['error'].details.fields).toMatchObject([{ location: 'query', ...field }]);
});

test('the maximum page size and page number are accepted', async () => {
  expect((await list({ page: '100000', pageSize: '50' })).status).toBe(200);
});

test('one guide has its text and sources, equal in REST and GraphQL', async () => {
  const { status, body } = await me.rest('GET', '/knowledge/documents/lithium-battery-transport');
  expect(status).toBe(200);
  expect(Object.keys(body['document']).toSorted()).toEqual(
    [
      ...['body', 'id', 'language', 'sourceUrl', 'sources', 'stageIds', 'summary', 'summaryZh', 'title', 'titleZh'],
      'updatedAt',
    ].toSorted(),
  );
  expect(body['document']).toMatchObject({
    titleZh: expect.stringContaining('锂电池'),
    body: expect.stringContaining('## By air'),
    sources: expect.arrayContaining([{ name: expect.stringContaining('UN Manual'), date: '2026-09' }]),
  });
  const { document } = await me.graphql.request<{ document: object }>(
    `{ document: knowledgeDocument(id: "lithium-battery-transport") {
      id title titleZh summary summaryZh language stageIds sourceUrl updatedAt body sources { name date } } }`,
  );
  expect(document).toEqual(body['document']);
});

test('an unknown guide is not found, and an invalid id is refused', async () => {
  const unknown = await me.rest('GET', '/knowledge/documents/moon-dust');
  expect([unknown.status, unknown.body['error'].code, unknown.body['error'].details]).toEqual([
    404,
    'not_found',
    { resource: 'knowledge_document' },
  ]);
  expect((await me.rest('GET', '/knowledge/documents/Moon_Dust')).status).toBe(400);
  const getErrorCode = async (id: string) =>
    (await me.graph('query ($id: ID!) { knowledgeDocument(id: $id) { id } }', { id })).body['errors'][0].extensions
      .code;
  expect([await getErrorCode('moon-dust'), await getErrorCode('Moon_Dust')]).toEqual([
    'not_found',
    'validation_failed',
  ]);
});
