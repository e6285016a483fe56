import { Kind } from 'graphql';
import type { z } from 'zod';
import { assertDefined } from '#kernel/assert.ts';
import type { Code } from '#kernel/errors.ts';
import { listRolesWith } from '#kernel/rights.ts';
import { addBounds, type JsonSchema } from '#kernel/schemas/json-schema.ts';
import type { Components } from './components.ts';
import { listCodes } from './error-codes.ts';
import type { Example } from './examples.ts';
import type { Operation } from './operation.ts';
import { closedObject, followSelection, type Json, type Source } from './response-schema.ts';
import { deprecationHeaders, describeDeprecation, hasRanges, isDetail, type Route } from './route.ts';
import {
  addSharedResponse,
  describeHeaders,
  describeRefusal,
  requestIdPattern,
  type SharedResponse,
} from './shared-responses.ts';

export type Described = { operation: Operation; source: Source; body: JsonSchema };

export type Surroundings = {
  components: Components;
  responses: Record<string, SharedResponse>;
  tag: string;
  example: Example;
};

/** Codes of these statuses tell operations apart; the other refusals are alike everywhere. */
const ownStatuses = new Set([409, 422, 502]);

export function describeOperation(
  { operation, body }: Described,
  { components, responses, tag, example }: Surroundings,
) {
  const { route, name, requirement } = operation;
  const codes = listCodes(operation);
  const isCounted = !route.anonymous;
  const tagged = isDetail(route) ? ['ETag'] : [];
  const headers = [...tagged, ...(route.deprecated ? deprecationHeaders : [])];
  const addRefusal = (status: number, codes: readonly Code[]) => {
    const mayPass = status === 409 && route.conflictMayPass;
    const refusal = { codes, isCounted, mayPass, examples: example.refusals?.[status] ?? {} };
    return ownStatuses.has(status) ? describeRefusal(status, refusal) : addSharedResponse(responses, status, refusal);
  };
  const request = route.body && components.addZod(route.body, `${name}Request`, 'input');
  return {
    operationId: name,
    summary: route.summary,
    description: [describeAccess(operation), ...(route.deprecated ? [describeDeprecation(route.deprecated)] : [])].join(
      ' ',
    ),
    ...(route.deprecated && { deprecated: true }),
    tags: [tag],
    security: toSecurity(requirement),
    'x-requires': requirement,
    'x-error-codes': Object.fromEntries(codes),
    parameters: [
      ...describeParameters('path', route.params, operation, components, example),
      ...describeParameters('query', route.query, operation, components, example),
      ...describeParameters('header', route.headers, operation, components, example),
      ...(hasRanges(route) ? rangeParameters : []),
    ],
    ...(request && { requestBody: toRequestBody(request, components, example) }),
    responses: {
      ...describeSuccess(operation, body, headers, example),
      ...(tagged.length && { 304: addSharedResponse(responses, 304, { codes: [], isCounted, examples: {} }) }),
      ...Object.fromEntries([...codes].map(([status, some]) => [status, addRefusal(status, some)])),
    },
  };
}

function describeSuccess({ route }: Operation, body: JsonSchema, more: string[], { answers = {} }: Example): Json {
  const isCounted = !route.anonymous;
  const toExample = (status: number) =>
    status in answers ? { examples: { success: { summary: 'Success.', value: answers[status] } } } : {};
  const describe = (status: number, description: string, headers: string[]) => ({
    [status]: {
      description,
      ...(route.file
        ? describeFile(route.file, body, headers)
        : {
            headers: describeHeaders(headers, isCounted),
            content: { 'application/json': { schema: body, ...toExample(status) } },
          }),
    },
  });
  const status = route.status ?? 200;
  const ranged = hasRanges(route) ? ['Accept-Ranges'] : [];
  return {
    ...describe(status, 'Success.', [...more, ...ranged, ...(route.location ? ['Location'] : [])]),
    ...(hasRanges(route) && describe(206, 'The range that was asked for.', [...more, ...ranged, 'Content-Range'])),
    ...(route.replayStatus &&
      describe(route.replayStatus, 'Replay: the record of the first request.', ['Idempotency-Replayed'])),
  };
}

const rangeParameters = [
  ['Range', 'One range of bytes, such as `bytes=0-1023`. Several are answered with the whole file.'],
  ['If-Range', 'An ETag: the range counts only if the file still has it.'],
].map(([name, description]) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', maxLength: 200 },
}));

function describeFile({ mediaTypes, headers }: NonNullable<Route['file']>, shape: JsonSchema, more: string[]) {
  const { properties = {} } = shape;
  // OpenAPI states the content type beside the content.
  const described = Object.entries(headers).filter(([header]) => header !== 'Content-Type');
  const describe = (field: string) => {
    const { description = 'Property of the file.', ...schema } = assertDefined(properties[field], field);
    return { description, schema: addBounds(schema) };
  };
  return {
    headers: {
      ...describeHeaders(more),
      ...Object.fromEntries(described.map(([header, field]) => [header, describe(field)])),
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

const [byKey, bySession] = [{ key: [] }, { session: [] }];

function toSecurity({ caller }: Operation['requirement']): Json[] {
  if (caller === 'anyone') return [{}];
  if (caller === 'member') return [bySession];
  return caller === 'key' ? [byKey] : [byKey, bySession];
}

function toRequestBody(schema: JsonSchema, { schemas }: Components, { body }: Example): Json {
  const named = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
  const variants = named.anyOf ?? [{}];
  const required = variants.every((variant) => (variant.required ?? named.required ?? []).length > 0);
  const content = {
    schema,
    ...(body !== undefined && { examples: { request: { summary: 'A request that succeeds.', value: body } } }),
  };
  return { required, content: { 'application/json': content } };
}

function describeParameters(
  place: 'path' | 'query' | 'header',
  schema: z.ZodObject | undefined,
  { name: operation }: Operation,
  components: Components,
  { parameters = {} }: Example,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = components.readParameters(schema, operation);
  return Object.entries(properties).map(([name, { description, ...value }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: value,
    ...(name in parameters && { example: parameters[name] }),
  }));
}

/** The body of the answer. That of a file is only described by its headers. */
export function buildResponseSchema({ operation, source }: Omit<Described, 'body'>): JsonSchema {
  const { route, definition, name } = operation;
  const { schema, components } = source;
  const rootType = assertDefined(schema.getRootType(definition.operation), 'The root type');
  const members = followSelection(rootType, definition.selectionSet, route.spread?.split('.') ?? [], source);
  const constants = Object.fromEntries(
    Object.entries(route.constants ?? {}).map(([name, value]) => [name, { const: value }]),
  );
  const addEnvelope = ({ properties, required = [] }: JsonSchema): JsonSchema => {
    const known = {
      ...properties,
      ...constants,
      requestId: { type: 'string', pattern: requestIdPattern, maxLength: 30 },
    };
    const optional = Object.keys(properties ?? {}).filter((name) => !required.includes(name));
    return closedObject(known, new Set(optional));
  };
  const [only, ...others] = members.map(({ shape }) => shape);
  if (route.file) return assertDefined(only, 'The selection of a file');
  if (only && !others.length) return components.add(`${name}Response`, addEnvelope(only));
  const union = members.map(({ name, shape }) => components.add(`${name}Response`, addEnvelope(shape)));
  return components.add(`${name}Response`, { anyOf: union });
}

export const listFragments = ({ document }: Operation): Source['fragments'] =>
  new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
