/** What happened in a short time. `utilization` is the share of it in which the event loop was busy. */
export type Span = { served: number; refused: number; seconds: number; utilization: number };

type Bounds = { min: number; waitSeconds: number };

/** Of a busy process: bursts, and connections that ask again when they have their answer, only wait longer. */
const usual: Bounds = { min: 256, waitSeconds: 0.25 };
const underOverload: Bounds = { min: 16, waitSeconds: 0.02 };

const busy = 0.85;

/** Spans over which the rate is counted, and without refusals after which the process is no longer overloaded. */
const spansOfRate = 10;

/**
 * How many requests a process may have open: as many as come while its event loop has time, so that requests that wait
 * for others, such as a mail provider, count for nothing; `usual` while it is busy; and once that was too few, only those
 * that it can answer soon, until it no longer refuses any.
 */
export class OverloadLimit {
  #recent: Span[] = [];

  get isOverloaded(): boolean {
    return this.#recent.some(({ refused }) => refused > 0);
  }

  endSpan(span: Span): void {
    this.#recent = [...this.#recent.slice(1 - spansOfRate), span];
  }

  get value(): number {
    if (this.isOverloaded) return this.#countServedIn(underOverload);
    const isBusy = (this.#recent.at(-1)?.utilization ?? 0) >= busy;
    return isBusy ? this.#countServedIn(usual) : Number.POSITIVE_INFINITY;
  }

  #countServedIn({ min, waitSeconds }: Bounds): number {
    const sum = (read: (span: Span) => number) => this.#recent.reduce((total, span) => total + read(span), 0);
    const perSecond = sum(({ served }) => served) / sum(({ seconds }) => seconds);
    return Math.max(min, Math.round(perSecond * waitSeconds));
  }
}
