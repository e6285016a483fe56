import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findFreePort } from '#db/embedded/embedded.ts';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import { createResendMailer } from '#ports/mail/resend.ts';
import { createDraftHelpers } from '../../api/deliveries/dispatch/drafted.ts';
import { startApp, unlimited } from '../../harness.ts';
import { type FaultName, startResend } from '../../stand-ins/resend.ts';
import { faults } from './fault-list.ts';
import { newFigures, report } from './figures.ts';

const clock = { now: new Date('2026-09-01T08:00:00Z') };
const mail = await startResend({ now: () => clock.now });
afterAll(mail.close);
const mailerAt = (baseUrl: string) =>
  createResendMailer({ apiKey: 're_test', baseUrl, from: 'rfq@founder.example', timeoutMs: 400 });
const app = await startApp(unlimited, { mailer: mailerAt(mail.url), now: () => clock.now });
const { drafted, approve, approved, retry, detail } = createDraftHelpers(app);
const me = await app.live();
const figures = newFigures();

let before = 0;
beforeEach(() => {
  before = mail.mails.length;
});
const newMails = () => mail.mails.slice(before);
const pass = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const runJob = () => sendDue(app.system);
/** A person retries a refused mail; the job retries all others. */
async function settle(id: string, status: string) {
  if (status === 'failed') {
    pass(86_400 / 24);
    await runJob();
    expect((await detail(me, id)).dispatch.status).toBe('failed');
    await retry(me, id);
  }
  // The longest delay of the job after two attempts.
  pass(120);
  await runJob();
  const { delivery, dispatch } = await detail(me, id);
  const [sent] = newMails();
  if (newMails().length === 0) figures.lost++;
  if (newMails().length > 1) figures.duplicate++;
  if (dispatch.status === 'accepted') figures.settled++;
  else figures.stuck++;
  expect([delivery.status, dispatch.status, dispatch.providerMessageId]).toEqual(['sent', 'accepted', sent!.id]);
  expect(newMails()).toHaveLength(1);
}

describe.each(faults)('%s', (_, fault, status, lastOutcome) => {
  test(`at the first attempt: the dispatch is ${status}, and one mail is sent in the end`, async () => {
    mail.next(fault);
    const { id, answer } = await approved(me);
    expect(answer.dispatch).toMatchObject({ status, lastOutcome, attempts: 1 });
    await settle(id, status);
  });

  test.each<FaultName>(['error_before', 'error_after'])(
    `at the second attempt, after %s: the dispatch is ${status}, and one mail is sent in the end`,
    async (first) => {
      mail.next(first);
      const { id } = await approved(me);
      pass(60);
      mail.next(fault);
      const { dispatch } = (await retry(me, id)).body;
      expect(dispatch).toMatchObject({ status, lastOutcome, attempts: 2 });
      await settle(id, status);
    },
  );
});

test('a refused connection counts as an unknown outcome, although nothing can have been sent', async () => {
  const away = await app.secondInstance({ mailer: mailerAt(`http://127.0.0.1:${await findFreePort()}`) });
  const there = app.caller({ authorization: `Bearer ${me.secret}` }, away);
  const { id } = await drafted(me);
  const { dispatch } = (await approve(there as typeof me, id)).body;
  expect(dispatch).toMatchObject({ status: 'uncertain', lastOutcome: 'connection_lost' });
  await settle(id, 'uncertain');
});

test('no attempt is made after the provider has forgotten the idempotency key', async () => {
  mail.next('error_after');
  const { id } = await approved(me);
  pass(23 * 3600 - 61);
  expect((await retry(me, id)).body.dispatch).toMatchObject({ status: 'accepted', attempts: 2 });
  mail.next('error_after');
  const late = await approved(me);
  for (const hours of [23, 1, 24]) {
    pass(hours * 3600);
    await runJob();
    expect((await retry(me, late.id)).body.error.code).toBe('dispatch_window_expired');
  }
  expect((await detail(me, late.id)).dispatch).toMatchObject({ status: 'uncertain', attempts: 1 });
  expect(newMails().map(({ idempotencyKey }) => idempotencyKey?.slice(4, 40))).toEqual([id, late.id]);
});

test('no mail is lost, duplicated or stuck', (context) => report(context, figures));
