import { beforeEach, expect, test } from 'vitest';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import { recordProviderEvent } from '#modules/sourcing/deliveries/provider-events/provider-event.service.ts';
import { type Answer, type Caller, quoteRequest, reachable } from '../../../harness.ts';
import { createDraftHelpers, unknownOutcome, wechat } from '../dispatch/drafted.ts';
import { openPair, races } from './pair.ts';

const app = await openPair();
const { detail, pass } = createDraftHelpers(app);
const me = await app.live();
const there = app.there(me);
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
const operatorThere = app.there(operator);
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

const factoryIds = await app.factories(...Array.from({ length: 5 }, () => reachable()));
const byHand = await app.factories(reachable(wechat));

type Draft = { id: string; projectId: string; echo: object };
async function drafts(input: object): Promise<Draft[]> {
  const { projectId, deliveries } = await quoteRequest(me, input);
  return Promise.all(
    deliveries.map(async ({ id }: { id: string }) => {
      const { review } = (await me.rest('GET', `/deliveries/${id}/review`)).body;
      return { id, projectId, echo: { expectedReviewSha256: review.reviewSha256 } };
    }),
  );
}

/** Runs the race repeatedly, each time on a new delivery, in both orders. */
async function often(race: (draft: Draft, round: number) => Promise<void>, input: object = { factoryIds }) {
  let ready: Draft[] = [];
  for (let round = 0; round < races; round++) {
    if (!ready.length) ready = await drafts(input);
    app.sent.length = 0;
    await race(ready.pop()!, round);
  }
}

const approve = (as: Caller, { id, echo }: Draft) => as.rest('POST', `/deliveries/${id}/approve`, echo);
const retry = (as: Caller, { id }: Draft) => as.rest('POST', `/deliveries/${id}/retry`);
const orderRacers = <T>(round: number, racers: readonly [T, T]): readonly T[] =>
  round % 2 ? racers.toReversed() : racers;
const codes = (answers: Answer[]) => answers.map(({ status, body }) => body['error']?.code ?? status).toSorted();
const countMails = ({ id }: Draft) => app.sent.filter(({ key }) => key.includes(id)).length;
const countAttempts = async ({ id }: Draft) => {
  const { status, dispatch } = await detail(me, id);
  return { status, dispatch: dispatch?.status, attempts: dispatch?.attempts, mails: countMails({ id } as Draft) };
};
const sentBy = (attempts: number) => ({ status: 'sent', dispatch: 'accepted', attempts, mails: 1 });

/** A first attempt of unknown outcome, after its lease has expired. */
async function leftUnknown(draft: Draft) {
  app.next.push(unknownOutcome);
  await approve(me, draft);
  pass(60);
  app.sent.length = 0;
}

test('the database rejects a second dispatch of a delivery', async () => {
  const [draft] = (await drafts({ factoryIds: factoryIds.slice(0, 1) })) as [Draft];
  await approve(me, draft);
  const copy = `insert into dispatch select (jsonb_populate_record(x, jsonb_build_object('id', gen_random_uuid()))).* from dispatch x where delivery_id = ?`;
  await expect(app.asOwner().execute(copy, [draft.id])).rejects.toMatchObject({ code: '23505' });
});

const timeout = 60_000 + races * 1000;

test('approve and approve: one mail, and both responses show the saved state', { timeout }, () =>
  often(async (draft, round) => {
    const racers = [() => approve(me, draft), () => approve(there, draft)] as const;
    const answers = await app.atOnce('delivery', draft.id, orderRacers(round, racers));
    expect(codes(answers)).toEqual([200, 200]);
    expect(await countAttempts(draft)).toEqual(sentBy(1));
    const entries = await app
      .asOwner()
      .execute(`select from audit_entry where resource_id = ? and action = 'delivery.approved'`, [draft.id]);
    expect(entries).toHaveLength(1);
  }),
);

test('approve and reject: the first succeeds, the other is refused', { timeout }, () =>
  often(async (draft, round) => {
    const reject = () => there.rest('POST', `/deliveries/${draft.id}/reject`, {});
    const answers = await app.atOnce('delivery', draft.id, orderRacers(round, [() => approve(me, draft), reject]));
    const { status, mails } = await countAttempts(draft);
    expect([
      { codes: [200, 'delivery_claimed'], status: 'sent', mails: 1 },
      // Or later, after the mail was sent.
      { codes: [200, 'delivery_not_draft'], status: 'sent', mails: 1 },
      { codes: [200, 'delivery_not_draft'], status: 'rejected', mails: 0 },
    ]).toContainEqual({ codes: codes(answers), status, mails });
  }),
);

test('retry and retry: one attempt', { timeout }, () =>
  often(async (draft, round) => {
    await leftUnknown(draft);
    const racers = [() => retry(me, draft), () => retry(there, draft)] as const;
    const told = codes(await app.atOnce('delivery', draft.id, orderRacers(round, racers)));
    expect([
      [200, 'dispatch_retry_too_early'],
      [200, 'dispatch_not_retryable'],
    ]).toContainEqual(told);
    expect(await countAttempts(draft)).toEqual(sentBy(2));
  }),
);

test('retry and the job of the other instance: one attempt', { timeout }, () =>
  often(async (draft, round) => {
    await leftUnknown(draft);
    const byHand = (): Promise<unknown> => retry(me, draft).then(({ status, body }) => body['error']?.code ?? status);
    const racers = [byHand, () => sendDue(app.systems[1])] as const;
    const told = (await app.atOnce('project', draft.projectId, orderRacers(round, racers))).find((answer) => answer);
    expect([200, 'dispatch_retry_too_early', 'dispatch_not_retryable']).toContain(told);
    expect(await countAttempts(draft)).toEqual(sentBy(2));
  }),
);

test('the jobs of both instances: one attempt', { timeout }, () =>
  often(async (draft, round) => {
    await leftUnknown(draft);
    const racers = [() => sendDue(app.systems[0]), () => sendDue(app.systems[1])] as const;
    await app.atOnce('project', draft.projectId, orderRacers(round, racers));
    expect(await countAttempts(draft)).toEqual(sentBy(2));
  }),
);

test('retry and an event of acceptance: no attempt is lost or made twice', { timeout }, () =>
  often(async (draft, round) => {
    await leftUnknown(draft);
    const event = {
      id: `msg_${draft.id}`,
      provider: 'resend',
      messageId: `m-${draft.id}`,
      mailMessageId: null,
      deliveryId: draft.id,
      type: 'email.sent',
      occurredAt: app.clock.now,
      receivedAt: app.clock.now,
    };
    const reporter = { ...app.systems[1], viewer: null, requestId: null };
    const report = () => recordProviderEvent(reporter, event);
    const byHand = (): Promise<unknown> => retry(me, draft).then(({ status, body }) => body['error']?.code ?? status);
    const told = (await app.atOnce('delivery', draft.id, orderRacers(round, [byHand, report]))).find(
      (answer) => answer,
    );
    const { attempts, mails, ...state } = await countAttempts(draft);
    expect(state).toEqual({ status: 'sent', dispatch: 'accepted' });
    expect([
      { told: 200, attempts: 2, mails: 1 },
      { told: 'dispatch_not_retryable', attempts: 1, mails: 0 },
    ]).toContainEqual({ told, attempts, mails });
  }),
);

test('approve and an edit of the project: the approval holds for the project version at that time', { timeout }, () =>
  often(
    async (draft, round) => {
      const edit = { intent: { priorities: ['price'], prioritySource: null }, expectedContextVersion: 'v1' };
      const change = () => there.rest('PATCH', `/projects/${draft.projectId}`, edit);
      const answers = await app.atOnce(
        'project',
        draft.projectId,
        orderRacers(round, [() => approve(me, draft), change]),
      );
      const { status, mails } = await countAttempts(draft);
      expect([
        { codes: [200, 200], status: 'sent', mails: 1 },
        { codes: [200, 'approval_context_stale'], status: 'draft', mails: 0 },
      ]).toContainEqual({ codes: codes(answers), status, mails });
    },
    { factoryIds: factoryIds.slice(0, 1) },
  ),
);

test('two people report the same message as sent: one report is recorded', { timeout }, () =>
  often(
    async (draft, round) => {
      await approve(me, draft);
      const report = (as: Caller, sentBy: string) => () => as.rest('POST', `/deliveries/${draft.id}/sent`, { sentBy });
      const racers = [report(operator, 'Ms Wang'), report(operatorThere, 'Mr Zhao')] as const;
      const answers = await app.atOnce('delivery', draft.id, orderRacers(round, racers));
      expect(codes(answers)).toEqual([200, 'delivery_not_draft']);
      const winner = answers.find(({ status }) => status === 200)!.body['delivery'].sentBy;
      const [saved] = await app.asOwner().execute('select status, sent_by from delivery where id = ?', [draft.id]);
      expect([saved, app.sent]).toEqual([{ status: 'sent', sent_by: winner }, []]);
    },
    { factoryIds: byHand },
  ),
);
