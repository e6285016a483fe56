import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CapabilityContent } from '#modules/directory/capabilities/capability.schema.ts';
import { listMissingFacts } from '#modules/sourcing/interviews/dialogue/replies.rules.ts';
import { findNumerals, readChinese } from '#modules/sourcing/interviews/extraction/figures/numeral.rules.ts';
import { toUtterance } from '#modules/sourcing/interviews/extraction/utterance.rules.ts';
import { resolveStatus } from '#modules/sourcing/interviews/interview.rules.ts';
import { turnLimit } from '#modules/sourcing/interviews/interview.schema.ts';
import { toCapability, toIntake } from '#modules/sourcing/interviews/publication.rules.ts';
import { Intake } from '#modules/sourcing/projects/project.schema.ts';
import { at, getValues, id, listReplies, runInterview } from '../../unit/interviews/talk.ts';

const family = fc.constantFrom('project_intake' as const, 'capability' as const);
const locale = fc.constantFrom('en' as const, 'zh' as const);

/** Known words, unrelated text and hostile input. */
const words = fc.constantFrom(
  ...[
    '500 pcs',
    '五千件',
    '1万5千台',
    'MOQ 100',
    'up to 10,000',
    '$12.50 each',
    'by December 1',
    '12月1日前',
    '3-4 weeks',
    '四周',
  ],
  ...[
    'CNC machining',
    '注塑',
    'ABS',
    'PC/ABS',
    '黄铜',
    'Shenzhen',
    '东莞',
    'sell in the US',
    '卖到日本',
    'prototype',
    '样机',
    'called Glow',
  ],
  ...[
    'yes',
    'no',
    '对',
    '不对',
    'but',
    '不过',
    "I don't know",
    '不知道',
    'maybe',
    '大概',
    'the quantity is wrong',
    '数量不对',
    '?',
    '。',
    ', ',
  ],
  ...[
    '\u202eevil',
    '\u200b',
    '🏮🏮',
    '(((((',
    '\\d+',
    '{}',
    '$&',
    '１２３',
    '٣٤٥',
    'İ',
    '"',
    '”',
    '\n\n',
    '1e9',
    '-5',
    '0',
    '0.5',
    '1.000',
  ],
);
const text = fc
  .oneof(
    { weight: 4, arbitrary: fc.array(words, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' ')) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }) },
  )
  .map((text) => text.normalize('NFC').trim())
  .filter((text) => text !== '' && text.isWellFormed() && !text.includes('\0'));

describe('for any messages', () => {
  test('every fact quotes its turn, and only facts confirmed by the caller are confirmed', () => {
    fc.assert(
      fc.property(family, locale, fc.array(text, { minLength: 1, maxLength: turnLimit }), (family, locale, texts) => {
        const { facts, status, turnCount, transcript, nextQuestion, dialogue } = runInterview(
          { family, locale },
          ...texts,
        );
        const spoken = transcript.filter(({ role }) => role === 'participant').map(({ text }) => text);
        expect(spoken).toEqual(texts);
        expect(turnCount).toBe(texts.length);
        expect(transcript).toHaveLength(1 + 2 * texts.length);
        for (const { source } of facts) {
          const [, turn] = new RegExp(`^interviews/${id}/turns/(\\d+)$`).exec(source.reference)!;
          expect(spoken[Number(turn) - 1]).toContain(source.quote);
          expect(source.quote!.length).toBeGreaterThan(0);
          expect(source.quote!.length).toBeLessThanOrEqual(800);
        }
        expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
        const missing = listMissingFacts(family, facts);
        expect(status).toBe(missing.length ? 'open' : 'ready');
        // Only unknown facts are asked for, and only unconfirmed ones are read back.
        const known = facts.map(({ key }) => key);
        expect(known).not.toContain(dialogue.asks);
        const doubtful = facts.filter(({ confirmation }) => confirmation === 'unconfirmed').map(({ key }) => key);
        expect(doubtful).toEqual(expect.arrayContaining(dialogue.keys));
        if (nextQuestion !== null) expect(listReplies({ transcript }).at(-1)!.endsWith(nextQuestion)).toBe(true);
        if (missing.length && turnCount < turnLimit) expect(nextQuestion).not.toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  test('consecutive questions never have the same wording', () => {
    fc.assert(
      fc.property(family, locale, fc.array(text, { minLength: 2, maxLength: 15 }), (family, locale, texts) => {
        const asked = texts.map((_, i) => runInterview({ family, locale }, ...texts.slice(0, i + 1)).nextQuestion);
        for (const [i, question] of asked.entries()) {
          if (question !== null && i > 0) expect(question).not.toBe(asked[i - 1]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('an opening alone confirms no fact', () => {
    fc.assert(
      fc.property(family, locale, text, (family, locale, opening) => {
        const { facts } = runInterview({ family, locale, opening });
        expect(facts.filter(({ confirmation }) => confirmation !== 'unconfirmed')).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('a ready interview can be published with the confirmed facts', () => {
    const shapes = { project_intake: Intake.shape, capability: CapabilityContent.shape };
    const sensible = {
      project_intake: ['Glow', 'prototype', '500', 'US'],
      capability: ['CNC machining', 'cnc', 'brass', '100'],
    };
    fc.assert(
      fc.property(family, locale, fc.array(text, { maxLength: 8 }), (family, locale, texts) => {
        const { status, facts } = runInterview({ family, locale }, ...sensible[family], ...texts);
        if (status !== 'ready') return;
        const made = family === 'capability' ? toCapability(facts).content : toIntake(facts, null);
        for (const { key, value, confirmation } of facts) {
          if (key === 'notes' || !(key in shapes[family])) continue;
          const published = made[key as keyof typeof made] ?? null;
          if (confirmation === 'caller_confirmed' && value !== null) expect(published).toEqual(value);
          else expect(published === null || JSON.stringify(published) === '[]').toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('a yes changes no value', () => {
    fc.assert(
      fc.property(
        family,
        locale,
        text,
        fc.constantFrom('yes', '对', 'Correct.', '没错'),
        (family, locale, opening, yes) => {
          const before = runInterview({ family, locale, opening });
          const after = runInterview({ family, locale, opening }, yes);
          expect(getValues(after)).toEqual(getValues(before));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a number', () => {
  const quantity = fc.integer({ min: 1, max: 10_000_000 });
  const values = (text: string) => findNumerals(toUtterance(text)).map(({ value }) => value);

  test('is read in any notation', () => {
    fc.assert(
      fc.property(quantity, (number) => {
        const grouped = number.toLocaleString('en-US');
        expect(values(`${number}`)).toEqual([number]);
        expect(values(`a ${grouped} b`)).toEqual([number]);
        expect(values(`数量，${number}件`)).toEqual([number]);
        expect(values(`${number}`.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))))).toEqual([
          number,
        ]);
        if (number % 100 === 0) expect(values(`${number / 1000}k`)).toEqual([number]);
      }),
    );
  });

  test('is read in Chinese characters', () => {
    const signs = '零一二三四五六七八九';
    const section = (number: number): string => {
      const parts = [1000, 100, 10, 1].map((unit, i) => [Math.floor(number / unit) % 10, '千百十'[i] ?? ''] as const);
      const text = parts.map(([digit, unit]) => (digit ? `${signs[digit]}${unit}` : '零')).join('');
      return text.replace(/零+/g, '零').replace(/^零|零$/g, '');
    };
    const written = (number: number): string => {
      const [high, low] = [Math.floor(number / 10_000), number % 10_000];
      return high ? `${section(high)}万${low && low < 1000 ? '零' : ''}${section(low)}` : section(low);
    };
    fc.assert(
      fc.property(quantity, (number) => {
        expect(readChinese(written(number))).toBe(number);
      }),
      { numRuns: 1000 },
    );
    expect([readChinese('两千五'), readChinese('一万二'), readChinese('十五'), readChinese('一千零五')]).toEqual([
      2500, 12_000, 15, 1005,
    ]);
  });
});

test('an interview is closed exactly 30 days after its last turn', () => {
  const dayMs = 24 * 3600_000;
  fc.assert(
    fc.property(
      fc.constantFrom('open' as const, 'ready' as const, 'published' as const, 'closed' as const),
      fc.integer({ min: 0, max: 60 * dayMs }),
      (status, idle) => {
        const now = new Date(at.getTime() + idle);
        const ended = status === 'published' || status === 'closed';
        expect(resolveStatus({ status, lastTurnAt: at }, now)).toBe(ended || idle < 30 * dayMs ? status : 'closed');
      },
    ),
  );
});
