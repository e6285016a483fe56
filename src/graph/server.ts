import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { type DocumentNode, GraphQLError, type GraphQLErrorOptions, type GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from '#kernel/context.ts';
import { DomainError, publicForm } from '#kernel/errors.ts';

type Server = { ctx: Context };
export type GraphOptions = {
  schema: GraphQLSchema;
  parseJson: (bytes: Uint8Array) => Record<string, unknown>;
  explain: (error: unknown, ctx: Context) => unknown;
};

/** `/graphql`: the same schema, context and codes as the REST door. Repeated documents are compiled once. */
export function graphServer({ schema, parseJson, explain }: GraphOptions) {
  return createYoga<Server>({
    schema,
    logging: false,
    maskedErrors: false,
    multipart: false,
    batching: false,
    context: ({ ctx }) => ctx,
    graphiql: { title: 'Sourcing gateway', defaultQuery: '{ me { mode scopes } }\n' },
    renderGraphiQL,
    plugins: [strictBodies(parseJson), guardedIntrospection, compiled(schema), codes(explain)],
  });
}

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
  };
}

const introspects = new WeakMap<DocumentNode, boolean>();

/** Whoever has no key and is not on this machine does not get to see the schema. */
const guardedIntrospection: Plugin<Context> = {
  onExecute({ args, setResultAndStopExecution }) {
    const { document, contextValue } = args;
    if (contextValue.viewer || contextValue.local) return;
    if (!introspects.has(document)) {
      introspects.set(document, /"value":"__(schema|type)"/.test(JSON.stringify(document.definitions)));
    }
    if (!introspects.get(document)) return;
    const refusal = new DomainError('unauthenticated', 'Send a valid key to see the schema.');
    setResultAndStopExecution({ errors: [new GraphQLError(refusal.message, { originalError: refusal })] });
  },
};

/** Yoga keeps the parsed documents it has seen; what is compiled hangs on them and goes with them. */
function compiled(schema: GraphQLSchema): Plugin {
  const known = new WeakMap<DocumentNode, Map<string, CompiledQuery | null>>();

  const queryOf = (document: DocumentNode, operation: string): CompiledQuery | null => {
    const mine = known.get(document) ?? new Map<string, CompiledQuery | null>();
    known.set(document, mine);
    if (!mine.has(operation)) {
      const query = compileQuery(schema, document, operation, { disablingCapturingStackErrors: true });
      mine.set(operation, isCompiledQuery(query) ? query : null);
    }
    return mine.get(operation)!;
  };

  return {
    onExecute({ args, setExecuteFn }) {
      const query = queryOf(args.document, args.operationName ?? '');
      if (query) setExecuteFn(() => query.query(args.rootValue, args.contextValue, args.variableValues));
    },
  };
}

/** Errors in the words of the contract. A refused request carries its status; one that has data is 200. */
function codes(explain: GraphOptions['explain']): Plugin<object, Server> {
  return {
    onResultProcess({ result, setResult, serverContext: { ctx } }) {
      if (Symbol.asyncIterator in result || Array.isArray(result) || !result.errors) return;
      const refused = result.data === undefined || result.data === null;
      setResult({ ...result, errors: result.errors.map((error) => coded(error, ctx, refused, explain)) });
    },
  };
}

function coded(error: GraphQLError, ctx: Context, refused: boolean, explain: GraphOptions['explain']): GraphQLError {
  const original = causeOf(error);
  const said =
    original === error ? new DomainError('validation_failed', readable(error.message)) : explain(original, ctx);
  const { message, status, ...extensions } = publicForm(said);
  const wait = (extensions.details as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
  const headers: Record<string, string> = wait ? { 'retry-after': String(wait) } : {};
  const options: GraphQLErrorOptions = {
    nodes: error.nodes ?? null,
    path: error.path ?? null,
    extensions: {
      ...extensions,
      status,
      requestId: ctx.requestId,
      ...(refused && { http: { status, spec: true, headers } }),
    },
  };
  return new GraphQLError(message, options);
}

/** What was thrown, without the wrapping of GraphQL. GraphQL's own complaints about a request are their own cause. */
function causeOf(error: unknown): unknown {
  const { originalError } = (error ?? {}) as { originalError?: unknown };
  return originalError ? causeOf(originalError) : error;
}

/** GraphQL repeats a refused value in its message; it may be a contact or a key. */
const readable = (message: string) =>
  message.replace(
    /^(Variable "\$\w+") got invalid value .*?(?: at "([^"]+)")?; .*$/s,
    '$1 has a value that its type does not accept.',
  );
