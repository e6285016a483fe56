import { beforeAll, expect, test } from 'vitest';
import { copyDatabase } from '../harness.ts';
import { each, newFigures, report, runs } from './figures.ts';
import type { Gateway } from './gateway.ts';
import { type Draft, openLab } from './lab.ts';

type Left = 'draft' | 'ready' | 'sending' | 'accepted';
/** Each point with what a first attempt that ends there leaves behind. */
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
  // The last, because these wait for the worker, and the worker of a later process would find them too.
  'approve:after-commit': 'ready',
};
const only = process.env['CRASH_POINT'];
const chosen = Object.keys(points).filter((point) => !only || only === point);

const lab = await openLab(await copyDatabase());
const figures = newFigures();
const planned = chosen.flatMap((point) =>
  Array.from({ length: runs }, (_, i) => ({ point, i, done: Promise.withResolvers<void>() })),
);
type Run = (typeof planned)[number];

/** Every other run dies in a second attempt, where there is one: the first was taken by the provider, or not. */
const isSecond = ({ point, i }: Run) => i % 2 === 1 && /^(lease|call|save|http):/.test(point);

/** Makes the attempt in a process that dies of it. */
async function die(run: Run, clean: Gateway, draft: Draft): Promise<void> {
  const { point, i } = run;
  const second = isSecond(run);
  if (second) {
    lab.meet(draft, i % 4 === 1 ? 'error_after' : 'error_before');
    expect((await lab.approve(clean, draft))!.body['dispatch'].status).toBe('uncertain');
  }
  const before = await lab.saved(draft);
  const { attempts } = before;
  const unmoved = second ? 'uncertain' : 'ready';
  const left = points[point] === 'ready' ? unmoved : points[point];
  const leases = left === 'sending' || left === 'accepted' ? attempts + 1 : attempts;
  for (let victims = 1; ; victims++) {
    // This one the provider kills, as soon as it has read what the process wrote, before or after it has taken it.
    const isByProvider = point === 'call:after-write';
    const victim = await lab.start(isByProvider ? {} : { CRASH_AT: point });
    if (isByProvider) lab.meet(draft, { accepts: i % 3 !== 0, answer: () => void victim.send('SIGKILL') });
    let answer = await (second ? lab.retry : lab.approve)(victim, draft);
    while (answer?.body['error']?.code === 'dispatch_retry_too_early') answer = await lab.retry(victim, draft);
    expect(answer).toBeNull();
    await victim.died();
    figures.kills++;
    const after = await lab.saved(draft);
    // The worker of the victim may have met the point with another mail that was due.
    if (victims < 4 && left !== 'draft' && JSON.stringify(after) === JSON.stringify(before)) continue;
    const { delivery, dispatch } = after;
    expect({ delivery, dispatch, attempts: after.attempts, leases: after.leases }).toEqual({
      delivery: left === 'draft' ? 'draft' : left === 'accepted' ? 'sent' : 'approved',
      dispatch: left === 'draft' ? null : left,
      attempts: leases,
      leases,
    });
    return;
  }
}

beforeAll(async () => {
  const clean = await lab.start();
  const drafts = await lab.drafts(clean, planned.length);
  const settled = async (run: Run, draft: Draft) =>
    lab.judge(clean, draft, await lab.settle(clean, draft, { waits: run.point === 'approve:after-commit' }), figures);
  void each([...planned.keys()], 2, async (n) => {
    const { done, ...run } = planned[n]!;
    done.promise.catch(() => {});
    await die({ done, ...run }, clean, drafts[n]!).then(
      () => void settled({ done, ...run }, drafts[n]!).then(done.resolve, done.reject),
      done.reject,
    );
  });
});

test.each(chosen)(
  'SIGKILL at %s: one mail in the end, and all that was saved is whole',
  { timeout: runs * 60_000 },
  async (point) => {
    for (const { done } of planned.filter((run) => run.point === point)) await done.promise;
  },
);

test('nothing is lost, doubled or stuck', (context) => report(context, figures));
