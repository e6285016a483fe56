import { z } from 'zod';
import { fixedHeaders } from '#http/headers.ts';
import { codes, statuses } from '#kernel/errors.ts';
import { FieldProblem } from '#kernel/validation.ts';
import type { Json } from './response-schema.ts';

/** What responses have in common, described once for the whole document. */

export const toJsonContent = (schema: object) => ({ 'application/json': { schema } });

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
type Header = { description: string; schema: Json; required?: true };
const rateLimitHeaders: Record<string, Header> = {
  'RateLimit-Limit': { description: 'Requests in the tighter window of the key.', schema: count },
  'RateLimit-Remaining': { description: 'What is left of them.', schema: count },
  'RateLimit-Reset': { description: 'Seconds until more are.', schema: count },
  'RateLimit-Policy': { description: 'Both windows, such as `60;w=60, 1000;w=86400`.', schema: text },
};
const headers: Record<string, Header> = {
  'X-Request-Id': { description: 'Names this request in our log.', schema: text, required: true },
  ...Object.fromEntries(
    Object.entries(fixedHeaders).map(([name, value]): [string, Header] => [
      name,
      { description: 'The same on every response.', schema: { const: value }, required: true },
    ]),
  ),
  ...rateLimitHeaders,
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'Accept-Encoding': { description: 'What a body may be encoded with.', schema: { const: 'identity' }, required: true },
  'WWW-Authenticate': { description: 'The scheme of keys.', schema: { const: 'Bearer' }, required: true },
  ETag: { description: 'Names this very content, for If-None-Match.', schema: text, required: true },
  'Idempotency-Replayed': { description: 'The record was made before.', schema: { const: 'true' }, required: true },
  Allow: { description: 'The methods of this path.', schema: text, required: true },
};

const always = ['X-Request-Id', ...Object.keys(fixedHeaders)];

/** The headers of a response: those of every response, those of the limits where a key is counted, and `more`. */
export const describeHeaders = (more: string[], isCounted = true): Json =>
  Object.fromEntries(
    [...always, ...(isCounted ? Object.keys(rateLimitHeaders) : []), ...more].map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );

const error = toJsonContent({ $ref: '#/components/schemas/Error' });
const others: Record<number, [name: string, description: string, headers?: string[]]> = {
  304: ['NotModified', 'The same as the answer whose ETag was sent.', ['ETag']],
  400: ['Invalid', 'A field, a header or the JSON itself is not valid. `details.fields` names each field.'],
  401: ['Unauthenticated', 'No valid key: none, a wrong, an expired or a revoked one.', ['WWW-Authenticate']],
  403: ['Forbidden', 'This caller may not do that: a scope, a mode or a role is missing.'],
  404: ['NotFound', 'Nothing of that id for this caller. A record of somebody else looks the same.'],
  405: ['MethodNotAllowed', 'The path has no such method. `details.allowed` lists those it has.', ['Allow']],
  409: ['Conflict', 'The record is in another state or has changed. Read it, then decide again.'],
  415: [
    'UnsupportedMediaType',
    'The body has a Content-Encoding. Send it as it is; `details.accepted` names what is taken.',
    ['Accept-Encoding'],
  ],
  422: ['Unresolved', 'A fact is missing, or a requirement is not met.'],
  429: ['Limited', 'A limit is reached; `details` names it.', ['Retry-After']],
  500: ['Failed', 'The request could not complete. Look at what is saved, and keep the request id.'],
  502: ['NotGenerated', 'The action could not be generated. `details.actionId` leads to its saved state.'],
  503: [
    'Unavailable',
    'Something cannot be reached, or an outcome could not be saved. Read, then retry.',
    ['Retry-After'],
  ],
};

/** Whether an error code has this status: the document describes no status that nothing answers. */
export const isUsedStatus = (status: number): boolean => statuses.has(status);

/** Before a key is known nothing is counted. */
const uncounted = new Set([401, 405]);

type Shared = { isCounted: boolean; mayPass?: boolean | undefined };

/** Refers to the shared response of a status, and adds it to the components when it is the first to do so. */
export function addSharedResponse(responses: Json, status: number, { isCounted, mayPass }: Shared): Json {
  const [base, description, own = []] = others[status]!;
  const counts = isCounted && !uncounted.has(status);
  const name = `${base}${counts || uncounted.has(status) ? '' : 'Uncounted'}${mayPass ? 'ForNow' : ''}`;
  responses[name] = {
    description,
    headers: describeHeaders([...own, ...(mayPass ? ['Retry-After'] : [])], counts),
    ...(status !== 304 && { content: error }),
  };
  return { $ref: `#/components/responses/${name}` };
}

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

export const errorSchema = { Error: errorShape };

/** Those of the shared headers that something in the document refers to. */
export function collectUsedHeaders(document: Json): Json {
  const written = JSON.stringify(document);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => written.includes(`"#/components/headers/${name}"`)),
  );
}
