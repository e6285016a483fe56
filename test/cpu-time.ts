/** Milliseconds of processor time that the work takes: unlike the clock, they do not grow with what else the machine does. */
async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of several runs, because the first ones also compile and collect; none follows one that is below `enough`. */
export async function leastCpuMs(runs: number, work: (run: number) => unknown, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && least >= enough; run++) least = Math.min(least, await cpuMs(() => work(run)));
  return least;
}
