import { getNamedType, isCompositeType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { publishedSchema } from '#modules/schema.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { supplierLinks } from '../supplier-links/client.ts';

const app = await startApp(unlimited);
const me = await app.live({ scopes: listAllowedScopes('live', 'customer') });
const factoryIds = await app.factories(reachable(), reachable(), reachable());

/** Ids without a record beside them, each with its reason. */
const withoutEdge: Record<string, string[]> = {
  'the type itself': ['EngineeringPreview.previewId', 'EngineeringEntry.entryId', 'EngineeringFile.entryId'],
  'a file is no record of a package before its content is received': ['EngineeringTransferFile.entryId'],
  'a preview is read where it is made': ['EngineeringTransfer.previewId'],
  'the type of the record differs: read it with `node`': ['AuditEntry.resourceId'],
  'operator staff read no deliveries of customers': ['UnmatchedReply.suggestedDeliveryId'],
  'no record of this service': [
    ...['ActionChange.eventId', 'DeliveryChange.eventId', 'QuoteReceived.eventId', 'TaskChange.eventId'],
    ...['AuditEntry.requestId', 'Factory.directoryId'],
    ...['ShortlistEntry.directoryId', 'FactoryAuditVisitResultFactory.directoryId'],
    ...['DeliveryReceipt.providerMessageId', 'DeliveryReceipt.publicKeyId', 'Dispatch.providerMessageId'],
    ...['PasskeySignature.credentialId', 'UnsettledDelivery.providerMessageId'],
  ],
  'ended or revoked': ['CancelDeviceConnectionPayload.revokedKeyId', 'EndSessionPayload.sessionId'],
  'names or ids as they were sent; the result has the records': [
    ...['FactoryAuditVisit.factoryIds', 'FactoryAuditVisitResult.unresolvedFactoryIds'],
    ...['QuoteRequest.factoryIds', 'QuoteRequestResult.unresolvedFactoryIds'],
  ],
  'kinds are shown without knowledge:read': ['ActionKind.stageIds'],
};

/** `factory` for `factoryId`, `factories` for `factoryIds`. */
const recordNames = (id: string) => {
  const name = id.replace(/Ids?$/, '');
  return id.endsWith('s') ? [`${name}s`, name.replace(/y$/, 'ies')] : [name];
};

test('every id of a record has the record beside it', () => {
  const ids = Object.values(publishedSchema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    const fields = type.getFields();
    const isRecord = (name: string) => isCompositeType(getNamedType(fields[name]?.type));
    return Object.keys(fields)
      .filter((name) => /Ids?$/.test(name) && !recordNames(name).some(isRecord))
      .map((name) => `${type.name}.${name}`);
  });
  expect(ids.toSorted()).toEqual(Object.values(withoutEdge).flat().toSorted());
});

const page = `{ deliveries(first: 20) { nodes {
  factoryId factory { id nameEn } actionId action { id kind project { id name } } project { id }
} } }`;

test('edges are read by one statement for each level', async () => {
  const customer = await app.live();
  for (const _ of [1, 2, 3]) await quoteRequest(customer, { factoryIds });
  await customer.graph(page);
  for (const uses of [1, 2]) {
    app.queries.length = 0;
    const { body } = await customer.graph(page);
    const { nodes } = body['data'].deliveries;
    expect([uses, body['errors'], nodes.length]).toEqual([uses, undefined, 9]);
    for (const { factoryId, factory, actionId, action, project } of nodes) {
      expect([factory.id, action.id, action.project.id]).toEqual([factoryId, actionId, project.id]);
    }
    // Deliveries, factories, actions, projects of deliveries and projects of actions.
    expect(app.queries.filter((sql) => /^select/.test(sql))).toHaveLength(5);
  }
});

test('an edge requires what the look-up of its type requires, and is null with an error otherwise', async () => {
  await quoteRequest(me, { factoryIds });
  const poor = await app.live({ organisationId: me.organisationId, scopes: ['network:read'] });
  const { status, body } = await poor.graph('{ deliveries(first: 1) { nodes { id action { id } factory { id } } } }');
  expect([status, body['data'].deliveries.nodes]).toEqual([
    200,
    [{ id: expect.any(String), action: null, factory: { id: expect.any(String) } }],
  ]);
  expect(body['errors']).toMatchObject([
    {
      path: ['deliveries', 'nodes', 0, 'action'],
      extensions: { code: 'insufficient_scope', details: { requiredScopes: ['actions:read'] } },
    },
  ]);
});

test('a record that the caller cannot see is null', async () => {
  const factory = reachable();
  const [factoryId] = await app.factories(factory);
  const { deliveries } = await quoteRequest(me, { factoryIds: [factoryId] });
  await app.factories({ ...factory, quarantined: true });
  const { body } = await me.graph('query ($id: ID!) { delivery(id: $id) { factoryId factory { id } } }', {
    id: deliveries[0].id,
  });
  expect([body['errors'], body['data'].delivery]).toEqual([undefined, { factoryId, factory: null }]);
});

test('receipts of approved deliveries are read by one statement; a draft has none', async () => {
  const { deliveries } = await quoteRequest(me, { factoryIds });
  const [draft, ...approved] = deliveries.map(({ id }) => id);
  for (const id of approved) {
    const { reviewSha256 } = (await me.rest('GET', `/deliveries/${id}/review`)).body['review'];
    await me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: reviewSha256 });
  }
  const query = `query ($ids: [ID!]!) {
    nodes(ids: $ids) { ... on Delivery { id receipt { deliveryId signature approvedBy { kind } } } }
  }`;
  const ids = [draft, ...approved];
  await me.graph(query, { ids });
  app.queries.length = 0;
  const { body } = await me.graph(query, { ids });
  expect(body['errors']).toBeUndefined();
  expect(body['data'].nodes).toEqual([
    { id: draft, receipt: null },
    ...approved.map((id) => ({
      id,
      receipt: { deliveryId: id, signature: expect.any(String), approvedBy: { kind: 'KEY' } },
    })),
  ]);
  // Types of the ids, deliveries, approvals.
  expect(app.queries.filter((sql) => /^select/.test(sql))).toHaveLength(3);
});

test('stages stand beside their ids, with their neighbours, phase and guides', async () => {
  const { body } = await me.graph(`{
    lifecycleStage(stageId: "tooling") {
      phaseId phase { id stages { id } } previousStageId previousStage { id } nextStageId nextStage { id }
      documentIds documents { id title stageIds stages { id } }
    }
  }`);
  expect(body['errors']).toBeUndefined();
  const { lifecycleStage: stage } = body['data'];
  expect([stage.phase.id, stage.previousStage.id, stage.nextStage.id]).toEqual([
    ...[stage.phaseId, stage.previousStageId, stage.nextStageId],
  ]);
  expect(stage.phase.stages.map(({ id }) => id)).toContain('tooling');
  expect(stage.documents.length).toBeGreaterThan(0);
  expect(stage.documents.map(({ id }) => id)).toEqual(stage.documentIds);
  for (const { stageIds, stages } of stage.documents) expect(stages.map(({ id }) => id)).toEqual(stageIds);
});

test('callers see themselves: the key of a key, and the organisation of its records', async () => {
  const { body } = await me.graph('{ me { keyId key { id status organisationId organisation { id } } } }');
  expect([body['errors'], body['data'].me]).toEqual([
    undefined,
    {
      keyId: me.keyId,
      key: {
        id: me.keyId,
        status: 'active',
        organisationId: me.organisationId,
        organisation: { id: me.organisationId },
      },
    },
  ]);
  const owner = await app.session('owner', me.organisationId);
  await owner.graph(
    'mutation { inviteMember(input: { email: "new@founder.example", role: member }) { member { id } } }',
  );
  const listed = await owner.graph(
    '{ me { key { id } } auditEntries(first: 1) { nodes { organisationId organisation { id } } } }',
  );
  expect(listed.body['data']).toEqual({
    me: { key: null },
    auditEntries: { nodes: [{ organisationId: me.organisationId, organisation: { id: me.organisationId } }] },
  });
});

test('a released file is the same record beside each id: in the request, the link, and by node; of another organisation it is null', async () => {
  const { sent } = supplierLinks(app);
  const owner = await app.live({ scopes: listAllowedScopes('live', 'customer') });
  const { rfqId, deliveryId } = await sent(owner, { content: { 'bracket.step': 'solid' } });
  const query = `query ($rfqId: ID!, $deliveryId: ID!) {
    rfq(id: $rfqId) { fileIds files { id entryId name downloadUrl } }
    delivery(id: $deliveryId) { supplierLink { files { fileId file { id name } } } }
  }`;
  const { body } = await owner.graph(query, { rfqId, deliveryId });
  expect(body['errors']).toBeUndefined();
  const { rfq, delivery } = body['data'];
  const [id] = rfq.fileIds;
  const file = { id, entryId: id, name: 'bracket.step', downloadUrl: expect.stringContaining('http') };
  expect(rfq.files).toEqual([file]);
  expect(delivery.supplierLink.files).toEqual([{ fileId: id, file: { id, name: 'bracket.step' } }]);
  const node = 'query ($id: ID!) { node(id: $id) { __typename id } }';
  expect((await owner.graph(node, { id })).body['data']).toEqual({ node: { __typename: 'EngineeringFile', id } });
  expect((await me.graph(node, { id })).body['data']).toEqual({ node: null });
});

test('the data of an event have their records beside their ids', async () => {
  const owner = await app.live();
  await quoteRequest(owner, { factoryIds });
  const { body } = await owner.graph(`{ events(filter: { type: [delivery_drafted] }) { nodes { data {
    projectId project { id } actionId action { id } factoryId factory { id } deliveryId delivery { id } rfqId rfq { id }
  } } } }`);
  expect([body['errors'], body['data'].events.nodes.length]).toEqual([undefined, 3]);
  for (const { data } of body['data'].events.nodes) {
    expect([data.project?.id, data.action?.id, data.factory?.id]).toEqual([
      ...[data.projectId, data.actionId, data.factoryId],
    ]);
    expect([data.projectId, data.rfqId, data.rfq]).toEqual([expect.any(String), null, null]);
  }
});
