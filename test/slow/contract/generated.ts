import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { HTTPSnippet } from '@readme/httpsnippet';
import oasToHar from '@readme/oas-to-har';
import { createGeneratorSync } from 'json-schema-faker';
import Oas from 'oas';
import { clientOf } from '../../api/contract/client.ts';
import { document, documented, resolved, type Schema } from '../../api/contract/document.ts';
import type { Request } from '../../api/contract/row.ts';
import type { Caller } from '../../harness.ts';

/** Status and, where there is one, the error of a response. */
type Outcome = { status: number; error: unknown };
export type Send = (operation: string, caller: Caller, asked: Request) => Promise<Outcome>;

/** What the document lets a client send: what it must, or all that it may. */
export function sampled(name: string, real: Request, whole: boolean): Request {
  const { parameters = [], requestBody } = documented.get(name)!;
  const values = createGeneratorSync({
    seed: 15,
    alwaysFakeOptionals: whole,
    optionalsProbability: whole ? 1 : 0,
    maxDepth: 20,
  });
  const sample = (schema: Schema) => values.generate({ ...schema, components: document.components });
  const given = (place: string): Record<string, string> =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && (whole || parameter.required))
        .map(({ name, schema }) => [name, sample(schema) as string]),
    );
  const isSent = requestBody && (whole || requestBody.required);
  const body = isSent ? (sample(requestBody.content['application/json'].schema) as object) : null;
  return {
    ...(real.path && { path: real.path }),
    query: possible(given('query'), real.query),
    headers: { ...given('header') },
    ...(body && { body: possible(body, real.body) }),
  };
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Rates are of days that have passed, and the country of a shipment decides what else it may state. */
const isBeyondSchema = (key: string) => key === 'fxRates' || key === 'shipment';

/** The same with ids of real records, and with days to come: no schema can say that a day has not passed. */
function possible<T extends object>(sample: T, real: object = {}): T {
  const isKept = (key: string, value: unknown) => isId.test(String(value)) || isBeyondSchema(key);
  const ids = Object.entries(real).filter(([key, value]) => key in sample && isKept(key, value));
  const days = JSON.stringify(sample, (key, value) => (key === 'quoteBy' && value ? '2099-12-31' : value));
  return { ...JSON.parse(days), ...Object.fromEntries(ids) };
}

/** openapi-fetch, over the network. */
export function typedClient(origin: string): Send {
  const call = clientOf({
    fetch: (request: globalThis.Request) =>
      fetch(new globalThis.Request(request.url.replace('http://gateway.test', origin), request)),
  });
  return async (operation, caller, asked) => {
    const { response, body } = await call(operation, caller, asked);
    return { status: response.status, error: body?.error ?? null };
  };
}

const run = promisify(execFile);

/** The generator does not follow references, and guesses the types of what it cannot see. */
function dereference(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(dereference);
  if (part === null || typeof part !== 'object') return part;
  const { $ref, ...own } = part as { $ref?: string };
  const inner = Object.entries(own).map(([key, value]) => [key, dereference(value)]);
  return { ...($ref ? (dereference(resolved({ $ref })) as object) : {}), ...Object.fromEntries(inner) };
}

/** A shell script with curl for each request, generated from the document and run as a process. */
export function shellClient(origin: string): Send {
  return async (operation, { headers }, { path = {}, query = {}, headers: own = {}, body }) => {
    const [method, template] = operation.split(' ') as [string, string];
    const paths = { [template]: dereference(document.paths[template]) };
    const oas = new Oas({ ...document, paths, servers: [{ url: `${origin}/api/v1` }] } as never);
    const values = { path, query, header: own, ...(body && { body }) };
    const har = oasToHar(oas, oas.operation(template, method.toLowerCase() as 'get'), values);
    const { request } = har.log.entries[0]!;
    request.headers.push(...Object.entries(headers).map(([name, value]) => ({ name, value })));
    const [script] = new HTTPSnippet(har as never, { harIsAlreadyEncoded: true }).convert('shell', 'curl') as string[];
    const { stdout } = await run('sh', ['-c', `${script} --silent --write-out '\\n%{http_code}'`], {
      encoding: 'utf8',
    });
    const end = stdout.lastIndexOf('\n');
    const status = Number(stdout.slice(end + 1));
    return { status, error: status >= 400 ? JSON.parse(stdout.slice(0, end)).error : null };
  };
}
