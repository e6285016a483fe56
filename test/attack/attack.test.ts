import { test } from 'vitest';
import { copyDatabase } from '../harness.ts';
import { settingsOf } from '../program.ts';
import { expectWithstood, maxCpuMs } from './expectation.ts';
import { families } from './families.ts';
import { sendAttacks } from './send.ts';

/** About a dozen of each family, each by one caller; `test/slow/attack` sends all of them by every caller. */
const attacks = Object.values(families).flatMap((family) => {
  const quick = family.filter(({ maxGrownMb }) => !maxGrownMb);
  const step = Math.ceil(quick.length / 12);
  return quick
    .filter((_, index) => index % step === 0)
    .map((attack, index) => ({ ...attack, credentials: [attack.credentials[index % attack.credentials.length]!] }));
});

test('no hostile request ends the service, holds it up or is answered at length', { timeout: 300_000 }, async () => {
  const outcome = await sendAttacks(attacks, {
    settings: settingsOf(await copyDatabase()),
    maxRequests: () => 3,
    enoughCpuMs: maxCpuMs,
  });
  expectWithstood(outcome);
});
