import { describe, expect, test } from 'vitest';
import { quoteRequest, reachable, refusal, startApp } from '../../harness.ts';
import { asJson, type Json } from '../../json.ts';
import { createFullRequest, createVisit, startProject } from './requests.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });
const [factoryId] = (await app.factories(reachable())) as [string];
const full = createFullRequest(factoryId);
const visit = createVisit(factoryId);

const inProject = () => startProject(app);
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
