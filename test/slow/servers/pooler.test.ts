import { expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { listLoginSettings } from '#db/servers/service-settings.ts';
import { unlimited } from '../../harness.ts';
import { openPrograms } from '../../program.ts';
import { openCluster } from '../crash/cluster.ts';
import { newFigures, report } from '../crash/figures.ts';
import type { Gateway } from '../crash/gateway.ts';
import { createLab } from '../crash/lab.ts';
import { findPooler, startPooler } from './pooler.ts';

const pgbouncer = await findPooler();
if (!pgbouncer) console.info('PgBouncer is not installed: its tests are skipped.');

/** Fewer than one gateway has, so that the statements of different tenants meet on each of them. */
const connections = 4;
const cluster = await openCluster();
const pooled = pgbouncer ? (await startPooler(pgbouncer, cluster.serviceUrl, connections)).url : '';
const throughPooler = {
  ...unlimited,
  LIMIT_SANDBOX_KEYS_PER_DAY: '1000',
  DATABASE_URL: pooled,
  DATABASE_DIRECT_URL: cluster.serviceUrl,
  DATABASE_OWNER_URL: cluster.ownerUrl,
  DATABASE_POOLER: 'transaction',
};
const programs = openPrograms(throughPooler);
const lab = await createLab(cluster);
const asOwner = (text: string) => withClient(cluster.ownerUrl, (client) => client.query(text));
const gateways: Gateway[] = [];

test.skipIf(!pgbouncer)(
  'a login without the settings of the service is refused with the statements that set them',
  async () => {
    const { url, output } = await programs.serve();
    expect(url).toBeNull();
    for (const statement of listLoginSettings('gateway_app')) expect(output.all).toContain(statement);
    await asOwner(listLoginSettings('gateway_app').join('\n'));
    await asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'gateway_app'`);
    gateways.push(await lab.start(throughPooler), await lab.start(throughPooler));
  },
);

test.skipIf(!pgbouncer)(
  'tenants who share the connections of a pooler see their own records alone',
  async () => {
    const tenants = 20;
    const rounds = 10;
    await Promise.all(
      Array.from({ length: tenants }, async (_, tenant) => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
        const { secret } = (await (await fetch(`${gateways[0]!.url}/api/v1/keys`, init)).json()) as { secret: string };
        for (let round = 1; round <= rounds; round++) {
          const on = gateways[(tenant + round) % 2]!;
          expect(await on.rest({ secret }, 'POST', '/projects', { name: `Lamp of ${tenant}` })).toMatchObject({
            status: 201,
          });
          for (const reader of gateways) {
            const list = await reader.rest({ secret }, 'GET', '/projects');
            expect(list).toMatchObject({ status: 200 });
            const names = list!.body['projects'].map(({ name }: { name: string }) => name);
            expect(names).toEqual(Array(round).fill(`Lamp of ${tenant}`));
          }
        }
      }),
    );
  },
  60_000,
);

test.skipIf(!pgbouncer)('two gateways behind a pooler approve and send each message once', async (context) => {
  const figures = newFigures();
  const drafts = await lab.drafts(gateways[0]!, 20);
  await Promise.all(
    drafts.map(async (draft, i) => {
      const [one, two] = i % 2 ? [gateways[0]!, gateways[1]!] : [gateways[1]!, gateways[0]!];
      const answers = await Promise.all([lab.approve(one, draft), lab.approve(two, draft)]);
      expect(answers.map((answer) => answer?.status)).toContain(200);
      await lab.assertSettled(two, draft, await lab.settle(one, draft), figures);
    }),
  );
  report(context, figures);
  const { rows } = await asOwner(
    `select count(*)::int as count from pg_stat_activity where usename = 'gateway_app' and query not ilike 'listen%'`,
  );
  expect(rows[0].count).toBeLessThanOrEqual(connections);
});
