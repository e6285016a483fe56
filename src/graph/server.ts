import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLErrorOptions,
  type GraphQLSchema,
  Kind,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { createYoga, type Plugin } from 'graphql-yoga';
import { refusalOf } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, headersOf, maxBodyBytes, payloadTooLarge, publicForm } from '#kernel/errors.ts';
import { invalidField } from '#kernel/fields.ts';
import { headersFor, json } from '#kernel/headers.ts';
import { streamOf } from './event-stream.ts';
import { brokenLimit } from './limits.ts';
import { subscriptions } from './subscriptions.ts';

type Server = { ctx: Context };
export type GraphOptions = {
  schema: GraphQLSchema;
  parseJson: (bytes: Uint8Array) => Record<string, unknown>;
  explain: (error: unknown, ctx: Context) => unknown;
};

/** `/graphql`: the same schema, context and codes as the REST door. Repeated documents are compiled once. */
export function graphServer({ schema, parseJson, explain }: GraphOptions) {
  const yoga = createYoga<Server>({
    schema,
    logging: false,
    maskedErrors: false,
    // The app says which origins may read.
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: maxBodyBytes,
    graphiql: (_request, { ctx }) => mayLookAround(ctx) && graphiqlOptions,
    renderGraphiQL,
    plugins: [
      strictBodies(parseJson),
      guardedIntrospection,
      subscriptions((result, ctx) => inOurWords(result, ctx, explain, false)),
      limited(),
      compiled(schema),
      codes(explain),
    ],
  });

  return async (request: Request, ctx: Context): Promise<Response> => {
    const answer = await yoga.fetch(request, { ctx });
    // Yoga's own bodies are no streams of the platform, and all that they will hold is there.
    if (answer.body instanceof ReadableStream) return streamOf(answer.body, ctx);
    const headers = { ...headersFor(ctx), ...Object.fromEntries(answer.headers) };
    return new Response(await answer.text(), { status: answer.status, headers });
  };
}

const graphiqlOptions = {
  title: 'Sourcing gateway',
  defaultQuery: '{ me { mode scopes } }\n',
  headers: '{ "Authorization": "Bearer ssd_…" }',
};

/** Whoever has no good key and is not on this machine gets to see neither the schema nor the page to explore it. */
const mayLookAround = ({ viewer, local }: Context): boolean => local || refusalOf(viewer, { key: 'any' }) === null;

const nul = /\\u0000|\\u\{0+\}|\0/;

function strictBodies(parseJson: GraphOptions['parseJson']): Plugin {
  return {
    onRequestParse({ request, setRequestParser }) {
      if (request.method !== 'POST') return;
      setRequestParser(async (limited) => {
        if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
          throw new DomainError('invalid_header', 'Send Content-Type: application/json.', { header: 'content-type' });
        }
        return parseJson(new Uint8Array(await limited.arrayBuffer()));
      });
    },
    // A document carries text too, and in an address there is no strict JSON around the variables.
    onParams({ params }) {
      if (!nul.test(`${params.query ?? ''}${JSON.stringify(params.variables ?? {})}`)) return;
      throw invalidField('', 'Text holds no NUL.');
    },
  };
}

const introspects = new WeakMap<DocumentNode, boolean>();

const guardedIntrospection: Plugin<Server> = {
  onExecute({ args, setResultAndStopExecution }) {
    const { document, contextValue } = args;
    const { ctx } = contextValue;
    if (mayLookAround(ctx)) return;
    if (!introspects.has(document)) {
      introspects.set(document, /"value":"__(schema|type)"/.test(JSON.stringify(document.definitions)));
    }
    if (!introspects.get(document)) return;
    const refusal = refusalOf(ctx.viewer, { key: 'any' })!;
    setResultAndStopExecution({ errors: [new GraphQLError(refusal.message, { originalError: refusal })] });
  },
};

function limited(): Plugin<Server> {
  const known = new WeakMap<DocumentNode, DomainError | null>();

  const stopWhatIsTooLarge = ({ args, setResultAndStopExecution }: Begun) => {
    const broken = known.get(args.document) ?? brokenLimit(args.document);
    known.set(args.document, broken);
    if (broken) setResultAndStopExecution({ errors: [new GraphQLError('', { originalError: broken })] });
  };
  return { onExecute: stopWhatIsTooLarge, onSubscribe: stopWhatIsTooLarge };
}

type Begun = {
  args: { document: DocumentNode };
  setResultAndStopExecution: (result: ExecutionResult) => void;
};

/** Yoga keeps the parsed documents it has seen; what is compiled hangs on them and goes with them. */
function compiled(schema: GraphQLSchema): Plugin<Server> {
  const known = new WeakMap<DocumentNode, Map<string, CompiledQuery | null>>();

  const queryOf = (document: DocumentNode, operation: string): CompiledQuery | null => {
    const mine = known.get(document) ?? new Map<string, CompiledQuery | null>();
    known.set(document, mine);
    if (!mine.has(operation)) {
      const query = meansTheSame(document) ? compileQuery(schema, document, operation, options) : null;
      mine.set(operation, query && isCompiledQuery(query) ? query : null);
    }
    return mine.get(operation)!;
  };

  return {
    onExecute({ args, setExecuteFn }) {
      // Resolvers get our context itself: what Yoga hands on is a copy without its getters.
      const { ctx } = args.contextValue;
      const query = queryOf(args.document, args.operationName ?? '');
      setExecuteFn(() =>
        query ? query.query(args.rootValue, ctx, args.variableValues) : execute({ ...args, contextValue: ctx }),
      );
    },
  };
}

const options = { disablingCapturingStackErrors: true };

/** The compiler takes an absent variable inside a literal for null and knows no defaults; such documents are executed plainly. */
function meansTheSame(document: DocumentNode): boolean {
  let same = true;
  const differs = () => {
    same = false;
    return BREAK;
  };
  visit(document, {
    VariableDefinition: ({ defaultValue }) => (defaultValue ? differs() : undefined),
    ObjectField: ({ value }) => (value.kind === Kind.VARIABLE ? differs() : undefined),
    ListValue: ({ values }) => (values.some(({ kind }) => kind === Kind.VARIABLE) ? differs() : undefined),
  });
  return same;
}

/** Errors in the words of the contract. A refused request carries its status; one that has data is 200. */
function codes(explain: GraphOptions['explain']): Plugin<object, Server> {
  return {
    onResultProcess({ result, setResult, serverContext: { ctx } }) {
      if (Symbol.asyncIterator in result || Array.isArray(result)) return;
      const refused = result.data === undefined || result.data === null;
      setResult(inOurWords(result, ctx, explain, refused));
    },
  };
}

function inOurWords(
  result: ExecutionResult,
  ctx: Context,
  explain: GraphOptions['explain'],
  refused: boolean,
): ExecutionResult {
  return result.errors
    ? { ...result, errors: result.errors.map((error) => coded(error, ctx, refused, explain)) }
    : result;
}

function coded(error: GraphQLError, ctx: Context, refused: boolean, explain: GraphOptions['explain']): GraphQLError {
  const original = causeOf(error);
  // GraphQL complains of a request before it resolves anything; what it says of a field is about our answer.
  const isRequest = original instanceof GraphQLError && !error.path;
  const said = isRequest ? ownComplaint(error) : explain(original, ctx);
  const { message, status, ...extensions } = publicForm(said);
  const options: GraphQLErrorOptions = {
    nodes: error.nodes ?? null,
    path: error.path ?? null,
    extensions: {
      ...extensions,
      status,
      requestId: ctx.requestId,
      ...(refused && { http: { status, spec: true, headers: headersOf(said) } }),
    },
  };
  return new GraphQLError(message, options);
}

/** A caller who is turned away before the request is read gets the same form. */
export function refusal(error: unknown, ctx: Context): Response {
  const { message, ...extensions } = publicForm(error);
  const body = { errors: [{ message, extensions: { ...extensions, requestId: ctx.requestId } }] };
  const headers = { ...headersFor(ctx), ...json, ...headersOf(error) };
  return new Response(JSON.stringify(body), { status: extensions.status, headers });
}

/** What was thrown, without the wrapping of GraphQL. GraphQL's own complaints about a request are their own cause. */
function causeOf(error: unknown): unknown {
  const { originalError } = (error ?? {}) as { originalError?: unknown };
  return originalError ? causeOf(originalError) : error;
}

/** What GraphQL or its server says of the request itself. Errors of compiled queries may lack extensions. */
const ownComplaint = ({ message, extensions }: Pick<GraphQLError, 'message'> & Partial<GraphQLError>): DomainError =>
  extensions?.['code'] === 'REQUEST_ENTITY_TOO_LARGE'
    ? payloadTooLarge()
    : new DomainError('validation_failed', readable(message));

/** GraphQL repeats a refused value in its message; it may be a contact or a key. */
function readable(message: string): string {
  const [, variable] = /^Variable "(\$\w+)" got invalid value/.exec(message) ?? [];
  if (variable) return `The variable ${variable} has a value that its type does not accept.`;
  const quotes =
    /cannot represent|is not a valid|^Value is not|^Expected (value of )?type|^Argument ".*" has invalid value/;
  return quotes.test(message) ? 'A value is not of the type that its place asks for.' : message;
}
