import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Cheap to answer, so its time is that of the event loop of the server. */
const probedPath = '/livez';
const everyMs = 100;

/** Asks the server ten times a second, in a thread of its own, and answers the milliseconds since it was last asked. */
export function startProbe(url: string) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url } });
  const times: number[] = [];
  worker.on('message', (ms: number) => void times.push(ms));
  return {
    take: (): number[] => times.splice(0),
    stop: () => worker.terminate(),
  };
}

async function probe(url: string): Promise<void> {
  for (;;) {
    const startedAt = performance.now();
    const isAnswered = await fetch(url + probedPath, { signal: AbortSignal.timeout(30_000) }).then(
      async (response) => (await response.arrayBuffer()).byteLength > 0,
      () => false,
    );
    const ms = performance.now() - startedAt;
    parentPort?.postMessage(isAnswered ? ms : Number.POSITIVE_INFINITY);
    await sleep(Math.max(0, everyMs - ms));
  }
}

if (parentPort && typeof workerData?.url === 'string') await probe(workerData.url);

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
