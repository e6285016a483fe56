import { type GraphQLObjectType, type GraphQLSchema, Kind } from 'graphql';
import { z } from 'zod';
import { apiVersion } from '#http/headers.ts';
import { type Operation, prepareOperation } from './operation.ts';
import { closedObject, hoistDefinitions, type Json, type Source, selectionToSchema } from './response-schema.ts';
import { isDetail, type Route } from './route.ts';
import {
  addSharedResponse,
  collectUsedHeaders,
  describeHeaders,
  errorSchema,
  isUsedStatus,
  toJsonContent,
} from './shared-responses.ts';

/** An endpoint that is no row, with its own words for the contract. */
export type RawContract = { method: 'get' | 'post'; path: `/${string}`; contract: Json };

type More = {
  raw?: RawContract[];
  /** What the operations below each first part of a path are about. */
  tags?: Record<string, string>;
  extensions?: Json;
};

/** The public contract, derived: requests from zod, responses from what each document selects, scopes from the graph. */
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
        key: { type: 'http', scheme: 'bearer', description: 'A key such as ssd_live_….' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-ssd_session',
          description: 'Of a browser that is signed in. On plain http of loopback its name is `ssd_session`.',
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
    'Nothing this service returns about prices, freight or duties is binding. Null means unknown.',
    'Text is Unicode without NUL and lone surrogates.',
    `\`Idempotency-Key\` is required by ${names.join(' and ')}. It is unused everywhere else: a request that is sent twice there is two requests.`,
  ].join('\n\n');
}

function describeOperation(
  operation: Operation,
  schema: GraphQLSchema,
  { schemas, responses }: { schemas: Json; responses: Json },
): Json {
  const { route, definition, name, requirement } = operation;
  const source = { schema, schemas, fragments: fragmentsOf(operation) };
  const { isCounted, isCountedWhenRefused } = resolveCounting(operation);
  const shape = buildResponseSchema(operation, schema.getRootType(definition.operation)!, source);
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
      [route.status ?? 200]: done('Done.', detail),
      ...(route.replayStatus && {
        [route.replayStatus]: done('Done before; the saved record.', ['Idempotency-Replayed']),
      }),
      ...Object.fromEntries(
        [...refusals]
          .filter((status) => status === 304 || isUsedStatus(status))
          .map((status) => [
            status,
            addSharedResponse(responses, status, {
              isCounted: isCountedWhenRefused.has(status) || isCounted,
              mayPass: status === 409 && route.conflictMayPass,
            }),
          ]),
      ),
    },
  };
}

/** A browser session is not counted; a key that asks for what is only for sessions is, and is refused for that. */
function resolveCounting({ route, requirement: { key } }: Operation) {
  const isCounted = !route.anonymous && key !== 'session';
  return { isCounted, isCountedWhenRefused: new Set(route.anonymous ? [] : [403, 429]) };
}

function describeFile({ mediaTypes, headers }: NonNullable<Route['file']>, shape: Json, more: string[]) {
  const fields = shape['properties'] as Record<string, Json>;
  // The contract says the type of a content where it says the content.
  const said = Object.entries(headers).filter(([header]) => header !== 'Content-Type');
  return {
    headers: {
      ...describeHeaders(more),
      ...Object.fromEntries(said.map(([header, field]) => [header, { schema: fields[field] }])),
    },
    content: Object.fromEntries(mediaTypes.map((type) => [type, {}])),
  };
}

/** In words, for people: what the graph field asks of its caller. */
function describeAccess({ requirement: { key, scope, live, internal, role } }: Operation): string {
  if (internal) return `For internal live keys with the scope \`${scope}\`.`;
  const mode = live ? 'live key' : 'key';
  if (scope) return `For a ${mode} with the scope \`${scope}\`.`;
  const signedIn = role ? `a signed-in ${role}` : 'whoever is signed in';
  if (key === 'session') return `For ${signedIn}, in a browser.`;
  if (key === 'any') return `For any key, and for ${signedIn}.`;
  if (key === 'credential') return 'For any key, also one that waits to be acknowledged, and for whoever is signed in.';
  return key ? `For any ${mode}.` : 'Open to everybody.';
}

const getTag = (path: string) => path.split('/')[1]!;

const [byKey, bySession] = [{ key: [] }, { session: [] }];

function toSecurity({ key }: Operation['requirement']): Json[] {
  if (key === false) return [{}];
  if (key === 'session') return [bySession];
  return key === true ? [byKey] : [byKey, bySession];
}

/** A body may be left out where an empty object will do. */
function toRequestBody(schema: Json): Json {
  const ways = (schema['anyOf'] as Json[] | undefined) ?? [{}];
  const required = ways.every((way) => way['required'] ?? schema['required']);
  return { required, content: toJsonContent(schema) };
}

function describeParameters(place: string, schema: z.ZodObject | undefined, schemas: Json): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toInputSchema(schema, schemas) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

/** What callers may send. Shapes with an id become shared components. */
const toInputSchema = (schema: z.ZodType, schemas: Json): Json =>
  hoistDefinitions(z.toJSONSchema(schema, { io: 'input' }), schemas);

function buildResponseSchema({ route, definition }: Operation, rootType: GraphQLObjectType, source: Source): Json {
  const data: Json = selectionToSchema(rootType, definition.selectionSet, source);
  const constants = Object.fromEntries(
    Object.entries(route.constants ?? {}).map(([name, value]) => [name, { const: value }]),
  );
  const addEnvelope = (shape: Json): Json =>
    'anyOf' in shape
      ? { anyOf: (shape['anyOf'] as Json[]).map(addEnvelope) }
      : closedObject({ ...(shape['properties'] as Record<string, Json>), ...constants, requestId: { type: 'string' } });
  const spread = (route.spread?.split('.') ?? []).reduce<Json>(
    (shape, key) => (shape['properties'] as Record<string, Json>)[key]!,
    data,
  );
  return addEnvelope(spread);
}

const fragmentsOf = ({ document }: Operation) =>
  new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
