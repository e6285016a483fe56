import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../../mikro-orm.config.ts';
import { asSystem } from '../../src/db/tenancy.ts';
import { operator } from '../../src/modules/identity/audit/audit.service.ts';
import { type PurgeRun, runPurges } from '../../src/modules/platform/retention/purge.service.ts';
import { purges } from '../../src/modules/purges.ts';
import { createLog } from '../../src/server/log.ts';
import { readConfig } from '../../src/server/settings/config.ts';
import { createFileStore } from '../../src/server/settings/configured-ports.ts';
import { toSettings } from '../../src/server/settings/settings.ts';

/** Removes what is due for so many seconds, as a gateway does. */
export async function measurePurges(serviceUrl: string, seconds: number) {
  const config = readConfig({ DATABASE_URL: serviceUrl });
  const orm = await MikroORM.init(ormOptions(serviceUrl, { as: 'service' }));
  const batches: { name: string; rows: number; ms: number }[] = [];
  const log = createLog('silent');
  try {
    const run: PurgeRun = await runPurges(
      {
        systemEm: () => asSystem(orm.em.fork()),
        now: operator.now,
        settings: toSettings(config),
        files: createFileStore(config, log),
        log,
        observePurge: (name, rows, s) => void batches.push({ name, rows, ms: s * 1000 }),
      },
      purges,
      seconds * 1000,
    );
    const sorted = batches.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    return {
      outcome: run.outcome,
      rows: batches.reduce((sum, { rows }) => sum + rows, 0),
      batches: batches.length,
      p50: at(0.5),
      p95: at(0.95),
      slowest: batches.toSorted((a, b) => b.ms - a.ms)[0],
    };
  } finally {
    await orm.close();
  }
}
