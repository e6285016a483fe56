import { expect } from 'vitest';
import type { Outcome } from './send.ts';

/** Of the cheapest of a few equal requests: CPU in the place of pauses, which a machine that does much else would lengthen. */
export const maxCpuMs = 500;

export function expectWithstood({ rows, deaths }: Outcome): void {
  expect(deaths).toBe(0);
  for (const row of rows) {
    expect(row.statuses, `${row.attack} (${row.credential})`).toMatch(/^\d+ × [24]\d\d(, \d+ × [24]\d\d)*$/);
    if (row.leastCpuMs !== null) expect(row.leastCpuMs, row.attack).toBeLessThan(maxCpuMs);
    if (row.maxGrownMb !== null) expect(row.grownMb, row.attack).toBeLessThan(row.maxGrownMb);
    if (!/× 2/.test(row.statuses)) expect(row.answeredBytes, row.attack).toBeLessThan(20_000);
  }
}
