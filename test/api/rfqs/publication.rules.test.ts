import { expect, test } from 'vitest';
import {
  assertUnchanged,
  describePublicationEffect,
  digestPublication,
  listDisclosureItems,
  type PublicationContent,
  type PublicationRecipient,
} from '#modules/sourcing/rfqs/publication/publication.rules.ts';
import { put } from '../../harness.ts';

const [factoryId, other] = ['0190a1b2-0000-7000-8000-000000000001', '0190a1b2-0000-7000-8000-000000000002'];
const content: PublicationContent = {
  actionId: '0190a1b2-0000-7000-8000-00000000000a',
  projectId: '0190a1b2-0000-7000-8000-00000000000b',
  projectVersion: 'v3',
  selection: {
    currency: 'USD',
    incoterm: 'FOB',
    namedPlace: 'Shenzhen',
    deliverTo: 'Oakland',
    targetUnitPrice: '2.50',
    quantities: [500, 2000],
    quoteBy: '2026-10-09',
    factoryIds: [factoryId!, other!],
    anonymised: false,
  },
  factories: [
    { factoryId: factoryId!, nameEn: 'Bright', nameZh: '明亮' },
    { factoryId: other!, nameEn: 'Calm', nameZh: null },
  ],
  rfq: { en: 'Please quote.', zh: '请报价。' },
  files: [{ fileId: factoryId!, name: 'housing.step', revision: 'B', sizeBytes: 7, sha256: 'a'.repeat(64) }],
  recipients: [factoryId!, other!].map((id, at) => ({
    factoryId: id,
    channel: at ? ('wechat' as const) : ('email' as const),
    from: at ? null : 'rfq@founder.example',
    replyTo: at ? null : 'rfq+…@replies.founder.example',
    to: { name: at ? null : 'Ms Li', address: `contact-${at}` },
    subject: 'RFQ-0190A1B2: Housing',
    bodyEn: 'Dear Bright,',
    bodyZh: '明亮您好：',
    hasLink: true,
    reachable: true,
    reason: null,
  })),
};

/** Every value of the content with its JSON pointer. */
function listLeaves(value: unknown, at = ''): [string, unknown][] {
  if (value === null || typeof value !== 'object') return [[at, value]];
  return Object.entries(value).flatMap(([key, below]) => listLeaves(below, `${at}/${key}`));
}
const another = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return value === null ? 'x' : `${value}x`;
};

test.each(listLeaves(content))('a different %s changes the digest', (pointer, value) => {
  const changed = put(content, pointer, another(value));
  expect(digestPublication(changed)).not.toBe(digestPublication(content));
  expect(() => assertUnchanged(changed, digestPublication(content))).toThrow('Read the review again');
});

test.each<[string, PublicationContent]>([
  ['a different order of factories', { ...content, factories: content.factories.toReversed() }],
  ['one factory less', { ...content, factories: content.factories.slice(1) }],
  [
    'an additional file',
    { ...content, files: [...content.files, { fileId: other!, name: 'b', revision: 'B', sizeBytes: 1, sha256: 'b' }] },
  ],
  ['no file', { ...content, files: [] }],
  ['one quantity less', { ...content, selection: { ...content.selection, quantities: [500] } }],
])('%s changes the digest', (_, changed) =>
  expect(() => assertUnchanged(changed, digestPublication(content))).toThrow('Read the review again'),
);

test('the order of keys does not change the digest', () => {
  const reversed = Object.fromEntries(Object.entries(content).toReversed()) as PublicationContent;
  expect(() => assertUnchanged(reversed, digestPublication(content))).not.toThrow();
});

test('the disclosures list the files, and the buyer unless the request is anonymous', () => {
  expect(listDisclosureItems(content).map(({ kind, name, fileId }) => [kind, name, fileId])).toEqual([
    ['rfq_content', 'The request in English and Chinese', null],
    ['company_identity', 'Your company, as the text names it', null],
    ['product_identity', 'Your product, as the text names it', null],
    ['file', 'housing.step', factoryId],
  ]);
});

test('the effect states how many messages leave by which channel, and why factories get none', () => {
  const effectOf = (recipients: PublicationContent['recipients']) =>
    describePublicationEffect({ recipients }, { status: 'active' });
  const [mailed, byHand] = content.recipients as [PublicationRecipient, PublicationRecipient];
  expect(effectOf(content.recipients)).toBe(
    'Publishing opens a request to 2 factories. One e-mail is sent and one message goes to the manual outbox after 15 minutes; until then each can be revoked.',
  );
  expect(effectOf([byHand, byHand])).toContain('2 messages go to the manual outbox after');
  const unreached = { ...mailed, to: null, reachable: false, reason: 'no_contact' as const };
  expect(effectOf([unreached])).toBe(
    'Publishing opens a request to one factory. No message is sent. One factory cannot be reached: no usable contact is on file.',
  );
  expect(effectOf([mailed, { ...mailed, reachable: false, reason: 'delivery_unsettled' }])).toContain(
    'One factory gets nothing while an approved message of this action is not settled.',
  );
  expect(effectOf([{ ...mailed, reason: 'already_sent' }])).toContain('One factory already has this message');
  expect(describePublicationEffect(content, { status: 'archived' })).toContain('refused while the project is archived');
});
