import { getNamedType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { publishedSchema } from '#modules/schema.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';

const app = await startApp(unlimited);
const me = await app.live({ scopes: listAllowedScopes('live', 'customer') });
const factoryIds = await app.factories(reachable(), reachable(), reachable());

/** Ids of what is no record of the graph, or is of other people. */
const withoutEdge = [
  ...['ActionChange.eventId', 'DeliveryChange.eventId', 'AuditEntry.requestId', 'Factory.directoryId'],
  ...['DeliveryReceipt.providerMessageId', 'DeliveryReceipt.publicKeyId', 'Dispatch.providerMessageId'],
  ...['AuditEntry.organisationId', 'BrokenAuditChain.organisationId', 'Key.organisationId', 'Viewer.keyId'],
  ...['AuditEntry.resourceId', 'ReviewQueueItem.interviewId', 'Rfq.bomId', 'Viewer.memberId'],
  // What has ended or was revoked.
  ...['CancelDeviceConnectionPayload.revokedKeyId', 'EndSessionPayload.sessionId'],
  // Files, previews and lines are read with what they belong to.
  ...['EngineeringEntry.entryId', 'EngineeringFile.entryId', 'EngineeringTransferFile.entryId'],
  ...['EngineeringPreview.previewId', 'EngineeringPreview.projectId', 'EngineeringTransfer.previewId'],
  // Values of a request are shown as they were sent.
  ...['RunRequest.capabilityId', 'RunRequest.projectId', 'ShortlistEntry.factoryId'],
  ...[
    'FactoryAuditVisitResultFactory.factoryId',
    'ShortlistEntry.directoryId',
    'FactoryAuditVisitResultFactory.directoryId',
  ],
  ...['DisclosureItem.fileId', 'PublicationFile.fileId', 'SupplierQuoteLine.lineId', 'RfqComparisonPart.lineId'],
  // Stages are read with the lifecycle.
  ...['LifecycleStage.nextStageId', 'LifecycleStage.previousStageId', 'LifecycleStage.phaseId', 'Project.stageId'],
];

test('every id of a record has the record beside it', () => {
  const ids = Object.values(publishedSchema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.keys(type.getFields())
          .filter((name) => /Id$/.test(name))
          .filter((name) => !isObjectType(getNamedType(type.getFields()[name.slice(0, -2)]?.type)))
          .map((name) => `${type.name}.${name}`)
      : [],
  );
  expect(ids.filter((place) => !withoutEdge.includes(place))).toEqual([]);
});

const page = `{ deliveries(first: 20) { nodes {
  factoryId factory { id nameEn } actionId action { id kind project { id name } } project { id }
} } }`;

test('edges are read by one statement for each level', async () => {
  for (const _ of [1, 2, 3]) await quoteRequest(me, { factoryIds });
  await me.graph(page);
  for (const uses of [1, 2]) {
    app.queries.length = 0;
    const { body } = await me.graph(page);
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
