import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import { buildHeaders } from '#http/headers.ts';
import type { Context } from '#kernel/context.ts';
import { Admission, type Admit } from '../limits/admission.ts';
import { CostBudgetTracker } from '../limits/cost-budget.ts';
import { type Call, createRequestExecutor, toFailedResult } from '../operations/execute-request.ts';
import { type Explain, maskErrors } from './error-masking.ts';
import { toEventStreamResponse } from './event-stream.ts';
import { type ParseJson, parseBodyParams, parseUrlParams } from './request-parsing.ts';
import { createSubscribe, streamPlugin } from './subscriptions.ts';

type Server = { call: Call };
export type GraphOptions = { schema: GraphQLSchema; parseJson: ParseJson; explain: Explain };

/** `/graphql`: the same schema, context and codes as the REST door. Yoga speaks HTTP; the answers are made here. */
export function createGraphServer({ schema, parseJson, explain }: GraphOptions) {
  /** What leaves: errors as both doors say them, and what it cost. */
  function finishResult(
    result: ExecutionResult,
    ctx: Context,
    spending: CostBudgetTracker,
    isRefused: boolean,
  ): ExecutionResult {
    const said = maskErrors(result, ctx, explain, isRefused);
    const cost = spending.settle(said, ctx);
    return cost ? { ...said, extensions: { cost } } : said;
  }
  const subscribe = createSubscribe((event, ctx, spending) => finishResult(event, ctx, spending, false));
  const executeRequest = createRequestExecutor(schema, subscribe);

  const requestPlugin: Plugin<object, Server> = {
    onRequestParse({ request, serverContext: { call }, setRequestParser }) {
      if (request.method === 'GET') setRequestParser(() => parseUrlParams(request, parseJson));
      if (request.method === 'POST') setRequestParser(() => parseBodyParams(request, parseJson, call));
    },
    async onParams({ params, request, context: { call }, setResult }) {
      setResult(await executeRequest(params, request, call));
    },
  };
  const resultPlugin: Plugin<object, Server> = {
    async onResultProcess({ result, setResult, serverContext: { call } }) {
      if (isAsyncIterable(result) || Array.isArray(result)) return;
      // Whoever is not let in is told that and nothing else, also where the request could not even be read.
      const admitted = await call.admission.enter().then(
        (points) => ({ points, result }),
        (error: unknown) => ({ points: null, result: toFailedResult(error) }),
      );
      const spending = call.spending ?? new CostBudgetTracker(admitted.points, null);
      setResult(finishResult(admitted.result, call.ctx, spending, admitted.result.data == null));
    },
  };

  const yoga = createYoga<Server>({
    schema,
    logging: false,
    maskedErrors: false,
    // The app says which origins may read.
    cors: false,
    multipart: false,
    batching: false,
    parserAndValidationCache: false,
    // The body is read by our own parser, which knows what a caller may send.
    maxRequestBodySize: false,
    // The page to explore with is one of the pages.
    graphiql: false,
    plugins: [requestPlugin, streamPlugin, resultPlugin],
  });

  return async (request: Request, ctx: Context, admit: Admit): Promise<Response> => {
    const call: Call = { ctx, admission: new Admission(admit, ctx), spending: null, isSubscription: false };
    const answer = await yoga.fetch(request, { call });
    // Yoga's own bodies are no streams of the platform, and all that they will hold is there.
    if (answer.body instanceof ReadableStream) return toEventStreamResponse(answer.body, ctx);
    const headers = { ...buildHeaders(ctx), ...Object.fromEntries(answer.headers) };
    return new Response(await answer.text(), { status: answer.status, headers });
  };
}
