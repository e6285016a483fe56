import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { copyDatabase } from '../harness.ts';
import { openPrograms, settingsOf } from '../program.ts';

const run = promisify(execFile);
const urls = await copyDatabase();
const programs = openPrograms(settingsOf(urls));

test('the plan changes nothing, and its keys leave no key of a distributed table without its owner', async () => {
  const first = await programs.admin('db', 'shard-plan');
  const second = await programs.admin('db', 'shard-plan');
  expect(second.answer).toEqual(first.answer);
  const { keys, distribution } = first.answer as unknown as { keys: string[]; distribution: string[] };
  await withClient(urls.ownerUrl, async (client) => {
    await client.query(keys.join('\n'));
    const distributed = distribution.flatMap((one) => /create_distributed_table\('([^']+)'/.exec(one)?.[1] ?? []);
    const { rows } = await client.query(
      `select k.conrelid::regclass::text || '.' || k.conname as name from pg_constraint k
       where k.conrelid = any($1::regclass[]) and (k.contype in ('p', 'u') or k.confrelid = any($1::regclass[]))
         and not (select attnum from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'owner') = any(k.conkey)`,
      [distributed],
    );
    expect(rows).toEqual([]);
    expect(distributed.length).toBeGreaterThan(30);
  });
  const { answer } = await programs.admin('db', 'shard-plan');
  expect((answer as unknown as { keys: string[] }).keys.filter((one) => one.includes('primary key'))).toEqual([]);
});

test('tables are made reference tables or distributed after those that they refer to', async () => {
  const { answer } = await programs.admin('db', 'shard-plan');
  const { distribution } = answer as unknown as { distribution: string[] };
  const names = distribution.map((one) => /'([^']+)'/.exec(one)?.[1]);
  const { rows } = await withClient(urls.ownerUrl, (client) =>
    client.query<{ table: string; target: string }>(
      `select format('%I.%I', n.nspname, c.relname) as table, format('%I.%I', tn.nspname, t.relname) as target
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
         join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
       where k.contype = 'f' and t.oid <> c.oid`,
    ),
  );
  expect(rows.filter(({ table, target }) => names.indexOf(table) < names.indexOf(target))).toEqual([]);
});

/** Records of every tenant table are made, changed and removed; conflicts and races name keys. */
const files = [
  ...['test/api/projects', 'test/api/rfqs', 'test/api/supplier-links', 'test/api/replies', 'test/api/webhooks'],
  ...['test/api/retention', 'test/api/engineering', 'test/api/deliveries/approval.test.ts', 'test/api/runs'],
];

test('the service works with the keys of distributed tables', { timeout: 900_000 }, async () => {
  const env = { ...process.env, TEST_KEYS: 'owner', NO_COLOR: '1' };
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=2', ...files];
  const { stdout } = await run(process.execPath, vitest, { env, maxBuffer: 1e8 });
  expect(stdout).toMatch(/Tests +\d{2,} passed/);
});
