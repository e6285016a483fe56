import { z } from 'zod';
import { fixedHeaders } from '#http/headers.ts';
import { assertDefined } from '#kernel/assert.ts';
import { type Code, codes } from '#kernel/errors.ts';
import { FieldProblem } from '#kernel/validation.ts';
import { refer } from './components.ts';
import type { Json } from './response-schema.ts';

export const requestIdPattern = '^req_[0-9A-Z]{26}$';

const text = (maxLength: number, more: Json = {}) => ({ type: 'string', maxLength, ...more });
const count = { type: 'integer', format: 'int32', minimum: 0, maximum: 2_147_483_647 };
type Header = { description: string; schema: Json; required?: true };
const rateLimitHeaders: Record<string, Header> = {
  'RateLimit-Limit': { description: 'Requests in the tighter window of the key.', schema: count },
  'RateLimit-Remaining': { description: 'Requests left in that window.', schema: count },
  'RateLimit-Reset': { description: 'Seconds until the window resets.', schema: count },
  'RateLimit-Policy': { description: 'Both windows, such as `60;w=60, 1000;w=86400`.', schema: text(100) },
};
const headers: Record<string, Header> = {
  'X-Request-Id': {
    description: 'Identifies this request in the log of the service.',
    schema: text(30, { pattern: requestIdPattern }),
    required: true,
  },
  ...Object.fromEntries(
    Object.entries(fixedHeaders).map(([name, value]): [string, Header] => [
      name,
      { description: 'Constant.', schema: { const: value }, required: true },
    ]),
  ),
  'Access-Control-Allow-Origin': {
    description: 'The origin of the page that asks, if the operator allows it with `CORS_ORIGINS`.',
    schema: text(300),
  },
  ...rateLimitHeaders,
  'Retry-After': { description: 'Seconds to wait.', schema: { ...count, minimum: 1 } },
  'Accept-Encoding': {
    description: 'Accepted content encoding of request bodies.',
    schema: { const: 'identity' },
    required: true,
  },
  'WWW-Authenticate': {
    description: 'Authentication scheme of API keys.',
    schema: { const: 'Bearer' },
    required: true,
  },
  ETag: {
    description: 'Version of the content, for If-None-Match. Each content encoding has its own.',
    schema: text(80),
    required: true,
  },
  Location: {
    description: 'Path of the created record.',
    schema: text(200, { format: 'uri-reference' }),
    required: true,
  },
  'Idempotency-Replayed': {
    description: 'The record was created by an earlier request.',
    schema: { const: 'true' },
    required: true,
  },
  'Accept-Ranges': {
    description: 'Ranges of the file can be asked for.',
    schema: { const: 'bytes' },
    required: true,
  },
  'Content-Range': {
    description: 'The bytes of the body and the size of the file; after 416 the size alone.',
    schema: text(60),
    required: true,
  },
  Deprecation: {
    description: 'When the operation was deprecated, in seconds since 1970.',
    schema: text(20),
    required: true,
  },
  Sunset: { description: 'Until when the operation is served at least.', schema: text(40), required: true },
  Link: { description: 'The operation that replaces it.', schema: text(300), required: true },
  Allow: { description: 'Methods of this path.', schema: text(100), required: true },
};

const always = ['X-Request-Id', ...Object.keys(fixedHeaders), 'Access-Control-Allow-Origin'];

export const describeHeaders = (more: string[], isCounted = true): Json =>
  Object.fromEntries(
    [...always, ...(isCounted ? Object.keys(rateLimitHeaders) : []), ...more].map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );

const others: Record<number, [name: string, description: string, headers?: string[]]> = {
  304: ['NotModified', 'The content has not changed since the ETag that was sent.', ['ETag']],
  400: ['Invalid', 'A field, a header or the JSON itself is not valid. `details.fields` names each field.'],
  401: ['Unauthenticated', 'The API key is missing, invalid, expired or revoked.', ['WWW-Authenticate']],
  403: ['Forbidden', 'The caller lacks a scope, a key mode or a role.'],
  404: [
    'NotFound',
    'No such record for this caller. Records of other tenants are not distinguished from missing ones.',
  ],
  405: ['MethodNotAllowed', 'Method not allowed. `details.allowed` lists the allowed methods.', ['Allow']],
  409: ['Conflict', 'The record is in another state or has changed. Read it and retry.'],
  415: [
    'UnsupportedMediaType',
    'Content-Encoding is not supported. `details.accepted` lists the accepted encodings.',
    ['Accept-Encoding'],
  ],
  416: ['RangeNotSatisfiable', 'The range begins after the end of the file.', ['Content-Range']],
  422: ['Unresolved', 'Required information is missing, or a requirement is not met.'],
  429: ['Limited', 'A limit was exceeded; `details.limit` names it.', ['Retry-After']],
  500: ['Failed', 'Internal error. Check what was saved, and keep the request id.'],
  502: ['NotGenerated', 'The action could not be generated. `details.actionId` identifies its saved state.'],
  503: [
    'Unavailable',
    'A dependency is not available, or an outcome could not be saved. Read the record, then retry.',
    ['Retry-After'],
  ],
};

/** Requests are not counted before authentication. */
const uncounted = new Set([401, 405]);

type Refusal = {
  codes: readonly Code[];
  isCounted: boolean;
  mayPass?: boolean | undefined;
  examples: Record<string, unknown>;
};

/** A refusal whose codes depend on the operation. */
export function describeRefusal(status: number, { codes, isCounted, mayPass, examples }: Refusal): Json {
  const [, description, own = []] = assertDefined(others[status], `The response ${status}`);
  const counts = isCounted && !uncounted.has(status);
  const listed = codes.map((code) => `\`${code}\``).join(', ');
  return {
    description: listed ? `${description} Codes: ${listed}.` : description,
    headers: describeHeaders([...own, ...(mayPass ? ['Retry-After'] : [])], counts),
    ...(status !== 304 && { content: { 'application/json': { schema: refer('Error'), ...toExamples(examples) } } }),
  };
}

const toExamples = (examples: Record<string, unknown>): { examples?: Json } => {
  const listed = Object.entries(examples).map(([code, value]) => [code, { summary: `Error \`${code}\`.`, value }]);
  return listed.length ? { examples: Object.fromEntries(listed) } : {};
};

/** A refusal that is alike for all operations. Its examples are the first one of each code. */
export function addSharedResponse(
  responses: Record<string, SharedResponse>,
  status: number,
  { isCounted, mayPass, examples }: Refusal,
): Json {
  const [base] = assertDefined(others[status], `The response ${status}`);
  const isPlain = isCounted || uncounted.has(status);
  const name = `${base}${isPlain ? '' : 'Uncounted'}`;
  const known = responses[name]?.examples ?? {};
  const merged = { ...examples, ...known };
  responses[name] = {
    examples: merged,
    response: describeRefusal(status, { codes: [], isCounted, mayPass, examples: merged }),
  };
  return { $ref: `#/components/responses/${name}` };
}

export type SharedResponse = { examples: Record<string, unknown>; response: Json };

export const errorSchema = z.object({
  error: z
    .object({
      code: z.string().max(60).meta({
        description: 'Stable name of the error. More codes may come: treat unknown ones by their status.',
        examples: codes,
      }),
      message: z.string().meta({ description: 'Explanation for people, in English. It may change.' }),
      details: z
        .looseObject({
          fields: z
            .array(FieldProblem.meta({ id: 'FieldProblem' }))
            .max(20)
            .optional()
            .meta({
              description: 'The invalid fields, with `validation_failed`.',
            }),
        })
        .meta({ id: 'ErrorDetails', description: 'Details of the error, such as `fields` with validation_failed.' })
        .optional(),
    })
    .meta({ id: 'ErrorInfo', description: 'What went wrong.' }),
  requestId: z
    .string()
    .max(30)
    .regex(new RegExp(requestIdPattern))
    .meta({ description: 'Identifies this request in the log of the service.' }),
});

export function collectUsedHeaders(document: Json): Json {
  const written = JSON.stringify(document);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => written.includes(`"#/components/headers/${name}"`)),
  );
}
