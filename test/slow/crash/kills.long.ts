import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copyDatabase } from '../../harness.ts';
import { createRandom, forEachItem, newFigures, report, runs, seed } from './figures.ts';
import { answerAfter, createLab, type Draft } from './lab.ts';

const lab = await createLab(await copyDatabase());
const figures = newFigures();
const rounds = runs * 12;
const atOnce = 20;
const random = createRandom();

/** A provider with random delays and occasional failures before or after acceptance. */
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

test(`kill -9 at random times while ${atOnce} deliveries are in progress (seed ${seed})`, {
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
  await forEachItem(all, 4, async (draft) => lab.assertSettled(last, draft, await lab.settle(last, draft), figures));
  expect(figures.settled).toBe(rounds * atOnce);
  await last.stop();
});

test('no mail is lost, duplicated or stuck', (context) => report(context, figures));
