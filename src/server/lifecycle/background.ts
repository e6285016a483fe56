import type { Logger } from 'pino';

export type Background = ReturnType<typeof createBackground>;

export function createBackground() {
  const running = new Set<Promise<void>>();

  return {
    run(work: () => Promise<unknown>, log: Logger): void {
      const done = work().then(
        () => {},
        (err: unknown) => log.error({ err }, 'background work failed'),
      );
      running.add(done);
      void done.then(() => running.delete(done));
    },
    get count(): number {
      return running.size;
    },
    async idle(): Promise<void> {
      while (running.size) await Promise.all(running);
    },
  };
}
