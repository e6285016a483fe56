import { createSourceEventStream, type ExecutionResult, execute } from 'graphql';
import { isAsyncIterable, mapAsyncIterator, type Plugin, processRegularResult } from 'graphql-yoga';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { CostBudgetTracker } from '../limits/cost-budget.ts';
import { type Call, type Subscribe, toFailedResult } from '../operations/execute-request.ts';
import { createEventStream } from './event-stream.ts';

type FormatResult = (result: ExecutionResult, ctx: Context, spending: CostBudgetTracker) => ExecutionResult;

/**
 * Streams of events. Each event is executed anew, with a context of its own, as if its reader had just asked, and is paid
 * for like that: the first by the request. What goes wrong on the way is the last event; what is refused before is no
 * stream, but an answer with its status.
 */
export const createSubscribe =
  (formatResult: FormatResult): Subscribe =>
  async ({ executable }, variableValues, { ctx, spending }) => {
    const args = { ...executable, variableValues };
    const source = await createSourceEventStream({ ...args, contextValue: ctx });
    if (!isAsyncIterable(source)) return source;
    const events = source[Symbol.asyncIterator]();
    let paid: CostBudgetTracker | null = spending;

    const chargeEvent = async (contextValue: Context): Promise<CostBudgetTracker> => {
      const spent = paid ?? (await spending.chargeNext(contextValue));
      paid = null;
      return spent;
    };
    const executeEvent = async (event: unknown): Promise<ExecutionResult> => {
      const contextValue = ctx.fork();
      let spent = new CostBudgetTracker(null, null);
      try {
        spent = await chargeEvent(contextValue);
        spent.start();
        return formatResult(await execute({ ...args, rootValue: event, contextValue }), contextValue, spent);
      } catch (error) {
        void events.return?.();
        return formatResult(toFailedResult(error), contextValue, spent);
      }
    };
    return mapAsyncIterator(events, executeEvent, (error: unknown) =>
      formatResult(toFailedResult(error), ctx, new CostBudgetTracker(null, null)),
    );
  };

const acceptsJson = /json|application\/\*|\*\/\*/i;

/** Events go to readers who take them. What is refused before anything streams is plain JSON with its status. */
export const streamPlugin: Plugin<object, { call: Call }> = {
  onResultProcess({ request, result, resultProcessor, setResult, setResultProcessor, serverContext: { call } }) {
    if (isAsyncIterable(result)) {
      const results = result[Symbol.asyncIterator]();
      if (resultProcessor)
        return setResultProcessor(() => new Response(createEventStream(results)), 'text/event-stream');
      // Nobody would read it to its end.
      void results.return?.();
      const message = 'A subscription is answered as text/event-stream, which this request does not accept.';
      setResult(toFailedResult(new DomainError('invalid_header', message, { header: 'accept' })));
    }
    const isRefused = !('data' in result);
    if (call.isSubscription || (isRefused && !acceptsJson.test(request.headers.get('accept') ?? '*/*'))) {
      setResultProcessor(processRegularResult, 'application/graphql-response+json');
    }
  },
};
