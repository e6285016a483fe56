import { IdempotencyHeader } from '#modules/identity/idempotency/idempotency.schema.ts';
import type { Route } from '#rest/route.ts';
import { ActionFilter, ActionId, RequestedAction } from './action.schema.ts';
import { type ActionKind, toRequestBodies } from './action-kind.rules.ts';

const item = `fragment ActionItem on Action {
  id projectId kind status stageIds costCategory projectVersion output: outputJson error { code message } startedAt finishedAt
  createdAt updatedAt
  deliveries { id factoryId factoryName channel status transport dispatchStatus updatedAt }
  task { id kind title status note createdAt updatedAt }
}`;
const record = `fragment ActionRecord on Action { ...ActionItem input: inputJson } ${item}`;
export const actionRoutes = (kinds: readonly ActionKind[], deliveryRecord: string): Route[] => [
  {
    method: 'POST',
    path: '/projects/{id}/actions',
    mcp: 'draft',
    summary: 'Creates an action. Its drafts need approval; nothing is sent.',
    params: ActionId,
    headers: IdempotencyHeader,
    body: RequestedAction.meta({ oneOf: toRequestBodies(kinds) }),
    rename: { id: 'projectId' },
    document: `mutation CreateAction($input: CreateActionOfKindInput!) {
      made: createActionOfKind(input: $input) {
        action { ...ActionRecord } deliveries { ...DeliveryRecord }
        task { id kind title status note createdAt updatedAt } replayed
      }
    } ${record} ${deliveryRecord}`,
    spread: 'made',
    constants: { draft: true },
    status: 201,
    location: '/actions/{action.id}',
    replayStatus: 200,
    errors: [
      'not_found',
      'idempotency_conflict',
      'project_archived',
      'no_factory_resolved',
      'quota_reached',
      'action_generation_failed',
    ],
  },
  {
    method: 'GET',
    path: '/projects/{id}/actions',
    mcp: 'read',
    summary: 'The newest 100 actions of a project.',
    params: ActionId,
    rename: { id: 'projectId' },
    document: `query ListProjectActions($filter: ActionFilter!) {
      list: actions(first: 100, filter: $filter) { actions: nodes { ...ActionItem } count }
    } ${item}`,
    spread: 'list',
    constants: { draft: true },
    errors: ['not_found'],
  },
  {
    method: 'GET',
    path: '/actions',
    mcp: 'read',
    summary: 'The newest 100 matching actions.',
    query: ActionFilter,
    document: `query ListActions($filter: ActionFilter!) {
      list: actions(first: 100, filter: $filter) {
        actions: nodes { ...ActionItem } count
      }
    } ${item}`,
    spread: 'list',
    constants: { draft: true },
    errors: ['not_found'],
  },
  {
    method: 'GET',
    path: '/actions/{id}',
    mcp: 'read',
    summary: 'One action with its output.',
    params: ActionId,
    document: `query GetAction($id: ID!) { action(id: $id) { ...ActionRecord } } ${record}`,
    constants: { draft: true },
    errors: ['not_found'],
  },
  {
    method: 'GET',
    path: '/actions/kinds',
    mcp: 'read',
    summary: 'All kinds of actions with their JSON Schemas.',
    document: `query ListActionKinds {
      list: actionKinds {
        kinds { kind title description availability costCategory stageIds inputSchema outputSchema } count
      }
    }`,
    spread: 'list',
  },
];
