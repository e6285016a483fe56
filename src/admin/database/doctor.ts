import { Command } from 'commander';
import { openOwner } from '#server/database.ts';
import { examine } from '#server/doctor.ts';
import { createLog } from '#server/log.ts';
import { createFileStore } from '#server/settings/configured-ports.ts';
import { migrationNames } from '../../../mikro-orm.config.ts';
import { print, readSettings } from '../open.ts';

export const doctorCommand = (): Command =>
  new Command('doctor')
    .description('checks configuration, database, roles, clock, mail and storage, and says what is wrong')
    .action(async () => {
      const config = readSettings();
      const database = await openOwner(config);
      try {
        const checks = await examine({
          config,
          serviceUrl: database.serviceUrl,
          files: createFileStore(config, createLog('silent')),
          migrations: migrationNames(),
          now: () => new Date(),
        });
        const problems = checks.filter(({ state }) => state === 'problem').length;
        if (problems) process.exitCode = 1;
        print({ healthy: problems === 0, checks });
      } finally {
        await database.stop();
      }
    });
