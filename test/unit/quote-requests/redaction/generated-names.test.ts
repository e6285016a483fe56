import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldName } from '#modules/sourcing/quote-requests/redaction/folded-text.rules.ts';
import { createIdentity, createRedactor } from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import { countRuns } from '../../../property-seed.ts';
import { goods } from '../../../rfq-draft.ts';
import { foldForReader, generateNames, spellingVariants } from './names.ts';
import { createDraft, createSecrets } from './redaction-case.ts';

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
