import { type ExecutionResult, GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { Context } from '#kernel/context.ts';
import { DomainError, payloadTooLarge, toErrorHeaders, toPublicError } from '#kernel/errors.ts';
import { mayIntrospect } from '../operations/execute-request.ts';

/** A bug is logged with its cause and marks the request as failed by the service itself. */
export type Explain = (error: unknown, ctx: Context) => unknown;

/** Errors in the words of the contract. A refused request carries its status; one that has data is 200. */
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
  // GraphQL complains of a request before it resolves anything, and of an argument that a variable made null; what else
  // it says of a field is about our answer.
  const isRequest = original instanceof GraphQLError && (!error.path || /^Argument "/.test(original.message));
  const said = isRequest ? toRequestError(error, ctx) : explain(original, ctx);
  const { message, status, ...extensions } = toPublicError(said);
  // A client of plain JSON is told by 200 that GraphQL itself answers. A request that never came so far keeps its status.
  const isGraphQL = error.path !== undefined || (isRequest && !error.extensions?.['http']);
  const options: GraphQLErrorOptions = {
    nodes: error.nodes ?? null,
    path: error.path ?? null,
    extensions: {
      ...extensions,
      status,
      requestId: ctx.requestId,
      ...(isRefused && { http: { status, spec: isGraphQL, headers: toErrorHeaders(said) } }),
    },
  };
  return new GraphQLError(message, options);
}

/** What was thrown, without the wrapping of GraphQL. GraphQL's own complaints about a request are their own cause. */
function unwrapError(error: unknown): unknown {
  const { originalError } = (error ?? {}) as { originalError?: unknown };
  return originalError ? unwrapError(originalError) : error;
}

/** What GraphQL or its server says of the request itself. Errors of compiled queries may lack extensions. */
const toRequestError = (
  { message, extensions }: Pick<GraphQLError, 'message'> & Partial<GraphQLError>,
  ctx: Context,
): DomainError =>
  extensions?.['code'] === 'REQUEST_ENTITY_TOO_LARGE'
    ? payloadTooLarge()
    : new DomainError('validation_failed', truncate(redactValues(mayIntrospect(ctx) ? message : stripHints(message))));

/** GraphQL offers names of the schema that come near to what was asked for. */
const stripHints = (message: string): string => message.replace(/ ?Did you mean .*$/s, '');

/** A complaint repeats names of the document, which may be as long as the document. */
const truncate = (message: string): string => (message.length > 300 ? `${message.slice(0, 300)}…` : message);

/** GraphQL repeats a refused value in its message; it may be a contact or a key. */
function redactValues(message: string): string {
  const [, variable] = /^Variable "(\$\w+)" got invalid value/.exec(message) ?? [];
  if (variable) return `The variable ${variable} has a value that its type does not accept.`;
  const quotes =
    /cannot represent|is not a valid|^Value is not|^Expected (value of )?type|^Argument ".*" has invalid value/;
  return quotes.test(message) ? 'A value is not of the type that its place asks for.' : message;
}
