import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftRfq } from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
import { QuoteRequestInput } from '#modules/sourcing/quote-requests/quote-request.schema.ts';
import { foldName } from '#modules/sourcing/quote-requests/redaction/folded-text.rules.ts';
import {
  collectSecrets,
  createIdentity,
  createRedactor,
  listUnsearchableNames,
  type Secrets,
} from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import { countRuns } from '../../../property-seed.ts';
import { goods } from '../../../rfq-draft.ts';
import { hardCases } from './hard-cases.ts';
import { foldForReader, generateNames, spellingVariants } from './names.ts';

const createSecrets = (known: Partial<Secrets>): Secrets => ({
  company: null,
  people: [],
  project: 'zzqx',
  product: null,
  links: [],
  ...known,
});
const createTestRedactor = (known: Partial<Secrets>) => createRedactor(createIdentity(createSecrets(known), goods));
const redactText = (text: string, known: Partial<Secrets>) => createTestRedactor(known).redact(text);

test('a name that repeats a word does not multiply its hits', () => {
  for (const word of ['ﷺ', 'abcd ', 'Abcd aBcd ']) {
    const { find } = createIdentity(createSecrets({ product: word.repeat(200).slice(0, 200) }), goods);
    const text = word.repeat(100);
    expect(find(text).length, word).toBeLessThan(5 * text.length);
  }
  expect(redactText('Send abcd and ABCD.', { product: 'Abcd abcd ABCD' }).en).toBe('Send [product] and [product].');
});

test('the notes do not report a generic name as kept where a word of it was replaced', () => {
  const { redact, listNotes } = createTestRedactor({ product: 'NightOwl Lamp' });
  expect(redact('NightOwl-lamp shade').en).toBe('[product]-lamp shade');
  expect(listNotes().join()).not.toContain('nightowl');
});

test.each(hardCases)('%s: with the names %j the text %j becomes %j', (_, known, text, expected) => {
  expect(redactText(text, known).en).toBe(expected);
});

test.each<[string, Partial<Secrets>, string, string]>([
  ['accents', { product: 'Zoé' }, 'zoe, ZOÉ, Zoe\u0301', '[product], [product], [product]'],
  [
    'spaces, lines and hyphens',
    { product: 'Aero Glowix' },
    'aero  glowix, Aero\nGlowix, aero-glowix, AeroGlowix',
    '[product], [product], [product], [product]',
  ],
  ['a space before a capital letter', { product: 'AeroGlow' }, 'Aero Glow', '[product]'],
  ['control characters', { product: 'AeroGlow' }, 'Aero\u200BGlow, A\u0000eroGlow', '[product], [product]'],
  ['a ligature', { product: 'Fixora' }, 'a ﬁxora', 'a [product]'],
  ['a character that folds to several letters', { product: 'Kcal9' }, '5 ㎉9 x', '5 [product]9 x'],
  ['sharp s', { product: 'Großmann' }, 'GROSSMANN', '[product]'],
  [
    'characters of a regular expression',
    { product: 'Zorvex (v2.0)*+' },
    'for zorvex (V2.0)*+ only',
    'for [product] (V2.0)*+ only',
  ],
  ['an omitted legal form', { company: 'Brightwell Co., Ltd.' }, 'Brightwell logo', '[company] logo'],
  [
    'a place in the company name',
    { company: 'Shenzhen Brightwell Ltd' },
    'FOB Shenzhen, Brightwell',
    'FOB Shenzhen, [company]',
  ],
  [
    'being known only as the host of a link',
    { links: ['https://www.quorvex.shop/a?b=1'] },
    'as at Quorvex',
    'as at [company]',
  ],
])('a name is found in spite of %s', (_, known, text, expected) => {
  expect(redactText(text, known).en).toBe(expected);
});

test.each<[string, Partial<Secrets>, string]>([
  ['a letter and a digit', { product: 'X1' }, 'X1 lid'],
  ['the letters of a name across word boundaries', { product: 'Fanto' }, 'because of an tool'],
  ['numbers alone', { project: '2026 3000' }, '3000 pcs in 2026'],
  ['a blank name', { product: ' ', company: '' }, 'a  b'],
])('%s is not replaced', (_, known, text) => {
  expect(redactText(text, known)).toEqual({ en: text, zh: text });
});

describe('300 generated companies and products, half of them with generic names, in English and Chinese', () => {
  const invented = generateNames(300, 20_261_122);
  const drafted = invented.map(({ company, product, distinctive, generic }) => {
    const identity = createIdentity(createSecrets({ company, product, project: product }), goods);
    const texts = spellingVariants.map((write) => `${distinctive.map(write).join(', ')} for ${generic.join(', ')}`);
    return {
      distinctive,
      generic,
      redacted: texts.map((text) => ({ text, ...createRedactor(identity).redact(text) })),
      identity,
    };
  });

  test('no distinctive word remains in any spelling', () => {
    const leaks = drafted.flatMap(({ distinctive, redacted }) =>
      redacted.filter(({ en, zh }) => distinctive.some((word) => foldForReader(en + zh).includes(foldForReader(word)))),
    );
    expect(leaks).toEqual([]);
  });

  test('all words that describe goods are kept', () => {
    const lost = drafted.flatMap(({ generic, redacted }) =>
      redacted.filter(({ en, zh }) => !generic.every((words) => en.includes(words) && zh.includes(words))),
    );
    expect(lost).toEqual([]);
  });

  test('a mark replaces the name and nothing else', () => {
    for (const { distinctive, generic, identity } of drafted) {
      const redacted = createRedactor(identity).redact(
        `upper ${distinctive.join(' / ')}, lower ${generic.join(' / ')} 5.2 mm`,
      ).en;
      const marks = redacted.match(/\[(?:company|product)\]/g) ?? [];
      expect(marks).toHaveLength(distinctive.length);
      expect(redacted.replace(/\[(?:company|product)\]/g, '')).toBe(
        `upper ${distinctive.map(() => '').join(' / ')}, lower ${generic.join(' / ')} 5.2 mm`,
      );
    }
  });

  test('subject and bodies of a request contain no distinctive word and keep the description of the goods', () => {
    for (const { distinctive, generic, identity } of drafted.slice(0, countRuns(60))) {
      const { en, zh, subject } = createDraft(identity, `${distinctive.join(' ')} ${generic[0]}`);
      for (const word of distinctive) expect(foldForReader(en + zh + subject)).not.toContain(foldForReader(word));
      for (const text of [en, zh, subject]) expect(text).toContain(generic[0]);
    }
  });
});

const createDraft = (identity: ReturnType<typeof createIdentity>, words: string) =>
  draftRfq({
    input: QuoteRequestInput.parse({
      scope: 'mixed',
      parts: [{ name: words, material: words, finish: words, notes: words }, { name: `Lid ${words}` }],
      dfmQuestions: words,
    }),
    project: {
      name: identity.secrets.project,
      contextVersion: 'v1',
      intake: { productName: identity.secrets.product ?? '?', unit: words.slice(0, 40) },
      intent: null,
    },
    identity,
    reference: 'RFQ-456789AB',
  });

test('no body or subject of an anonymous request contains a name of the buyer in any script', () => {
  const hint = fc.constantFrom(
    'Aeroglow',
    'İstanbullu',
    'ﬃxora',
    'Straßner',
    'Ａｂｃｄｅｘ',
    '한글이름',
    '泽飞曜',
    'ǆungla',
    'ΣΑΣΩΝ',
  );
  // Latin, also full-width, Greek, Cyrillic, Armenian, Hebrew, Arabic, Thai, Georgian, kana and Hangul.
  const alphabets: [number, number][] = [
    ...[
      [0x61, 0x7a],
      [0xc0, 0x24f],
      [0x1e00, 0x1eff],
      [0xff21, 0xff5a],
      [0x370, 0x3ff],
      [0x400, 0x52f],
    ],
    ...[
      [0x531, 0x586],
      [0x5d0, 0x5ea],
      [0x620, 0x64a],
      [0xe01, 0xe30],
      [0x10d0, 0x10ff],
      [0x3041, 0x3096],
    ],
    ...[
      [0x30a1, 0x30fa],
      [0xac00, 0xd7a3],
    ],
  ] as [number, number][];
  const inOneScript = fc.constantFrom(...alphabets).chain(([min, max]) => {
    const letter = fc.integer({ min, max }).map((code) => String.fromCodePoint(code));
    return fc.string({
      unit: letter.filter((one) => /^\p{L}$/u.test(one) && !one.normalize('NFKC').includes(' ')),
      minLength: 5,
      maxLength: 9,
    });
  });
  const name = fc.oneof(hint, inOneScript).filter((one) => !/\p{Ll}\p{Lu}/u.test(one) && !goods.isWord(foldName(one)));
  const changes = [
    (one: string) => one,
    (one: string) => one.toUpperCase(),
    (one: string) => one.toLowerCase(),
    (one: string) => one.normalize('NFD'),
    (one: string) => one.normalize('NFKC'),
    (one: string) => [...one].join('\u200B'),
  ];
  const glue = fc.constantFrom('', ' ', '\n', '-', '"', ', ');
  const piece = fc.record({ which: fc.nat(2), change: fc.constantFrom(...changes), glue });
  fc.assert(
    fc.property(
      name,
      name,
      name,
      fc.array(piece, { minLength: 1, maxLength: 5 }),
      (company, project, product, pieces) => {
        const names = [company, project, product];
        const words = pieces.map(({ which, change, glue }) => glue + change(names[which] ?? '') + glue).join('');
        fc.pre(words.length <= 180);
        const identity = createIdentity(createSecrets({ company, project, product }), goods);
        const template = foldForReader(Object.values(createDraft(identity, '~')).join('\n'));
        const { en, zh, subject } = createDraft(identity, words);
        for (const one of names.map(foldForReader)) {
          if (!template.includes(one)) expect(foldForReader(en + zh + subject)).not.toContain(one);
        }
      },
    ),
    { numRuns: countRuns(100) },
  );
});

test('marks are in the language of the text, and notes count mentions without quoting them', () => {
  const { redact, listNotes } = createTestRedactor({ product: 'Zorvex', company: 'Quorlin' });
  expect(redact('Zorvex by Quorlin')).toEqual({ en: '[product] by [company]', zh: '[产品] by [公司]' });
  redact('zorvex');
  expect(listNotes()).toEqual([
    "2 mentions of the product or project in the caller's text were replaced with [product].",
    "1 mention of the company in the caller's text was replaced with [company].",
  ]);
});

test.each<[string, Partial<Secrets>, string, string]>([
  [
    'kept words of a name',
    { product: 'Zorvex Water Bottle' },
    'Water bottle cap',
    'Words of the product name that also describe goods were kept: "water", "bottle".',
  ],
  [
    'a generic product name, which is kept',
    { product: 'Anchor' },
    'Anchor bolt',
    'The product name "Anchor" consists of words that also describe goods; they were kept: "anchor". If they identify the buyer, reword the request.',
  ],
  [
    'a generic company name, which is kept',
    { company: 'Desk Lamp Ltd' },
    'desk lamp base',
    'The company name "Desk Lamp Ltd" consists of words that also describe goods; they were kept: "desk lamp". If they identify the buyer, reword the request.',
  ],
  [
    'a name of ordinary words, which is replaced',
    { company: 'Apple Inc.' },
    'Apple logo',
    'The company name consists of ordinary words, and its mentions were replaced: check that the text is still complete.',
  ],
])('the notes report %s', (_, known, text, note) => {
  const { redact, listNotes } = createTestRedactor(known);
  redact(text);
  expect(listNotes()).toContain(note);
});

test('names that do not occur in the text are not reported', () => {
  const { redact, listNotes } = createTestRedactor({ company: 'Apple Inc.', product: 'Desk lamp' });
  redact('Aluminium housing');
  expect(listNotes()).toEqual([]);
});

test('names too short to search for are listed', () => {
  expect(listUnsearchableNames(createIdentity(createSecrets({ product: 'X1', company: '光明' }), goods))).toEqual([
    'X1',
  ]);
});

test('a heading of the template that equals the company name is kept', () => {
  const text = createDraft(
    createIdentity(createSecrets({ product: 'Zorvex', company: 'Parts Ltd' }), goods),
    'Zorvex cover',
  ).en;
  expect(text).toContain('2. Parts');
  expect(text).toContain('2.1 [product] cover');
});

test('the secrets of a project are its names and links', () => {
  const intake = { productName: 'AeroGlow', links: ['https://lamp.test'] };
  const anonymous = { company: null, people: [] };
  expect(collectSecrets({ name: 'Lantern', intake }, anonymous)).toEqual({
    ...anonymous,
    project: 'Lantern',
    product: 'AeroGlow',
    links: ['https://lamp.test'],
  });
  expect(collectSecrets({ name: 'Lantern', intake: null }, { company: 'Bright', people: ['ann@bright.test'] })).toEqual(
    {
      company: 'Bright',
      people: ['ann@bright.test'],
      project: 'Lantern',
      product: null,
      links: [],
    },
  );
});
