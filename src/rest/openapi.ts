import { type GraphQLObjectType, type GraphQLSchema, Kind } from 'graphql';
import { z } from 'zod';
import { apiVersion } from '#http/headers.ts';
import { assertDefined } from '#kernel/assert.ts';
import { listRolesWith } from '#kernel/rights.ts';
import { type Operation, prepareOperation } from './operation.ts';
import {
  closedObject,
  hoistDefinitions,
  type Json,
  type JsonSchema,
  type Source,
  selectionToSchema,
} from './response-schema.ts';
import { isDetail, type Route } from './route.ts';
import {
  addSharedResponse,
  collectUsedHeaders,
  describeHeaders,
  errorSchema,
  isUsedStatus,
  toJsonContent,
} from './shared-responses.ts';

export type RawContract = { method: 'get' | 'post'; path: `/${string}`; contract: Json };

type More = {
  raw?: RawContract[];
  tags?: Record<string, string>;
  extensions?: Json;
};

export function buildOpenApi(
  routes: Route[],
  schema: GraphQLSchema,
  { raw = [], tags = {}, extensions = {} }: More = {},
): Json {
  const paths: Record<string, Json> = {};
  const schemas: Json = { ...errorSchema };
  const responses: Json = {};
  for (const route of routes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: describeOperation(prepareOperation(route, schema), schema, { schemas, responses }),
    };
  }
  for (const { method, path, contract } of raw) paths[path] = { ...paths[path], [method]: contract };
  const names = [...new Set(Object.keys(paths).map(getTag))].sort();
  const headers = collectUsedHeaders({ paths, responses });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sourcing, Shipping and Supplier-Delivery API',
      version: apiVersion,
      description: describeApi(routes),
    },
    servers: [{ url: '/api/v1' }],
    tags: names.map((name) => ({ name, ...(tags[name] && { description: tags[name] }) })),
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key such as ssd_live_….' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-ssd_session',
          description:
            'The session of a signed-in browser. On plain http at loopback the cookie is named `ssd_session`.',
        },
      },
      headers,
      responses,
      schemas,
    },
    ...extensions,
  };
}

function describeApi(routes: Route[]): string {
  const keyed = routes.filter(({ headers }) => headers && 'idempotency-key' in headers.shape);
  const names = keyed.map(({ method, path }) => `\`${method} ${path}\``);
  return [
    'Prices, freight and duties that this service returns are not binding. Null means unknown.',
    'Text must not contain NUL or lone surrogates.',
    `\`Idempotency-Key\` is required by ${names.join(' and ')}. Other operations ignore it: a request that is sent twice is executed twice.`,
  ].join('\n\n');
}

function describeOperation(
  operation: Operation,
  schema: GraphQLSchema,
  { schemas, responses }: { schemas: Json; responses: Json },
): Json {
  const { route, definition, name, requirement } = operation;
  const source = { schema, schemas, fragments: fragmentsOf(operation) };
  const isCounted = !route.anonymous;
  const shape = buildResponseSchema(
    operation,
    assertDefined(schema.getRootType(definition.operation), 'The root type'),
    source,
  );
  const done = (description: string, headers: string[]) => ({
    description,
    ...(route.file
      ? describeFile(route.file, shape, headers)
      : { headers: describeHeaders(headers, isCounted), content: toJsonContent(shape) }),
  });
  const detail = isDetail(route) ? ['ETag'] : [];
  const refusals = new Set([
    ...(detail.length ? [304] : []),
    ...(route.anonymous ? [] : [401, 403]),
    ...[400, 405, ...(route.method === 'GET' ? [] : [415]), ...(route.errors ?? []), 429, 500, 503],
  ]);
  return {
    operationId: name,
    summary: route.summary,
    description: describeAccess(operation),
    tags: [getTag(route.path)],
    security: toSecurity(requirement),
    'x-requires': requirement,
    parameters: [
      ...describeParameters('path', route.params, schemas),
      ...describeParameters('query', route.query, schemas),
      ...describeParameters('header', route.headers, schemas),
    ],
    ...(route.body && { requestBody: toRequestBody(toInputSchema(route.body, schemas)) }),
    responses: {
      [route.status ?? 200]: done('Success.', detail),
      ...(route.replayStatus && {
        [route.replayStatus]: done('Replay: the record of the first request.', ['Idempotency-Replayed']),
      }),
      ...Object.fromEntries(
        [...refusals]
          .filter((status) => status === 304 || isUsedStatus(status))
          .map((status) => [
            status,
            addSharedResponse(responses, status, {
              isCounted,
              mayPass: status === 409 && route.conflictMayPass,
            }),
          ]),
      ),
    },
  };
}

function describeFile({ mediaTypes, headers }: NonNullable<Route['file']>, shape: JsonSchema, more: string[]) {
  const fields = getProperties(shape);
  // OpenAPI states the content type beside the content.
  const described = Object.entries(headers).filter(([header]) => header !== 'Content-Type');
  return {
    headers: {
      ...describeHeaders(more),
      ...Object.fromEntries(described.map(([header, field]) => [header, { schema: fields[field] }])),
    },
    content: Object.fromEntries(mediaTypes.map((type) => [type, {}])),
  };
}

function describeAccess({ requirement: { caller, scope, live, internal, rights } }: Operation): string {
  if (internal) return `Requires an internal live key with the scope \`${scope}\`.`;
  const mode = live ? 'live key' : 'key';
  if (scope) return `Requires a ${mode} with the scope \`${scope}\`.`;
  switch (caller) {
    case 'anyone':
      return 'Public.';
    case 'credential':
      return 'Requires a key, also a device key that is not acknowledged yet, or a browser session.';
    case 'key':
      return `Requires a ${mode}.`;
    case 'member':
      return `Requires a browser session${rights ? ` with the role ${listRolesWith(rights).join(' or ')}` : ''}.`;
    default:
      return 'Requires a key or a browser session.';
  }
}

const getTag = (path: string) => path.split('/')[1] ?? '';

const [byKey, bySession] = [{ key: [] }, { session: [] }];

function toSecurity({ caller }: Operation['requirement']): Json[] {
  if (caller === 'anyone') return [{}];
  if (caller === 'member') return [bySession];
  return caller === 'key' ? [byKey] : [byKey, bySession];
}

function toRequestBody(schema: JsonSchema): Json {
  const variants = schema.anyOf ?? [{}];
  const required = variants.every((variant) => variant.required ?? schema.required);
  return { required, content: toJsonContent(schema) };
}

function describeParameters(place: string, schema: z.ZodObject | undefined, schemas: Json): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toInputSchema(schema, schemas);
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

const toInputSchema = (schema: z.ZodType, schemas: Json): JsonSchema =>
  hoistDefinitions(z.toJSONSchema(schema, { io: 'input' }), schemas);

function buildResponseSchema(
  { route, definition }: Operation,
  rootType: GraphQLObjectType,
  source: Source,
): JsonSchema {
  const data: JsonSchema = selectionToSchema(rootType, definition.selectionSet, source);
  const constants = Object.fromEntries(
    Object.entries(route.constants ?? {}).map(([name, value]) => [name, { const: value }]),
  );
  const addEnvelope = (shape: JsonSchema): JsonSchema =>
    shape.anyOf
      ? { anyOf: shape.anyOf.map(addEnvelope) }
      : closedObject({ ...getProperties(shape), ...constants, requestId: { type: 'string' } });
  const spread = (route.spread?.split('.') ?? []).reduce<JsonSchema>(
    (shape, key) => assertDefined(getProperties(shape)[key], `The selection of ${key}`),
    data,
  );
  return addEnvelope(spread);
}

/** Schemas of selections are objects, except those of unions. */
const getProperties = ({ properties }: JsonSchema) => assertDefined(properties, 'The fields of a selection');

const fragmentsOf = ({ document }: Operation) =>
  new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
