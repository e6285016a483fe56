import { readFileSync } from 'node:fs';
import { MikroORM } from '@mikro-orm/postgresql';
import { type GraphQLEnumType, type GraphQLField, lexicographicSortSchema, printSchema } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { findRequirement } from '#kernel/access.ts';
import { type Code, codes, DomainError } from '#kernel/errors.ts';
import { readDescriptions } from '#modules/contract.file.ts';
import { buildContract, loadContract } from '#modules/contract.ts';
import { routes } from '#modules/routes.ts';
import { publishedSchema, schema } from '#modules/schema.ts';
import { listUndescribed } from '#rest/descriptions.ts';
import { ormOptions } from '../../../mikro-orm.config.ts';
import { copyDatabase } from '../../harness.ts';
import { document, type Operation, resolved, type Schema } from './document.ts';

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]): [name: string, path: string, operation: Operation] => [
    `${method.toUpperCase()} ${path}`,
    path,
    operation,
  ]),
);

/** The committed files are what callers and tools read. `npm run contract` rewrites them; a reviewer reads the diff. */
test('schema.graphql is up to date', () =>
  expect(`${printSchema(lexicographicSortSchema(publishedSchema))}\n`).toMatchFileSnapshot(
    '../../../schema/schema.graphql',
  ));
test('openapi.json is up to date', () =>
  expect(`${JSON.stringify(loadContract(), null, 2)}\n`).toMatchFileSnapshot('../../../schema/openapi.json'));

test('migrations and their snapshot match the entities', async () => {
  const { ownerUrl } = await copyDatabase();
  const opened = async (snapshot: boolean) => {
    const orm = await MikroORM.init(ormOptions(ownerUrl, { snapshot }));
    onTestFinished(() => orm.close());
    return orm;
  };
  const orm = await opened(false);
  expect(await orm.schema.getUpdateSchemaSQL()).toBe('');
  expect(await orm.migrator.getPending()).toEqual([]);
  expect(await (await opened(true)).migrator.checkSchema(), 'run npm run migrate:create').toBe(false);
});

/** Said here a second time on purpose: opening a field to more callers is a change that a reviewer must see. */
const requirements = {
  'Query.action': { scope: 'actions:read' },
  'Query.actionKinds': {},
  'Query.receivedRuns': { scope: 'runs:read' },
  'Mutation.forwardRun': { scope: 'actions:write' },
  'Mutation.closeRun': { scope: 'runs:write' },
  'Query.tasks': { scope: 'internal:*', internal: true },
  'Query.unmatchedReplies': { scope: 'internal:*', internal: true },
  'Query.actions': { scope: 'actions:read' },
  'Query.auditEntries': { rights: ['ADMINISTER', 'OPERATE'] },
  'Query.auditVerification': { rights: ['ADMINISTER', 'OPERATE'] },
  'Query.capabilities': { scope: 'capabilities:read' },
  'Query.capability': { scope: 'capabilities:read' },
  'Query.capabilityPage': { scope: 'capabilities:read' },
  'Query.compliancePath': { scope: 'compliance:read' },
  'Query.deliveries': { rights: ['READ'] },
  'Query.delivery': { rights: ['READ'] },
  'Query.deliveryReceipt': { rights: ['READ'] },
  'Query.deliveryReplies': { scope: 'rfqs:read', rights: ['READ'] },
  'Query.deliveryReview': { scope: 'approvals:write', live: 'live_key_required' },
  'Query.answer': { scope: 'rfqs:read', rights: ['READ'] },
  'Query.answers': { scope: 'rfqs:read', rights: ['READ'] },
  'Query.deliverySummary': { rights: ['READ'] },
  'Query.deviceConnection': { caller: 'member', rights: ['ADMINISTER'] },
  'Query.discoverCapabilities': { scope: 'capabilities:read' },
  'Query.engineering': { scope: 'engineering:read' },
  'Query.engineeringFileContent': { scope: 'engineering:read' },
  'Query.engineeringTransfer': { scope: 'engineering:read' },
  'Query.eventLog': {},
  'Query.events': {},
  'Query.export': { scope: 'network:read', rights: ['READ'] },
  'Query.exportContent': { scope: 'network:read', rights: ['READ'] },
  'Query.exports': { scope: 'network:read', rights: ['READ'] },
  'Query.factories': { scope: 'network:read' },
  'Query.factory': { scope: 'network:read' },
  'Query.factoryAggregate': { scope: 'network:read' },
  'Query.factoryFacets': { scope: 'network:read' },
  'Query.factoryInteractions': { scope: 'internal:*', internal: true },
  'Query.factorySearch': { scope: 'network:read' },
  'Query.health': { caller: 'anyone' },
  'Query.htsCandidates': { scope: 'compliance:read' },
  'Query.inspectCapability': { scope: 'capabilities:read' },
  'Query.interview': { scope: 'interviews:write' },
  'Query.interviews': { scope: 'interviews:write' },
  'Query.keys': { caller: 'member', rights: ['ADMINISTER'] },
  'Query.knowledgeDocument': { scope: 'knowledge:read' },
  'Query.knowledgeDocumentPage': { scope: 'knowledge:read' },
  'Query.knowledgeDocuments': { scope: 'knowledge:read' },
  'Query.knowledgeSearch': { scope: 'knowledge:read' },
  'Query.lifecycle': { scope: 'knowledge:read' },
  'Query.lifecycleStage': { scope: 'knowledge:read' },
  'Query.me': { caller: 'credential' },
  'Query.members': { caller: 'member', rights: ['ADMINISTER'] },
  'Query.networkSummary': { scope: 'network:read' },
  'Query.node': {},
  'Query.nodes': {},
  'Query.outbox': { scope: 'internal:*', internal: true },
  'Query.factoryImports': { scope: 'internal:*', internal: true },
  'Query.unsettledDeliveries': { scope: 'internal:*', internal: true },
  'Query.pendingDisclosures': { scope: 'rfqs:read', rights: ['READ'] },
  'Query.project': { scope: 'projects:read' },
  'Query.projectSummary': { scope: 'projects:read' },
  'Query.projects': { scope: 'projects:read' },
  'Query.publicationReview': { scope: 'publications:write', live: 'live_key_required' },
  'Query.reviewQueue': { caller: 'member', rights: ['REVIEW_CAPABILITIES'] },
  'Query.rfq': { scope: 'rfqs:read' },
  'Query.rfqComparison': { scope: 'rfqs:read' },
  'Query.rfqComparisonFile': { scope: 'rfqs:read' },
  'Query.rfqComparisonMatrix': { scope: 'rfqs:read' },
  'Query.rfqDesk': { scope: 'internal:*', internal: true },
  'Query.rfqPage': { scope: 'rfqs:read' },
  'Query.rfqs': { scope: 'rfqs:read' },
  'Query.run': { scope: 'runs:read' },
  'Query.runs': { scope: 'runs:read' },
  'Query.sessions': { caller: 'member', rights: ['ADMINISTER'] },
  'Query.landedCost': { scope: 'shipping:read' },
  'Query.shippingEstimate': { scope: 'shipping:read' },
  'Query.shippingProviders': { scope: 'shipping:read' },
  'Query.trackShipment': { scope: 'shipping:read' },
  'Query.webhooks': { scope: 'webhooks:write', live: 'live_key_required' },
  'Mutation.createWebhook': { scope: 'webhooks:write', live: 'live_key_required' },
  'Mutation.createWebhookOfTypes': { scope: 'webhooks:write', live: 'live_key_required' },
  'Mutation.updateWebhook': { scope: 'webhooks:write', live: 'live_key_required' },
  'Mutation.rotateWebhookSecret': { scope: 'webhooks:write', live: 'live_key_required' },
  'Mutation.removeWebhook': { scope: 'webhooks:write', live: 'live_key_required' },
  'Mutation.pingWebhook': { scope: 'webhooks:write', live: 'live_key_required' },
  'Mutation.resendWebhookDelivery': { scope: 'webhooks:write', live: 'live_key_required' },
  'Mutation.acknowledgeDeviceConnection': { caller: 'credential' },
  'Mutation.answerInterview': { scope: 'interviews:write', rights: ['WRITE'] },
  'Mutation.approvalChallenge': { caller: 'member', rights: ['APPROVE'] },
  'Mutation.approveDelivery': { scope: 'approvals:write', live: 'sandbox_cannot_send' },
  'Mutation.approveDeviceConnection': { caller: 'member', rights: ['ADMINISTER'] },
  'Mutation.approvePublication': { scope: 'publications:write', live: 'live_key_required' },
  'Mutation.cancelDeviceConnection': { caller: 'anyone' },
  'Mutation.changeMemberRole': { caller: 'member', rights: ['ADMINISTER'] },
  'Query.actionPreview': { scope: 'actions:write' },
  'Query.counterQuestionPreview': { scope: 'actions:write' },
  'Mutation.createCounterQuestion': { scope: 'actions:write' },
  'Mutation.acceptAnswer': { scope: 'answers:write', live: 'live_key_required' },
  'Mutation.closeRfq': { scope: 'publications:write', live: 'live_key_required' },
  'Mutation.assignTask': { scope: 'internal:*', internal: true },
  'Mutation.assignReply': { scope: 'internal:*', internal: true },
  'Mutation.dismissReply': { scope: 'internal:*', internal: true },
  'Mutation.startTask': { scope: 'internal:*', internal: true },
  'Mutation.addTaskFile': { scope: 'internal:*', internal: true },
  'Mutation.removeTaskFile': { scope: 'internal:*', internal: true },
  'Mutation.completeTask': { scope: 'internal:*', internal: true },
  'Mutation.cancelTask': { scope: 'internal:*', internal: true },
  'Mutation.closeRfqOfCustomer': { scope: 'internal:*', internal: true },
  'Mutation.confirmScreening': { caller: 'member', rights: ['ADMINISTER'] },
  'Mutation.createAction': { scope: 'actions:write' },
  'Mutation.createActionOfKind': { scope: 'actions:write' },
  'Mutation.createExport': { scope: 'network:read', rights: ['WRITE'] },
  'Mutation.createKey': { caller: 'anyone' },
  'Mutation.createProject': { scope: 'projects:write' },
  'Mutation.denyDeviceConnection': { caller: 'member', rights: ['ADMINISTER'] },
  'Mutation.endSession': { caller: 'member' },
  'Mutation.inviteMember': { caller: 'member', rights: ['ADMINISTER'] },
  'Mutation.markDeliverySent': { scope: 'internal:*', internal: true },
  'Mutation.markReviewRead': { caller: 'member', rights: ['APPROVE'] },
  'Mutation.passkeyConfirmationChallenge': { caller: 'member' },
  'Mutation.passkeyRegistrationOptions': { caller: 'member' },
  'Mutation.pollDeviceConnection': { caller: 'anyone' },
  'Mutation.previewEngineering': { scope: 'engineering:write' },
  'Mutation.publicationApprovalChallenge': { caller: 'member', rights: ['APPROVE'] },
  'Mutation.publishInterview': { scope: 'interviews:write', rights: ['WRITE'] },
  'Mutation.publishQuoteRequest': { scope: 'publications:write', live: 'live_key_required' },
  'Mutation.recordSupplierDecline': { scope: 'internal:*', internal: true },
  'Mutation.recordSupplierQuote': { scope: 'internal:*', internal: true },
  'Mutation.registerPasskey': { caller: 'member' },
  'Mutation.rejectDelivery': { scope: 'approvals:write' },
  'Mutation.removeMember': { caller: 'member', rights: ['ADMINISTER'] },
  'Mutation.removePasskey': { caller: 'member' },
  'Mutation.renamePasskey': { caller: 'member' },
  'Mutation.retireCapability': { scope: 'interviews:write', rights: ['WRITE'] },
  'Mutation.retryDelivery': { scope: 'approvals:write', live: 'sandbox_cannot_send' },
  'Mutation.reviewCapability': { caller: 'member', rights: ['REVIEW_CAPABILITIES'] },
  'Mutation.refuseAnswer': { scope: 'answers:write', live: 'live_key_required' },
  'Mutation.revokeDisclosure': { scope: 'disclosures:write' },
  'Mutation.revokeKey': {},
  'Mutation.revokeSupplierLink': { scope: 'approvals:write', live: 'live_key_required' },
  'Mutation.runCapability': { scope: 'runs:write' },
  'Mutation.setApprovalPolicy': { caller: 'member', rights: ['ADMINISTER'] },
  'Mutation.setNotificationPreferences': { caller: 'member' },
  'Mutation.settleDelivery': { rights: ['APPROVE', 'OPERATE'] },
  'Mutation.startDeviceConnection': { caller: 'anyone' },
  'Mutation.startEngineeringTransfer': { scope: 'engineering:write' },
  'Mutation.startInterview': { scope: 'interviews:write', rights: ['WRITE'] },
  'Mutation.submitCapability': { scope: 'interviews:write', rights: ['WRITE'] },
  'Mutation.updateProject': { scope: 'projects:write' },
  'Mutation.uploadEngineeringFile': { scope: 'engineering:write' },
  'Mutation.withdrawSupplierQuote': { scope: 'internal:*', internal: true },
  'Subscription.actionChanged': { scope: 'actions:read' },
  'Subscription.taskChanged': { scope: 'actions:read' },
  'Subscription.deliveryChanged': { rights: ['READ'] },
  'Subscription.quoteReceived': { scope: 'rfqs:read', rights: ['READ'] },
};

test('every root field requires a key, a scope or a mode, or is declared public', () => {
  const roots = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
  const stated = roots.flatMap(({ name, getFields }) =>
    Object.values<GraphQLField<unknown, unknown>>(getFields.call(schema.getType(name))).map((field) => [
      `${name}.${field.name}`,
      findRequirement(field),
    ]),
  );
  const expected = Object.entries(requirements).map(([name, requirement]) => [
    name,
    { caller: 'key or member', ...requirement },
  ]);
  expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(expected));
});

const codeTable: Record<number, Code[]> = {
  400: [
    ...([
      'invalid_json',
      'validation_failed',
      'invalid_header',
      'invalid_cursor',
      'payload_too_large',
      'query_too_complex',
    ] as const),
    ...(['idempotency_key_required', 'idempotency_key_invalid'] as const),
  ],
  401: ['unauthenticated', 'invalid_key', 'key_expired', 'key_revoked'],
  403: [
    ...(['insufficient_scope', 'live_key_required', 'sandbox_cannot_send', 'internal_only'] as const),
    ...(['session_required', 'owner_required', 'origin_not_allowed', 'key_not_acknowledged'] as const),
    ...(['reviewer_required', 'role_required', 'approval_needs_member', 'agent_key_required'] as const),
    'persisted_operation_required',
    ...(['passkey_required', 'passkey_refused', 'recent_sign_in_required'] as const),
  ],
  404: ['not_found', 'endpoint_not_found', 'persisted_operation_not_found'],
  405: ['method_not_allowed'],
  409: [
    ...(['context_version_conflict', 'export_unavailable', 'idempotency_conflict', 'review_unavailable'] as const),
    ...(['approval_review_required', 'approval_review_changed', 'approval_contact_missing'] as const),
    'screening_blocked',
    ...(['approval_context_stale', 'delivery_claimed', 'delivery_not_draft'] as const),
    ...(['delivery_is_provider_dispatch', 'delivery_outcome_unknown'] as const),
    ...(['dispatch_retry_too_early', 'dispatch_window_expired', 'dispatch_provider_changed'] as const),
    ...(['dispatch_context_changed', 'dispatch_contact_withdrawn', 'dispatch_not_retryable'] as const),
    ...(['delivery_not_settleable', 'project_archived', 'passkeys_unavailable'] as const),
    ...(['device_already_decided', 'device_already_acknowledged'] as const),
    ...(['version_conflict', 'interview_already_published', 'capability_version_conflict'] as const),
    ...(['publication_review_changed', 'publication_already_done', 'publication_approval_expired'] as const),
    ...([
      'transfer_conflict',
      'preview_expired',
      'disclosure_not_pending',
      'rfq_closed',
      'task_not_started',
      'task_ended',
      'run_closed',
      'answer_not_proposed',
      'webhook_limit_reached',
      'webhook_disabled',
      'delivery_not_sent',
      'reply_not_unmatched',
    ] as const),
  ],
  415: ['unsupported_media_type'],
  416: ['range_not_satisfiable'],
  422: ['missing_facts', 'turn_limit_reached', 'no_factory_resolved', 'quantity_below_minimum'],
  429: ['rate_limited', 'quota_reached', 'slow_down', 'cost_limited'],
  500: ['internal_error'],
  502: ['action_generation_failed'],
  503: [
    'dispatch_outcome_unsaved',
    'interviewer_unavailable',
    'interview_receipt_unsaved',
    'overloaded',
    'service_unavailable',
  ],
};

test('every error code has its status, and OpenAPI documents both', () => {
  const given = Map.groupBy(codes, (code) => new DomainError(code, '').status);
  const sorted = (table: Iterable<[unknown, Code[]]>) =>
    Object.fromEntries([...table].map(([status, names]) => [String(status), names.toSorted()]));
  expect(sorted(given)).toEqual(sorted(Object.entries(codeTable)));

  expect(document.components.schemas['ErrorInfo']).toMatchObject({ properties: { code: { examples: codes } } });
  // A method that a path does not have is no operation, so none can say 405.
  const documented = new Set(['405', ...operations.flatMap(([, , { responses }]) => Object.keys(responses))]);
  expect(Object.keys(codeTable).filter((status) => !documented.has(status))).toEqual([]);
});

test('the enum ErrorCode lists every code with its meaning', () => {
  const values = (publishedSchema.getType('ErrorCode') as GraphQLEnumType).getValues();
  expect(values.map(({ name }) => name).toSorted()).toEqual(codes.toSorted());
  expect(values.filter(({ description }) => !/^[A-Z].{15,}\. Status \d{3}\.$/.test(description ?? ''))).toEqual([]);
});

test('every operation documents 500 and 503', () => {
  const silent = operations.filter(([, , { responses }]) => !responses[500] || !responses[503]);
  expect(silent.map(([name]) => name)).toEqual(['GET /openapi.json']);
});

test('every row is one operation, and only the OpenAPI document has no row', () => {
  const named = operations.map(([name]) => name);
  expect(named.toSorted()).toEqual(
    [...routes.map(({ method, path }) => `${method} ${path}`), 'GET /openapi.json'].toSorted(),
  );
  const ids = operations.map(([, , { operationId }]) => operationId);
  expect(ids.filter((id) => !/^[A-Z][A-Za-z]+$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the document is valid OpenAPI 3.1', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.1.3' }, servers: [{ url: '/api/v1' }] });
  expect(new Set(Object.keys(document))).toEqual(
    new Set(['openapi', 'info', 'servers', 'tags', 'paths', 'webhooks', 'components', 'x-action-kinds']),
  );
});

const tagNames = new Set(document.tags.map(({ name }) => name));
/** What is no JSON. */
const fileTypes: Record<string, string[]> = {
  'GET /exports/{id}/content': ['text/csv', 'application/x-ndjson', 'application/vnd.apache.parquet'],
  'POST /rfqs/{id}/comparison/content': [
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  'GET /projects/{id}/engineering/packages/{packageId}/files/{entryId}/content': ['application/octet-stream'],
};
const shared = Object.fromEntries(
  Object.entries(document.components.responses).map(([name, it]) => [`#/components/responses/${name}`, it]),
);
const schemes = Object.keys(document.components.securitySchemes);

test.each(operations)(
  '%s is well formed',
  (name, path, { parameters = [], responses, requestBody, tags, security }) => {
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
    for (const parameter of parameters) {
      const { example: _, ...stated } = parameter;
      expect(stated).toEqual({
        name: expect.any(String),
        in: expect.stringMatching(/^(path|query|header)$/),
        required: expect.any(Boolean),
        description: expect.any(String),
        schema: expect.any(Object),
      });
    }
    const places = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(places).size).toBe(places.length);
    expect(tags.every((tag: string) => tagNames.has(tag))).toBe(true);
    expect(security.flatMap(Object.keys).every((name: string) => schemes.includes(name))).toBe(true);
    expect(Object.keys(responses).filter((status) => !/^[2345]\d\d$/.test(status))).toEqual([]);
    for (const [status, response] of Object.entries(responses)) {
      const { description, content } = shared[response.$ref ?? ''] ?? response;
      expect(description).toEqual(expect.any(String));
      if (status !== '304')
        expect(Object.keys(content ?? {})).toEqual(
          (/^20[06]$/.test(status) && fileTypes[name]) || ['application/json'],
        );
    }
    if (requestBody) expect(Object.keys(requestBody.content)).toEqual(['application/json']);
  },
);

test('nine subjects, each with a description, hold all operations', () => {
  expect(document.tags).toHaveLength(9);
  expect(document.tags.filter(({ description }) => !description)).toEqual([]);
  expect(new Set(operations.flatMap(([, , { tags }]) => tags))).toEqual(tagNames);
  expect(operations.filter(([, , { tags }]) => tags.length !== 1).map(([name]) => name)).toEqual([]);
});

test('every property and parameter has a description', () => {
  expect(listUndescribed(document as never).map(({ group, name }) => `${group}.${name}`)).toEqual([]);
});

/** The same text in two places would go out of date in one of them. */
test('contract-descriptions.yaml describes only what schemas do not', async () => {
  const written = readDescriptions();
  const bare = JSON.parse(JSON.stringify(buildContract({})));
  const needed = new Set(
    listUndescribed(bare).map(({ group, name }) => `${written[group]?.[name] === undefined ? '*' : group} ${name}`),
  );
  const file = 'src/modules/data/contract-descriptions.yaml';
  let group = '';
  const lines = readFileSync(file, 'utf8').split('\n');
  const kept = lines.filter((line) => {
    group = /^ {2}"?([\w*]+)"?:$/.exec(line)?.[1] ?? group;
    const [, name] = /^ {4}(\w+): /.exec(line) ?? [];
    return name === undefined || needed.has(`${group} ${name}`);
  });
  const text = kept.filter((line, at) => !(/^ {2}\S+:$/.test(line) && !/^ {4}/.test(kept[at + 1] ?? ''))).join('\n');
  await expect(text).toMatchFileSnapshot(`../../../${file}`);
});

test('every object is a named component, and every text, number and list has bounds', () => {
  const schemas = Object.entries(document.components.schemas);
  const problems = schemas.flatMap(([name, schema]) =>
    [...walk(schema, name)].flatMap(({ at, node }) => {
      if (typeof node.type !== 'string' || 'enum' in node || 'const' in node || at.endsWith('/properties')) return [];
      if (node.type === 'object') return at === name ? [] : [`${at} is anonymous`];
      const has = (...keys: string[]) => keys.some((key) => key in node);
      const isBound = {
        string: has('maxLength'),
        array: has('maxItems'),
        integer: has('minimum', 'exclusiveMinimum') && has('maximum', 'exclusiveMaximum') && has('format'),
        number: has('minimum', 'exclusiveMinimum') && has('maximum', 'exclusiveMaximum'),
      }[node.type];
      return isBound === false ? [`${at} has no bounds`] : [];
    }),
  );
  expect(problems).toEqual([]);
  const inline = operations.flatMap(([name, , { requestBody, responses }]) =>
    [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).flatMap(({ schema }) => (schema && !schema['$ref'] ? [name] : [])),
    ),
  );
  expect(inline).toEqual(['GET /openapi.json']);
});

/** Everything that a caller can send or get by example, from the requests of answers.test.ts. */
test('every operation and every refusal has an example', () => {
  const missing = operations.flatMap(([name, , { requestBody, responses }]) => {
    const contents = Object.entries(responses).map(([status, part]) => [status, resolved(part).content] as const);
    const silent = contents.filter(([, content]) => {
      const json = content?.['application/json'];
      return json && !Object.keys(json.examples ?? {}).length;
    });
    const body = requestBody && !requestBody.content['application/json'].examples ? ['request'] : [];
    return [...body, ...silent.map(([status]) => status)].map((part) => `${name}: ${part}`);
  });
  expect(missing).toEqual([]);
});

type Node = Schema & { $ref?: string; properties?: object };

/** Every object below a value with where it stands, and the root that a reference in it starts from. */
function* walk(value: unknown, at = '#', root: Node = document): Generator<{ at: string; node: Node; root: Node }> {
  if (value === null || typeof value !== 'object') return;
  const node = value as Node;
  const here = typeof node.$schema === 'string' ? node : root;
  yield { at, node, root: here };
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${at}/${key}`, here);
}

test('every reference resolves', () => {
  const leads = (root: Node, ref: string) =>
    ref.startsWith('#/') &&
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Node | undefined)?.[key], root) !== undefined;
  const refs = [...walk(document)].filter(({ node }) => typeof node.$ref === 'string');
  expect(refs.length).toBeGreaterThan(20);
  expect(refs.filter(({ node, root }) => !leads(root, node.$ref!)).map(({ at, node }) => [at, node.$ref])).toEqual([]);
});

test('every schema is valid JSON Schema 2020-12', () => {
  const known = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
  const problems = [...walk({ paths: document.paths, components: document.components })].flatMap(({ at, node }) => {
    // Values of examples are no schemas.
    if (/\/(properties|examples|enum|default)$|\/examples\//.test(at) || Array.isArray(node)) return [];
    const wrong: string[] = [];
    if (typeof node.type === 'string' && !/securitySchemes/.test(at) && !known.has(node.type)) wrong.push('type');
    if ('nullable' in node) wrong.push('nullable belongs to 3.0');
    if (node.type === 'array' && !node.items && !node.prefixItems) wrong.push('items');
    if (Array.isArray(node.enum) && new Set(node.enum).size !== node.enum.length) wrong.push('enum');
    if (Array.isArray(node.required) && node.properties)
      wrong.push(...node.required.filter((name) => !(name in node.properties!)));
    return wrong.map((problem) => `${at}: ${problem}`);
  });
  expect(problems).toEqual([]);
});
