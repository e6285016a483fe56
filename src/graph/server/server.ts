import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import { createTextResponse } from '#http/compression.ts';
import { buildHeaders } from '#http/headers.ts';
import { incompleteBody } from '#http/request-body.ts';
import type { Context } from '#kernel/context.ts';
import { Admission, type Admit } from '../limits/admission.ts';
import { CostBudgetTracker } from '../limits/cost-budget.ts';
import { type Call, createRequestExecutor, toFailedResult } from '../operations/execute-request.ts';
import { type Explain, maskErrors } from './error-masking.ts';
import { toEventStreamResponse } from './event-stream.ts';
import {
  type ParseJson,
  type PersistedOperations,
  parseBodyParams,
  parseUrlParams,
  resolvePersisted,
} from './request-parsing.ts';
import { createSubscribe, streamPlugin } from './subscriptions.ts';

type Server = { call: Call };
export type GraphOptions = {
  schema: GraphQLSchema;
  persisted: PersistedOperations;
  parseJson: ParseJson;
  explain: Explain;
};

export function createGraphServer({ schema, persisted, parseJson, explain }: GraphOptions) {
  function finishResult(
    result: ExecutionResult,
    ctx: Context,
    budget: CostBudgetTracker,
    isRefused: boolean,
  ): ExecutionResult {
    const masked = maskErrors(result, ctx, explain, isRefused);
    const cost = budget.settle(masked, ctx);
    ctx.cost += cost?.actual ?? 0;
    return cost ? { ...masked, extensions: { cost } } : masked;
  }
  const subscribe = createSubscribe((event, ctx, budget) => finishResult(event, ctx, budget, false));
  const executeRequest = createRequestExecutor(schema, subscribe);

  const requestPlugin: Plugin<object, Server> = {
    onRequestParse({ request, serverContext: { call }, setRequestParser }) {
      const resolve = (params: Record<string, unknown>) => {
        const resolved = resolvePersisted(params, persisted);
        call.isPersisted = resolved !== null;
        return resolved ?? params;
      };
      if (request.method === 'GET') setRequestParser(() => resolve(parseUrlParams(request, parseJson)));
      if (request.method === 'POST') {
        setRequestParser(async () => resolve(await parseBodyParams(request, parseJson, call)));
      }
    },
    async onParams({ params, request, context: { call }, setResult }) {
      setResult(await executeRequest(params, request, call));
    },
  };
  const resultPlugin: Plugin<object, Server> = {
    async onResultProcess({ result, setResult, serverContext: { call } }) {
      if (isAsyncIterable(result) || Array.isArray(result)) return;
      // Authentication errors take precedence, also over requests that could not be parsed.
      const admitted = await call.admission.enter().then(
        (points) => ({ points, result }),
        (error: unknown) => ({ points: null, result: toFailedResult(error) }),
      );
      const budget = call.budget ?? new CostBudgetTracker(admitted.points, null);
      setResult(finishResult(admitted.result, call.ctx, budget, admitted.result.data == null));
    },
  };

  const yoga = createYoga<Server>({
    schema,
    logging: false,
    maskedErrors: false,
    // The app handles CORS.
    cors: false,
    multipart: false,
    batching: false,
    parserAndValidationCache: false,
    // Our own parser limits the body by caller.
    maxRequestBodySize: false,
    // GraphiQL is served by the pages.
    graphiql: false,
    plugins: [requestPlugin, streamPlugin, resultPlugin],
  });

  /** Yoga rejects with the reason of the signal, a text, when the client aborts: an error is answered and logged. */
  async function fetchAnswer(request: Request, call: Call): Promise<Response> {
    try {
      return await yoga.fetch(request, { call });
    } catch (error) {
      throw request.signal.aborted ? incompleteBody() : error;
    }
  }

  return async (request: Request, ctx: Context, admit: Admit): Promise<Response> => {
    const call: Call = {
      ctx,
      admission: new Admission(admit, ctx),
      budget: null,
      isSubscription: false,
      isPersisted: false,
    };
    const answer = await fetchAnswer(request, call);
    // Other bodies of Yoga are complete and not platform streams.
    if (answer.body instanceof ReadableStream) return toEventStreamResponse(answer.body, ctx);
    const headers = { ...buildHeaders(ctx), ...Object.fromEntries(answer.headers) };
    const { holdsSecret } = ctx;
    const accepted = request.headers.get('accept-encoding');
    return createTextResponse(await answer.text(), { status: answer.status, headers }, { accepted, holdsSecret });
  };
}
