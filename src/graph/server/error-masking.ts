import { type ExecutionResult, GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { isRecord } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, errorCodesPath, payloadTooLarge, toErrorHeaders, toPublicError } from '#kernel/errors.ts';
import { unwrapError } from '../operations/document.ts';
import { mayIntrospect } from '../operations/execute-request.ts';

export type Explain = (error: unknown, ctx: Context) => unknown;

export const maskErrors = (
  result: ExecutionResult,
  ctx: Context,
  explain: Explain,
  isRefused: boolean,
): ExecutionResult =>
  result.errors
    ? {
        ...('data' in result && { data: result.data }),
        errors: result.errors.map((error) => maskError(error, ctx, isRefused, explain)),
      }
    : result;

function maskError(error: GraphQLError, ctx: Context, isRefused: boolean, explain: Explain): GraphQLError {
  const original = unwrapError(error);
  // Errors of GraphQL itself concern the request if they have no path, or if a variable made a required argument null.
  // Other errors with a path concern the response.
  const isRequest = original instanceof GraphQLError && (!error.path || /^Argument "/.test(original.message));
  const publicError = isRequest ? toRequestError(error, ctx) : explain(original, ctx);
  const { message, status, ...extensions } = toPublicError(publicError);
  // Plain JSON clients get 200 once GraphQL has processed the request. Earlier refusals keep their status.
  const isGraphQL = error.path !== undefined || (isRequest && !error.extensions?.['http']);
  const options: GraphQLErrorOptions = {
    nodes: error.nodes ?? null,
    path: error.path ?? null,
    extensions: {
      ...extensions,
      status,
      requestId: ctx.requestId,
      docs: `${ctx.settings.publicUrl}${errorCodesPath}#${extensions.code}`,
      ...(isRefused && { http: { status, spec: isGraphQL, headers: toErrorHeaders(publicError) } }),
    },
  };
  return new GraphQLError(message, options);
}

/** Errors of compiled queries may lack extensions. */
const toRequestError = (
  { message, extensions: { code, details } = {} }: Pick<GraphQLError, 'message'> & Partial<GraphQLError>,
  ctx: Context,
): DomainError =>
  code === 'REQUEST_ENTITY_TOO_LARGE'
    ? payloadTooLarge()
    : new DomainError(
        'validation_failed',
        truncate(redactValues(mayIntrospect(ctx) ? message : stripHints(message))),
        isRecord(details) ? details : undefined,
      );

/** Suggestions reveal names of the schema. */
const stripHints = (message: string): string => message.replace(/ ?Did you mean .*$/s, '');

const truncate = (message: string): string => (message.length > 300 ? `${message.slice(0, 300)}…` : message);

/** Values may be contacts or keys. */
function redactValues(message: string): string {
  const [, variable] = /^Variable "(\$\w+)" got invalid value/.exec(message) ?? [];
  if (variable) return `Variable ${variable} has a value that its type does not accept.`;
  const quotes =
    /cannot represent|is not a valid|^Value is not|^Expected (value of )?type|^Argument ".*" has invalid value/;
  return quotes.test(message) ? 'A value does not match the expected type.' : message;
}
