import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createConnectionPool } from '#db/pool/connection-pool.ts';
import { createRowReaders, readerSettings } from '#db/rows.ts';
import { createServer } from '#db/servers/server.ts';
import { asTenant } from '#db/tenancy.ts';
import type { Tables } from '#modules/entities.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { ormOptions } from '../../../mikro-orm.config.ts';
import { wall } from '../../api/tenancy/wall.ts';
import { startApp, unlimited } from '../../harness.ts';

/** What the service asks the database with, had it forgotten that records have owners. */
async function forgetful(connectionString: string, as: 'owner' | 'service', atEnd: typeof onTestFinished) {
  const orm = await MikroORM.init(ormOptions(connectionString, { as }));
  for (const { filters } of orm.getMetadata().getAll().values()) {
    if (filters['owned']) filters['owned'].default = false;
  }
  const settings = as === 'owner' ? { ...readerSettings, role: 'none' } : readerSettings;
  const primary = createConnectionPool({ server: createServer(connectionString), connections: 4, settings });
  const rows = createRowReaders<Tables>({ primary, owned: new Set() });
  atEnd(async () => {
    await rows.close();
    await orm.close();
  });
  return { orm, rows };
}

const app = await startApp(unlimited, (serviceUrl) => forgetful(serviceUrl, 'service', afterAll));

test('without tenant filter and policies, the application reads the records of all tenants', async () => {
  const { orm, rows } = await forgetful(app.ownerUrl, 'owner', onTestFinished);
  const [mine, theirs] = [await app.live(), await app.live()];
  for (const { rest } of [mine, theirs]) await rest('POST', '/projects', { name: 'Lamp' });
  const select = rows.forTenant(mine.organisationId).selectFrom('project').select('owner');
  expect(select.compile().sql).toBe('select "owner" from "project"');
  const seen = [await select.execute(), await asTenant(orm.em.fork(), mine.organisationId).find(Project, {})];
  for (const projects of seen) {
    const owners = projects.map(({ owner }) => owner);
    expect(owners).toEqual(expect.arrayContaining([mine.organisationId, theirs.organisationId]));
  }
});

await wall(app, { eachRole: false });
