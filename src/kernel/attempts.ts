/** Failed sign-ins of one client in a sliding window, in this process: a brake on guessing, not a quota. */
export function attemptsWithin(windowMs: number, most: number, clients = 10_000) {
  const seen = new Map<string, number[]>();
  const recent = (client: string, now: number) => (seen.get(client) ?? []).filter((at) => at > now - windowMs);

  return {
    /** Seconds to wait before this client may try again, or 0. */
    waitSeconds(client: string, now: number): number {
      const times = recent(client, now);
      return times.length < most ? 0 : Math.ceil((times.at(-most)! + windowMs - now) / 1000);
    },
    failed(client: string, now: number): void {
      const times = recent(client, now);
      seen.delete(client);
      seen.set(client, [...times, now].slice(-most));
      const [oldest] = seen.keys();
      if (seen.size > clients && oldest !== undefined) seen.delete(oldest);
    },
  };
}
