import { createSourceEventStream, type ExecutionResult, execute } from 'graphql';
import { isAsyncIterable, mapAsyncIterator, type Plugin, processRegularResult } from 'graphql-yoga';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { CostBudgetTracker } from '../limits/cost-budget.ts';
import { type Call, type Execution, type Subscribe, toFailedResult } from '../operations/execute-request.ts';
import { createEventStream } from './event-stream.ts';

type FormatResult = (result: ExecutionResult, ctx: Context, budget: CostBudgetTracker) => ExecutionResult;

/** Executes each event with a fresh context and charges it like a request; the request pays for the first. */
export const createSubscribe =
  (formatResult: FormatResult): Subscribe =>
  async ({ executable }, variableValues, { ctx, budget }) => {
    const args = { ...executable, variableValues };
    const source = await createSourceEventStream({ ...args, contextValue: ctx });
    if (!isAsyncIterable(source)) return source;
    const events = source[Symbol.asyncIterator]();
    let paid: CostBudgetTracker | null = budget;

    const chargeEvent = async (contextValue: Context): Promise<CostBudgetTracker> => {
      const spent = paid ?? (await budget.chargeNext(contextValue));
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

export type Negotiation = { call: Call; result: Execution };

export const createStreamPlugin = (
  finishCall: (result: ExecutionResult, call: Call) => Promise<ExecutionResult>,
): Plugin<object, Negotiation> => ({
  async onResultProcess({ request, result, resultProcessor, setResult, setResultProcessor, serverContext: { call } }) {
    if (isAsyncIterable(result)) {
      const results = result[Symbol.asyncIterator]();
      if (resultProcessor)
        return setResultProcessor(() => new Response(createEventStream(results)), 'text/event-stream');
      // Nothing will read the source.
      void results.return?.();
      const message = 'Subscriptions require Accept: text/event-stream.';
      const refusal = toFailedResult(new DomainError('invalid_header', message, { header: 'accept' }));
      setResult(await finishCall(refusal, call));
    }
    const isRefused = !('data' in result);
    if (call.isSubscription || (isRefused && !acceptsJson.test(request.headers.get('accept') || '*/*'))) {
      setResultProcessor(processRegularResult, 'application/graphql-response+json');
    }
  },
});
