import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { put, quoteRequest, reachable, refusal, startApp } from '../../harness.ts';
import { asJson, type Json } from '../../json.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });
const [factoryId] = (await app.factories(reachable())) as [string];

const text = (length: number) => 'x'.repeat(length);
const full = {
  scope: 'mixed',
  parts: [{ name: 'Lid', process: 'cnc', material: 'Al', finish: 'matte', quantityPerUnit: 1, notes: 'x' }],
  quantities: [100],
  incoterm: 'FOB',
  quoteBy: '2026-10-20',
  drawingsStatus: 'none_yet',
  dfmQuestions: 'x',
  anonymised: true,
  factoryIds: [factoryId],
  matchLimit: 3,
  priority: 'price',
};
const visit = {
  kind: 'factory_audit_visit',
  input: { factoryIds: [factoryId], earliestDate: '2026-10-01', notes: 'Ask for Ms Li' },
};

async function inProject() {
  const me = await app.live();
  const { project } = (await me.rest('POST', '/projects', { name: 'Lamp', intake: { productName: 'Glow' } })).body;
  const post = (body: object, key: string | undefined = randomUUID()) =>
    me.rest('POST', `/projects/${project.id}/actions`, body, key === undefined ? {} : { 'idempotency-key': key });
  return { me, projectId: project.id as string, post };
}
const quote = (input: object = full) => ({ kind: 'quote_request', input });

describe('the kinds of action', () => {
  test('are the same in GET /actions/kinds, openapi.json and GraphQL', async () => {
    const me = await app.live();
    const { kinds, count } = (await me.rest('GET', '/actions/kinds')).body;
    const listed = kinds.map(({ kind, availability, costCategory, stageIds }) => [
      kind,
      availability,
      costCategory,
      stageIds,
    ]);
    expect(listed).toEqual([
      ['quote_request', 'available', 'one_call', ['rfq_and_quote', 'tooling', 'supply_chain_setup']],
      ['factory_audit_visit', 'coordinated', 'none', ['supplier_qualification', 'supply_chain_setup']],
      ['dfm_review', 'planned', 'none', ['dfm_review', 'tooling']],
      ['sample_request', 'planned', 'none', ['evt_build', 'golden_sample_approval']],
      ['pre_shipment_inspection', 'planned', 'none', ['outgoing_quality_inspection', 'shipping_and_customs']],
    ]);
    expect(count).toBe(5);
    for (const { inputSchema, outputSchema } of kinds) {
      const draft = 'https://json-schema.org/draft/2020-12/schema';
      expect([inputSchema, outputSchema]).toMatchObject([
        { $schema: draft, type: 'object' },
        { $schema: draft, required: ['draft', 'note', 'result'] },
      ]);
    }
    expect(
      ((await app.caller().rest('GET', '/openapi.json')).body as unknown as Record<string, unknown>)['x-action-kinds'],
    ).toEqual(kinds);
    const graph = await me.graphql.request<Json>(
      '{ actionKinds { kinds { kind title description availability costCategory stageIds inputSchema outputSchema } } }',
    );
    expect(graph.actionKinds).toEqual({ kinds });
  });

  test.each(['dfm_review', 'sample_request', 'pre_shipment_inspection', 'QUOTE_REQUEST', 'x'])(
    '%s cannot be requested',
    async (kind) => {
      const { post } = await inProject();
      const field = { path: '/kind', code: 'invalid_enum', allowed: ['quote_request', 'factory_audit_visit'] };
      expect(await post({ kind, input: {} })).toMatchObject({
        status: 400,
        body: { error: { code: 'validation_failed', details: { fields: [field] } } },
      });
    },
  );
});

describe('a field of a quote request', () => {
  type Bound = [path: string, accepted: unknown[], refused: unknown, code: string, limit: number | null];
  const upTo = (path: string, most: number): Bound => [path, ['', text(most)], text(most + 1), 'too_long', most];
  const many = <T>(count: number, item: T) => Array<T>(count).fill(item);
  const bounds: Bound[] = [
    [
      '/scope',
      ['pcba', 'box_build', 'mechanical_part', 'tooling', 'full_product', 'mixed'],
      'PCBA',
      'invalid_enum',
      null,
    ],
    ['/scope', [], undefined, 'required', null],
    ['/parts', [many(20, { name: 'x' })], many(21, { name: 'x' }), 'too_long', 20],
    ['/parts', [[{ name: 'x' }]], [], 'too_short', 1],
    ['/parts', [], undefined, 'required', null],
    ['/parts/0/name', ['x'], '', 'too_short', 1],
    ['/parts/0/name', [text(200)], text(201), 'too_long', 200],
    ['/parts/0/name', [], undefined, 'required', null],
    [
      '/parts/0/process',
      [
        'pcba',
        'injection_molding',
        'cnc',
        'sheet_metal',
        'die_casting',
        'wire_harness',
        'battery',
        'motor_actuator',
        'display',
        'camera',
        'power_adapter',
        'packaging',
        'off_the_shelf',
        'other',
        undefined,
      ],
      'milling',
      'invalid_enum',
      null,
    ],
    upTo('/parts/0/material', 200),
    upTo('/parts/0/finish', 200),
    upTo('/parts/0/notes', 1000),
    ['/parts/0/quantityPerUnit', [1, 9007199254740991], 0, 'too_small', 0],
    ['/parts/0/quantityPerUnit', [], 9007199254740992, 'too_big', 9007199254740991],
    ['/parts/0/quantityPerUnit', [], 0.5, 'not_integer', null],
    ['/quantities', [[1], [1, 2, 3, 4, 5, 10_000_000]], [1, 2, 3, 4, 5, 6, 7], 'too_long', 6],
    ['/quantities', [undefined], [], 'too_short', 1],
    ['/quantities/0', [], 0, 'too_small', 1],
    ['/quantities/0', [], 10_000_001, 'too_big', 10_000_000],
    ['/quantities/0', [], 1.5, 'not_integer', null],
    [
      '/incoterm',
      ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'],
      'fob',
      'invalid_enum',
      null,
    ],
    ['/quoteBy', ['2026-10-20', '2028-02-29'], '2026-02-29', 'invalid_format', null],
    ['/quoteBy', [], '2026-10-20T00:00:00Z', 'invalid_format', null],
    [
      '/drawingsStatus',
      ['none_yet', 'drawings_attached', 'sample_available', 'drawings_and_sample', undefined],
      'soon',
      'invalid_enum',
      null,
    ],
    upTo('/dfmQuestions', 2000),
    ['/anonymised', [true, false, undefined], 'true', 'invalid_type', null],
    ['/factoryIds', [[], many(5, factoryId)], many(6, factoryId), 'too_long', 5],
    ['/factoryIds/0', ['x', text(120)], '', 'too_short', 1],
    ['/factoryIds/0', [], text(121), 'too_long', 120],
    ['/matchLimit', [1], 0, 'too_small', 1],
    ['/matchLimit', [5], 6, 'too_big', 5],
    ['/priority', ['price', 'lead_time', 'quality'], 'speed', 'invalid_enum', null],
    ['/priority', [], null, 'invalid_enum', null],
    ['/quantity', [], 5, 'unknown_field', null],
    ['/parts/0/colour', [], 'red', 'unknown_field', null],
  ];

  test('is accepted up to its limit and reported by path beyond it', async () => {
    const { post } = await inProject();
    for (const [path, accepted, refused, code, limit] of bounds) {
      for (const value of accepted) {
        expect([path, value, (await post(quote(put(full, path, value)))).status]).toEqual([path, value, 201]);
      }
      const { status, body } = await post(quote(put(full, path, refused)));
      const [field] = body['error']?.details.fields ?? [];
      expect([status, field]).toMatchObject([400, { location: 'body', path: `/input${path}`, code, limit }]);
    }
  });

  test.each<[string, object, string, string]>([
    ['an unknown field', { ...quote(), note: 'x' }, '/note', 'unknown_field'],
    ['no input', { kind: 'quote_request' }, '/input', 'required'],
    ['a list for the input', { kind: 'quote_request', input: [] }, '/input', 'invalid_type'],
    ['no kind', { input: full }, '/kind', 'required'],
  ])('is rejected with %s', async (_, body, path, code) => {
    const { post } = await inProject();
    expect(await post(body)).toMatchObject({ status: 400, body: { error: { details: { fields: [{ path, code }] } } } });
  });
});

describe('an idempotency key', () => {
  test('has 8 to 120 letters, digits, underscores and hyphens', async () => {
    const { post } = await inProject();
    for (const key of ['a'.repeat(8), 'Z'.repeat(120), '_-_-0aZ9']) expect((await post(visit, key)).status).toBe(201);
    for (const key of ['a'.repeat(7), 'a'.repeat(121), 'with space', 'with.dot', 'with/slash', 'schlüssel']) {
      expect([key, await post(visit, key)]).toMatchObject([
        key,
        { status: 400, body: { error: { code: 'idempotency_key_invalid' } } },
      ]);
    }
  });

  test('is required', async () => {
    const { me, projectId } = await inProject();
    expect(await me.rest('POST', `/projects/${projectId}/actions`, visit)).toMatchObject({
      status: 400,
      body: { error: { code: 'idempotency_key_required' } },
    });
  });

  test('replays the saved record, even if the project has changed since', async () => {
    const { me, projectId, post } = await inProject();
    const first = await post(quote(), 'the-same-key');
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null]);
    expect(
      (await me.rest('PATCH', `/projects/${projectId}`, { intake: { productName: 'Other', currentQuantity: 9 } }))
        .status,
    ).toBe(200);
    const again = await post(quote(), 'the-same-key');
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.body).toEqual({ ...first.body, replayed: true, requestId: again.body['requestId'] });
    expect((await me.rest('GET', '/deliveries')).body['count']).toBe(1);
  });

  test.each<[string, (projectId: string) => [object, string?]]>([
    ['with another body', () => [put(visit, '/input/notes', 'Changed')]],
    ['with another kind', () => [quote()]],
    ['in another project', (other) => [visit, other]],
  ])('reused %s is a conflict that returns the id of the unchanged first record', async (_, of) => {
    const { me, projectId, post } = await inProject();
    const made = (await post(visit, 'the-same-key')).body;
    const other = (await me.rest('POST', '/projects', { name: 'Other' })).body['project'].id;
    const [body, to = projectId] = of(other);
    expect(await me.rest('POST', `/projects/${to}/actions`, body, { 'idempotency-key': 'the-same-key' })).toMatchObject(
      {
        status: 409,
        body: { error: { code: 'idempotency_conflict', details: { existingId: made['action'].id } } },
      },
    );
    const { actions } = (await me.rest('GET', '/actions')).body;
    const { input, ...saved } = asJson(made['action']);
    expect(actions).toEqual([saved]);
  });

  test('is separate per organisation', async () => {
    const [mine, theirs] = [await inProject(), await inProject()];
    const made = [
      await mine.post(visit, 'the-same-key'),
      await theirs.post(put(visit, '/input/notes', 'x'), 'the-same-key'),
    ];
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
  });

  test('is not consumed by a rejected request', async () => {
    const { me, post } = await inProject();
    expect((await post({ ...visit, input: {} }, 'the-same-key')).status).toBe(400);
    const lost = await me.rest('POST', `/projects/${randomUUID()}/actions`, visit, {
      'idempotency-key': 'the-same-key',
    });
    expect(lost).toMatchObject({ status: 404, body: { error: { details: { resource: 'project' } } } });
    expect((await post(visit, 'the-same-key')).status).toBe(201);
  });

  test('creates one action for fifty concurrent requests to two instances', async () => {
    const { me, projectId } = await inProject();
    const there = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance());
    const post = (at: typeof there) =>
      at.rest('POST', `/projects/${projectId}/actions`, quote(), { 'idempotency-key': 'the-same-key' });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => post(i % 2 ? me : there)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body['action'].id)).size).toBe(1);
    const { project } = (await me.rest('GET', `/projects/${projectId}`)).body;
    expect(project.counts).toEqual({ actions: 1, deliveries: 1, rfqs: 0 });
  });
});

test('an audit visit completes with a task and without deliveries', async () => {
  const { me, projectId, post } = await inProject();
  const { status, body } = await post(visit);
  const { action, deliveries, task } = body;
  expect([status, deliveries, body['draft'], body['replayed']]).toEqual([201, [], true, false]);
  expect(action).toMatchObject({
    projectId,
    kind: 'factory_audit_visit',
    status: 'completed',
    costCategory: 'none',
    output: {
      draft: true,
      result: { factories: [{ factoryId }], unresolvedFactoryIds: [], earliestDate: '2026-10-01' },
    },
    error: null,
    task,
  });
  expect(task).toEqual({
    id: expect.any(String),
    kind: 'factory_audit_visit',
    title: `Audit visit: ${action.output.result.factories[0].nameEn}`,
    status: 'open',
    note: 'Not before 2026-10-01.\nAsk for Ms Li',
    createdAt: app.clock.now.toISOString(),
    updatedAt: expect.any(String),
  });
  expect((await me.rest('GET', `/actions/${action.id}`)).body['action']).toEqual(action);
});

test('input and output are typed by kind in GraphQL, with the values of REST', async () => {
  const { me, post } = await inProject();
  const document = `query ($id: ID!) { action(id: $id) {
    input {
      ... on QuoteRequest {
        scope parts { name process material finish quantityPerUnit notes } quantities incoterm quoteBy drawingsStatus
        dfmQuestions anonymised factoryIds matchLimit priority
      }
      ... on FactoryAuditVisit { visited: factoryIds earliestDate notes }
    }
    output {
      draft note
      result {
        ... on QuoteRequestResult {
          shortlist { factoryId directoryId nameEn nameZh why } unresolvedFactoryIds rfq { en zh } subjectZh quantities
          incoterm missingFields reviewRequirements priorityRanking priority whatHappensNext
          intentContext { projectVersion intent { schemaVersion } currentQuantity quantitySource }
        }
        ... on FactoryAuditVisitResult {
          factories { factoryId directoryId nameEn nameZh } unresolvedFactoryIds earliestDate whatHappensNext
        }
      }
    }
  } }`;
  for (const body of [quote(), visit]) {
    const { action } = (await post(body)).body;
    for (let use = 0; use < 3; use++) {
      const { input, output } = (await me.graphql.request(document, { id: action.id })).action;
      const { visited: factoryIds = input.factoryIds, ...rest } = input as Json & { visited?: string[] };
      expect({ ...rest, factoryIds }).toEqual(action.input);
      expect(output).toEqual(action.output);
    }
  }
});

describe('the action lists', () => {
  test('return the newest 100 without input, each with its deliveries', async () => {
    const { me, projectId, post } = await inProject();
    for (let i = 0; i < 100; i++) await post(visit);
    const { action, deliveries } = (await post(quote())).body;
    const { input, ...item } = asJson(action);
    const [delivery] = deliveries;
    for (const path of ['/actions', `/projects/${projectId}/actions`]) {
      const { status, body } = await me.rest('GET', path);
      expect([status, body['count'], body['actions'].length, body['draft']]).toEqual([200, 100, 100, true]);
      expect(body['actions'][0]).toEqual(item);
      expect(body['actions'][0].deliveries).toEqual([
        {
          id: delivery.id,
          factoryId,
          factoryName: delivery.factoryName,
          channel: 'email',
          status: 'draft',
          transport: null,
          dispatchStatus: null,
          updatedAt: delivery.updatedAt,
        },
      ]);
    }
    const { actions } = await me.graphql.request(
      '{ actions(first: 1, filter: { kind: "quote_request" }) { totalCount nodes { id } } }',
    );
    expect(actions).toEqual({ totalCount: 1, nodes: [{ id: action.id }] });
  });

  test('filter by project, kind and status', async () => {
    const { me, projectId, post } = await inProject();
    const visited = (await post(visit)).body['action'].id;
    const elsewhere = (await quoteRequest(me, { factoryIds: [factoryId] })).action;
    const ids = async (query: string) =>
      (await me.rest('GET', `/actions?${query}`)).body['actions'].map(({ id }) => id);
    expect(await ids('')).toEqual([elsewhere.id, visited]);
    expect(await ids(`projectId=${projectId}`)).toEqual([visited]);
    expect(await ids('kind=quote_request')).toEqual([elsewhere.id]);
    expect(await ids('status=completed&kind=factory_audit_visit')).toEqual([visited]);
    expect(await ids('status=failed')).toEqual([]);
    for (const [query, path, code] of [
      ['status=done', 'status', 'invalid_enum'],
      ['page=2', 'page', 'unknown_field'],
      ['projectId=1', 'projectId', 'invalid_format'],
    ]) {
      expect(await me.rest('GET', `/actions?${query}`)).toMatchObject({
        status: 400,
        body: { error: { details: { fields: [{ location: 'query', path, code }] } } },
      });
    }
  });

  test('do not show actions of another organisation', async () => {
    const { projectId, post } = await inProject();
    const { action } = (await post(visit)).body;
    const other = await app.live();
    expect((await other.rest('GET', '/actions')).body).toMatchObject({ actions: [], count: 0 });
    for (const [path, resource] of [
      [`/projects/${projectId}/actions`, 'project'],
      [`/actions?projectId=${projectId}`, 'project'],
      [`/actions/${action.id}`, 'action'],
    ]) {
      expect(await other.rest('GET', path!)).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found', details: { resource } } },
      });
    }
    expect(
      await other.rest('POST', `/projects/${projectId}/actions`, visit, { 'idempotency-key': 'somebody-else' }),
    ).toMatchObject({ status: 404 });
    expect(
      await refusal(other.graphql.request('query ($id: ID!) { action(id: $id) { id } }', { id: action.id })),
    ).toMatchObject({ code: 'not_found', status: 404 });
  });
});
