import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { createResendMailer } from '#ports/mail/resend.ts';
import { createSmtpMailer } from '#ports/mail/smtp.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { startResend } from '../../stand-ins/resend.ts';
import { startSmtp } from '../../stand-ins/smtp.ts';

const from = 'rfq@founder.example';
const provider = await startResend();
const server = await startSmtp();
afterAll(() => Promise.all([provider.close(), server.close()]));
const transports = {
  provider: createResendMailer({ apiKey: 're_test', baseUrl: provider.url, from, timeoutMs: 5000 }),
  server: createSmtpMailer({ url: server.url, from, timeoutMs: 5000 }),
};
let transport = transports.provider;
const app = await startApp(unlimited, {
  mailer: { ...transport, send: (payload, key) => transport.send(payload, key) },
});
const me = await app.live();

const addresses = [
  'sales@factory.example\r\nBcc: evil@thief.test',
  'sales@factory.example\nBcc: evil@thief.test',
  'sales@factory.example\r\nRCPT TO:<evil@thief.test>',
  'sales@factory.example, evil@thief.test',
  'sales@factory.example;evil@thief.test',
  'sales@factory.example evil@thief.test',
  'Friends: sales@factory.example, evil@thief.test;',
  '"sales@factory.example, evil"@thief.test',
  '"Sales" <evil@thief.test>',
  'sales@factory.example> <evil@thief.test',
  '<sales@factory.example>,<evil@thief.test>',
  '=?utf-8?q?evil=40thief.test=2C?= <sales@factory.example>',
  'sales(evil@thief.test)@factory.example',
  'sales@factory.example\0@thief.test',
  'sales@factory.example%evil@thief.test',
  '@thief.test:sales@factory.example',
];
const words = [
  'Ms Li\r\nBcc: evil@thief.test',
  'Ms Li\nTo: evil@thief.test',
  'Ms Li\r\n\r\nAnother body',
  'Ms Li <evil@thief.test>,',
  '"Ms Li" <evil@thief.test>',
  'Friends: evil@thief.test;',
  '=?utf-8?b?DQpCY2M6IGV2aWxAdGhpZWYudGVzdA==?=',
  '=?utf-8?q?=0D=0ABcc:_evil=40thief.test?=',
  'Ms Li ,evil@thief.test',
  '\r\n.\r\nMAIL FROM:<evil@thief.test>',
  '‮moc.elpmaxe@ivel',
  "', evil@thief.test, '",
];

const headers = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];

test.each(addresses)('the factory import rejects the address %j', (contactEmail) => {
  expect(FactoryRecord.safeParse(reachable({ contacts: { contactEmail } })).success).toBe(false);
});

const cases = [
  ...addresses.filter((value) => !value.includes('\0')).map((value) => ({ field: 'address', value })),
  ...words.flatMap((value) => [
    { field: 'name', value },
    { field: 'subject', value },
  ]),
];

/** One delivery per case and transport, each to its own factory. */
const drafts: { id: string; factoryId: string }[] = [];
const factoryIds = await app.factories(...Array.from({ length: cases.length * 2 }, () => reachable()));
for (let n = 0; n < factoryIds.length; n += 5) {
  const { deliveries } = await quoteRequest(me, { factoryIds: factoryIds.slice(n, n + 5) });
  drafts.push(...deliveries);
}

/** Writes the value past all checks and approves the resulting review. */
async function approvedWith(field: string, value: string) {
  const { id, factoryId } = drafts.pop()!;
  const smuggle = {
    address: `update factory_contact set contact_email = ? where factory_id = '${factoryId}'`,
    name: `update factory_contact set contact_name = ? where factory_id = '${factoryId}'`,
    subject: `update delivery set subject = ? where id = '${id}'`,
  }[field]!;
  await app.asOwner().execute(smuggle, [value]);
  const { review } = (await me.rest('GET', `/deliveries/${id}/review`)).body;
  const answer = await me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: review.reviewSha256 });
  return { review, answer };
}

const refused = { status: 'failed', lastOutcome: 'refused', providerMessageId: null };
const plain = /^[\w.-]+@factory\.example$/;

test.each(cases)(
  'with the $field $value the provider receives exactly what was reviewed, or nothing',
  async ({ field, value }) => {
    transport = transports.provider;
    const before = provider.mails.length;
    const { review, answer } = await approvedWith(field, value);
    const [mail, ...more] = provider.mails.slice(before);
    expect(more).toEqual([]);
    if (!mail) return expect(answer.body['dispatch']).toMatchObject(refused);
    const tags = [{ name: 'delivery_id', value: review.deliveryId }];
    const { subject } = review;
    expect(mail.body).toEqual({ from, to: review.to.address, subject, text: expect.any(String), tags });
    expect(mail.body.to).toMatch(plain);
  },
);

test.each(cases)(
  'with the $field $value the mail server receives exactly what was reviewed, or nothing',
  async ({ field, value }) => {
    transport = transports.server;
    const before = server.taken.length;
    const { review, answer } = await approvedWith(field, value);
    const [taken, ...more] = server.taken.slice(before);
    expect(more).toEqual([]);
    if (!taken) return expect(answer.body['dispatch']).toMatchObject(refused);
    expect(taken).toMatchObject({ from, recipients: [review.to.address] });
    expect(review.to.address).toMatch(plain);
    const mail = await PostalMime.parse(taken.raw);
    const to = mail.to?.map(({ address }) => address);
    expect([mail.from?.address, to, mail.cc ?? [], mail.bcc ?? []]).toEqual([from, [review.to.address], [], []]);
    expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(headers);
  },
);
