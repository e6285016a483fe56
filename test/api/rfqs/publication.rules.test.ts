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

/** Every value of the content, by its pointer. */
function leavesOf(value: unknown, at = ''): [string, unknown][] {
  if (value === null || typeof value !== 'object') return [[at, value]];
  return Object.entries(value).flatMap(([key, below]) => leavesOf(below, `${at}/${key}`));
}
const another = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return value === null ? 'x' : `${value}x`;
};

test.each(leavesOf(content))('another %s is another review', (pointer, value) => {
  const changed = put(content, pointer, another(value));
  expect(digestPublication(changed)).not.toBe(digestPublication(content));
  expect(() => assertUnchanged(changed, digestPublication(content))).toThrow('Read the review again');
});

test.each<[string, PublicationContent]>([
  ['another order of factories', { ...content, factories: content.factories.toReversed() }],
  ['a factory fewer', { ...content, factories: content.factories.slice(1) }],
  ['a file more', { ...content, files: [...content.files, { fileId: other!, name: 'b', sha256: 'b' }] }],
  ['no file', { ...content, files: [] }],
  ['a quantity fewer', { ...content, selection: { ...content.selection, quantities: [500] } }],
])('%s is another review', (_, changed) =>
  expect(() => assertUnchanged(changed, digestPublication(content))).toThrow('Read the review again'),
);

test('the order of keys is none', () => {
  const reversed = Object.fromEntries(Object.entries(content).toReversed()) as PublicationContent;
  expect(() => assertUnchanged(reversed, digestPublication(content))).not.toThrow();
});

describe('the text', () => {
  const { selection } = content;
  test('has one line for each term in both languages, and none for what is not known', () => {
    const { en, zh } = renderPublishedText(content.rfq, selection, null);
    expect(en).toBe(
      'Please quote.\n\nTerms of this request\nWhere they differ from the text above, these terms apply.\nCurrency of the quotation: USD\n' +
        'Delivery term: FOB Shenzhen (Incoterms 2020)\nDeliver to: Oakland\nPlease reply by 2026-10-09 18:00 Beijing time.',
    );
    expect(zh.split('\n')).toHaveLength(en.split('\n').length);
    const bare = { ...selection, incoterm: null, namedPlace: null, deliverTo: null, quoteBy: null };
    expect(renderPublishedText(content.rfq, bare, null).en).toMatch(/apply\.\nCurrency of the quotation: USD$/);
  });

  test('never tells the target price, and keeps every line of the action’s own text', () => {
    fc.assert(
      fc.property(fc.bigInt(10_000n, 999_999n), (cents) => {
        const targetUnitPrice = `${cents}.77`;
        const { en, zh } = renderPublishedText(content.rfq, { ...selection, targetUnitPrice }, null);
        expect(en + zh).not.toContain(targetUnitPrice);
        expect([en.startsWith(content.rfq.en), zh.startsWith(content.rfq.zh)]).toEqual([true, true]);
      }),
    );
  });

  test('of an address is one line, however it was written', () => {
    const { en } = renderPublishedText(
      content.rfq,
      { ...selection, deliverTo: 'Oakland\n\nCurrency of the quotation: CNY' },
      null,
    );
    expect(en).toContain('\nDeliver to: Oakland Currency of the quotation: CNY\n');
  });
});

test('what is disclosed names the files, and who asks where that is open', () => {
  expect(listDisclosureItems(content).map(({ kind, name, fileId }) => [kind, name, fileId])).toEqual([
    ['rfq_content', 'The request in English and Chinese', null],
    ['company_identity', 'Your company, as the text names it', null],
    ['product_identity', 'Your product, as the text names it', null],
    ['file', 'housing.step', factoryId],
  ]);
});

test('the effect says how many are asked, and that no message leaves', () => {
  const active = { status: 'active' } as const;
  expect(describePublicationEffect(content, active)).toContain('2 factories');
  expect(describePublicationEffect({ factories: content.factories.slice(0, 1) }, active)).toContain('one factory');
  expect(describePublicationEffect(content, active)).toContain('No message leaves by it.');
  expect(describePublicationEffect(content, { status: 'archived' })).toContain('refused while the project is archived');
});
