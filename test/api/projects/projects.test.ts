import { describe, expect, test } from 'vitest';
import { put, quoteRequest, reachable, refusal, startApp } from '../../harness.ts';
import type { Json } from '../../json.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });
type Me = Awaited<ReturnType<typeof app.live>>;

const text = (length: number) => 'x'.repeat(length);
const created = async (me: Me, body: object = { name: 'Lamp' }) =>
  (await me.rest('POST', '/projects', body)).body['project'];

const intake = { productName: 'Glow Lamp', currentQuantity: 500, targetMarkets: ['US', 'DE'], neededBy: '2028-02-29' };
const source = { kind: 'caller', reference: 'call of 1 September', quote: null };
const intent = {
  schemaVersion: 1,
  current: {
    purpose: 'pilot',
    quantity: 200,
    unit: 'pcs',
    configuration: null,
    revision: 'B',
    confirmation: 'caller_confirmed',
    source,
  },
  plannedPilot: { quantity: 300, unit: null, period: 'Q1', source: null },
  forecast: { quantity: 9000, unit: null, period: 'a year', source: null },
  requirements: [
    { kind: 'quality', detail: 'No scratches', strength: 'hard', confirmation: 'caller_confirmed', source: null },
  ],
  priorities: ['quality', 'price'],
  prioritySource: source,
};

describe('a project', () => {
  test('has every field after creation, null where unknown', async () => {
    const me = await app.live();
    const { status, body } = await me.rest('POST', '/projects', { name: 'Lamp' });
    expect([status, body]).toEqual([
      201,
      {
        project: {
          id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
          name: 'Lamp',
          status: 'active',
          mode: 'live',
          intake: null,
          intent: null,
          contextVersion: 'v1',
          currentQuantity: null,
          quantitySource: 'unknown',
          stageId: null,
          counts: { actions: 0, deliveries: 0, rfqs: 0 },
          createdAt: app.clock.now.toISOString(),
          updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
        requestId: expect.stringMatching(/^req_[0-9A-Z]{26}$/),
      },
    ]);
    expect((await me.rest('GET', `/projects/${body['project'].id}`)).body['project']).toEqual(body['project']);
  });

  test('keeps the given values and completes the intent with unknown values', async () => {
    const me = await app.live();
    expect(await created(me, { name: 'Lamp', intake, intent })).toMatchObject({ intake, intent });
    expect((await created(me, { name: 'Lamp', intent: { current: { quantity: 5 } } })).intent).toEqual({
      schemaVersion: 1,
      current: {
        purpose: 'unknown',
        quantity: 5,
        unit: null,
        configuration: null,
        revision: null,
        confirmation: 'unconfirmed',
        source: null,
      },
      plannedPilot: null,
      forecast: null,
      requirements: [],
      priorities: [],
      prioritySource: null,
    });
  });

  test('counts its actions and deliveries, as a single project and in a list', async () => {
    const me = await app.live();
    const factoryIds = await app.factories(reachable(), reachable());
    const { projectId } = await quoteRequest(me, { factoryIds });
    await created(me, { name: 'idle' });
    const { projects } = (await me.rest('GET', '/projects')).body;
    expect(projects.map(({ counts }) => counts)).toEqual([
      { actions: 0, deliveries: 0, rfqs: 0 },
      { actions: 1, deliveries: 2, rfqs: 0 },
    ]);
    expect((await me.rest('GET', `/projects/${projectId}`)).body['project'].counts).toEqual(projects[1].counts);
  });

  test.each<[string, object, number | null, string]>([
    ['nothing', {}, null, 'unknown'],
    ['the intake', { intake }, 500, 'project'],
    ['a confirmed intent before the intake', { intake, intent }, 200, 'manufacturing_intent'],
    ['a confirmed intent alone', { intent }, 200, 'manufacturing_intent'],
    [
      'the intake if the intent is unconfirmed',
      { intake, intent: put(intent, '/current/confirmation', 'unconfirmed') },
      500,
      'project',
    ],
    [
      'the intake if the intent has no quantity',
      { intake, intent: put(intent, '/current/quantity', null) },
      500,
      'project',
    ],
    ['nothing if there are only plans and forecasts', { intent: put(intent, '/current', {}) }, null, 'unknown'],
  ])('takes its current quantity from %s', async (_, known, currentQuantity, quantitySource) => {
    expect(await created(await app.live(), { name: 'Lamp', ...known })).toMatchObject({
      currentQuantity,
      quantitySource,
    });
  });
});

describe('an edit', () => {
  test('replaces the whole intake, and the intent key by key; null clears a plan', async () => {
    const me = await app.live();
    const { id } = await created(me, { name: 'Lamp', intake, intent });
    const edit = { intake: { productName: 'Lamp 2' }, expectedContextVersion: 'v1' };
    const part = { current: { quantity: 7 }, plannedPilot: null };
    const { project } = (await me.rest('PATCH', `/projects/${id}`, { ...edit, intent: part })).body;
    const current = { ...intent.current, purpose: 'unknown', quantity: 7, unit: null, revision: null, source: null };
    expect(project).toMatchObject({ name: 'Lamp', status: 'active', intake: { productName: 'Lamp 2' } });
    expect(project.intake).toEqual({ productName: 'Lamp 2' });
    expect(project.intent).toEqual({
      ...intent,
      current: { ...current, confirmation: 'unconfirmed' },
      plannedPilot: null,
    });
    const cleared = { intent: { forecast: null }, expectedContextVersion: 'v2' };
    expect((await me.rest('PATCH', `/projects/${id}`, cleared)).body['project'].intent).toEqual({
      ...project.intent,
      forecast: null,
    });
  });

  test('creates a new context version only if name, intake or intent differ', async () => {
    const me = await app.live();
    const { id } = await created(me, { name: 'Lamp', intake, intent });
    const backwards = Object.fromEntries(Object.entries(intake).reverse());
    const steps: [object, string][] = [
      [{ name: 'Lamp' }, 'v1'],
      [{ name: 'Lantern' }, 'v2'],
      [{ status: 'archived' }, 'v2'],
      [{ status: 'active', name: 'Lantern' }, 'v2'],
      [{ intake: backwards }, 'v2'],
      [{ intake: { ...intake, notes: '' } }, 'v3'],
      [{ intent: { priorities: ['quality', 'price'] } }, 'v3'],
      [{ intent: { priorities: ['price', 'quality'] } }, 'v4'],
      [{ name: 'Lamp', intake, intent: { forecast: null } }, 'v5'],
    ];
    let expectedContextVersion = 'v1';
    for (const [edit, version] of steps) {
      const { body } = await me.rest('PATCH', `/projects/${id}`, { ...edit, expectedContextVersion });
      expect([edit, body['project']?.contextVersion]).toEqual([edit, version]);
      expectedContextVersion = version;
    }
  });

  test.each<[string, object]>([
    ['the name', { name: 'Late' }],
    ['the intent', { intent: { forecast: null } }],
    ['the status', { status: 'archived' }],
  ])('of %s based on an old version is refused and changes nothing', async (_, edit) => {
    const me = await app.live();
    const { id } = await created(me);
    const now = (await me.rest('PATCH', `/projects/${id}`, { name: 'Lantern' })).body['project'];
    expect(await me.rest('PATCH', `/projects/${id}`, { ...edit, expectedContextVersion: 'v1' })).toMatchObject({
      status: 409,
      body: { error: { code: 'context_version_conflict', details: { currentContextVersion: 'v2' } } },
    });
    expect((await me.rest('GET', `/projects/${id}`)).body['project']).toEqual(now);
  });

  test('succeeds once if ten are made concurrently on the same version', async () => {
    const me = await app.live();
    const { id } = await created(me);
    const names = Array.from({ length: 10 }, (_, i) => `Edit ${i}`);
    const answers = await Promise.all(
      names.map((name) => me.rest('PATCH', `/projects/${id}`, { name, expectedContextVersion: 'v1' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const winner = names[answers.findIndex(({ status }) => status === 200)];
    const { project } = (await me.rest('GET', `/projects/${id}`)).body;
    expect(project).toMatchObject({ name: winner, contextVersion: 'v2' });
  });

  test.each<[object, string, string]>([
    [{}, '', 'required'],
    [{ expectedContextVersion: 'v1' }, '', 'required'],
    [{ intent: { forecast: null } }, '/expectedContextVersion', 'required'],
    [{ name: 'x', expectedContextVersion: 'v0' }, '/expectedContextVersion', 'invalid_format'],
    [{ name: 'x', expectedContextVersion: '1' }, '/expectedContextVersion', 'invalid_format'],
    [{ name: null }, '/name', 'invalid_type'],
    [{ intake: null }, '/intake', 'invalid_type'],
    [{ status: 'deleted' }, '/status', 'invalid_enum'],
    [{ id: 'x' }, '/id', 'unknown_field'],
  ])('of %j is refused, whether or not the project exists', async (edit, path, code) => {
    const me = await app.live();
    const { id } = await created(me);
    for (const to of [id, me.keyId]) {
      expect(await me.rest('PATCH', `/projects/${to}`, edit)).toMatchObject({
        status: 400,
        body: { error: { code: 'validation_failed', details: { fields: [{ location: 'body', path, code }] } } },
      });
    }
  });
});

describe('a limit', () => {
  const full = {
    name: 'Lamp',
    intake: { productName: 'Lamp', targetMarkets: ['US'], links: ['https://lamp.example'] },
    intent: put(put(intent, '/forecast/source', source), '/requirements/0/source', source),
  };
  const links = (count: number) => Array.from({ length: count }, (_, i) => `https://lamp.example/${i}`);
  const requirements = (count: number) => Array(count).fill({ kind: 'other', detail: 'x' });
  const short = (least = 1) => ['too_short', least] as const;
  const long = (most: number) => ['too_long', most] as const;
  const quantity = (path: string): Bound[] => [
    [path, [1, null], 0, 'too_small', 1],
    [path, [10_000_000], 10_000_001, 'too_big', 10_000_000],
    [path, [], 1.5, 'not_integer', null],
  ];
  const said = (path: string): Bound[] => [
    [path, [text(1), null], '', ...short()],
    [path, [text(800)], text(801), ...long(800)],
  ];
  const sourceAt = (path: string): Bound[] => [
    [`${path}/kind`, ['caller', 'file', 'interview'], 'model', 'invalid_enum', null],
    [`${path}/reference`, [text(1)], '', ...short()],
    [`${path}/reference`, [text(800)], text(801), ...long(800)],
    ...said(`${path}/quote`),
    [`${path}/page`, [], 1, 'unknown_field', null],
  ];
  const plan = (path: string): Bound[] => [
    ...quantity(`${path}/quantity`),
    ...said(`${path}/unit`),
    ...said(`${path}/period`),
    [`${path}/source`, [null], 'caller', 'invalid_type', null],
  ];
  /** Path, accepted values, rejected value, error code and limit. */
  type Bound = [path: string, accepted: unknown[], refused: unknown, code: string, limit: number | null];
  const bounds: Bound[] = [
    ['/name', [text(1)], '', ...short()],
    ['/name', [text(120)], text(121), ...long(120)],
    ['/owner', [], 'me', 'unknown_field', null],
    ['/intake/productName', [text(1)], '', ...short()],
    ['/intake/productName', [text(200)], text(201), ...long(200)],
    ['/intake/productName', [], undefined, 'required', null],
    ['/intake/summary', ['', text(4000)], text(4001), ...long(4000)],
    ['/intake/category', ['', text(120)], text(121), ...long(120)],
    ['/intake/targetMarkets', [[], Array(10).fill('US')], Array(11).fill('US'), ...long(10)],
    ['/intake/targetMarkets/0', ['CN'], 'us', 'invalid_format', null],
    ['/intake/stage', ['idea', 'prototype', 'evt', 'dvt', 'pvt', 'production'], 'mp', 'invalid_enum', null],
    ...quantity('/intake/currentQuantity'),
    ['/intake/unit', ['pcs', text(40), null], text(41), ...long(40)],
    ['/intake/targetUnitCostUsd', ['0.5', '12', null], '1e3', 'invalid_format', null],
    ['/intake/targetUnitCostUsd', [], 12, 'invalid_type', null],
    ['/intake/neededBy', ['2028-02-29', null], '2027-02-29', 'invalid_format', null],
    ['/intake/scope', ['pcba', 'mixed', null], 'software', 'invalid_enum', null],
    ['/intake/links', [[], links(10)], links(11), ...long(10)],
    ['/intake/links/0', ['https://lamp.example/a?b=c#d'], 'http://lamp.example', 'invalid_format', null],
    ['/intake/notes', ['', text(4000)], text(4001), ...long(4000)],
    ['/intake/price', [], 1, 'unknown_field', null],
    ['/intent/schemaVersion', [1], 2, 'invalid_enum', null],
    ['/intent/current/purpose', ['samples', 'pilot', 'production', 'unknown'], 'fun', 'invalid_enum', null],
    ...quantity('/intent/current/quantity'),
    ...['unit', 'configuration', 'revision'].flatMap((field) => said(`/intent/current/${field}`)),
    ['/intent/current/confirmation', ['unconfirmed', 'caller_confirmed'], 'yes', 'invalid_enum', null],
    ...sourceAt('/intent/current/source'),
    ['/intent/current/colour', [], 'red', 'unknown_field', null],
    ['/intent/current', [{}], null, 'invalid_type', null],
    ...plan('/intent/plannedPilot'),
    ...plan('/intent/forecast'),
    ...sourceAt('/intent/forecast/source'),
    ['/intent/requirements', [[], requirements(20)], requirements(21), ...long(20)],
    [
      '/intent/requirements/0/kind',
      ['location', 'quality', 'material', 'inspection', 'deadline', 'other'],
      'price',
      'invalid_enum',
      null,
    ],
    ['/intent/requirements/0/detail', [text(1)], '', ...short()],
    ['/intent/requirements/0/detail', [text(800)], text(801), ...long(800)],
    ['/intent/requirements/0/strength', ['hard', 'preference'], 'soft', 'invalid_enum', null],
    ['/intent/requirements/0/confirmation', ['unconfirmed'], null, 'invalid_enum', null],
    ...sourceAt('/intent/requirements/0/source'),
    [
      '/intent/priorities',
      [[], ['quality', 'price', 'lead_time', 'scale', 'location']],
      Array(6).fill('price'),
      ...long(5),
    ],
    ['/intent/priorities', [], ['price', 'price'], 'duplicate', null],
    ['/intent/priorities/0', ['scale'], 'speed', 'invalid_enum', null],
    ...sourceAt('/intent/prioritySource'),
    ['/intent/budget', [], 1, 'unknown_field', null],
  ];

  test('of intake and intent is inclusive, and reported by path when exceeded', async () => {
    const me = await app.live();
    for (const [path, accepted, refused, code, limit] of bounds) {
      for (const value of accepted) {
        expect([path, value, (await me.rest('POST', '/projects', put(full, path, value))).status]).toEqual([
          path,
          value,
          201,
        ]);
      }
      const { status, body } = await me.rest('POST', '/projects', put(full, path, refused));
      const [field] = body['error']?.details.fields ?? [];
      expect([status, field]).toEqual([
        400,
        {
          location: 'body',
          path,
          code,
          limit,
          message: expect.any(String),
          allowed: code === 'invalid_enum' ? expect.any(Array) : null,
        },
      ]);
    }
  });
});

describe('the project list', () => {
  test('returns the newest 50, newest first, without intake and intent', async () => {
    const me = await app.live();
    const start = app.clock.now.getTime();
    for (let i = 0; i < 51; i++) {
      app.clock.now = new Date(start + Math.floor(i / 3));
      await created(me, { name: `Lamp ${i}`, intake, intent });
    }
    const { status, body } = await me.rest('GET', '/projects');
    expect([status, body['count']]).toEqual([200, 50]);
    expect(body['projects'].map(({ name }) => name)).toEqual(Array.from({ length: 50 }, (_, i) => `Lamp ${50 - i}`));
    const { intake: _, intent: __, ...item } = await created(me, { name: 'Lamp 51', intake, intent });
    expect((await me.rest('GET', '/projects')).body['projects'][0]).toEqual(item);
  });

  test('has no paging and shows nothing of another organisation', async () => {
    const [me, other] = [await app.live(), await app.live()];
    const { id } = await created(other);
    expect((await me.rest('GET', '/projects')).body).toMatchObject({ projects: [], count: 0 });
    const field = { location: 'query', path: 'page', code: 'unknown_field' };
    const refused = { status: 400, body: { error: { code: 'validation_failed', details: { fields: [field] } } } };
    expect(await me.rest('GET', '/projects?page=2')).toMatchObject(refused);
    const missing = { status: 404, body: { error: { code: 'not_found', details: { resource: 'project' } } } };
    expect(await me.rest('GET', `/projects/${id}`)).toMatchObject(missing);
    expect(await me.rest('PATCH', `/projects/${id}`, { name: 'Mine' })).toMatchObject(missing);
    expect((await other.rest('GET', `/projects/${id}`)).body['project'].name).toBe('Lamp');
  });
});

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
