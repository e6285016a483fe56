import { setTimeout } from 'node:timers/promises';
import { type FieldNode, type GraphQLField, getNamedType, isLeafType, type OperationTypeNode } from 'graphql';
import { newId } from '#kernel/ids.ts';
import { actionKinds } from '#modules/action-kinds.ts';
import { routes } from '#modules/routes.ts';
import { publishedSchema, schema } from '#modules/schema.ts';
import { filterRequestable } from '#modules/sourcing/actions/action-kind.rules.ts';
import { prepareOperation } from '#rest/operation.ts';
import { type Route, toVariableName } from '#rest/route.ts';
import type { Answer, Caller } from '../../harness.ts';
import { asJson, readJson } from '../../json.ts';
import { readStream } from '../changes/stream.ts';
import { argumentsOf, type Input, narrowed, type Shape, shapeOf } from './shape.ts';

type Field = GraphQLField<unknown, unknown>;

/** A REST operation or a root field of the graph, and its input; both APIs name inputs the same way. */
export type Operation = {
  name: string;
  field: Field;
  reads: boolean;
  takes: Shape;
  ask: (who: Caller, input: Input, more?: { selection?: string; headers?: Record<string, string> }) => Promise<Answer>;
};

const requests = filterRequestable(actionKinds).map(({ kind, input }): [string, Record<string, Shape>] => {
  const field = kind.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [kind, { request: { properties: { [field]: shapeOf(input) }, required: [field] } }];
});

/** What makes a call of a field meaningful beyond what its types say, for each way to call it. */
const ways: Record<string, Record<string, Record<string, Shape>>> = {
  changeMemberRole: { '': { role: { const: 'owner' } } },
  inviteMember: { '': { role: { const: 'owner' } } },
  approvePublication: {
    '': {
      expectedReviewSha256: { const: '0'.repeat(64) },
      selection: { const: { currency: 'USD', quantities: [], factoryIds: [newId()], anonymised: true } },
    },
  },
  confirmScreening: { '': { reason: { const: 'The licence was checked.' } } },
  approvalChallenge: { '': { expectedReviewSha256: { const: '0'.repeat(64) } } },
  publicationApprovalChallenge: { '': { expectedReviewSha256: { const: '0'.repeat(64) } } },
  // A visit needs factories beside its project: test/api/actions/preview.test.ts.
  actionPreview: Object.fromEntries(requests.filter(([kind]) => kind !== 'factory_audit_visit')),
  createAction: Object.fromEntries(
    requests.map(([kind, request]) => [kind, { ...request, idempotencyKey: { format: 'once' } }]),
  ),
  createActionOfKind: Object.fromEntries(
    filterRequestable(actionKinds).map(({ kind, input }) => [
      kind,
      { kind: { const: kind }, input: shapeOf(input), idempotencyKey: { format: 'once' } },
    ]),
  ),
  factory: { '': { id: { type: 'string' } } },
  factoryInteractions: { '': { id: { type: 'string' } } },
  previewEngineering: { '': { files: { const: [{ name: 'a.step', sizeBytes: 1, sha256: '0'.repeat(64) }] } } },
  createKey: { sandbox: { mode: { const: 'sandbox' } }, live: { mode: { const: 'live' } } },
  reviewCapability: { '': { decision: { const: 'approve' } } },
  runCapability: { '': { quantity: { const: 100 }, idempotencyKey: { format: 'once' } } },
  // What an authenticator answers cannot be made up: the schema refuses this.
  registerPasskey: { '': { credentialId: { const: '=' } } },
  knowledgeDocument: { '': { id: { const: 'comparing-quotes' } } },
  knowledgeDocuments: { '': { filter: { const: { stageId: ['tooling'] } } } },
  knowledgeDocumentPage: { '': { stageId: { const: 'tooling' } } },
  knowledgeSearch: { '': { stageId: { const: 'tooling' } } },
  lifecycleStage: { '': { stageId: { const: 'tooling' } } },
  publicationReview: { '': { currency: { const: 'USD' } } },
  recordSupplierQuote: { '': { currency: { const: 'CNY' } } },
  // The sources of rates are answered as they were given.
  landedCost: {
    '': {
      country: { const: 'DE' },
      totals: { const: { grossWeightKg: 1, volumeM3: 1 } },
      duty: { const: null },
      freight: { const: [] },
    },
  },
  shippingEstimate: {
    '': { totals: { const: { grossWeightKg: 1, volumeM3: 1 } }, destination: { const: { country: 'US' } } },
  },
  trackShipment: { '': { number: { const: 'LX123456789CN' } } },
  createWebhook: { '': { url: { const: 'https://hooks.example/' }, types: { const: ['project_created'] } } },
  createWebhookOfTypes: { '': { url: { const: 'https://hooks.example/' }, types: { const: ['project.created'] } } },
  updateWebhook: { '': { url: { const: 'https://taken.example/' }, types: { const: ['project_created'] } } },
  updateProject: { '': { name: { const: 'taken over' } } },
};

function inEachWay(operation: Operation): Operation[] {
  return Object.entries(ways[operation.field.name] ?? { '': {} }).map(([way, inputs]) => ({
    ...operation,
    name: way ? `${operation.name} (${way})` : operation.name,
    takes: narrowed(operation.takes, inputs),
  }));
}

const restOperations = routes.map((route): Operation => {
  const { definition } = prepareOperation(route, schema);
  const root = definition.selectionSet.selections[0] as FieldNode;
  const field = schema.getRootType(definition.operation)!.getFields()[root.name.value]!;
  const parts = [route.params, route.query, route.headers, route.body].flatMap((part) => (part ? shapeOf(part) : []));
  const nameOf = (key: string) => route.rename?.[key] ?? toVariableName(key);
  const properties = parts.flatMap(({ properties = {} }) => Object.entries(properties));
  return {
    name: `${route.method} ${route.path}`,
    field,
    reads: definition.operation === 'query',
    takes: {
      properties: Object.fromEntries(properties.map(([key, shape]) => [nameOf(key), shape])),
      required: parts.flatMap(({ required = [] }) => required).map(nameOf),
    },
    ask: (who, input, { headers } = {}) => {
      const given = (part: Route['params']) =>
        Object.fromEntries(
          Object.keys(part?.shape ?? {}).flatMap((key) => (nameOf(key) in input ? [[key, input[nameOf(key)]]] : [])),
        );
      const path = route.path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(input[nameOf(key)])));
      const query = String(new URLSearchParams(given(route.query) as Record<string, string>));
      const body = route.body && given(route.body);
      const more = { ...(given(route.headers) as Record<string, string>), ...headers };
      return who.rest(route.method, query ? `${path}?${query}` : path, body, more);
    },
  };
});

const graphOperations = (['query', 'mutation', 'subscription'] as const).flatMap((kind) => {
  const root = publishedSchema.getRootType(kind as OperationTypeNode)!;
  return Object.values<Field>(root.getFields()).map(
    (field): Operation => ({
      name: `${root.name}.${field.name}`,
      field,
      reads: kind !== 'mutation',
      takes: argumentsOf(field.args),
      ask: (who, input, { selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }', headers } = {}) => {
        const args = field.args.filter(({ name }) => name in input);
        const declared = args.length ? `(${args.map(({ name, type }) => `$${name}: ${type}`)})` : '';
        const passed = args.length ? `(${args.map(({ name }) => `${name}: $${name}`)})` : '';
        const ask = kind === 'subscription' ? askForOne : who.graph;
        return ask(`${kind} ${declared} { ${field.name}${passed} ${selection} }`, input, headers, who);
      },
    }),
  );
});

/** The first event of a stream, or why there is none. */
async function askForOne(query: string, input: Input, headers = {}, who: Caller): Promise<Answer> {
  const answer = await who.open(query, input, headers);
  const { status } = answer;
  // Streams that were closed count for a moment.
  if (status === 429) {
    await setTimeout(500);
    return askForOne(query, input, headers, who);
  }
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream'))
    return { status, headers: answer.headers, body: await readJson(answer) };
  const stream = readStream(answer);
  // A filter may leave out every change.
  const body = asJson((await stream.isQuiet(1_000)) ? {} : ((await stream.next()) ?? {}));
  await stream.close();
  return { status, headers: answer.headers, body };
}

/** Where one argument stands for another, each is an operation of its own. With an id, a filter chooses nothing. */
const either: Record<string, string[]> = {
  deliveryChanged: ['id', 'projectId'],
  actionChanged: ['id'],
  taskChanged: ['id'],
};

function withEach(operation: Operation): Operation[] {
  const { properties = {}, required = [] } = operation.takes;
  const names = either[operation.field.name] ?? [];
  if (!names.length) return [operation];
  return names.map((name) => {
    const others = [...names.filter((other) => other !== name), ...(name === 'id' ? ['filter'] : [])];
    const left = Object.entries(properties).filter(([key]) => !others.includes(key));
    const takes = { properties: Object.fromEntries(left), required: [...required, name] };
    return { ...operation, name: `${operation.name} (${name})`, takes };
  });
}

export const operations: Operation[] = [...restOperations, ...graphOperations].flatMap(withEach).flatMap(inEachWay);
