import type { System, Worker } from './kernel/context.ts';

/** Runs each worker now and then, never twice at once, and outlives its failures. Answers how to stop, which waits. */
export function startWorkers(workers: readonly Worker[], system: System): () => Promise<void> {
  const stops = workers.map(({ name, everySeconds, run }) => {
    let running = Promise.resolve();
    let busy = false;
    const turn = () => {
      if (busy) return;
      busy = true;
      running = run(system)
        .catch((err: unknown) => system.log.error({ err, worker: name }, 'a worker failed'))
        .finally(() => {
          busy = false;
        });
    };
    turn();
    const timer = setInterval(turn, everySeconds * 1000).unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
