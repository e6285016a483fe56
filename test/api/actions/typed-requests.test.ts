import { randomUUID } from 'node:crypto';
import { isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { actionKinds } from '#modules/action-kinds.ts';
import { publishedSchema } from '#modules/schema.ts';
import { filterRequestable } from '#modules/sourcing/actions/action-kind.rules.ts';
import { reachable, refusal, startApp } from '../../harness.ts';
import { createFullRequest, createVisit } from './requests.ts';

const app = await startApp();
const [factoryId] = (await app.factories(reachable())) as [string];

const quoteRequest = createFullRequest(factoryId);
const { input: factoryAuditVisit } = createVisit(factoryId);
const document = `mutation ($input: CreateActionInput!) {
  createAction(input: $input) { replayed action { id kind } deliveries { id } task { kind } }
}`;

async function inProject() {
  const me = await app.live();
  const { project } = (await me.rest('POST', '/projects', { name: 'Lamp' })).body;
  const projectId: string = project.id;
  const create = (request: object, more: object = {}) =>
    me.graphql.request(document, { input: { projectId, idempotencyKey: randomUUID(), request, ...more } });
  return { me, projectId, create };
}

test('a request has one field for each kind of action, with the fields of its JSON Schema', () => {
  const request = publishedSchema.getType('ActionRequestInput');
  const inputs = isInputObjectType(request) ? Object.values(request.getFields()) : [];
  const listFields = (type: unknown) => (isInputObjectType(type) ? Object.keys(type.getFields()).toSorted() : []);
  expect(inputs.map(({ type }) => listFields(type))).toEqual(
    filterRequestable(actionKinds)
      .toSorted((a, b) => a.kind.localeCompare(b.kind))
      .map(({ input }) => Object.keys(input.shape).toSorted()),
  );
});

test('each kind saves what REST saves for the same input', async () => {
  const { me, projectId, create } = await inProject();
  const cases = { quote_request: { quoteRequest }, factory_audit_visit: { factoryAuditVisit } };
  for (const [kind, request] of Object.entries(cases)) {
    const { createAction } = await create(request);
    const [input] = Object.values(request);
    const key = { 'idempotency-key': randomUUID() };
    const posted = (await me.rest('POST', `/projects/${projectId}/actions`, { kind, input }, key)).body['action'];
    const { action } = (await me.rest('GET', `/actions/${createAction.action.id}`)).body;
    expect(action).toMatchObject({ kind, input: posted.input, task: posted.task && { kind } });
  }
});

test('a key names the same action in REST and GraphQL', async () => {
  const { me, projectId, create } = await inProject();
  const idempotencyKey = 'the-same-key';
  const { createAction } = await create({ quoteRequest }, { idempotencyKey });
  const body = { kind: 'quote_request', input: quoteRequest };
  const replay = await me.rest('POST', `/projects/${projectId}/actions`, body, { 'idempotency-key': idempotencyKey });
  expect(replay).toMatchObject({
    status: 200,
    body: { action: { id: createAction.action.id }, deliveries: createAction.deliveries },
  });
  expect(await create({ quoteRequest }, { idempotencyKey })).toEqual({
    createAction: { ...createAction, replayed: true },
  });
  const other = create({ quoteRequest: { ...quoteRequest, matchLimit: 4 } }, { idempotencyKey });
  expect(await refusal(other)).toMatchObject({
    code: 'idempotency_conflict',
    status: 409,
    details: { existingId: createAction.action.id },
  });
});

test.each([
  [{}, { idempotencyKey: undefined }, { code: 'idempotency_key_required', status: 400 }],
  [{}, { idempotencyKey: 'short' }, { code: 'idempotency_key_invalid', status: 400 }],
  [{ parts: [] }, {}, { path: '/request/quoteRequest/parts', code: 'too_short', limit: 1 }],
  [{ matchLimit: 6 }, {}, { path: '/request/quoteRequest/matchLimit', code: 'too_big', limit: 5 }],
  [{ quoteBy: '2026-02-30' }, {}, { path: '/request/quoteRequest/quoteBy', code: 'invalid_format' }],
  [{ priority: null }, {}, { path: '/request/quoteRequest/priority', code: 'invalid_enum' }],
  [{ scope: 'all' }, {}, { path: '/request/quoteRequest/scope', code: 'invalid_enum' }],
  [{ parts: [{ name: 'Lid', colour: 'red' }] }, {}, { code: 'unknown_field' }],
])('refuses what REST refuses: %j %j', async (change, more, expected) => {
  const { create } = await inProject();
  const refused = await refusal(create({ quoteRequest: { ...quoteRequest, ...change } }, more));
  expect(refused).toMatchObject(
    'status' in expected ? expected : { code: 'validation_failed', details: { fields: [expected] } },
  );
});

test.each([{}, { quoteRequest: null }, { quoteRequest, factoryAuditVisit }, { quoteRequest, factoryAuditVisit: null }])(
  'a variable must have exactly one kind: %j',
  async (request) => {
    const { create } = await inProject();
    expect(await refusal(create(request))).toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [
          {
            path: '/request',
            code: 'mutually_exclusive',
            message: '$input.request must have exactly one of factoryAuditVisit, quoteRequest.',
          },
        ],
      },
    });
  },
);

test('a kind that is planned has no field', async () => {
  const { create } = await inProject();
  expect(await refusal(create({ dfmReview: {} }))).toMatchObject({
    code: 'validation_failed',
    details: { fields: expect.arrayContaining([expect.objectContaining({ path: '/request/dfmReview' })]) },
  });
});

test('a literal has exactly one kind, of which a variable may be a part', async () => {
  const { me, projectId } = await inProject();
  const ask = (request: string, variables: object = {}) => {
    const declared = 'visit' in variables ? '($visit: FactoryAuditVisitInput!)' : '';
    const input = `{ projectId: "${projectId}", idempotencyKey: "${randomUUID()}", request: ${request} }`;
    return me.graphql.request(
      `mutation ${declared} { createAction(input: ${input}) { task { kind } action { kind } } }`,
      variables,
    );
  };
  const made = { createAction: { task: { kind: 'factory_audit_visit' }, action: { kind: 'factory_audit_visit' } } };
  expect(await ask(`{ factoryAuditVisit: { factoryIds: ["${factoryId}"] } }`)).toEqual(made);
  expect(await ask('{ factoryAuditVisit: $visit }', { visit: factoryAuditVisit })).toEqual(made);
  const visit = `factoryAuditVisit: { factoryIds: ["${factoryId}"] }`;
  const quote = 'quoteRequest: { scope: mixed, parts: [{ name: "Lid" }] }';
  for (const request of [
    '{}',
    `{ ${visit}, ${quote} }`,
    `{ ${visit}, quoteRequest: null }`,
    '{ quoteRequest: null }',
  ]) {
    expect(await refusal(ask(request))).toMatchObject({ code: 'validation_failed' });
  }
});
