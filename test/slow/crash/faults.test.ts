import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findFreePort } from '#db/embedded/embedded.ts';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import { createResendMailer } from '#ports/mail/resend.ts';
import { draftsOf } from '../../api/deliveries/dispatch/drafted.ts';
import { startApp, unlimited } from '../../harness.ts';
import { type Answer, type FaultName, startResend } from '../../stand-ins/resend.ts';
import { newFigures, report } from './figures.ts';

const clock = { now: new Date('2026-09-01T08:00:00Z') };
const mail = await startResend({ now: () => clock.now });
afterAll(mail.close);
const mailerAt = (baseUrl: string) =>
  createResendMailer({ apiKey: 're_test', baseUrl, from: 'rfq@founder.example', timeoutMs: 400 });
const app = await startApp(unlimited, { mailer: mailerAt(mail.url), now: () => clock.now });
const { drafted, approve, approved, retry, detail } = draftsOf(app);
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
const turn = () => sendDue(app.system);
const name = (status: number, name: string, headers = {}): Answer => ({ status, body: { name }, headers });

type Fault = [name: string, fault: FaultName | Answer, status: string, outcome: string];
const faults: Fault[] = [
  ['an answer', 'ok', 'accepted', 'accepted'],
  ['a slow answer', 'slow', 'accepted', 'accepted'],
  ['500 before it is taken', 'error_before', 'uncertain', 'provider_unavailable'],
  ['500 after it is taken', 'error_after', 'uncertain', 'provider_unavailable'],
  ['503', name(503, 'service_unavailable'), 'uncertain', 'provider_unavailable'],
  ['408', name(408, 'timeout'), 'uncertain', 'provider_unavailable'],
  ['425', name(425, 'too_early'), 'uncertain', 'provider_unavailable'],
  ['no answer', 'hang', 'uncertain', 'timeout'],
  ['half an answer, then nothing', 'stalled', 'uncertain', 'timeout'],
  ['a connection that is reset after it is taken', 'reset_after', 'uncertain', 'connection_lost'],
  ['200 that is no JSON', 'garbage', 'uncertain', 'provider_unavailable'],
  ['200 that is cut off', 'truncated', 'uncertain', 'provider_unavailable'],
  ['200 that is too large', 'oversized', 'uncertain', 'provider_unavailable'],
  ['200 without an id', { status: 200, body: { id: '' } }, 'uncertain', 'provider_unavailable'],
  ['429', 'rate_limited', 'ready', 'provider_rate_limited'],
  ['409 of a request that still runs', 'concurrent', 'uncertain', 'provider_unavailable'],
  ['409 of a key with another body', name(409, 'invalid_idempotent_request'), 'failed', 'idempotency_mismatch'],
  ['400', name(400, 'validation_error'), 'failed', 'refused'],
  ['401', name(401, 'missing_api_key'), 'failed', 'credential_refused'],
  ['403', name(403, 'invalid_api_key'), 'failed', 'credential_refused'],
  ['404', name(404, 'not_found'), 'failed', 'refused'],
  ['413', name(413, 'too_large'), 'failed', 'refused'],
  ['422', 'unprocessable', 'failed', 'refused'],
];

/** What a person does with a refusal, and time with everything else. */
async function settle(id: string, status: string) {
  if (status === 'failed') {
    pass(86_400 / 24);
    await turn();
    expect((await detail(me, id)).dispatch.status).toBe('failed');
    await retry(me, id);
  }
  // The longest pause of the worker after two attempts.
  pass(120);
  await turn();
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
  test(`to a first attempt is ${status}, and settles as one mail`, async () => {
    mail.next(fault);
    const { id, answer } = await approved(me);
    expect(answer.dispatch).toMatchObject({ status, lastOutcome, attempts: 1 });
    await settle(id, status);
  });

  test.each<FaultName>(['error_before', 'error_after'])(
    `to a second attempt, after %s, is ${status}, and settles as one mail`,
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

test('a provider that nobody answers for is unknown, though nothing can have left', async () => {
  const away = await app.secondInstance({ mailer: mailerAt(`http://127.0.0.1:${await findFreePort()}`) });
  const there = app.caller({ authorization: `Bearer ${me.secret}` }, away);
  const { id } = await drafted(me);
  const { dispatch } = (await approve(there as typeof me, id)).body;
  expect(dispatch).toMatchObject({ status: 'uncertain', lastOutcome: 'connection_lost' });
  await settle(id, 'uncertain');
});

test('a provider that has forgotten the key after 24 hours is never asked again', async () => {
  mail.next('error_after');
  const { id } = await approved(me);
  pass(23 * 3600 - 61);
  expect((await retry(me, id)).body.dispatch).toMatchObject({ status: 'accepted', attempts: 2 });
  mail.next('error_after');
  const late = await approved(me);
  for (const hours of [23, 1, 24]) {
    pass(hours * 3600);
    await turn();
    expect((await retry(me, late.id)).body.error.code).toBe('dispatch_window_expired');
  }
  expect((await detail(me, late.id)).dispatch).toMatchObject({ status: 'uncertain', attempts: 1 });
  expect(newMails().map(({ idempotencyKey }) => idempotencyKey?.slice(4, 40))).toEqual([id, late.id]);
});

test('nothing is lost, doubled or stuck', (context) => report(context, figures));
