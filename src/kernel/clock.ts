type Anchor = { timeMs: number; monotonicMs: number };

let anchor: Anchor | null = null;

/** The time of the database once it is known, whatever happens to the clock of this machine. Until then, of this machine. */
export const readClock = (): Date =>
  anchor ? new Date(anchor.timeMs + performance.now() - anchor.monotonicMs) : new Date();

/** From now on the time is this one, as it was when `performance.now()` was `monotonicMs`. */
export function setClock(timeMs: number, monotonicMs: number): void {
  anchor = { timeMs, monotonicMs };
}
