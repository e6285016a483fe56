import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copyDatabase } from '../../harness.ts';
import { isLong, newFigures, report, runs } from './figures.ts';
import { answerAfter, createLab, type Draft, leaseMs } from './lab.ts';

const lab = await createLab(await copyDatabase());
const figures = newFigures();
const rounds = isLong ? runs : 1;
// The other process has a long timeout, so that its attempt is in progress when the first continues.
const patient = { DISPATCH_LEASE_SECONDS: '60', DISPATCH_TIMEOUT_SECONDS: '50' };
const [stalling, other] = await Promise.all([lab.start(), lab.start(patient)]);

const readRow = async ({ id }: Draft) =>
  JSON.stringify(await lab.sql('select to_jsonb(x) as row from dispatch x where delivery_id = $1', [id]));

/** An approval whose process is stopped after the provider has read the request, for longer than its lease. */
async function stalled(accepts: boolean) {
  const [draft] = (await lab.drafts(other, 1)) as [Draft];
  const isAsked = Promise.withResolvers<void>();
  lab.meet(draft, {
    accepts,
    answer: (reply, { body }) => {
      stalling.send('SIGSTOP');
      isAsked.resolve();
      if (accepts) reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      else reply.destroy();
    },
  });
  const answer = lab.approve(stalling, draft);
  await isAsked.promise;
  figures.kills++;
  await sleep(leaseMs);
  return { draft, answer };
}

test.each([
  ['was accepted and another process has saved that', true, true],
  ['was sent by another process', false, true],
  ['was accepted and another process is retrying it', true, false],
  ['is being sent by another process', false, false],
])(
  'a process that was stopped until its mail %s changes nothing when it continues',
  { timeout: rounds * 60_000 },
  async (_, accepts, isDone) => {
    for (let round = 0; round < rounds; round++) {
      const { draft, answer } = await stalled(accepts);
      const release = Promise.withResolvers<void>();
      lab.meet(
        draft,
        answerAfter(() => release.promise),
      );
      if (isDone) release.resolve();
      const settled = lab.settle(other, draft);
      if (isDone) await settled;
      else await expect.poll(() => lab.asked(draft), { timeout: 15_000 }).toBe(2);
      const row = await readRow(draft);
      stalling.send('SIGCONT');
      const { status, body } = (await answer)!;
      expect([status, body['dispatch'].status]).toEqual([200, isDone ? 'accepted' : 'sending']);
      expect(await readRow(draft)).toBe(row);
      release.resolve();
      await lab.assertSettled(other, draft, await settled, figures);
      expect((await lab.saved(draft)).attempts).toBe(2);
    }
  },
);

test('no mail is lost, duplicated or stuck', (context) => report(context, figures));
