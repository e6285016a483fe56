import type { Context as Call } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';
import { type FieldProblem, invalidFields, parse } from '#kernel/fields.ts';
import type { Operation } from './operation.ts';
import { variableOf } from './route.ts';
import { isStorable, parseJsonObject } from './strict-json.ts';

const maxBytes = 1_048_576;
const nothing = z.strictObject({});

const readLimited = bodyLimit({
  maxSize: maxBytes,
  onError: () => {
    throw new DomainError('payload_too_large', `A body is at most ${maxBytes} bytes.`, { limitBytes: maxBytes });
  },
});

/** Everything the caller said, as variables of the row's document. Refuses in the order path, query, headers, body. */
export async function readVariables({ route, merged }: Operation, c: Call): Promise<Record<string, unknown>> {
  const { params, query, headers, body, rename = {} } = route;
  const said: Record<string, unknown> = {
    ...(params && parse(params, c.req.param(), 'path')),
    ...readQuery(query ?? nothing, c),
    ...(headers && readHeaders(headers, c)),
    ...(route.method !== 'GET' && parse(body ?? nothing, await readBody(c))),
  };
  for (const [key, name] of Object.entries(rename)) {
    said[name] = said[key];
    delete said[key];
  }
  return merged ? { [merged]: said } : said;
}

function readQuery(schema: z.ZodObject, c: Call): Record<string, unknown> {
  const given = c.req.queries();
  const problem = (path: string, code: FieldProblem['code'], message: string): FieldProblem[] => [
    { location: 'query', path, code, message, limit: null, allowed: null },
  ];
  const problems = Object.entries(given).flatMap(([name, values]) => {
    if (values.length > 1) return problem(name, 'duplicate', 'This parameter may stand once.');
    return isStorable(values[0]!) ? [] : problem(name, 'invalid_value', 'Text holds no NUL and no lone surrogate.');
  });
  if (problems.length) throw invalidFields(problems);
  return parse(schema, Object.fromEntries(Object.entries(given).map(([name, [value]]) => [name, value])), 'query');
}

function readHeaders(schema: z.ZodObject, c: Call): Record<string, unknown> {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, c.req.header(name)]));
  return Object.fromEntries(
    Object.entries(parse(schema, given, 'header')).map(([name, value]) => [variableOf(name), value]),
  );
}

async function readBody(c: Call): Promise<Record<string, unknown>> {
  let bytes = new Uint8Array();
  await readLimited(c, async () => {
    bytes = new Uint8Array(await c.req.arrayBuffer());
  });
  if (bytes.length && !/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new DomainError('invalid_header', 'Send the body as Content-Type: application/json.', {
      header: 'content-type',
    });
  }
  return parseJsonObject(bytes);
}
