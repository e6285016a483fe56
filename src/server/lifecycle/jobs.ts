import type { Job, System } from '#kernel/context.ts';
import { traceWork } from '#kernel/telemetry/trace.ts';
import type { Metrics } from '../telemetry/metrics.ts';

export type Jobs = {
  readonly running: string[];
  stop(): Promise<void>;
};

type Watch = Pick<Metrics, 'expectJob' | 'observeJob'>;

export function startJobs(jobs: readonly Job[], system: System, watch: Watch): Jobs {
  const running = new Map<string, Promise<void>>();
  const timers = jobs.map(({ name, everySeconds, run }) => {
    const runOnce = () => {
      if (running.has(name)) return;
      const startedAt = performance.now();
      const report = (succeeded: boolean) => watch.observeJob(name, (performance.now() - startedAt) / 1000, succeeded);
      const done = traceWork(`job ${name}`, {}, () => run(system))
        .then(
          () => report(true),
          (err: unknown) => {
            report(false);
            system.log.error({ err, job: name }, 'job failed');
          },
        )
        .finally(() => running.delete(name));
      running.set(name, done);
    };
    watch.expectJob(name, everySeconds);
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
