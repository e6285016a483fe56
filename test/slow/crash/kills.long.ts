import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copyDatabase } from '../../harness.ts';
import { chance, each, newFigures, report, runs, seed } from './figures.ts';
import { answerAfter, type Draft, openLab } from './lab.ts';

const lab = await openLab(await copyDatabase());
const figures = newFigures();
const rounds = runs * 12;
const atOnce = 20;
const random = chance();

/** A provider that takes its time, that fails before or after, and that is mostly well. */
function meetAnything(draft: Draft) {
  const kind = random();
  const ms = random() * 200;
  if (kind < 0.1) lab.meet(draft, 'error_before');
  else if (kind < 0.2) lab.meet(draft, 'reset_after');
  else
    lab.meet(
      draft,
      answerAfter(() => sleep(ms)),
    );
}

test(`kill -9 at any time, while ${atOnce} deliveries are under way (seed ${seed})`, {
  timeout: rounds * 60_000,
}, async () => {
  const all: Draft[] = [];
  let unanswered: Draft[] = [];
  for (let round = 0; round < rounds; round++) {
    const gateway = await lab.start();
    const drafts = await lab.drafts(gateway, atOnce);
    for (const draft of drafts) meetAnything(draft);
    all.push(...drafts);
    const killed = sleep(random() * 500).then(() => gateway.send('SIGKILL'));
    const asking = [...unanswered, ...drafts];
    const answers = await Promise.all(asking.map((draft) => lab.approve(gateway, draft)));
    unanswered = asking.filter((_, i) => answers[i] === null);
    await killed;
    await gateway.died();
    figures.kills++;
  }
  const last = await lab.start();
  await each(all, 4, async (draft) => lab.judge(last, draft, await lab.settle(last, draft), figures));
  expect(figures.settled).toBe(rounds * atOnce);
  await last.stop();
});

test('nothing is lost, doubled or stuck', (context) => report(context, figures));
