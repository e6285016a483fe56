import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QuoteRequestInput } from '#modules/quote-requests/quote-request.shapes.ts';
import { redactor, type Secrets, secretsOf, unsearchable } from '#modules/quote-requests/rfq-redaction.rules.ts';
import { draftRfq } from '#modules/quote-requests/rfq-text.rules.ts';

const secretsWith = (known: Partial<Secrets>): Secrets => ({
  company: null,
  project: 'zzqx',
  product: null,
  links: [],
  ...known,
});
const redacted = (text: string, known: Partial<Secrets>) => redactor(secretsWith(known)).words(text);

test.each<[string, Partial<Secrets>, string, string]>([
  ['a name inside a part name', { product: 'Fan' }, 'Fan housing', '[product] housing'],
  ['another case', { product: 'AeroGlow' }, 'the AEROGLOW lid', 'the [product] lid'],
  ['full width', { product: 'AeroGlow' }, 'ＡｅｒｏＧｌｏｗ', '[product]'],
  ['a name inside a word', { product: 'Fan' }, 'fancy', '[product]cy'],
  ['accents', { product: 'Zoé' }, 'zoe, ZOÉ, Zoe\u0301', '[product], [product], [product]'],
  [
    'spaces, lines and hyphens',
    { product: 'Aero Glow' },
    'aero  glow, Aero\nGlow, aero-glow, AeroGlow',
    '[product], [product], [product], [product]',
  ],
  ['a name written apart at its capital', { product: 'AeroGlow' }, 'Aero Glow', '[product]'],
  ['invisible characters', { product: 'AeroGlow' }, 'Aero\u200BGlow, A\u0000eroGlow', '[product], [product]'],
  ['a ligature', { product: 'Fix' }, 'a ﬁx', 'a [product]'],
  ['a name inside one character', { product: 'Kca' }, '5 ㎉ x', '5 [product] x'],
  ['sharp s', { product: 'Großmann' }, 'GROSSMANN', '[product]'],
  ['characters of a regular expression', { product: 'C++ (v2.0)*' }, 'for c++ (V2.0)* only', 'for [product] only'],
  ['a dot that is no wildcard', { product: 'a.b' }, 'acb a.b', 'acb [product]'],
  ['a word of the glossary', { product: 'ABS' }, 'ABS', '[product]'],
  ['a company without its legal form', { company: 'Brightwell Co., Ltd.' }, 'Brightwell logo', '[company] logo'],
  ['two Chinese characters', { company: '光明' }, '光明标志', '[company]标志'],
  [
    'a link, its rest and its host',
    { links: ['https://www.lamp.test/a?b=1'] },
    'https://www.lamp.test/a?b=1 lamp.test/a?b=1 LAMP.TEST',
    '[link] [link] [link]',
  ],
  ['the longer of two names', { product: 'Fan', project: 'Fan Heater' }, 'fan heater fan', '[product] [product]'],
])('%s is found', (_, known, text, expected) => {
  expect(redacted(text, known).en).toBe(expected);
});

test.each<[string, Partial<Secrets>, string]>([
  ['two letters', { product: 'X1' }, 'X1 lid'],
  ['words that only touch', { product: 'Fan' }, 'because of an edge'],
  ['nothing', { product: ' ', company: '' }, 'a  b'],
])('%s is left alone', (_, known, text) => {
  expect(redacted(text, known)).toEqual({ en: text, zh: text });
});

test('the mark is in the language of the text, and the notes count without telling', () => {
  const { words, notes } = redactor(secretsWith({ product: 'Fan', company: 'Bright' }));
  expect(words('Fan by Bright')).toEqual({ en: '[product] by [company]', zh: '[产品] by [公司]' });
  words('fan');
  expect(notes()).toEqual([
    "2 mentions of the product or project in the caller's text became [product].",
    "1 mention of the company in the caller's text became [company].",
  ]);
});

test('names too short to be searched for are told', () => {
  expect(unsearchable(secretsWith({ product: 'X1', company: '光明' }))).toEqual(['X1']);
});

test('the secrets of a project are its names and links', () => {
  const intake = { productName: 'AeroGlow', links: ['https://lamp.test'] };
  expect(secretsOf({ name: 'Lantern', intake }, null)).toEqual({
    company: null,
    project: 'Lantern',
    product: 'AeroGlow',
    links: ['https://lamp.test'],
  });
  expect(secretsOf({ name: 'Lantern', intake: null }, 'Bright')).toEqual({
    company: 'Bright',
    project: 'Lantern',
    product: null,
    links: [],
  });
});

const drafted = (words: string, secrets: Secrets) => {
  const { en, zh, subject } = draftRfq({
    input: QuoteRequestInput.parse({
      scope: 'mixed',
      parts: [{ name: words, material: words, finish: words, notes: words }, { name: `Lid ${words}` }],
      dfmQuestions: words,
    }),
    project: {
      name: secrets.project,
      contextVersion: 'v1',
      intake: { productName: secrets.product ?? '?', unit: words.slice(0, 40) },
      intent: null,
    },
    secrets,
    reference: 'RFQ-456789AB',
  });
  return plain(`${en}\n${zh}\n${subject}`);
};
const plain = (text: string) => text.normalize('NFKC').toLowerCase();

test('a template word that equals the product stays, and the text with it', () => {
  const text = drafted('Part cover', secretsWith({ product: 'Part' }));
  expect(text).toContain('2. parts');
  expect(text).toContain('2.1 [product] cover');
});

test('no body or subject of an anonymous request says a name of the buyer', () => {
  const hint = fc.constantFrom(
    'Fan',
    'AeroGlow',
    'İstanbul',
    'ﬃx',
    'Ⅻ-Pro',
    'Straße',
    'Ａｂｃ',
    '한글이름',
    '光明科技',
    'a.*+?^$()|b',
    'ǆungla',
    'ΣΑΣ',
  );
  const letters = /[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}]/su;
  const name = fc
    .oneof(
      hint,
      fc.string({ unit: 'grapheme', minLength: 3, maxLength: 8 }),
      fc.string({ unit: 'grapheme-ascii', minLength: 3, maxLength: 8 }),
    )
    .map((one) => one.replace(/[[\]…]/g, '').trim())
    .filter((one) => letters.test(one));
  const changes = [
    (one: string) => one,
    (one: string) => one.toUpperCase(),
    (one: string) => one.toLowerCase(),
    (one: string) => one.normalize('NFD'),
    (one: string) => one.normalize('NFKC'),
    (one: string) => [...one].join('\u200B'),
  ];
  const glue = fc.oneof(fc.constantFrom('', ' ', '\n', 'x', '-', '"'), fc.string({ unit: 'grapheme', maxLength: 3 }));
  const piece = fc.record({ which: fc.nat(2), change: fc.constantFrom(...changes), glue });
  fc.assert(
    fc.property(
      name,
      name,
      name,
      fc.array(piece, { minLength: 1, maxLength: 5 }),
      (company, project, product, pieces) => {
        const secrets = { company, project, product, links: [] };
        const names = [company, project, product];
        const words = pieces.map(({ which, change, glue }) => glue + change(names[which] ?? '') + glue).join('');
        fc.pre(words.length <= 180);
        const template = drafted('~', secrets);
        const text = drafted(words, secrets);
        const tooShort = unsearchable(secrets);
        for (const one of names.filter((name) => !tooShort.includes(name)).map(plain))
          if (!template.includes(one)) expect(text).not.toContain(one);
      },
    ),
    { numRuns: 400 },
  );
});
