import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPolish, checkTranslation } from '#modules/sourcing/quote-requests/drafting/rfq-polish.rules.ts';
import { anyCharacter } from '../../../any-character.ts';
import { countRuns } from '../../../property-seed.ts';
import { draft } from '../../../rfq-draft.ts';

const rfq = draft(
  {
    parts: [
      {
        name: 'Upper housing',
        process: 'injection_molding',
        material: 'ABS',
        finish: 'matte',
        quantityPerUnit: 2,
        notes: 'Wall 2.2 mm,\nas on https://iso.test/2768.',
      },
    ],
    quantities: [500, 2000],
    incoterm: 'FOB',
    quoteBy: '2026-10-09',
    dfmQuestions: 'Can the snap fit move?',
  },
  { neededBy: '2026-12-15' },
);
const check = (language: 'en' | 'zh', change: (text: string) => string) =>
  checkPolish(rfq[language], change(rfq[language]), {
    fixedPassages: rfq.fixedPassages[language],
    identity: rfq.identity,
  });
const createReplacement = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

test.each<['en' | 'zh', string, string]>([
  [
    'en',
    'Quantities are for quoting only and are no commitment to buy.',
    'The quantities serve for quoting only; they are no commitment to buy.',
  ],
  ['en', 'Which dimensions, features or requirements are difficult', 'Which of the features are hard'],
  ['zh', '烦请贵司报价，并提供可制造性（DFM）反馈', '敬请贵司报价并给出可制造性（DFM）意见'],
  ['zh', '请逐档报价', '请分别报价'],
])('a rewording without factual changes is accepted (%s: %s)', (language, from, to) => {
  expect(check(language, createReplacement(from, to))).toBeNull();
});

test.each<[string, 'en' | 'zh', (text: string) => string, string]>([
  [
    'a changed quantity',
    'en',
    createReplacement('Quantities: 500 / 2,000', 'Quantities: 500 / 3,000'),
    'a number, date or percentage',
  ],
  ['a lost quantity', 'zh', createReplacement('数量：500 / 2,000套', '数量：2,000套'), 'a number, date or percentage'],
  ['a full-width number', 'zh', createReplacement('请逐档报价', '请在３天内逐档报价'), 'a number, date or percentage'],
  ['a circled number', 'zh', createReplacement('请逐档报价', '请在③天内逐档报价'), 'a number, date or percentage'],
  [
    'a changed needed-by date',
    'en',
    createReplacement('We need the goods by 2026-12-15', 'We need the goods by 2026-12-16'),
    'a number, date or percentage',
  ],
  [
    'a changed reply date',
    'zh',
    createReplacement('2026年10月9日', '2026年10月10日'),
    'a fixed passage is missing: 2026年10月9日',
  ],
  [
    'another part name',
    'en',
    createReplacement('2.1 Upper housing', '2.1 Upper case'),
    'a fixed passage is missing: Upper housing',
  ],
  [
    'another material',
    'zh',
    createReplacement('ABS（ABS塑料）', 'ABS（工程塑料）'),
    'a fixed passage is missing: ABS（ABS塑料）',
  ],
  ['another finish', 'en', createReplacement('Finish: matte', 'Finish: mat'), 'a fixed passage is missing: matte'],
  [
    'another incoterm',
    'en',
    createReplacement('Please quote FOB (', 'Please quote FCA ('),
    'a fixed passage is missing: FOB',
  ],
  [
    'another reference',
    'en',
    createReplacement('RFQ-456789AB', 'the reference'),
    'a fixed passage is missing: RFQ-456789AB',
  ],
  ['reworded notes', 'en', createReplacement('as on [', 'like ['), 'a fixed passage is missing: Wall'],
  [
    'a reworded question of the caller',
    'zh',
    createReplacement('Can the snap fit move?', '卡扣可以移动吗？'),
    'a fixed passage is missing: Can the snap fit move?',
  ],
  [
    'an order',
    'en',
    createReplacement('This is a request for quotation, not an order.', 'This is a request for quotation.'),
    'a fixed passage is missing: This is',
  ],
  [
    'no confidentiality',
    'zh',
    createReplacement('请对本询价及全部资料保密；', ''),
    'a fixed passage is missing: 请对本询价',
  ],
  ['a changed reply form', 'en', createReplacement('MOQ ___;', ''), 'a fixed passage is missing: Please fill'],
  [
    'a lost question',
    'en',
    (text) => text.replace(/^3\) .*$/m, '3) Please tell us about your factory.'),
    'a question was lost',
  ],
  [
    'a number in words',
    'en',
    createReplacement('Please quote each', 'Within three weeks, please quote each'),
    'a number was added in words',
  ],
  ['a Chinese numeral', 'zh', createReplacement('请逐档报价', '请在三日内逐档报价'), 'a number was added in words'],
  [
    'a quantity that became money',
    'en',
    createReplacement('Quantities: 500', 'Quantities: $500'),
    'an amount of money was added',
  ],
  [
    'a promise',
    'en',
    createReplacement('Kind regards', 'We will pay a deposit.\nKind regards'),
    'a commitment was added',
  ],
  ['a Chinese promise', 'zh', createReplacement('顺祝商祺', '我们将尽快下单。\n顺祝商祺'), 'a commitment was added'],
  [
    'a link',
    'en',
    createReplacement('Kind regards', 'See https://evil.test\nKind regards'),
    'a web or e-mail address was added',
  ],
  [
    'an address',
    'en',
    createReplacement('Kind regards', 'Write to ann@lamp.test\nKind regards'),
    'a web or e-mail address was added',
  ],
  [
    'the product',
    'en',
    createReplacement('Sourcing team', 'Sourcing team of aero-glow'),
    'a name of the buyer was added',
  ],
  ['the company', 'zh', createReplacement('采购团队', 'BRIGHTWELL采购团队'), 'a name of the buyer was added'],
  ['half a text', 'en', (text) => text.slice(0, 900), 'the length changed too much'],
  ['a long text', 'en', (text) => `${text}\n${'Thank you. '.repeat(300)}`.trim(), 'the length changed too much'],
  ['hidden characters', 'en', (text) => `${text}\u202E`, 'the text is not clean'],
  [
    'English instead of Chinese',
    'zh',
    (text) => `${text}\n${'We kindly ask you to answer. '.repeat(30).trim()}`,
    'the language changed',
  ],
])('a text with %s is discarded', (_, language, change, reason) => {
  expect(check(language, change)).toContain(reason);
});

test('in a request that is not anonymous the buyer may be named again', () => {
  const named = draft({ anonymised: false });
  const again = `${named.en}\nAeroGlow`;
  expect(checkPolish(named.en, again, { fixedPassages: named.fixedPassages.en, identity: null })).toBeNull();
  expect(checkPolish(named.en, again, { fixedPassages: named.fixedPassages.en, identity: named.identity })).toBeNull();
});

test.each<[string, string, string, string | null]>([
  ['a faithful translation', 'Wall 2.2 mm, no regrind.', '壁厚2.2毫米，不得使用水口料。', null],
  ['another figure', 'Wall 2.2 mm.', '壁厚2.5毫米。', 'a number, date or percentage'],
  ['English', 'Wall 2.2 mm.', 'Wall of 2.2 mm.', 'the translation is not Chinese'],
  ['a promise', 'Wall 2.2 mm.', '壁厚2.2毫米，我们将下单。', 'a commitment was added'],
  ['an address', 'Wall 2.2 mm.', '壁厚2.2毫米，见evil.com', 'a web or e-mail address'],
  ['the buyer', 'Wall 2.2 mm.', 'AeroGlow壁厚2.2毫米，注意外观缺陷', 'a name of the buyer was added'],
  ['a long text', 'Wall 2.2 mm.', `壁厚2.2毫米${'，请注意'.repeat(20)}`, 'the translation is too long'],
])('a translation with %s is checked', (_, text, chinese, fault) => {
  const found = checkTranslation(text, chinese, rfq.identity);
  if (fault === null) expect(found).toBeNull();
  else expect(found).toContain(fault);
});

test('the unchanged draft always passes the check', () => {
  const text = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 60 }).filter((one) => one.length <= 200);
  const part = fc.record({ name: text, material: text, finish: text, notes: text });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), text, (parts, dfmQuestions) => {
      const { en, zh, fixedPassages, identity } = draft({ parts, dfmQuestions });
      for (const [body, passages] of [
        [en, fixedPassages.en],
        [zh, fixedPassages.zh],
      ] as const) {
        for (const passage of passages) expect(body).toContain(passage);
        expect(checkPolish(body, body, { fixedPassages: [...passages], identity })).toBeNull();
      }
    }),
    { numRuns: countRuns(40) },
  );
});
