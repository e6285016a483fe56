import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copyDatabase } from '../../harness.ts';
import { isLong, newFigures, report, runs } from './figures.ts';
import { answerAfter, type Draft, leaseMs, openLab } from './lab.ts';

const lab = await openLab(await copyDatabase());
const figures = newFigures();
const rounds = isLong ? runs : 1;
// The other one has time, so that it is still at it when the first comes back.
const patient = { DISPATCH_LEASE_SECONDS: '60', DISPATCH_TIMEOUT_SECONDS: '50' };
const [stalling, other] = await Promise.all([lab.start(), lab.start(patient)]);

const rowOf = async ({ id }: Draft) =>
  JSON.stringify(await lab.sql('select to_jsonb(x) as row from dispatch x where delivery_id = $1', [id]));

/** An approval whose process stands still from the moment the provider has read it, for longer than its lease. */
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
  ['has been sent by the other', true, true],
  ['has been sent by the other after all', false, true],
  ['is being sent by the other', true, false],
  ['is being sent by the other after all', false, false],
])(
  'a process that stands still until its mail %s changes nothing when it comes back',
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
      const row = await rowOf(draft);
      stalling.send('SIGCONT');
      const { status, body } = (await answer)!;
      expect([status, body['dispatch'].status]).toEqual([200, isDone ? 'accepted' : 'sending']);
      expect(await rowOf(draft)).toBe(row);
      release.resolve();
      await lab.judge(other, draft, await settled, figures);
      expect((await lab.saved(draft)).attempts).toBe(2);
    }
  },
);

test('nothing is lost, doubled or stuck', (context) => report(context, figures));
