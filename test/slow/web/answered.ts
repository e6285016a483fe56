import { fetchReplies } from '#modules/sourcing/replies/intake/fetch-replies.service.ts';
import { createSecret } from '../../api/deliveries/provider-events/client.ts';
import { writeReply } from '../../api/replies/client.ts';
import { supplierLinks } from '../../api/supplier-links/client.ts';
import { signed } from '../../stand-ins/resend-events.ts';
import { startResendInbox } from '../../stand-ins/resend-inbox.ts';
import { openDashboard } from './dashboard.ts';

const quoteBy = '2027-02-01';
const input = { quoteBy, parts: [{ name: 'Housing', process: 'injection_molding', material: 'ABS' }] };

/** Attached to the mail. */
export const quotation = { name: 'quotation.pdf', content: Buffer.from('%PDF-1.7 quotation') };

/** The dashboard, and a published request that two factories have answered: one by mail, one by its link. */
export async function openAnswered() {
  const inbox = await startResendInbox();
  const secret = createSecret('the secret');
  const provider = { RESEND_WEBHOOK_SECRET: secret, RESEND_API_KEY: 're_inbox', RESEND_BASE_URL: inbox.url };
  const app = await openDashboard({
    ...provider,
    INBOUND_DOMAIN: 'replies.founder.example',
    MAIL_FROM: 'rfq@founder.example',
  });
  app.secrets.learn('webhook secret', secret.slice('whsec_'.length));
  const { sentTo, answer, open } = supplierLinks(app);

  async function reply(to: { replyTo: string; from: string; dmarc?: string }, text: string) {
    const event = inbox.receive(
      writeReply({ ...to, id: `reply-${to.from}`, text: `${text}\n`, attached: [quotation] }),
    );
    const callback = signed(event, { secret, at: app.clock.now });
    await app.app.request('/webhooks/resend/replies', { method: 'POST', ...callback });
    await fetchReplies(app.system);
  }

  async function answered(organisationId: string, project = 'Desk lamp') {
    const me = await app.live({ organisationId });
    const { rfqId, mails } = await sentTo(me, 3, { input, project: { name: project } });
    const [first, second] = mails;
    if (!first || !second) throw new Error('No message has left.');
    await reply(
      { replyTo: String(first.mail.reply_to), from: String(first.mail.to) },
      'Housing: 500 pcs USD 3.20, 2000 pcs USD 2.65\nTooling: Housing USD 4,800\nFOB Shenzhen\nLead time: 25 days',
    );
    const [line] = (await open(second.token)).body.rfq.lines;
    const price = (quantity: number, unitPrice: string) => ({
      ...{ lineId: line?.lineId, quantity, unitPrice },
      ...{ toolingCost: '60000', moq: 500, leadTimeDays: { low: 30, high: 35 } },
    });
    await answer(second.token, {
      ...{ currency: 'CNY', incoterm: 'FOB', namedPlace: 'Ningbo', validUntil: '2027-03-01' },
      lines: [price(500, '20.50'), price(2000, '17.20')],
    });
    return { me, rfqId, mails };
  }
  return { ...app, answered, reply };
}
