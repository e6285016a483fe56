import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { type Embedded, startEmbedded, withClient } from '#db/embedded/embedded.ts';
import { readErrorCode } from '#kernel/errors.ts';
import { ensureIndex } from '#modules/directory/factories/search/reindex.service.ts';
import { syncBuiltInGuides } from '#modules/guidance/knowledge/knowledge-save.service.ts';
import { readLibrary } from '#modules/guidance/knowledge/library.file.ts';
import { ormOptions } from '../../mikro-orm.config.ts';
import { assertMigrated, migrate } from './migration/migrate.ts';
import { type Config, ConfigError } from './settings/config.ts';

export type Database = {
  serviceUrl: string;
  ownerUrl: string;
  embedded: Embedded | null;
  stop: () => Promise<void>;
};

export async function openDatabase(config: Config): Promise<Database> {
  if (config.DATABASE_URL) {
    const ownerUrl = config.DATABASE_OWNER_URL ?? config.DATABASE_URL;
    for (const name of ['DATABASE_OWNER_URL', 'DATABASE_URL'] as const) await assertReachable(name, config[name]);
    if (config.AUTO_MIGRATE === 'on') await prepareDatabase(ownerUrl);
    else await assertMigrated(config.DATABASE_URL);
    return { serviceUrl: config.DATABASE_URL, ownerUrl, embedded: null, stop: async () => {} };
  }
  const embedded = await startInDataDir(config);
  const { ownerUrl, stop } = embedded;
  try {
    await prepareDatabase(ownerUrl);
    return { serviceUrl: await embedded.createServiceLogin(), ownerUrl, embedded, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Neither migrates nor fills the database. */
export async function openOwner(config: Config): Promise<Pick<Database, 'ownerUrl' | 'stop'>> {
  if (!config.DATABASE_URL) return startInDataDir(config);
  for (const name of ['DATABASE_OWNER_URL', 'DATABASE_URL'] as const) await assertReachable(name, config[name]);
  return { ownerUrl: config.DATABASE_OWNER_URL ?? config.DATABASE_URL, stop: async () => {} };
}

const startInDataDir = ({ DATA_DIR }: Config): Promise<Embedded> =>
  startEmbedded(DATA_DIR).catch((error: Error) => {
    throw new ConfigError(`DATA_DIR ${DATA_DIR} cannot hold a database: ${error.message}`);
  });

async function prepareDatabase(ownerUrl: string): Promise<void> {
  await migrate(ownerUrl);
  await asOwner(ownerUrl, runStartupTasks);
}

async function runStartupTasks(em: EntityManager): Promise<void> {
  await ensureIndex(em);
  await syncBuiltInGuides(em, readLibrary());
}

export async function asOwner(ownerUrl: string, work: (em: EntityManager) => Promise<void>): Promise<void> {
  const orm = await MikroORM.init(ormOptions(ownerUrl));
  try {
    await work(orm.em.fork());
  } finally {
    await orm.close();
  }
}

async function assertReachable(name: string, url: string | undefined): Promise<void> {
  if (!url) return;
  const { host } = new URL(url);
  const { rows } = await withClient(url, (client) =>
    client.query<{ version: string }>(`select current_setting('server_version') as version`),
  ).catch((error: Error) => {
    throw new ConfigError(`Cannot connect to ${name} (${host}): ${error.message || readErrorCode(error)}.`);
  });
  const version = rows[0]?.version ?? '';
  if (!isSupported(version))
    throw new ConfigError(`${name} (${host}) is PostgreSQL ${version}: version 16 or newer is required.`);
}

export const isSupported = (serverVersion: string): boolean => Number.parseInt(serverVersion, 10) >= 16;
