import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import { createTextResponse } from '#http/compression.ts';
import { buildHeaders } from '#http/headers.ts';
import { incompleteBody } from '#http/request-body.ts';
import type { Context } from '#kernel/context.ts';
import { Admission, type Admit } from '../limits/admission.ts';
import { CostBudgetTracker } from '../limits/cost-budget.ts';
import { type Call, createRequestExecutor, type Execution, toFailedResult } from '../operations/execute-request.ts';
import { type Explain, maskErrors } from './error-masking.ts';
import { toEventStreamResponse } from './event-stream.ts';
import { createJsonAnswer, findJsonMediaType, isPlain } from './json-answer.ts';
import {
  type ParseJson,
  type PersistedOperations,
  parseBodyParams,
  parseUrlParams,
  resolvePersisted,
} from './request-parsing.ts';
import { createStreamPlugin, createSubscribe, type Negotiation } from './subscriptions.ts';

export type GraphOptions = {
  schema: GraphQLSchema;
  persisted: PersistedOperations;
  parseJson: ParseJson;
  explain: Explain;
};

/** Yoga checks parameters that are already executed. */
const executedParams = { query: '' };

/**
 * A request is executed before Yoga sees it: Yoga negotiates the media type, the status and streams. Its fetch objects
 * take 200 µs, so what most requests get, data as JSON, is written without it.
 */
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

  /** Authentication errors take precedence, also over requests that could not be parsed. */
  async function finishCall(result: ExecutionResult, call: Call): Promise<ExecutionResult> {
    const admitted = await call.admission.enter().then(
      (points) => ({ points, result }),
      (error: unknown) => ({ points: null, result: toFailedResult(error) }),
    );
    const budget = call.budget ?? new CostBudgetTracker(admitted.points, null);
    return finishResult(admitted.result, call.ctx, budget, admitted.result.data == null);
  }

  const subscribe = createSubscribe((event, ctx, budget) => finishResult(event, ctx, budget, false));
  const executeRequest = createRequestExecutor(schema, subscribe);

  async function readParams(request: Request, call: Call): Promise<Record<string, unknown>> {
    const given =
      request.method === 'GET' ? parseUrlParams(request, parseJson) : await parseBodyParams(request, parseJson, call);
    const resolved = resolvePersisted(given, persisted);
    call.isPersisted = resolved !== null;
    return resolved ?? given;
  }

  async function execute(request: Request, call: Call): Promise<Execution> {
    const result = await readParams(request, call)
      .then((params) => executeRequest(params, request, call))
      .catch(toFailedResult);
    return isAsyncIterable(result) ? result : finishCall(result, call);
  }

  const resultPlugin: Plugin<object, Negotiation> = {
    onRequestParse: ({ setRequestParser }) => setRequestParser(() => executedParams),
    onParams: ({ setResult, context: { result } }) => setResult(result),
  };
  const yoga = createYoga<Negotiation>({
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
    plugins: [resultPlugin, createStreamPlugin(finishCall)],
  });

  /** Yoga rejects with the reason of the signal, a text, when the client aborts: an error is answered and logged. */
  async function negotiate(request: Request, result: Execution, call: Call): Promise<Response> {
    try {
      return await yoga.fetch(request, { call, result });
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
    const result = await execute(request, call);
    const accepted = request.headers.get('accept-encoding');
    const mediaType = findJsonMediaType(request.headers.get('accept'));
    if (mediaType && !isAsyncIterable(result) && isPlain(result)) {
      return createJsonAnswer(result, mediaType, ctx, accepted);
    }
    const answer = await negotiate(request, result, call);
    // Other bodies of Yoga are complete and not platform streams.
    if (answer.body instanceof ReadableStream) return toEventStreamResponse(answer.body, ctx);
    const headers = { ...buildHeaders(ctx), ...Object.fromEntries(answer.headers) };
    const { holdsSecret } = ctx;
    return createTextResponse(await answer.text(), { status: answer.status, headers }, { accepted, holdsSecret });
  };
}
