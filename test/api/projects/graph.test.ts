import { describe, expect, test } from 'vitest';
import { quoteRequest, reachable, refusal, startApp } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { intake, intent } from './intent.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });
type Me = Awaited<ReturnType<typeof app.live>>;

const text = (length: number) => 'x'.repeat(length);
const created = async (me: Me, body: object = { name: 'Lamp' }) =>
  (await me.rest('POST', '/projects', body)).body['project'];

describe('GraphQL', () => {
  const source = 'source { kind reference quote }';
  const volume = `{ quantity unit period ${source} }`;
  const fields = `id name status mode contextVersion currentQuantity quantitySource stageId
    intake { productName currentQuantity targetMarkets neededBy }
    intent {
      schemaVersion current { purpose quantity unit configuration revision confirmation ${source} }
      plannedPilot ${volume} forecast ${volume} requirements { kind detail strength confirmation ${source} }
      priorities prioritySource { kind reference quote }
    }
    counts { actions deliveries rfqs } createdAt updatedAt`;
  const create = `mutation ($input: CreateProjectInput!) { made: createProject(input: $input) { project { ${fields} } } }`;
  const update = `mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { project { ${fields} } } }`;
  const list = `query ($first: Int, $after: String, $last: Int, $before: String) {
    projects(first: $first, after: $after, last: $last, before: $before) {
      nodes { name } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;

  test('writes and reads the same record as REST', async () => {
    const me = await app.live();
    const { made } = await me.graphql.request<{ made: Json }>(create, { input: { name: 'Lamp', intake, intent } });
    const { project } = made;
    expect((await me.rest('GET', `/projects/${project.id}`)).body['project']).toEqual(project);
    const edit = { id: project.id, name: 'Lantern', intent: { forecast: null }, expectedVersion: 'v1' };
    const { updateProject: edited } = await me.graphql.request(update, { input: edit });
    expect(edited.project).toMatchObject({
      name: 'Lantern',
      contextVersion: 'v2',
      intent: { ...intent, forecast: null },
    });
    const read = await me.graphql.request(`query ($id: ID!) { project(id: $id) { ${fields} } }`, { id: project.id });
    expect(read).toEqual(edited);
    expect((await me.rest('GET', `/projects/${project.id}`)).body['project']).toEqual(edited.project);
  });

  test.each<[string, (me: Me, id: string) => [object, string]]>([
    ['an empty edit', (_, id) => [{}, id]],
    ['an exceeded limit', (_, id) => [{ name: text(121) }, id]],
    ['a missing version', (_, id) => [{ intent: { forecast: null } }, id]],
    ['an old version', (_, id) => [{ name: 'x', expectedContextVersion: 'v9' }, id]],
    ['an unknown record', (me) => [{ name: 'x' }, me.keyId]],
  ])('refuses %s like REST', async (_, of) => {
    const me = await app.live();
    const [edit, id] = of(me, (await created(me)).id);
    const { status, body } = await me.rest('PATCH', `/projects/${id}`, edit);
    const toGraph = (value: object): object =>
      JSON.parse(JSON.stringify(value).replaceAll('expectedContextVersion', 'expectedVersion'));
    const { requestId, ...graph } = (await refusal(me.graphql.request(update, { input: { id, ...toGraph(edit) } })))!;
    const { message, ...rest } = body['error'];
    expect(graph).toMatchObject({ ...toGraph(rest), status });
  });

  test.each([
    ['forward', { first: 3 }, (page: Json) => ({ first: 3, after: page.endCursor }), 'hasNextPage'],
    ['backward', { last: 3 }, (page: Json) => ({ last: 3, before: page.startCursor }), 'hasPreviousPage'],
  ] as const)(
    'pages %s through projects of the same millisecond without gaps or duplicates',
    async (way, start, next, more) => {
      const me = await app.live();
      for (let i = 0; i < 8; i++) await created(me, { name: `Lamp ${i}` });
      const pages: string[][] = [];
      for (let variables: object | null = start; variables; ) {
        const { projects }: Record<'projects', Json> = await me.graphql.request(list, variables);
        pages.push(projects.nodes.map(({ name }) => name.slice(5)));
        expect(projects.totalCount).toBe(8);
        variables = projects.pageInfo[more] ? next(projects.pageInfo) : null;
      }
      const newestFirst = [
        ['7', '6', '5'],
        ['4', '3', '2'],
        ['1', '0'],
      ];
      const fromTheEnd = [
        ['2', '1', '0'],
        ['5', '4', '3'],
        ['7', '6'],
      ];
      expect(pages).toEqual(way === 'forward' ? newestFirst : fromTheEnd);
    },
  );

  test('accepts only unmodified cursors of this list', async () => {
    const me = await app.live();
    await quoteRequest(me, { factoryIds: await app.factories(reachable()) });
    const { projects, actions } = await me.graphql.request(
      '{ projects { pageInfo { endCursor } } actions { pageInfo { endCursor } } }',
    );
    const cursor: string = projects.pageInfo.endCursor;
    const swapped = cursor.replace(/./g, (letter, at) => (at === 20 ? (letter === 'A' ? 'B' : 'A') : letter));
    expect(await refusal(me.graphql.request(list, { first: 1, after: cursor }))).toBeNull();
    for (const after of [
      actions.pageInfo.endCursor,
      swapped,
      cursor.slice(0, -4),
      'x',
      Buffer.from('[1]').toString('base64url'),
    ]) {
      expect(await refusal(me.graphql.request(list, { first: 1, after }))).toMatchObject({
        code: 'invalid_cursor',
        details: { argument: 'after' },
      });
    }
  });

  test.each<[object, string, string, number | null]>([
    [{ first: 0 }, '/first', 'too_small', 1],
    [{ first: 101 }, '/first', 'too_big', 100],
    [{ last: 0 }, '/last', 'too_small', 1],
    [{ last: 101 }, '/last', 'too_big', 100],
    [{ first: 1, last: 1 }, '/last', 'mutually_exclusive', null],
  ])('refuses a page of %j', async (variables, path, code, limit) => {
    const me = await app.live();
    expect(await refusal(me.graphql.request(list, variables))).toMatchObject({
      code: 'validation_failed',
      status: 400,
      details: { fields: [{ path, code, limit }] },
    });
  });
});
