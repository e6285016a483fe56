export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs so much at once and the rest in turn, the first first. */
export function openTurns(most: number): InTurn {
  let free = most;
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
