import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { copyDatabase } from '../../harness.ts';
import { isLong, newFigures, report, runs } from './figures.ts';
import { answerAfter, createLab, type Draft } from './lab.ts';

const lab = await createLab(await copyDatabase());
const figures = newFigures();
const rounds = isLong ? runs : 1;
const hourMs = 3600_000;

const startShifted = (shiftMs: number, env: Record<string, string> = {}) => {
  const preload = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts'));
  return lab.start({ NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT_MS: String(shiftMs), ...env });
};

test('a gateway whose clock is an hour ahead does not take over what another one is sending', {
  timeout: rounds * 120_000,
}, async () => {
  const patient = { DISPATCH_LEASE_SECONDS: '60', DISPATCH_TIMEOUT_SECONDS: '50' };
  const [behind, ahead] = await Promise.all([startShifted(-hourMs, patient), startShifted(hourMs, patient)]);
  for (let round = 0; round < rounds; round++) {
    const [draft] = (await lab.drafts(behind, 1)) as [Draft];
    const release = Promise.withResolvers<void>();
    lab.meet(
      draft,
      answerAfter(() => release.promise),
    );
    const answer = lab.approve(behind, draft);
    await expect.poll(() => lab.asked(draft)).toBe(1);
    await lab.retry(ahead, draft);
    await sleep(8000);
    expect(await lab.saved(draft)).toMatchObject({ dispatch: 'sending', leases: 1 });
    expect(lab.asked(draft)).toBe(1);
    release.resolve();
    expect(await answer).toMatchObject({ status: 200, body: { dispatch: { status: 'accepted', attempts: 1 } } });
    await lab.assertSettled(ahead, draft, await lab.settle(ahead, draft), figures);
  }
  await Promise.all([behind.stop(), ahead.stop()]);
});

test('a clock that jumps by an hour while a delivery waits for its next attempt delays and repeats nothing', {
  timeout: rounds * 180_000,
}, async () => {
  const jump = async (shiftMs: number) => {
    const gateway = await startShifted(shiftMs);
    const [draft] = (await lab.drafts(gateway, 1)) as [Draft];
    lab.meet(draft, 'error_before');
    await lab.approve(gateway, draft);
    expect(await lab.saved(draft)).toMatchObject({ dispatch: 'uncertain', attempts: 1 });
    gateway.send('SIGUSR2');
    figures.kills++;
    await expect.poll(async () => (await lab.saved(draft)).dispatch, { timeout: 100_000 }).toBe('accepted');
    await lab.assertSettled(gateway, draft, await lab.settle(gateway, draft), figures);
    await gateway.stop();
  };
  for (let round = 0; round < rounds; round++) await Promise.all([jump(hourMs), jump(-hourMs)]);
});

test('no mail is lost, duplicated or stuck', (context) => report(context, figures));
