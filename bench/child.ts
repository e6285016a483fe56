/** What a server says to the run, and what the run asks of it. */
export type ServerReport = { url: string } | { cpu: number; peakMegabytes: number };

/** Tells the run where this server listens, answers how much processor time and memory it has taken, and ends with the run. */
export function reportTo(url: string): void {
  const report = (message: ServerReport) => void process.send?.(message);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    report({ cpu: user + system, peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024) });
  });
  process.on('disconnect', () => process.exit(0));
  report({ url });
  if (!process.send) console.info(url);
}
