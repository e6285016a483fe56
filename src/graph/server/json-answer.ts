import type { ExecutionResult } from 'graphql';
import { createTextResponse } from '#http/compression.ts';
import { buildHeaders } from '#http/headers.ts';
import type { Context } from '#kernel/context.ts';

const graphqlJson = 'application/graphql-response+json';
const jsonFirst = /^\s*(application\/(?:graphql-response\+json|json|\*)|\*\/\*)\s*(?:;\s*q=[\d.]*\s*)?(?:,|$)/i;

/**
 * The media type of a complete result, as Yoga chooses it: the first of the header that a result can have. Null where
 * another type comes first or a charset is asked for.
 */
export function findJsonMediaType(accept: string | null): string | null {
  const [, first] = jsonFirst.exec(accept || '*/*') ?? [];
  if (first === undefined) return null;
  return first.toLowerCase() === graphqlJson ? graphqlJson : 'application/json';
}

/** Whether the answer has status 200 whatever its media type, and no headers of its own. */
export const isPlain = (result: ExecutionResult): boolean => !result.errors && result.data != null;

export function createJsonAnswer(
  result: ExecutionResult,
  mediaType: string,
  ctx: Context,
  accepted: string | null,
): Response | Promise<Response> {
  const headers = { ...buildHeaders(ctx), 'Content-Type': `${mediaType}; charset=utf-8` };
  return createTextResponse(
    JSON.stringify(result),
    { status: 200, headers },
    { accepted, holdsSecret: ctx.holdsSecret },
  );
}
