import { createSourceEventStream, type ExecutionResult, execute, GraphQLError } from 'graphql';
import { isAsyncIterable, mapAsyncIterator, type Plugin, processRegularResult } from 'graphql-yoga';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { eventStream } from './event-stream.ts';

/**
 * Streams of events. Each event is executed anew, with a context of its own, as if its reader had just asked. What goes
 * wrong on the way is the last event; what is refused before is no stream, but an answer with its status.
 */
export function subscriptions(
  inOurWords: (result: ExecutionResult, ctx: Context) => ExecutionResult,
): Plugin<{ ctx: Context }> {
  const asked = new WeakSet<Request>();

  return {
    onSubscribe({ args, setSubscribeFn }) {
      const { ctx, request } = args.contextValue;
      asked.add(request);
      setSubscribeFn(async () => {
        const source = await createSourceEventStream({ ...args, contextValue: ctx });
        if (!isAsyncIterable(source)) return source;
        const show = async (event: unknown) => {
          const contextValue = ctx.afresh();
          return inOurWords(await execute({ ...args, rootValue: event, contextValue }), contextValue);
        };
        return mapAsyncIterator(source, show, (error: unknown) => inOurWords(failed(error), ctx));
      });
    },
    onResultProcess({ request, result, resultProcessor, setResult, setResultProcessor }) {
      if (!asked.has(request)) return;
      if (isAsyncIterable(result)) {
        const results = result[Symbol.asyncIterator]();
        if (resultProcessor) return setResultProcessor(() => new Response(eventStream(results)), 'text/event-stream');
        // Nobody would read it to its end.
        void results.return?.();
        const message = 'A subscription is answered as text/event-stream, which this request does not accept.';
        setResult(failed(new DomainError('invalid_header', message, { header: 'accept' })));
      }
      setResultProcessor(processRegularResult, 'application/graphql-response+json');
    },
  };
}

const failed = (error: unknown): ExecutionResult => ({
  errors: [new GraphQLError('', { originalError: error instanceof Error ? error : new Error(String(error)) })],
});
