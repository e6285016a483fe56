import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, Option } from 'commander';
import { operator } from '#modules/identity/audit/audit.service.ts';
import { computeCutoff, type Purge, type PurgeSystem, runPurges } from '#modules/platform/retention/purge.service.ts';
import { purges } from '#modules/purges.ts';
import { createLog } from '#server/log.ts';
import type { Config } from '#server/settings/config.ts';
import { createFileStore } from '#server/settings/configured-ports.ts';
import { toSettings } from '#server/settings/settings.ts';
import { withTables } from './open.ts';

type Options = { only?: string };

export function purgeCommand(): Command {
  const purge = new Command('purge').description('records at the end of their retention');
  const only = () => new Option('--only <kind>', 'one kind of record').choices(purges.map(({ name }) => name));
  const chosen = (name: string | undefined): Purge[] => purges.filter((purge) => !name || purge.name === name);

  purge
    .command('show')
    .description('counts what the next purges remove; changes nothing')
    .addOption(only())
    .action(({ only }: Options) =>
      withTables(async (em, config) => {
        const system = toPurgeSystem(em, config);
        const due = [];
        for (const purge of chosen(only)) {
          const before = computeCutoff(system, purge);
          due.push({ name: purge.name, before, due: await purge.count(em, before) });
        }
        return { purges: due };
      }),
    );
  purge
    .command('run')
    .description('removes it now, in the batches in which gateways do it; may be stopped and repeated')
    .addOption(only())
    .action(({ only }: Options) =>
      withTables((em, config) => runPurges(toPurgeSystem(em, config), chosen(only), Number.POSITIVE_INFINITY)),
    );
  return purge;
}

function toPurgeSystem(em: EntityManager, config: Config): PurgeSystem {
  const log = createLog('silent');
  return {
    systemEm: () => em.fork(),
    now: operator.now,
    settings: toSettings(config),
    files: createFileStore(config, log),
    log,
    observePurge: () => {},
  };
}
