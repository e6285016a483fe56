import DataLoader from 'dataloader';
import { toUnavailableError } from '#db/connection-errors.ts';
import { overloaded, readErrorCode } from '#kernel/errors.ts';

/** Null for a request that could not be served without waiting for another transaction. */
export type Served<Result> = { result: Result } | null;

type Options<Request, Result> = {
  serveBatch: (requests: readonly Request[]) => Promise<Served<Result>[]>;
  serveAlone: (request: Request) => Promise<Result>;
};

/** The database serves a batch while the requests of the last one are answered. With a large one, both idle in turn. */
const maxBatchSize = 16;
const maxUnderWay = 3;
/** A request takes about a tenth of a millisecond, so the last of 1000 is served long before its deadline. */
const maxWaiting = 1000;
/** Codes of a statement that ended at its deadline. */
const lateCodes = new Set(['ETIMEDOUT', '57014']);
/** PostgreSQL ended the statement for another one, which can go on. */
const deadlockCode = '40P01';

/**
 * Requests that arrive while enough statements are under way wait for the next, which serves them together. Others wait
 * only until the sockets that are ready have been read. After a statement that failed, its requests are served alone, so
 * that one does not fail the others. `serveBatch` should run its statements one after the other: while one holds the
 * counter of a caller, another one cannot count it, and its requests are served alone.
 */
export function createBatches<Request, Result>({ serveBatch, serveAlone }: Options<Request, Result>) {
  type Waiting = { request: Request; since: number };
  const queue: (() => void)[] = [];
  let underWay = 0;
  let waiting = 0;
  let late: { until: number; error: Error } | null = null;

  function sendNext(): void {
    const send = underWay < maxUnderWay ? queue.shift() : undefined;
    if (!send) return;
    underWay++;
    setImmediate(send);
  }

  function endStatement(): void {
    underWay--;
    sendNext();
  }

  async function serve(batch: readonly Waiting[]): Promise<(Served<Result> | Error)[]> {
    // What waited for a statement that ended at its deadline has waited long enough.
    const failed = late;
    const isLate = ({ since }: Waiting) => failed !== null && since <= failed.until;
    if (failed && batch.every(isLate)) return batch.map(() => failed.error);
    try {
      return await serveBatch(batch.map(({ request }) => request));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const code = readErrorCode(error);
      if (lateCodes.has(code)) late = { until: performance.now(), error };
      if (code !== deadlockCode && toUnavailableError(error) !== error) throw error;
      return batch.map(() => null);
    }
  }

  const loader = new DataLoader((batch: readonly Waiting[]) => serve(batch).finally(endStatement), {
    cache: false,
    maxBatchSize,
    batchScheduleFn: (send) => {
      queue.push(send);
      sendNext();
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
