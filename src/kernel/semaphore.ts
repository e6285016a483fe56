export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** FIFO semaphore: at most `max` tasks run at once. */
export function createSemaphore(max: number): Semaphore {
  let free = max;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
