import { type GraphQLObjectType, type GraphQLSchema, Kind } from 'graphql';
import { z } from 'zod';
import { codes } from '#kernel/errors.ts';
import { FieldProblem } from '#kernel/fields.ts';
import { type Operation, prepare } from './operation.ts';
import { closed, hoisted, type Json, type Source, selected } from './response-shape.ts';
import type { Route } from './route.ts';

/** An endpoint that is no row, with its own words for the contract. */
export type RawContract = { method: 'get' | 'post'; path: `/${string}`; contract: Json };

/** The public contract, derived: requests from zod, responses from what each document selects, scopes from the graph. */
export function openapi(routes: Route[], schema: GraphQLSchema, raw: RawContract[], extensions: Json): Json {
  const paths: Record<string, Json> = {};
  const schemas: Json = { Error: errorShape };
  for (const route of routes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: describe(prepare(route, schema), schema, schemas),
    };
  }
  for (const { method, path, contract } of raw) paths[path] = { ...paths[path], [method]: contract };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sourcing, Shipping and Supplier-Delivery API',
      version: '1.1.3',
      description: 'Nothing this service returns about prices, freight or duties is binding. Null means unknown.',
    },
    servers: [{ url: '/api/v1' }],
    tags: [...new Set(Object.keys(paths).map(tagOf))].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key such as ssd_live_….' },
        session: { type: 'apiKey', in: 'cookie', name: 'ssd_session' },
      },
      schemas,
    },
    ...extensions,
  };
}

function describe(operation: Operation, schema: GraphQLSchema, schemas: Json): Json {
  const { route, definition, name, requirement } = operation;
  const source = { schema, schemas, fragments: fragmentsOf(operation) };
  const shape = responseShape(operation, schema.getRootType(definition.operation)!, source);
  const requestId = { 'X-Request-Id': { schema: { type: 'string' } } };
  const done = {
    description: 'Done.',
    ...(route.file ? fileOf(route.file, shape, requestId) : { headers: requestId, content: json(shape) }),
  };
  const refusals = [...new Set([400, 401, 403, ...(route.errors ?? []), 429, 500, 503])].sort();
  return {
    operationId: name,
    summary: route.summary,
    tags: [tagOf(route.path)],
    security: securityOf(requirement),
    'x-requires': requirement,
    parameters: [
      ...parameters('path', route.params, schemas),
      ...parameters('query', route.query, schemas),
      ...parameters('header', route.headers, schemas),
    ],
    ...(route.body && {
      requestBody: { required: !isOptional(route.body), content: json(fromZod(route.body, schemas)) },
    }),
    responses: {
      [route.status ?? 200]: done,
      ...(route.replayStatus && { [route.replayStatus]: { ...done, description: 'Done before; the saved record.' } }),
      ...Object.fromEntries(refusals.map((status) => [status, { description: 'Refused.', content: json(errorRef) }])),
    },
  };
}

function fileOf({ mediaTypes, headers }: NonNullable<Route['file']>, shape: Json, others: Json) {
  const fields = shape['properties'] as Record<string, Json>;
  // The contract says the type of a content where it says the content.
  const said = Object.entries(headers).filter(([header]) => header !== 'Content-Type');
  return {
    headers: { ...others, ...Object.fromEntries(said.map(([header, field]) => [header, { schema: fields[field] }])) },
    content: Object.fromEntries(mediaTypes.map((type) => [type, {}])),
  };
}

const tagOf = (path: string) => path.split('/')[1]!;

const securityOf = ({ key }: Operation['requirement']): Json[] =>
  key === false ? [{}] : key === 'any' ? [{ key: [] }, { session: [] }] : [{ key: [] }];

const isOptional = (body: z.ZodObject) => body.safeParse({}).success;

function parameters(place: string, schema: z.ZodObject | undefined, schemas: Json): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = fromZod(schema, schemas) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

/** What callers may send. Shapes with an id become shared components. */
const fromZod = (schema: z.ZodType, schemas: Json): Json => hoisted(z.toJSONSchema(schema, { io: 'input' }), schemas);

function responseShape({ route, definition }: Operation, rootType: GraphQLObjectType, source: Source): Json {
  const data: Json = selected(rootType, definition.selectionSet, source);
  const constants = Object.fromEntries(
    Object.entries(route.constants ?? {}).map(([name, value]) => [name, { const: value }]),
  );
  const enveloped = (shape: Json): Json =>
    'anyOf' in shape
      ? { anyOf: (shape['anyOf'] as Json[]).map(enveloped) }
      : closed({ ...(shape['properties'] as Record<string, Json>), ...constants, requestId: { type: 'string' } });
  const spread = (route.spread?.split('.') ?? []).reduce<Json>(
    (shape, key) => (shape['properties'] as Record<string, Json>)[key]!,
    data,
  );
  return enveloped(spread);
}

const fragmentsOf = ({ document }: Operation) =>
  new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );

export const json = (schema: object) => ({ 'application/json': { schema } });

const errorRef = { $ref: '#/components/schemas/Error' };

const { $schema: _, ...errorShape } = z.toJSONSchema(
  z.object({
    error: z.object({
      code: z.string().meta({ examples: codes }),
      message: z.string(),
      details: z
        .looseObject({ fields: z.array(FieldProblem).max(20).optional() })
        .optional()
        .meta({ description: 'What helps to mend the request; `fields` with validation_failed.' }),
    }),
    requestId: z.string(),
  }),
);
