import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { overloaded } from '#kernel/errors.ts';
import { sendRefusal } from '../refuse-request.ts';
import { OverloadLimit } from './overload.rules.ts';

export type OverloadGuard = ReturnType<typeof createOverloadGuard>;

const spanMs = 50;

/** Who watches the service asks also when it is overloaded. */
const probes = /^\/(?:livez|readyz|metrics)(?:\?|$)/;

/** A stream of events stays open, but takes no time once it has begun. */
const streamStartMs = 1000;
const asksForStream = ({ headers }: IncomingMessage) => headers.accept?.includes('text/event-stream') === true;

/** Refuses requests that an overloaded process should not take, before it knows who asks. */
export function createOverloadGuard({ log, onRefusal }: { log: Logger; onRefusal: () => void }) {
  const limit = new OverloadLimit();
  let maxOpen = limit.value;
  let [open, served, refused, refusedInAll] = [0, 0, 0, 0];
  let startedAt = performance.now();
  let loop = performance.eventLoopUtilization();

  const timer = setInterval(() => {
    const now = performance.now();
    const { utilization } = performance.eventLoopUtilization(loop);
    const wasOverloaded = limit.isOverloaded;
    limit.endSpan({ served, refused, seconds: (now - startedAt) / 1000, utilization });
    maxOpen = limit.value;
    refusedInAll += refused;
    [served, refused, startedAt, loop] = [0, 0, now, performance.eventLoopUtilization()];
    if (limit.isOverloaded !== wasOverloaded) report();
  }, spanMs).unref();

  function report(): void {
    if (limit.isOverloaded) log.warn({ open }, 'overloaded: requests are refused');
    else log.warn({ refused: refusedInAll }, 'no longer overloaded');
    if (!limit.isOverloaded) refusedInAll = 0;
  }

  function take(incoming: IncomingMessage, outgoing: ServerResponse): void {
    let isOpen = true;
    open++;
    const end = () => {
      if (!isOpen) return;
      isOpen = false;
      open--;
      served++;
    };
    outgoing.once('close', end);
    if (asksForStream(incoming)) setTimeout(end, streamStartMs).unref();
  }

  return {
    /** False if the request has been refused, with 503 on a connection that stays open. */
    admit(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      if (probes.test(incoming.url ?? '')) return true;
      if (open < maxOpen) {
        take(incoming, outgoing);
        return true;
      }
      refused++;
      onRefusal();
      sendRefusal(incoming, outgoing, overloaded(), { keepsConnection: true });
      return false;
    },
    close: () => clearInterval(timer),
  };
}
