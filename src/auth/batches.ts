import DataLoader from 'dataloader';
import { toUnavailableError } from '#db/connection-errors.ts';
import { overloaded, readErrorCode } from '#kernel/errors.ts';

/** Null for a request that could not be served without waiting for another transaction. */
export type Served<Result> = { result: Result } | null;

type Options<Request, Result> = {
  serveBatch: (requests: readonly Request[]) => Promise<Served<Result>[]>;
  serveAlone: (request: Request) => Promise<Result>;
};

const maxBatchSize = 64;
/** A request takes about a tenth of a millisecond, so the last of 1000 is served long before its deadline. */
const maxWaiting = 1000;
/** Codes of a statement that ended at its deadline. */
const lateCodes = new Set(['ETIMEDOUT', '57014']);

/**
 * One statement at a time: requests that arrive while it is under way wait for the next, which serves them all. The first
 * one waits only until the sockets that are ready have been read. After a statement that failed, its requests are served
 * alone, so that one does not fail the others.
 */
export function createBatches<Request, Result>({ serveBatch, serveAlone }: Options<Request, Result>) {
  type Waiting = { request: Request; since: number };
  const queue: (() => void)[] = [];
  let isUnderWay = false;
  let waiting = 0;
  let late: { until: number; error: Error } | null = null;

  function sendNext(): void {
    const send = queue.shift();
    isUnderWay = send !== undefined;
    if (send) setImmediate(send);
  }

  async function serve(batch: readonly Waiting[]): Promise<(Served<Result> | Error)[]> {
    // What waited for a statement that ended at its deadline has waited long enough.
    const failed = late;
    const isLate = ({ since }: Waiting) => failed !== null && since <= failed.until;
    if (failed && batch.every(isLate)) return batch.map(() => failed.error);
    try {
      return await serveBatch(batch.map(({ request }) => request));
    } catch (error) {
      if (!(error instanceof Error) || toUnavailableError(error) !== error) {
        if (error instanceof Error && lateCodes.has(readErrorCode(error))) late = { until: performance.now(), error };
        throw error;
      }
      return batch.map(() => null);
    }
  }

  const loader = new DataLoader((batch: readonly Waiting[]) => serve(batch).finally(sendNext), {
    cache: false,
    maxBatchSize,
    batchScheduleFn: (send) => {
      queue.push(send);
      if (!isUnderWay) sendNext();
    },
  });

  return async (request: Request): Promise<Result> => {
    if (waiting >= maxWaiting) throw overloaded();
    waiting++;
    try {
      const served = await loader.load({ request, since: performance.now() });
      return served ? served.result : await serveAlone(request);
    } finally {
      waiting--;
    }
  };
}
