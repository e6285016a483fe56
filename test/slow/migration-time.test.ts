import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { migrateTablesTo } from '#server/migration/migrate.ts';
import { migrationNames } from '../../mikro-orm.config.ts';
import { createEmptyDatabase } from '../api/migrations/databases.ts';

/** The last one that landed before services were in use. */
const lastFree = 'Migration20261128042000';
const rows = 1_000_000;
/** Their many indexes take most of the time. */
const deliveries = rows / 10;
/** As long as a request may wait without a caller's noticing, on a busy machine. */
const maxWaitMs = 1000;

const fillings = [
  `set session_replication_role = replica`,
  `insert into delivery (id, created_at, updated_at, owner, status, channel, project_version, cc, action_id, project_id)
   select gen_random_uuid(), now(), now(), md5((n % 1000)::text)::uuid, 'draft', 'email', 'v1', '{}', gen_random_uuid(),
     gen_random_uuid()
   from generate_series(1, ${deliveries}) n`,
  `insert into event (id, owner, sequence, position, type, at, resource_type, resource_id, data)
   select gen_random_uuid(), md5((n % 1000)::text)::uuid, n, 1, 'delivery.sent', now() - n * interval '2 s', 'delivery',
     gen_random_uuid(), '{"status": "sent"}'
   from generate_series(1, ${rows}) n`,
  `insert into audit_entry (id, owner, at, actor, action, resource, resource_id, detail, seq, hash)
   select gen_random_uuid(), md5((n % 1000)::text)::uuid, now() - n * interval '30 s', 'key:x', 'contacts.read', 'factory', 'x',
     '{}', n, md5(n::text) || md5(n::text)
   from generate_series(1, ${rows}) n`,
  `analyze`,
];
/** What requests do to these tables meanwhile, as the tables are before and after each migration. */
const statements = [
  `insert into event (id, owner, sequence, position, type, at, resource_type, resource_id, data)
   values (gen_random_uuid(), gen_random_uuid(), 1, 1, 'delivery.sent', now(), 'delivery', gen_random_uuid(), '{}')`,
  `insert into audit_entry (id, owner, at, actor, action, resource, resource_id, detail)
   values (gen_random_uuid(), gen_random_uuid(), now(), 'key:x', 'contacts.read', 'factory', 'x', '{}')`,
  `select from event where owner = md5('7')::uuid order by sequence limit 100`,
  `update delivery set subject = 'x' where id = (select id from delivery where owner = md5('7')::uuid limit 1)`,
];

test(`with ${rows} events and audit entries, no statement of a request waits a second for a migration`, async () => {
  const { ownerUrl } = await createEmptyDatabase();
  await migrateTablesTo(ownerUrl, lastFree);
  await withClient(ownerUrl, async (client) => {
    for (const statement of fillings) await client.query(statement);
  });

  let slowestMs = 0;
  let sent = 0;
  let isOver = false;
  const requests = statements.map((statement) =>
    withClient(ownerUrl, async (client) => {
      while (!isOver) {
        const startedAt = performance.now();
        await client.query(statement);
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        sent++;
        await sleep(10);
      }
    }),
  );
  const slow: string[] = [];
  for (const name of migrationNames().filter((name) => name > lastFree)) {
    slowestMs = 0;
    const startedAt = performance.now();
    await migrateTablesTo(ownerUrl, name);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.info(`${name}: ${seconds} s, slowest statement of a request ${slowestMs.toFixed(0)} ms`);
    if (slowestMs > maxWaitMs) slow.push(name);
  }
  isOver = true;
  await Promise.all(requests);
  expect(sent).toBeGreaterThan(100);
  expect(slow).toEqual([]);
});
