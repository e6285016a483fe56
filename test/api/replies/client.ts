import { expect } from 'vitest';
import { fetchReplies } from '#modules/sourcing/replies/intake/fetch-replies.service.ts';
import { startApp, unlimited } from '../../harness.ts';
import { signed } from '../../stand-ins/resend-events.ts';
import { startResendInbox } from '../../stand-ins/resend-inbox.ts';
import { createSecret } from '../deliveries/provider-events/client.ts';
import { supplierLinks } from '../supplier-links/client.ts';

const offer =
  'Housing: 500 pcs USD 3.20, 2000 pcs USD 2.65\nTooling: Housing USD 4,800\nFOB Shenzhen\nLead time: 25 days\n';
type Attached = { name: string; content: Buffer; type?: string };
type Written = {
  replyTo: string;
  from: string;
  id: string;
  dmarc?: string;
  more?: string;
  text?: string;
  attached?: Attached[];
};

const toPart = ({ name, content, type = 'application/octet-stream' }: Attached) => `--part
Content-Type: ${type}
Content-Disposition: attachment; filename="=?UTF-8?B?${Buffer.from(name).toString('base64')}?="
Content-Transfer-Encoding: base64

${content.toString('base64').replace(/.{76}/g, '$&\n')}
`;

function writeBody(text: string, attached: readonly Attached[]): string {
  const plain = `Content-Type: text/plain; charset=utf-8\n\nDear Sir,\n\n${text}\nBest regards,\nLi\n`;
  if (attached.length === 0) return plain;
  return `MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=part\n\n--part\n${plain}${attached.map(toPart).join('')}--part--\n`;
}

/** A mail of a factory, with the report of the receiving server. */
export const writeReply = ({
  replyTo,
  from,
  id,
  dmarc = 'pass',
  more = '',
  text = offer,
  attached = [],
}: Written) => `Received: by inbound-smtp.example; Wed, 2 Sep 2026 08:00:00 +0000
Authentication-Results: amazonses.com; spf=pass; dmarc=${dmarc} header.from=${from.split('@')[1]};
Received: from mail.factory.example; Wed, 2 Sep 2026 07:59:00 +0000
From: Ms Li <${from}>
To: ${replyTo}
Subject: Re: RFQ
Date: Wed, 2 Sep 2026 07:59:00 +0000
Message-ID: <${id}>
${more}${writeBody(text, attached)}`;

/** An app whose provider receives mail. */
export async function startReceivingApp(more: Record<string, string> = {}) {
  const inbox = await startResendInbox();
  const secret = createSecret('the secret');
  const settings = { INBOUND_DOMAIN: 'replies.founder.example', MAIL_FROM: 'rfq@founder.example' };
  const provider = { RESEND_WEBHOOK_SECRET: secret, RESEND_API_KEY: 're_inbox', RESEND_BASE_URL: inbox.url };
  const app = await startApp({ ...unlimited, ...settings, ...provider, ...more });
  app.secrets.learn('webhook secret', secret.slice('whsec_'.length));
  const links = supplierLinks(app);

  const announce = async (event: string, id?: string) => {
    const callback = signed(event, { secret, at: app.clock.now, ...(id && { id }) });
    return (await app.app.request('/webhooks/resend/replies', { method: 'POST', ...callback })).status;
  };
  return {
    ...{ app, inbox, links, announce },
    receive: async (mail: string) => {
      expect(await announce(inbox.receive(mail))).toBe(204);
      await fetchReplies(app.system);
    },
    /** A customer who has sent a request, and how the factory answers it. */
    ask: async () => {
      const me = await app.live();
      const request = await links.sent(me);
      const mail = request.mail!;
      return { me, ...request, replyTo: String(mail.reply_to), from: String(mail.to) };
    },
  };
}
