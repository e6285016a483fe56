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
import { goods } from '../../../rfq-draft.ts';
import { hardCases } from './hard-cases.ts';
import { asRead, inventNames, writings } from './names.ts';

const secretsWith = (known: Partial<Secrets>): Secrets => ({
  company: null,
  people: [],
  project: 'zzqx',
  product: null,
  links: [],
  ...known,
});
const redactorOf = (known: Partial<Secrets>) => createRedactor(createIdentity(secretsWith(known), goods));
const redacted = (text: string, known: Partial<Secrets>) => redactorOf(known).redact(text);

test('a name that repeats a word is searched for as often as its text stands there, not as often as it repeats', () => {
  for (const word of ['ﷺ', 'abcd ', 'Abcd aBcd ']) {
    const { find } = createIdentity(secretsWith({ product: word.repeat(200).slice(0, 200) }), goods);
    const text = word.repeat(100);
    expect(find(text).length, word).toBeLessThan(5 * text.length);
  }
  expect(redacted('Send abcd and ABCD.', { product: 'Abcd abcd ABCD' }).en).toBe('Send [product] and [product].');
});

test('a name of goods is not said to stay where a word of it was replaced', () => {
  const { redact, listNotes } = redactorOf({ product: 'NightOwl Lamp' });
  expect(redact('NightOwl-lamp shade').en).toBe('[product]-lamp shade');
  expect(listNotes().join()).not.toContain('nightowl');
});

test.each(hardCases)('%s: of %j the text %j becomes %j', (_, known, text, expected) => {
  expect(redacted(text, known).en).toBe(expected);
});

test.each<[string, Partial<Secrets>, string, string]>([
  ['accents', { product: 'Zoé' }, 'zoe, ZOÉ, Zoe\u0301', '[product], [product], [product]'],
  [
    'spaces, lines and hyphens',
    { product: 'Aero Glowix' },
    'aero  glowix, Aero\nGlowix, aero-glowix, AeroGlowix',
    '[product], [product], [product], [product]',
  ],
  ['a space at its capital', { product: 'AeroGlow' }, 'Aero Glow', '[product]'],
  ['control characters', { product: 'AeroGlow' }, 'Aero\u200BGlow, A\u0000eroGlow', '[product], [product]'],
  ['a ligature', { product: 'Fixora' }, 'a ﬁxora', 'a [product]'],
  ['one character for many letters', { product: 'Kcal9' }, '5 ㎉9 x', '5 [product]9 x'],
  ['sharp s', { product: 'Großmann' }, 'GROSSMANN', '[product]'],
  [
    'characters of a regular expression',
    { product: 'Zorvex (v2.0)*+' },
    'for zorvex (V2.0)*+ only',
    'for [product] (V2.0)*+ only',
  ],
  ['a legal form that is left out', { company: 'Brightwell Co., Ltd.' }, 'Brightwell logo', '[company] logo'],
  [
    'a company of a place',
    { company: 'Shenzhen Brightwell Ltd' },
    'FOB Shenzhen, Brightwell',
    'FOB Shenzhen, [company]',
  ],
  ['being only the host of a link', { links: ['https://www.quorvex.shop/a?b=1'] }, 'as at Quorvex', 'as at [company]'],
])('a name is found in spite of %s', (_, known, text, expected) => {
  expect(redacted(text, known).en).toBe(expected);
});

test.each<[string, Partial<Secrets>, string]>([
  ['a letter and a digit', { product: 'X1' }, 'X1 lid'],
  ['words that only touch', { product: 'Fanto' }, 'because of an tool'],
  ['numbers alone', { project: '2026 3000' }, '3000 pcs in 2026'],
  ['nothing', { product: ' ', company: '' }, 'a  b'],
])('%s is left alone', (_, known, text) => {
  expect(redacted(text, known)).toEqual({ en: text, zh: text });
});

describe('300 invented companies and products, half of them called by goods alone, in both languages', () => {
  const invented = inventNames(300, 20_261_122);
  const drafted = invented.map(({ company, product, distinctive, generic }) => {
    const identity = createIdentity(secretsWith({ company, product, project: product }), goods);
    const texts = writings.map((write) => `${distinctive.map(write).join(', ')} for ${generic.join(', ')}`);
    return {
      distinctive,
      generic,
      said: texts.map((text) => ({ text, ...createRedactor(identity).redact(text) })),
      identity,
    };
  });

  test('no distinctive word is read in any form', () => {
    const leaks = drafted.flatMap(({ distinctive, said }) =>
      said.filter(({ en, zh }) => distinctive.some((word) => asRead(en + zh).includes(asRead(word)))),
    );
    expect(leaks).toEqual([]);
  });

  test('every word for goods stays', () => {
    const lost = drafted.flatMap(({ generic, said }) =>
      said.filter(({ en, zh }) => !generic.every((words) => en.includes(words) && zh.includes(words))),
    );
    expect(lost).toEqual([]);
  });

  test('a mark stands for the name and nothing more', () => {
    for (const { distinctive, generic, identity } of drafted) {
      const said = createRedactor(identity).redact(
        `upper ${distinctive.join(' / ')}, lower ${generic.join(' / ')} 5.2 mm`,
      ).en;
      const marks = said.match(/\[(?:company|product)\]/g) ?? [];
      expect(marks).toHaveLength(distinctive.length);
      expect(said.replace(/\[(?:company|product)\]/g, '')).toBe(
        `upper ${distinctive.map(() => '').join(' / ')}, lower ${generic.join(' / ')} 5.2 mm`,
      );
    }
  });

  test('subjects and bodies of whole requests say no distinctive word, and still say what is asked', () => {
    for (const { distinctive, generic, identity } of drafted.slice(0, 60)) {
      const { en, zh, subject } = draftOf(identity, `${distinctive.join(' ')} ${generic[0]}`);
      for (const word of distinctive) expect(asRead(en + zh + subject)).not.toContain(asRead(word));
      for (const text of [en, zh, subject]) expect(text).toContain(generic[0]);
    }
  });
});

const draftOf = (identity: ReturnType<typeof createIdentity>, words: string) =>
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

test('no body or subject of an anonymous request says a name of the buyer in any script', () => {
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
        const identity = createIdentity(secretsWith({ company, project, product }), goods);
        const template = asRead(Object.values(draftOf(identity, '~')).join('\n'));
        const { en, zh, subject } = draftOf(identity, words);
        for (const one of names.map(asRead)) {
          if (!template.includes(one)) expect(asRead(en + zh + subject)).not.toContain(one);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('the mark is in the language of the text, and the notes count without telling', () => {
  const { redact, listNotes } = redactorOf({ product: 'Zorvex', company: 'Quorlin' });
  expect(redact('Zorvex by Quorlin')).toEqual({ en: '[product] by [company]', zh: '[产品] by [公司]' });
  redact('zorvex');
  expect(listNotes()).toEqual([
    "2 mentions of the product or project in the caller's text became [product].",
    "1 mention of the company in the caller's text became [company].",
  ]);
});

test.each<[string, Partial<Secrets>, string, string]>([
  [
    'words of a name that stay',
    { product: 'Zorvex Water Bottle' },
    'Water bottle cap',
    'Words of the product name that also describe goods stay in the text: "water", "bottle".',
  ],
  [
    'a name of goods, which stays',
    { product: 'Anchor' },
    'Anchor bolt',
    'The product name "Anchor" consists of words that also describe goods; they stay in the text: "anchor". If readers would know by them who is asking, reword the request.',
  ],
  [
    'a company of goods, which stays',
    { company: 'Desk Lamp Ltd' },
    'desk lamp base',
    'The company name "Desk Lamp Ltd" consists of words that also describe goods; they stay in the text: "desk lamp". If readers would know by them who is asking, reword the request.',
  ],
  [
    'a name of ordinary words, which does not stay',
    { company: 'Apple Inc.' },
    'Apple logo',
    'The company name consists of ordinary words, and its mentions were replaced: check that the text still says what is asked.',
  ],
])('the notes tell %s', (_, known, text, note) => {
  const { redact, listNotes } = redactorOf(known);
  redact(text);
  expect(listNotes()).toContain(note);
});

test('names that the text does not say are no concern', () => {
  const { redact, listNotes } = redactorOf({ company: 'Apple Inc.', product: 'Desk lamp' });
  redact('Aluminium housing');
  expect(listNotes()).toEqual([]);
});

test('names too short to be searched for are told', () => {
  expect(listUnsearchableNames(createIdentity(secretsWith({ product: 'X1', company: '光明' }), goods))).toEqual(['X1']);
});

test('a template word that equals the product stays, and the text with it', () => {
  const text = draftOf(
    createIdentity(secretsWith({ product: 'Zorvex', company: 'Parts Ltd' }), goods),
    'Zorvex cover',
  ).en;
  expect(text).toContain('2. Parts');
  expect(text).toContain('2.1 [product] cover');
});

test('the secrets of a project are its names and links', () => {
  const intake = { productName: 'AeroGlow', links: ['https://lamp.test'] };
  const nobody = { company: null, people: [] };
  expect(collectSecrets({ name: 'Lantern', intake }, nobody)).toEqual({
    ...nobody,
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
