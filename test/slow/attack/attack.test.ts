import { test } from 'vitest';
import { expectWithstood, maxCpuMs } from '../../attack/expectation.ts';
import { families } from '../../attack/families.ts';
import { sendAttacks } from '../../attack/send.ts';
import { copyDatabase } from '../../harness.ts';
import { settingsOf } from '../../program.ts';

test.each(Object.entries(families))(
  'no hostile request of the family %s ends the service, holds it up, fills its memory or is answered at length',
  { timeout: 600_000 },
  async (_, attacks) => {
    const outcome = await sendAttacks(attacks, {
      settings: settingsOf(await copyDatabase()),
      maxRequests: ({ maxGrownMb }) => (maxGrownMb ? 160 : 3),
      enoughCpuMs: maxCpuMs,
    });
    expectWithstood(outcome);
  },
);
