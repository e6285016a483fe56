import { z } from 'zod';
import { assertNotEncoded } from '#http/headers.ts';
import { maxAnonymousBodyBytes, readAnnouncedLength, readLimitedBody } from '#http/request-body.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, maxBodyBytes } from '#kernel/errors.ts';
import { findUndecodableParams } from '#kernel/query-params.ts';
import { invalidFields, parse } from '#kernel/validation.ts';
import type { Admission } from '../limits/admission.ts';
import type { Variables } from '../limits/cost.ts';

const Params = z.strictObject({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
  extensions: z.looseObject({ costOnly: z.boolean().optional() }).nullish(),
});
export type Params = { query: string; variables: Variables; operationName: string | undefined; costOnly: boolean };
/** Texts by id: `sha256:` and the SHA-256 of the text in hexadecimal. */
export type PersistedOperations = ReadonlyMap<string, string>;
export type ParseJson = (bytes: Uint8Array) => Record<string, unknown>;

export function parseParams(given: unknown, request: Request): Params {
  const { query, variables, operationName, extensions } = parse(Params, given);
  const costOnly = isCostOnly(request.headers.get('x-cost-only')) || extensions?.costOnly === true;
  return { query, variables: variables ?? {}, operationName: operationName ?? undefined, costOnly };
}

const PersistedParams = z.looseObject({
  query: z.undefined('Must not be sent with the id of a persisted operation.').optional(),
  documentId: z.string().optional(),
  extensions: z.looseObject({ persistedQuery: z.looseObject({ sha256Hash: z.string() }).optional() }).nullish(),
});

/**
 * The same request with the text of the persisted operation that it names; null if it names none. Look-up only: a
 * request never adds an operation.
 */
export function resolvePersisted(
  given: Record<string, unknown>,
  persisted: PersistedOperations,
): Record<string, unknown> | null {
  const { documentId: named, extensions: other, ...rest } = given;
  const isNamed = named !== undefined || (typeof other === 'object' && other !== null && 'persistedQuery' in other);
  if (!isNamed) return null;
  const { documentId, extensions } = parse(PersistedParams, given);
  const id = documentId ?? `sha256:${extensions?.persistedQuery?.sha256Hash}`;
  const query = persisted.get(id);
  if (query !== undefined) return { ...rest, extensions, query };
  throw new DomainError('persisted_operation_not_found', 'This service has no persisted operation with this id.', {
    documentId: id.slice(0, 80),
  });
}

/** Other values throw: a request that only asks for its cost must never be executed. */
function isCostOnly(header: string | null): boolean {
  if (header === null || header === 'false') return false;
  if (header === 'true') return true;
  throw new DomainError('invalid_header', 'X-Cost-Only must be true or false.', { header: 'x-cost-only' });
}

/** Authenticates before reading a body that exceeds the limit for unauthenticated callers. */
export async function parseBodyParams(
  request: Request,
  parseJson: ParseJson,
  { ctx, admission }: { ctx: Context; admission: Admission },
): Promise<Record<string, unknown>> {
  assertNotEncoded(request.headers.get('content-encoding'));
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new DomainError('invalid_header', 'Content-Type must be application/json.', { header: 'content-type' });
  }
  if (readAnnouncedLength(request) > maxAnonymousBodyBytes) await admission.enter();
  return parseJson(await readLimitedBody(request, ctx.viewer ? maxBodyBytes : maxAnonymousBodyBytes));
}

export function parseUrlParams({ url }: Request, parseJson: ParseJson): Record<string, unknown> {
  const broken = findUndecodableParams(url);
  if (broken.length) throw invalidFields(broken);
  const given: Record<string, unknown> = Object.fromEntries(new URL(url).searchParams);
  for (const name of ['variables', 'extensions']) {
    const json = given[name];
    if (typeof json === 'string' && json) given[name] = parseJson(Buffer.from(json));
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
