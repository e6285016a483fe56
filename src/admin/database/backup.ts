import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { verifyChains } from '#modules/identity/audit/audit.service.ts';
import { backUp } from '#server/backup/backup.ts';
import { restore } from '#server/backup/restore.ts';
import { asOwner, openOwner } from '#server/database.ts';
import { createLog } from '#server/log.ts';
import type { Config } from '#server/settings/config.ts';
import { createFileStore } from '#server/settings/configured-ports.ts';
import { loadSecretKey } from '#server/settings/secret-key.ts';
import { migrationNames } from '../../../mikro-orm.config.ts';
import { print, readSettings } from '../open.ts';

export function backupCommands(): Command[] {
  const backup = new Command('backup')
    .description('copies the database and the files into a new folder, while the service runs')
    .argument('<folder>', 'folder that does not exist')
    .action(async (folder: string) => {
      const { config, files, secretKey } = await openStores(readSettings());
      const database = await openOwner(config);
      try {
        const sources = {
          ownerUrl: database.ownerUrl,
          files,
          secretKey,
          release: readRelease(),
          now: () => new Date(),
        };
        const { release, createdAt, tables, files: copied, missingFiles } = await backUp(folder, sources);
        const rows = tables.reduce((sum, table) => sum + table.rows, 0);
        print({ folder, release, createdAt, tables: tables.length, rows, files: copied.length, missingFiles });
      } finally {
        await database.stop();
      }
    });
  const restoring = new Command('restore')
    .description('loads a backup into an empty database')
    .argument('<folder>', 'folder of a backup')
    .option('--resume-sending', 'sends what was approved and unsent; only if nothing ran since the backup was made')
    .action(async (folder: string, { resumeSending = false }: { resumeSending?: boolean }) => {
      const { config, files, secretKey } = await openStores(readSettings());
      const database = await openOwner(config);
      try {
        const target = { ownerUrl: database.ownerUrl, files, secretKey, migrations: migrationNames() };
        const restored = await restore(folder, target, { resumeSending });
        await asOwner(database.ownerUrl, async (em) => {
          const { broken, entries } = await verifyChains(em, null);
          print({ ...restored, audit: { intact: broken.length === 0, entries, broken } });
        });
      } finally {
        await database.stop();
      }
    });
  return [backup, restoring];
}

async function openStores(config: Config) {
  const files = createFileStore(config, createLog('error', process.stderr));
  return { config, files, secretKey: await loadSecretKey(config) };
}

const readRelease = (): string =>
  String(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version);
