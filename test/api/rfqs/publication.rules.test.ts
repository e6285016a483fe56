import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assertUnchanged,
  describePublicationEffect,
  digestPublication,
  listDisclosureItems,
  type PublicationContent,
} from '#modules/sourcing/rfqs/publication/publication.rules.ts';
import { renderPublishedText } from '#modules/sourcing/rfqs/publication/publication-text.rules.ts';
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
  files: [{ fileId: factoryId!, name: 'housing.step', sha256: 'a'.repeat(64) }],
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
  ['an additional file', { ...content, files: [...content.files, { fileId: other!, name: 'b', sha256: 'b' }] }],
  ['no file', { ...content, files: [] }],
  ['one quantity less', { ...content, selection: { ...content.selection, quantities: [500] } }],
])('%s changes the digest', (_, changed) =>
  expect(() => assertUnchanged(changed, digestPublication(content))).toThrow('Read the review again'),
);

test('the order of keys does not change the digest', () => {
  const reversed = Object.fromEntries(Object.entries(content).toReversed()) as PublicationContent;
  expect(() => assertUnchanged(reversed, digestPublication(content))).not.toThrow();
});

describe('the published text', () => {
  const { selection } = content;
  test('has one line per known term in both languages', () => {
    const { en, zh } = renderPublishedText(content.rfq, selection, null);
    expect(en).toBe(
      'Please quote.\n\nTerms of this request\nWhere they differ from the text above, these terms apply.\nCurrency of the quotation: USD\n' +
        'Delivery term: FOB Shenzhen (Incoterms 2020)\nDeliver to: Oakland\nPlease reply by 2026-10-09 18:00 Beijing time.',
    );
    expect(zh.split('\n')).toHaveLength(en.split('\n').length);
    const bare = { ...selection, incoterm: null, namedPlace: null, deliverTo: null, quoteBy: null };
    expect(renderPublishedText(content.rfq, bare, null).en).toMatch(/apply\.\nCurrency of the quotation: USD$/);
  });

  test('omits the target price and keeps every line of the text of the action', () => {
    fc.assert(
      fc.property(fc.bigInt(10_000n, 999_999n), (cents) => {
        const targetUnitPrice = `${cents}.77`;
        const { en, zh } = renderPublishedText(content.rfq, { ...selection, targetUnitPrice }, null);
        expect(en + zh).not.toContain(targetUnitPrice);
        expect([en.startsWith(content.rfq.en), zh.startsWith(content.rfq.zh)]).toEqual([true, true]);
      }),
    );
  });

  test('has the address on one line', () => {
    const { en } = renderPublishedText(
      content.rfq,
      { ...selection, deliverTo: 'Oakland\n\nCurrency of the quotation: CNY' },
      null,
    );
    expect(en).toContain('\nDeliver to: Oakland Currency of the quotation: CNY\n');
  });
});

test('the disclosures list the files, and the buyer unless the request is anonymous', () => {
  expect(listDisclosureItems(content).map(({ kind, name, fileId }) => [kind, name, fileId])).toEqual([
    ['rfq_content', 'The request in English and Chinese', null],
    ['company_identity', 'Your company, as the text names it', null],
    ['product_identity', 'Your product, as the text names it', null],
    ['file', 'housing.step', factoryId],
  ]);
});

test('the effect states the number of factories and that no message is sent', () => {
  const active = { status: 'active' } as const;
  expect(describePublicationEffect(content, active)).toContain('2 factories');
  expect(describePublicationEffect({ factories: content.factories.slice(0, 1) }, active)).toContain('one factory');
  expect(describePublicationEffect(content, active)).toContain('No message is sent.');
  expect(describePublicationEffect(content, { status: 'archived' })).toContain('refused while the project is archived');
});
