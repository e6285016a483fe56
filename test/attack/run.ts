import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { families } from './families.ts';
import { sendAttacks } from './send.ts';

const maxP99Ms = 250;

const { values } = parseArgs({
  options: {
    family: { type: 'string', multiple: true },
    only: { type: 'string' },
    requests: { type: 'string', default: '2000' },
  },
});

const chosen = values.family ?? Object.keys(families);
const unknown = chosen.find((family) => !Object.hasOwn(families, family));
if (unknown) {
  console.error(`There is no family ${unknown}. There are: ${Object.keys(families).join(', ')}.`);
  process.exit(2);
}
const attacks = chosen
  .flatMap((family) => families[family] ?? [])
  .filter(({ name }) => !values.only || name.includes(values.only));

const home = await mkdtemp(join(tmpdir(), 'gateway-attack-'));
try {
  const { rows, deaths, p99 } = await sendAttacks(attacks, {
    settings: { DATA_DIR: home, DEMO_DATA: 'on' },
    maxRequests: () => Number(values.requests),
    onRow: ({ attack, credential, statuses, cpuMsPerRequest, heldMs }) =>
      console.error(
        `${attack} (${credential}): ${statuses}; ${cpuMsPerRequest} ms CPU a request, ${heldMs} ms at once`,
      ),
  });
  console.table(rows);
  console.log(`${deaths} deaths, p99 ${p99} ms`);
  const tooLarge = rows.filter(({ grownMb, maxGrownMb }) => (grownMb ?? 0) >= (maxGrownMb ?? Infinity));
  for (const { attack, grownMb } of tooLarge) console.log(`${attack}: the process grew by ${grownMb} MB`);
  process.exitCode = deaths > 0 || p99 >= maxP99Ms || tooLarge.length ? 1 : 0;
} finally {
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
