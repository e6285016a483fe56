import { z } from 'zod';
import { codes } from '#kernel/errors.ts';
import { FieldProblem } from '#kernel/fields.ts';
import type { Json } from './response-shape.ts';

/** What answers have in common, said once for the whole document. */

export const json = (schema: object) => ({ 'application/json': { schema } });

const text = { type: 'string' };
const count = { type: 'integer' };
const named: Record<string, { description: string; schema: Json; required?: true }> = {
  'X-Request-Id': { description: 'Names this request in our log.', schema: text, required: true },
  'X-Api-Version': { description: 'The version of this contract.', schema: text, required: true },
  'RateLimit-Limit': { description: 'Requests in the tighter window of the key.', schema: count },
  'RateLimit-Remaining': { description: 'What is left of them.', schema: count },
  'RateLimit-Reset': { description: 'Seconds until more are.', schema: count },
  'RateLimit-Policy': { description: 'Both windows, such as `60;w=60, 1000;w=86400`.', schema: text },
  'Retry-After': { description: 'Seconds to wait.', schema: count },
  'WWW-Authenticate': { description: 'The scheme of keys.', schema: { const: 'Bearer' }, required: true },
  ETag: { description: 'Names this very content, for If-None-Match.', schema: text, required: true },
  'Idempotency-Replayed': { description: 'The record was made before.', schema: { const: 'true' }, required: true },
};

const always = ['X-Request-Id', 'X-Api-Version'];
const ofKeys = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy'];

/** The headers of an answer: those of every answer, and these. */
export const headersNamed = (more: string[], isCounted = true): Json =>
  Object.fromEntries(
    [...always, ...(isCounted ? ofKeys : []), ...more].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

const error = json({ $ref: '#/components/schemas/Error' });
const others: Record<number, [name: string, description: string, headers?: string[]]> = {
  304: ['NotModified', 'The same as the answer whose ETag was sent.', ['ETag']],
  400: ['Invalid', 'A field, a header or the JSON itself is not valid. `details.fields` names each field.'],
  401: ['Unauthenticated', 'No valid key: none, a wrong, an expired or a revoked one.', ['WWW-Authenticate']],
  403: ['Forbidden', 'This caller may not do that: a scope, a mode or a role is missing.'],
  404: ['NotFound', 'Nothing of that id for this caller. A record of somebody else looks the same.'],
  409: ['Conflict', 'The record is in another state or has changed. Read it, then decide again.', ['Retry-After']],
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

export const answerOf = (status: number) => ({ $ref: `#/components/responses/${others[status]![0]}` });

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

export const sharedAnswers = {
  schemas: { Error: errorShape },
  headers: named,
  responses: Object.fromEntries(
    Object.entries(others).map(([status, [name, description, headers = []]]) => [
      name,
      { description, headers: headersNamed(headers), ...(status !== '304' && { content: error }) },
    ]),
  ),
};
