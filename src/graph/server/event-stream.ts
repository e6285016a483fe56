import type { ExecutionResult } from 'graphql';
import { buildHeaders } from '#http/headers.ts';
import type { Context } from '#kernel/context.ts';

const heartbeatMs = 12_000;
const encoder = new TextEncoder();
const heartbeat = encoder.encode(':\n\n');
const complete = encoder.encode('event: complete\ndata:\n\n');

/**
 * Results as server-sent events, in the form of graphql-sse. The next is asked for when a reader waits for it, so nothing
 * piles up before a slow one, and a reader who leaves ends them. Yoga's own stream reads ahead, and throws when it is left.
 */
export function createEventStream(results: AsyncIterator<ExecutionResult>): ReadableStream<Uint8Array> {
  let isOver = false;
  let beats: ReturnType<typeof setInterval>;
  const end = () => {
    isOver = true;
    clearInterval(beats);
  };

  return new ReadableStream<Uint8Array>(
    {
      start(reader) {
        reader.enqueue(heartbeat);
        // One that still waits to be read is enough.
        beats = setInterval(() => reader.desiredSize === 0 && reader.enqueue(heartbeat), heartbeatMs).unref();
      },
      async pull(reader) {
        const { done, value } = await results.next().catch((error: unknown) => {
          end();
          throw error;
        });
        if (isOver) return;
        if (!done) return reader.enqueue(encoder.encode(`event: next\ndata: ${JSON.stringify(value)}\n\n`));
        end();
        reader.enqueue(complete);
        reader.close();
      },
      async cancel() {
        end();
        await results.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Neither kept nor changed nor held back on the way. */
export const toEventStreamResponse = (events: ReadableStream, ctx: Context): Response =>
  new Response(events, {
    headers: {
      ...buildHeaders(ctx),
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
