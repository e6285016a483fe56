import { afterAll, expect, test } from 'vitest';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import { releaseDue } from '#modules/sourcing/rfqs/release/release.service.ts';
import { createResendMailer } from '#ports/mail/resend.ts';
import { publishing } from '../../api/rfqs/published.ts';
import { startApp, unlimited } from '../../harness.ts';
import { list } from '../../json.ts';
import { startResend } from '../../stand-ins/resend.ts';
import { faults } from './fault-list.ts';
import { newFigures, report } from './figures.ts';

const clock = { now: new Date('2026-09-01T08:00:00Z') };
const mail = await startResend({ now: () => clock.now });
afterAll(mail.close);
const mailer = createResendMailer({
  apiKey: 're_test',
  baseUrl: mail.url,
  from: 'rfq@founder.example',
  timeoutMs: 400,
});
const app = await startApp(unlimited, { mailer, now: () => clock.now });
const { published, detail } = publishing(app);
const me = await app.live();
const figures = newFigures();

const pass = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
const mailsOf = (deliveryId: string) =>
  mail.mails.filter(({ idempotencyKey }) => idempotencyKey?.startsWith(`dlv-${deliveryId}-`)).length;

test.each(faults)(
  'a publication whose messages meet %s sends one mail to each factory in the end',
  async (_, fault, status) => {
    const { rfqId } = await published(me, { factories: 2 });
    pass(15);
    for (const _ of [1, 2]) mail.next(fault);
    await releaseDue(app.system);
    await sendDue(app.system);
    const ids = list((await detail(me, rfqId))['invitations']).map((invitation) => invitation['deliveryId'] as string);
    expect(ids).toHaveLength(2);
    const read = async (id: string) => (await me.rest('GET', `/deliveries/${id}`)).body;
    for (const id of ids) {
      expect((await read(id))['dispatch']).toMatchObject({ status, attempts: 1 });
      if (status !== 'failed') continue;
      pass(2);
      expect((await me.rest('POST', `/deliveries/${id}/retry`)).status).toBe(200);
    }
    pass(2);
    await sendDue(app.system);
    for (const id of ids) {
      const mails = mailsOf(id);
      const isSent = (await read(id))['status'] === 'sent';
      figures[isSent ? 'settled' : 'stuck']++;
      if (mails === 0) figures.lost++;
      if (mails > 1) figures.duplicate++;
      expect({ isSent, mails }).toEqual({ isSent: true, mails: 1 });
    }
    expect((await detail(me, rfqId))['status']).toBe('sent');
  },
);

test('no message of a publication is lost, duplicated or stuck', (context) => report(context, figures));
