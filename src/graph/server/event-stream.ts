import type { ExecutionResult } from 'graphql';
import { buildHeaders } from '#http/headers.ts';
import type { Context } from '#kernel/context.ts';

const heartbeatMs = 12_000;
const encoder = new TextEncoder();
const heartbeat = encoder.encode(':\n\n');
const complete = encoder.encode('event: complete\ndata:\n\n');

/**
 * Requests the next result on demand: nothing is buffered for slow readers, and a disconnect ends the source. Yoga's
 * own stream reads ahead and throws on disconnect.
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
        // At most one heartbeat waits in the queue.
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

export const toEventStreamResponse = (events: ReadableStream, ctx: Context): Response =>
  new Response(events, {
    headers: {
      ...buildHeaders(ctx),
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
