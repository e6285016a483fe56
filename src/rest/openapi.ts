import type { GraphQLSchema } from 'graphql';
import { apiVersion } from '#http/headers.ts';
import type { JsonSchema } from '#kernel/schemas/json-schema.ts';
import { Components } from './components.ts';
import { buildResponseSchema, describeOperation, listFragments } from './describe-operation.ts';
import { addDescriptions, type Descriptions } from './descriptions.ts';
import type { Examples } from './examples.ts';
import { prepareOperation } from './operation.ts';
import type { Json } from './response-schema.ts';
import { basePath, type Route } from './route.ts';
import { collectUsedHeaders, errorSchema, type SharedResponse } from './shared-responses.ts';

export type RawContract = { method: 'get' | 'post'; path: `/${string}`; contract: Json };

/** A subject and the paths that belong to it. A path belongs to the first one that matches. */
export type Tag = { name: string; description: string; paths: RegExp };

type More = {
  raw?: RawContract[];
  tags?: Tag[];
  /** Of properties and parameters that their schemas do not describe. */
  descriptions?: Descriptions;
  examples?: Examples;
  extensions?: Json;
};

export function buildOpenApi(
  routes: Route[],
  schema: GraphQLSchema,
  { raw = [], tags = [], descriptions = {}, examples = {}, extensions = {} }: More = {},
): Json {
  const components = new Components();
  components.addZod(errorSchema, 'Error', 'output');
  // Answers first: where both differ, the name belongs to what is answered.
  const described = routes.map((route) => {
    const operation = prepareOperation(route, schema);
    const source = { schema, components, fragments: listFragments(operation) };
    return { operation, source, body: buildResponseSchema({ operation, source }) };
  });
  const paths: Record<string, Json> = {};
  const shared: Record<string, SharedResponse> = {};
  for (const one of described) {
    const { method, path } = one.operation.route;
    const example = examples[`${method} ${path}`] ?? {};
    const surroundings = { components, responses: shared, tag: findTag(tags, path), example };
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(one, surroundings) };
  }
  for (const { method, path, contract } of raw) {
    paths[path] = { ...paths[path], [method]: { ...contract, tags: [findTag(tags, path)] } };
  }
  const responses = Object.fromEntries(Object.entries(shared).map(([name, { response }]) => [name, response]));
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Sourcing, Shipping and Supplier-Delivery API',
      version: apiVersion,
      description: describeApi(routes),
      contact: { name: 'The operator of this service' },
      license: { name: 'Apache License 2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [
      {
        url: basePath,
        description: 'The service that answered this document, in production or in a test environment.',
        'x-internal': false,
      },
    ],
    tags: tags
      .map(({ name, description }) => ({ name, description }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
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
      headers: collectUsedHeaders({ paths, responses }),
      responses,
      schemas: sortByName(components.schemas),
    },
    ...extensions,
  };
  addDescriptions(document, descriptions);
  return document;
}

const sortByName = (schemas: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Documents of tests have no subjects: their tag is the first segment of the path. */
const findTag = (tags: Tag[], path: string): string =>
  tags.find(({ paths }) => paths.test(path))?.name ?? path.split('/')[1] ?? '';

function describeApi(routes: Route[]): string {
  const keyed = routes.filter(({ headers }) => headers && 'idempotency-key' in headers.shape);
  const names = keyed.map(({ method, path }) => `\`${method} ${path}\``);
  return [
    'Prices, freight and duties that this service returns are not binding. Null means unknown.',
    'Text must not contain NUL or lone surrogates.',
    `\`Idempotency-Key\` is required by ${names.join(' and ')}. Other operations ignore it: a request that is sent twice is executed twice.`,
    'Answers of more than 1 KiB are compressed with br or gzip for callers that accept it, except files and answers that hold a secret.',
    '`x-error-codes` of an operation lists the codes of its refusals by status.',
  ].join('\n\n');
}
