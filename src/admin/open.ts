import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { System } from '#kernel/context.ts';
import { startCluster } from '#server/data-dir.ts';
import { type Database, openDatabase } from '#server/database.ts';
import { createLog } from '#server/log.ts';
import { type Config, readConfig } from '#server/settings/config.ts';
import { ormOptions } from '../../mikro-orm.config.ts';

export const readSettings = (): Config => readConfig(process.env);

export function print(result: object): void {
  console.info(JSON.stringify(result, null, 2));
}

/** Prints what `use` returns. */
export async function withDatabase(
  use: (database: Database, config: Config) => Promise<object>,
  config = readSettings(),
): Promise<void> {
  const database = await openDatabase(config, await startCluster(config), { report: console.warn });
  try {
    print(await use(database, config));
  } finally {
    await database.stop();
  }
}

/** As the owner of the tables, who sees those of all tenants. */
export const withTables = (use: (em: EntityManager, config: Config) => Promise<object>): Promise<void> =>
  withDatabase(async ({ ownerUrl }, config) => {
    const orm = await MikroORM.init(ormOptions(ownerUrl));
    try {
      return await use(orm.em.fork(), config);
    } finally {
      await orm.close();
    }
  });

/** With all that a gateway has but its port. */
export const withService = (use: (system: System) => Promise<object>): Promise<void> =>
  withDatabase(async ({ serviceUrl }, config) => {
    // Twice as much to load as for the other commands.
    const { openApp } = await import('#server/open-app.ts');
    const { system, close } = await openApp(serviceUrl, config, createLog('silent'));
    try {
      return await use(system);
    } finally {
      await close();
    }
  });
