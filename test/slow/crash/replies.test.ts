import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertDefined } from '#kernel/assert.ts';
import { copyDatabase } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { signed } from '../../stand-ins/resend-events.ts';
import { startResendInbox } from '../../stand-ins/resend-inbox.ts';
import type { Gateway } from './gateway.ts';
import { createLab } from './lab.ts';

const lab = await createLab(await copyDatabase());
const inbox = await startResendInbox();
afterAll(inbox.close);
const secret = `whsec_${Buffer.from('the secret of callbacks'.padEnd(33, '.')).toString('base64')}`;
const receiving = { RESEND_BASE_URL: inbox.url, RESEND_WEBHOOK_SECRET: secret };

/** A published request whose message has left. Returns the text of a verified reply to it. */
async function ask(on: Gateway, id: string): Promise<string> {
  const call = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const idempotency = { 'idempotency-key': crypto.randomUUID() };
    return assertDefined(await on.rest(lab.key, method, path, body, idempotency), 'answer').body;
  };
  const [draft] = await lab.drafts(on, 1);
  const [row] = await lab.sql<{ id: string }>('select action_id as id from delivery where id = $1', [draft!.id]);
  const action = `/actions/${row!.id}/publication`;
  const { publication } = await call('GET', `${action}/review?currency=USD`);
  const { reviewSha256: expectedReviewSha256, selection } = publication;
  const { approval } = await call('POST', `${action}/approval`, { expectedReviewSha256, selection });
  const { rfq } = await call('POST', action, { approvalId: approval.id });
  await lab.sql('update disclosure set release_at = now() where rfq_id = $1', [rfq.id]);
  type Sent = { reference: string; address: string; name: string };
  const find = () =>
    lab.sql<Sent>(
      `select d.reply_reference as reference, d.frozen_to as address, n.disclosed_name as name
       from rfq_invitation i join delivery d on d.id = i.delivery_id join rfq_line n on n.rfq_id = i.rfq_id
       where i.rfq_id = $1 and d.status = 'sent' order by i.id, n.number limit 1`,
      [rfq.id],
    );
  for (const until = Date.now() + 60_000; Date.now() < until && !(await find()).length; ) await sleep(200);
  const { reference, address, name } = assertDefined((await find())[0], 'sent message');
  return `Received: by inbound.example; Wed, 2 Sep 2026 08:00:00 +0000
Authentication-Results: amazonses.com; dmarc=pass header.from=${address.split('@')[1]};
From: <${address}>
To: rfq+${reference}@replies.example
Subject: Re: RFQ
Message-ID: <${id}@factory.example>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=part

--part
Content-Type: text/plain; charset=utf-8

${name}: 500 pcs USD 3.20
--part
Content-Type: application/pdf
Content-Disposition: attachment; filename=quotation.pdf

%PDF-1.7 quotation
--part--
`;
}

const points = [
  'reply:after-claim',
  'reply:after-fetch',
  'reply:after-attachment-list',
  'reply:after-attachment-store',
  'reply:before-commit',
  'reply:after-commit',
];
/** The replies to a message for each point. */
const asked = new Map<string, string>();
beforeAll(async () => {
  const sender = await lab.start({ INBOUND_DOMAIN: 'replies.example' });
  for (const point of points) asked.set(point, await ask(sender, point.replace(':', '-')));
  await sender.stop();
}, 300_000);

test.each(points)(
  'of a reply that a dying process has announced at %s, one answer with one file is proposed in the end',
  async (point) => {
    const id = point.replace(':', '-');
    const event = inbox.receive(assertDefined(asked.get(point), 'mail'));
    const announce = async ({ url }: Gateway) =>
      (await fetch(`${url}/webhooks/resend/replies`, { method: 'POST', ...signed(event, { secret, at: new Date() }) }))
        .status;
    const victim = await lab.start({ ...receiving, CRASH_AT: point });
    expect(await announce(victim)).toBe(204);
    await victim.died();
    await lab.sql(`update received_mail set next_attempt_at = now() where status = 'pending'`);
    const survivor = await lab.start(receiving);
    expect(await announce(survivor)).toBe(204);
    const count = async () => {
      const [row] = await lab.sql<{ mails: number; replies: number; answers: number; files: number }>(
        `select count(distinct m.id)::int as mails, count(distinct r.id)::int as replies, count(distinct w.id)::int as answers,
           count(distinct file ->> 'fileId')::int as files
         from mail_message m left join delivery_reply r on r.mail_id = m.id
         left join supplier_answer w on w.delivery_id = r.delivery_id
         left join jsonb_array_elements(w.files) file on true where m.message_id = $1`,
        [`${id}@factory.example`],
      );
      return row;
    };
    for (const until = Date.now() + 60_000; Date.now() < until && !(await count())?.answers; ) await sleep(200);
    expect(await count()).toEqual({ mails: 1, replies: 1, answers: 1, files: 1 });
    await survivor.stop();
  },
  180_000,
);
