import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { copyDatabase } from '../../harness.ts';
import { forEachItem, newFigures, report, runs } from './figures.ts';
import type { Gateway } from './gateway.ts';
import { createLab, type Draft, type Saved } from './lab.ts';

type Left = 'draft' | 'ready' | 'sending' | 'accepted';
/** The state after a first attempt that dies at each failpoint. */
const points: Record<string, Left> = {
  start: 'draft',
  'approve:after-lock': 'draft',
  'approve:after-status': 'draft',
  'approve:after-freeze': 'draft',
  'approve:before-commit': 'draft',
  'lease:before-commit': 'ready',
  'lease:after-commit': 'sending',
  'call:before-connect': 'sending',
  'call:after-write': 'sending',
  'call:after-response': 'sending',
  'save:before-commit': 'sending',
  'save:after-commit': 'accepted',
  'http:before-reply': 'accepted',
  // Last, because these wait for the job, and the job of a later process would find them too.
  'approve:after-commit': 'ready',
};
const only = process.env['CRASH_POINT'];
const chosen = Object.keys(points).filter((point) => !only || only === point);

const lab = await createLab(await copyDatabase());
const figures = newFigures();
const planned = chosen.flatMap((point) =>
  Array.from({ length: runs }, (_, i) => ({ point, i, done: Promise.withResolvers<void>() })),
);
type Run = (typeof planned)[number];

/** Every other run dies in a second attempt, after a first attempt that was accepted or not. */
const isSecond = ({ point, i }: Run) => i % 2 === 1 && /^(lease|call|save|http):/.test(point);

/** The expected state after the process has died. */
function expectState(run: Run, { attempts }: Saved) {
  const left = points[run.point]!;
  const leases = left === 'sending' || left === 'accepted' ? attempts + 1 : attempts;
  const delivery = { draft: 'draft', ready: 'approved', sending: 'approved', accepted: 'sent' }[left];
  const unbegun = isSecond(run) ? 'uncertain' : 'ready';
  const dispatch = { draft: null, ready: unbegun, sending: 'sending', accepted: 'accepted' }[left];
  return { delivery, dispatch, attempts: leases, leases };
}

/** Makes an attempt in a process that dies during it. */
async function kill(run: Run, draft: Draft): Promise<void> {
  const { point, i } = run;
  // Here the provider kills the process after reading its request, before or after accepting the mail.
  const isByProvider = point === 'call:after-write';
  const victim = await lab.start(isByProvider ? {} : { CRASH_AT: point });
  if (isByProvider) lab.meet(draft, { accepts: i % 3 !== 0, answer: () => void victim.send('SIGKILL') });
  const attempt = isSecond(run) ? lab.retry : lab.approve;
  let answer = await attempt(victim, draft);
  while (answer?.body['error']?.code === 'dispatch_retry_too_early') {
    await sleep(20);
    answer = await attempt(victim, draft);
  }
  expect(answer).toBeNull();
  await victim.died();
  figures.kills++;
}

async function die(run: Run, clean: Gateway, draft: Draft): Promise<void> {
  if (isSecond(run)) {
    lab.meet(draft, run.i % 4 === 1 ? 'error_after' : 'error_before');
    expect((await lab.approve(clean, draft))!.body['dispatch'].status).toBe('uncertain');
  }
  const before = await lab.saved(draft);
  const left = expectState(run, before);
  await kill(run, draft);
  // The job of the process may have reached the failpoint first, with another due mail.
  const isUntouched = async () => isDeepStrictEqual(await lab.saved(draft), before);
  if (!isDeepStrictEqual(before, { ...before, ...left }) && (await isUntouched())) await kill(run, draft);
  expect(await lab.saved(draft)).toMatchObject(left);
}

async function settle({ point }: Run, clean: Gateway, draft: Draft): Promise<void> {
  const tookMs = await lab.settle(clean, draft, { waits: point === 'approve:after-commit' });
  await lab.assertSettled(clean, draft, tookMs, figures);
}

beforeAll(
  async () => {
    const clean = await lab.start();
    const drafts = await lab.drafts(clean, planned.length);
    void forEachItem([...planned.entries()], 2, async ([n, run]) => {
      const dead = die(run, clean, drafts[n]!);
      run.done.resolve(dead.then(() => settle(run, clean, drafts[n]!)));
      run.done.promise.catch(() => {});
      await dead.catch(() => {});
    });
  },
  30_000 + planned.length * 500,
);

test.each(chosen)(
  'SIGKILL at %s: one mail in the end, and consistent rows',
  { timeout: runs * 60_000 },
  async (point) => {
    for (const { done } of planned.filter((run) => run.point === point)) await done.promise;
  },
);

test('no mail is lost, duplicated or stuck', (context) => report(context, figures));
