import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copyDatabase } from '../../harness.ts';
import { createLab, type Draft } from './lab.ts';

const lab = await createLab(await copyDatabase());

/** The events that the tables imply, and those of the log. */
const compare = `
  with facts as (
    select id, 'delivery.drafted' as type from delivery
    union all select id, 'delivery.approved' from delivery where approved_at is not null
    union all select id, 'delivery.sent' from delivery where status = 'sent'
    union all select id, 'project.created' from project
    union all select id, 'action.completed' from action where status = 'completed'
  ), logged as (
    select resource_id as id, type from event where type in (select type from facts)
  )
  select (select count(*)::int from facts) as facts, (select count(*)::int from logged) as logged,
    (select count(*)::int from (select * from facts except all select * from logged) lost) as lost,
    (select count(*)::int from (select * from logged except all select * from facts) doubled) as doubled,
    (select count(*)::int from event where sequence is null) as unnumbered,
    (select count(*)::int from (
      select owner from event group by owner having max(sequence) <> count(*) or min(sequence) <> 1) broken) as broken`;

test('processes that die at any step while others write leave a log without losses, repetitions or gaps', async () => {
  const writer = await lab.start();
  const points = ['approve:before-commit', 'approve:after-commit', 'save:before-commit', 'save:after-commit'];
  for (const point of points) {
    const victim = await lab.start({ CRASH_AT: point });
    const drafts = await lab.drafts(writer, 6);
    const approveAll = (on: typeof writer, some: Draft[]) => Promise.all(some.map((one) => lab.approve(on, one)));
    await Promise.all([approveAll(victim, drafts.slice(0, 3)), approveAll(writer, drafts.slice(3))]);
    await victim.died();
  }
  // kill -9 in the middle of parallel writes, without a chosen step.
  const victim = await lab.start();
  const creations = Array.from({ length: 40 }, (_, i) =>
    victim.rest(lab.key, 'POST', '/projects', { name: `Lamp ${i}` }),
  );
  await sleep(50);
  victim.send('SIGKILL');
  await Promise.all([...creations, victim.died()]);

  const unsent = async () => (await lab.sql(`select id from delivery where status = 'approved'`)).length;
  for (const until = Date.now() + 120_000; Date.now() < until && (await unsent()); ) await sleep(200);
  const [found] = await lab.sql<Record<string, number>>(compare);
  expect(found).toMatchObject({ lost: 0, doubled: 0, unnumbered: 0, broken: 0 });
  expect(found!['facts']).toBeGreaterThan(60);
  await writer.stop();
}, 300_000);
