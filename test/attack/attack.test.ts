import { expect, test } from 'vitest';
import { copyDatabase } from '../harness.ts';
import { settingsOf } from '../program.ts';
import { families } from './families.ts';
import { sendAttacks } from './send.ts';

const maxCpuMs = 500;

/** The short form of `npm run attack`: CPU in the place of pauses, which a machine that does much else would lengthen. */
test.each(Object.entries(families))(
  'no hostile request of the family %s ends the service, holds it up, fills its memory or is answered at length',
  { timeout: 300_000 },
  async (_, attacks) => {
    const settings = settingsOf(await copyDatabase());
    const { rows, deaths } = await sendAttacks(attacks, {
      settings,
      maxRequests: ({ maxGrownMb }) => (maxGrownMb ? 160 : 3),
      enoughCpuMs: maxCpuMs,
    });
    expect(deaths).toBe(0);
    for (const row of rows) {
      expect(row.statuses, `${row.attack} (${row.credential})`).toMatch(/^\d+ × [24]\d\d(, \d+ × [24]\d\d)*$/);
      if (row.leastCpuMs !== null) expect(row.leastCpuMs, row.attack).toBeLessThan(maxCpuMs);
      if (row.maxGrownMb !== null) expect(row.grownMb, row.attack).toBeLessThan(row.maxGrownMb);
      if (!/× 2/.test(row.statuses)) expect(row.answeredBytes, row.attack).toBeLessThan(20_000);
    }
  },
);
