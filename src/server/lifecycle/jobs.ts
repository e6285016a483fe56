import type { Job, System } from '#kernel/context.ts';

export type Jobs = {
  readonly running: string[];
  stop(): Promise<void>;
};

export function startJobs(jobs: readonly Job[], system: System): Jobs {
  const running = new Map<string, Promise<void>>();
  const timers = jobs.map(({ name, everySeconds, run }) => {
    const runOnce = () => {
      if (running.has(name)) return;
      const done = run(system)
        .catch((err: unknown) => system.log.error({ err, job: name }, 'job failed'))
        .finally(() => running.delete(name));
      running.set(name, done);
    };
    runOnce();
    return setInterval(runOnce, everySeconds * 1000).unref();
  });
  return {
    get running() {
      return [...running.keys()];
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
