import type { Context as Call } from 'hono';
import { z } from 'zod';
import { assertNotEncoded } from '#http/headers.ts';
import { maxAnonymousBodyBytes, readLimitedBody } from '#http/request-body.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, maxBodyBytes } from '#kernel/errors.ts';
import { findUndecodableParams, isUtf8, toUndecodableProblem } from '#kernel/query-params.ts';
import { type FieldProblem, invalidFields, markChecked, parse } from '#kernel/validation.ts';
import type { Operation } from './operation.ts';
import { toVariableName } from './route.ts';
import { isStorable, parseJsonObject } from './strict-json.ts';

const emptyObject = z.strictObject({});

export async function readVariables(
  operation: Operation,
  c: Call,
  { viewer }: Pick<Context, 'viewer'>,
): Promise<Record<string, unknown>> {
  const { route, bodyVariable } = operation;
  const { params, query, headers, body = emptyObject } = route;
  const limitBytes = viewer ? (route.maxBodyBytes ?? maxBodyBytes) : maxAnonymousBodyBytes;
  const input: Record<string, unknown> = {
    ...(params && readParams(params, route.path, c)),
    ...readQuery(query ?? emptyObject, c),
    ...(headers && readHeaders(headers, c)),
  };
  if (route.method === 'GET') return toVariables(operation, input);
  const content = parse(body, await readJsonObject(c, limitBytes));
  return bodyVariable === null
    ? toVariables(operation, { ...input, ...content })
    : { [bodyVariable]: markChecked(content, body) };
}

/** Variables of the document from validated input. */
export function toVariables(
  { route: { rename = {} }, merged, flags }: Operation,
  input: Record<string, unknown>,
): Record<string, unknown> {
  // GraphQL would treat a key with the value undefined as null, which differs from absent.
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const variables = Object.fromEntries(given.map(([key, value]) => [rename[key] ?? key, value]));
  if (!merged) return variables;
  const beside: Record<string, unknown> = {};
  for (const flag of flags) {
    beside[flag] = variables[flag];
    delete variables[flag];
  }
  return { ...beside, [merged]: variables };
}

function readParams(schema: z.ZodObject, path: string, c: Call): Record<string, unknown> {
  const given = c.req.param();
  if (isPercentEncoded(c)) assertReadableParams(Object.entries(given), path, c);
  return parse(schema, given, 'path');
}

/** Nothing else can be undecodable or hold what cannot be stored. */
const isPercentEncoded = (c: Call): boolean => c.req.url.includes('%');

function assertReadableParams(given: [name: string, value: string][], path: string, c: Call): void {
  const names = path.split('/');
  const sent = new URL(c.req.url).pathname.split('/').slice(-names.length);
  const isDecodable = (name: string) => isUtf8(sent[names.indexOf(`{${name}}`)] ?? '');
  const problems = given.flatMap(([name, value]) => {
    if (!isDecodable(name)) return [toUndecodableProblem('path', name)];
    return isStorable(value) ? [] : [toUnstorableProblem('path', name)];
  });
  if (problems.length) throw invalidFields(problems);
}

function readQuery(schema: z.ZodObject, c: Call): Record<string, unknown> {
  if (!c.req.url.includes('?')) return parse(schema, {}, 'query');
  const broken = findUndecodableParams(c.req.url);
  if (broken.length) throw invalidFields(broken);
  const given = Object.entries(c.req.queries());
  const problems = given.flatMap(([name, [value = '', ...repeated]]): FieldProblem[] => {
    if (repeated.length) return [toProblem('query', name, 'duplicate', 'Must not be repeated.')];
    return isStorable(value) ? [] : [toUnstorableProblem('query', name)];
  });
  if (problems.length) throw invalidFields(problems);
  return parse(schema, Object.fromEntries(given.map(([name, [value]]) => [name, value])), 'query');
}

const toProblem = (
  location: 'path' | 'query',
  path: string,
  code: FieldProblem['code'],
  message: string,
): FieldProblem => ({
  location,
  path,
  code,
  message,
  limit: null,
  allowed: null,
});

const toUnstorableProblem = (location: 'path' | 'query', name: string) =>
  toProblem(location, name, 'invalid_value', 'Must not contain NUL or lone surrogates.');

function readHeaders(schema: z.ZodObject, c: Call): Record<string, unknown> {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, c.req.header(name)]));
  return Object.fromEntries(
    Object.entries(parse(schema, given, 'header')).map(([name, value]) => [toVariableName(name), value]),
  );
}

export async function readJsonObject(c: Call, limitBytes: number): Promise<Record<string, unknown>> {
  assertNotEncoded(c.req.header('content-encoding'));
  const bytes = await readLimitedBody(c.req.raw, limitBytes);
  if (bytes.length && !/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new DomainError('invalid_header', 'Content-Type must be application/json.', {
      header: 'content-type',
    });
  }
  return parseJsonObject(bytes);
}
