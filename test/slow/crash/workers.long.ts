import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copyDatabase } from '../../harness.ts';
import { newFigures, report, runs } from './figures.ts';
import { createLab, leaseMs } from './lab.ts';

const lab = await createLab(await copyDatabase());
const figures = newFigures();

/** The failpoints at which consecutive processes die that take over the delivery. */
const points = [
  'lease:before-commit',
  'lease:after-commit',
  'call:before-connect',
  'call:after-write',
  'call:after-response',
  'save:before-commit',
  'save:after-commit',
];
const rounds = Math.ceil(runs / 5);

test('processes that take over die too: without client retries, one mail is sent', {
  timeout: rounds * 300_000,
}, async () => {
  for (let round = 0; round < rounds; round++) {
    const first = await lab.start({ CRASH_AT: 'lease:after-commit' });
    const [draft] = await lab.drafts(first, 1);
    expect(await lab.approve(first, draft!)).toBeNull();
    await first.died();
    for (const point of points) {
      await sleep(leaseMs);
      const isByProvider = point === 'call:after-write';
      const asked = lab.asked(draft!);
      const kill = Promise.withResolvers<void>();
      if (isByProvider) lab.meet(draft!, { accepts: round % 2 === 0, answer: () => kill.resolve() });
      const next = await lab.start(isByProvider ? {} : { CRASH_AT: point });
      if (isByProvider) await kill.promise.then(() => next.send('SIGKILL'));
      await next.died();
      expect(lab.asked(draft!)).toBe(asked + (/^(lease|call:before)/.test(point) ? 0 : 1));
    }
    figures.kills += points.length + 1;
    const last = await lab.start();
    await lab.assertSettled(last, draft!, await lab.settle(last, draft!, { waits: true }), figures);
    expect((await lab.saved(draft!)).attempts).toBeGreaterThanOrEqual(points.length);
    await last.stop();
  }
});

test('no mail is lost, duplicated or stuck', (context) => report(context, figures));
