import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copyDatabase } from '../../harness.ts';
import { createRandom, forEachItem, isLong, newFigures, report, runs, seed } from './figures.ts';
import { answerAfter, createLab } from './lab.ts';

const lab = await createLab(await copyDatabase());
const figures = newFigures();
const rounds = isLong ? Math.ceil(runs / 2.5) : 1;
const random = createRandom();

test(`SIGTERM under load: running requests finish, new ones are refused (seed ${seed})`, {
  timeout: rounds * 180_000,
}, async () => {
  for (let round = 0; round < rounds; round++) {
    const gateway = await lab.start({ DISPATCH_LEASE_SECONDS: '90', DISPATCH_TIMEOUT_SECONDS: '60' });
    const drafts = await lab.drafts(gateway, 20);
    const released = Promise.withResolvers<void>();
    const later = answerAfter(() => released.promise.then(() => sleep(random() * 700)));
    for (const draft of drafts) lab.meet(draft, later);
    let isStopping = false;
    const read: { status: number | undefined; late: boolean }[] = [];
    const reader = async () => {
      for (;;) {
        const answer = await gateway.rest(lab.key, 'GET', '/me');
        read.push({ status: answer?.status, late: isStopping });
        if (!answer) return;
        await sleep(5);
      }
    };
    const readers = [reader(), reader(), reader()];
    const answers = new Map<string, unknown>();
    const approve = async (draft: (typeof drafts)[number]) => {
      for (;;) {
        const answer = await lab.approve(gateway, draft);
        answers.set(draft.id, answer);
        if (answer?.status !== 503 || isStopping) return answer;
        await sleep(50);
      }
    };
    const approvals = drafts.map(approve);
    await expect
      .poll(() => drafts.filter((draft) => lab.asked(draft) === 0).map(({ id }) => [id, answers.get(id)]), {
        timeout: 60_000,
        interval: 2,
      })
      .toEqual([]);
    isStopping = true;
    const from = performance.now();
    const stopped = gateway.stop();
    released.resolve();
    await stopped;
    expect(performance.now() - from).toBeLessThan(10_000);
    for (const answer of await Promise.all(approvals)) {
      expect(answer).toMatchObject({
        status: 200,
        body: { status: 'sent', dispatch: { status: 'accepted', attempts: 1 } },
      });
    }
    await Promise.all(readers);
    expect(read.filter(({ status, late }) => status !== 200 && !(late && status === undefined))).toEqual([]);
    const next = await lab.start();
    await forEachItem(drafts, 4, async (draft) => lab.assertSettled(next, draft, 0, figures));
    await next.stop();
  }
});

test('no mail is lost, duplicated or stuck', (context) => report(context, figures));
