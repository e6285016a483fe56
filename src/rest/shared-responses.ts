import { z } from 'zod';
import { fixedHeaders } from '#http/headers.ts';
import { assertDefined } from '#kernel/assert.ts';
import { codes, statuses } from '#kernel/errors.ts';
import { FieldProblem } from '#kernel/validation.ts';
import type { Json } from './response-schema.ts';

export const toJsonContent = (schema: object) => ({ 'application/json': { schema } });

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
type Header = { description: string; schema: Json; required?: true };
const rateLimitHeaders: Record<string, Header> = {
  'RateLimit-Limit': { description: 'Requests in the tighter window of the key.', schema: count },
  'RateLimit-Remaining': { description: 'Requests left in that window.', schema: count },
  'RateLimit-Reset': { description: 'Seconds until the window resets.', schema: count },
  'RateLimit-Policy': { description: 'Both windows, such as `60;w=60, 1000;w=86400`.', schema: text },
};
const headers: Record<string, Header> = {
  'X-Request-Id': { description: 'Identifies this request in the log of the service.', schema: text, required: true },
  ...Object.fromEntries(
    Object.entries(fixedHeaders).map(([name, value]): [string, Header] => [
      name,
      { description: 'Constant.', schema: { const: value }, required: true },
    ]),
  ),
  ...rateLimitHeaders,
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
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
  ETag: { description: 'Version of the content, for If-None-Match.', schema: text, required: true },
  'Idempotency-Replayed': {
    description: 'The record was created by an earlier request.',
    schema: { const: 'true' },
    required: true,
  },
  Allow: { description: 'Methods of this path.', schema: text, required: true },
};

const always = ['X-Request-Id', ...Object.keys(fixedHeaders)];

export const describeHeaders = (more: string[], isCounted = true): Json =>
  Object.fromEntries(
    [...always, ...(isCounted ? Object.keys(rateLimitHeaders) : []), ...more].map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );

const error = toJsonContent({ $ref: '#/components/schemas/Error' });
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

export const isUsedStatus = (status: number): boolean => statuses.has(status);

/** Requests are not counted before authentication. */
const uncounted = new Set([401, 405]);

type Shared = { isCounted: boolean; mayPass?: boolean | undefined };

export function addSharedResponse(responses: Json, status: number, { isCounted, mayPass }: Shared): Json {
  const [base, description, own = []] = assertDefined(others[status], `The response ${status}`);
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
        .meta({ description: 'Details of the error, such as `fields` with validation_failed.' }),
    }),
    requestId: z.string(),
  }),
);

export const errorSchema = { Error: errorShape };

export function collectUsedHeaders(document: Json): Json {
  const written = JSON.stringify(document);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => written.includes(`"#/components/headers/${name}"`)),
  );
}
