import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { type Embedded, withClient } from '#db/embedded/embedded.ts';
import { createPrimary, findPrimary } from '#db/servers/primary.ts';
import { nameServer } from '#db/servers/server.ts';
import { ensureIndex } from '#modules/directory/factories/search/reindex.service.ts';
import { syncBuiltInGuides } from '#modules/guidance/knowledge/knowledge-save.service.ts';
import { readLibrary } from '#modules/guidance/knowledge/library.file.ts';
import { ormOptions } from '../../mikro-orm.config.ts';
import { startCluster } from './data-dir.ts';
import { assertMigrated, migrate, type Report } from './migration/migrate.ts';
import { type Config, ConfigError } from './settings/config.ts';

export type Database = {
  serviceUrl: string;
  ownerUrl: string;
  embedded: Embedded | null;
  stop: () => Promise<void>;
};

type Preparation = { report?: Report | undefined; seed?: ((em: EntityManager) => Promise<void>) | undefined };

/**
 * Migrates the database, except with AUTO_MIGRATE=off. `report` gets a line while a migration waits; `seed` fills the
 * embedded one.
 */
export async function openDatabase(
  config: Config,
  embedded: Embedded | null,
  { report, seed }: Preparation = {},
): Promise<Database> {
  if (!embedded) {
    const ownerUrl = await locateOwner(config);
    const serviceUrl = await locateService(config);
    if (config.AUTO_MIGRATE === 'on') await prepareDatabase(ownerUrl, { report });
    else await assertMigrated(serviceUrl);
    return { serviceUrl, ownerUrl, embedded, stop: async () => {} };
  }
  const { ownerUrl, stop } = embedded;
  try {
    await prepareDatabase(ownerUrl, { report, seed });
    return { serviceUrl: await embedded.createServiceLogin(), ownerUrl, embedded, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Neither migrates nor fills the database. */
export async function openOwner(config: Config): Promise<Pick<Database, 'ownerUrl' | 'serviceUrl' | 'stop'>> {
  const embedded = await startCluster(config);
  if (embedded) return { ownerUrl: embedded.ownerUrl, serviceUrl: embedded.ownerUrl, stop: embedded.stop };
  const ownerUrl = await locateOwner(config);
  return { ownerUrl, serviceUrl: await locateService(config), stop: async () => {} };
}

const locateService = ({ DATABASE_URL }: Config): Promise<string> => locatePrimary('DATABASE_URL', DATABASE_URL ?? []);

async function locateOwner(config: Config): Promise<string> {
  const { DATABASE_OWNER_URL, DATABASE_DIRECT_URL } = config;
  if (DATABASE_OWNER_URL) return locatePrimary('DATABASE_OWNER_URL', DATABASE_OWNER_URL);
  if (DATABASE_DIRECT_URL) return locatePrimary('DATABASE_DIRECT_URL', DATABASE_DIRECT_URL);
  return locateService(config);
}

async function prepareDatabase(ownerUrl: string, { report, seed }: Preparation): Promise<void> {
  await migrate(ownerUrl, report);
  await asOwner(ownerUrl, async (em) => {
    await ensureIndex(em);
    await Promise.all([syncBuiltInGuides(em, readLibrary()), seed?.(em.fork())]);
  });
}

/** `direct` leads past a pooler: LISTEN needs a connection of its own. */
export function openServers(serviceUrl: string, config: Config, log: Logger) {
  const isPooled = config.DATABASE_POOLER === 'transaction';
  const primary = createPrimary(config.DATABASE_URL ?? [serviceUrl], serviceUrl, { isPooled, log });
  const [past, ...others] = (isPooled && config.DATABASE_DIRECT_URL) || [];
  const direct = past ? createPrimary([past, ...others], past, { isPooled: false, log }) : primary;
  const close = () => {
    primary.close();
    direct.close();
  };
  return { primary, direct, close };
}

export async function asOwner(ownerUrl: string, work: (em: EntityManager) => Promise<void>): Promise<void> {
  const orm = await MikroORM.init(ormOptions(ownerUrl));
  try {
    await work(orm.em.fork());
  } finally {
    await orm.close();
  }
}

async function locatePrimary(name: string, urls: readonly string[]): Promise<string> {
  const { url, problem } = await findPrimary(urls);
  if (!url) throw new ConfigError(`${name} leads to no database that accepts writes (${problem}).`);
  const { rows } = await withClient(url, (client) =>
    client.query<{ version: string }>(`select current_setting('server_version') as version`),
  );
  const version = rows[0]?.version ?? '';
  if (!isSupported(version))
    throw new ConfigError(`${name} (${nameServer(url)}) is PostgreSQL ${version}: version 16 or newer is required.`);
  return url;
}

export const isSupported = (serverVersion: string): boolean => Number.parseInt(serverVersion, 10) >= 16;
