import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countMatchingStems, toIndexTerms } from '#modules/guidance/knowledge/knowledge-terms.rules.ts';
import {
  extractBeginning,
  extractSnippet,
  splitSections,
  stripMarkdown,
} from '#modules/guidance/knowledge/knowledge-text.rules.ts';
import { createLexicon } from '#modules/guidance/knowledge/search/lexicon.rules.ts';
import { parseTerms } from '#modules/guidance/knowledge/search/query-terms.rules.ts';
import { anyCharacter } from '../../any-character.ts';

const lexicon = createLexicon(new Map(), new Set(), () => []);

describe('index terms', () => {
  test.each([
    ['UN38.3 and PI965', 'un 38 3 and pi 965'],
    ['Wi-Fi, e-mail', 'wi fi e mail wifi email'],
    ['Crème BRÛLÉE ＦＯＢ', 'creme brulee fob'],
    ['Anodized color molds', 'anodised colour moulds'],
    ['锂电池', '锂 电 池 锂电 电池'],
    ['报价RFQ报价', 'rfq 报 价 报价'],
    ['%_\'"\\\0', ''],
  ])('%j', (text, words) => expect(toIndexTerms(text)).toBe(words));

  test.each([
    ['UN38.3', [['phrase un 38 3']]],
    ['Wi-Fi', [['phrase wi fi', 'phrase wifi']]],
    ['molds', [['phrase moulds', 'prefix moulds']]],
    ['in', [['phrase in']]],
    ['池', [['phrase 池']]],
    ['电池 电池', [['phrase 电池']]],
    ['& ! (', []],
  ])('the query %j', (q, ways) =>
    expect(parseTerms(q, lexicon).map((term) => term.ways.map(({ kind, words }) => `${kind} ${words}`))).toEqual(ways),
  );

  test('contain only letters and digits, and a query has at most forty terms', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
        expect(toIndexTerms(text)).toMatch(/^[\p{L}\p{M}\p{N} ]*$/u);
        const terms = parseTerms(text, lexicon);
        expect(terms.length).toBeLessThanOrEqual(40);
        for (const { kind, words } of terms.flatMap(({ ways }) => ways)) {
          expect(words).toMatch(kind === 'prefix' ? /^[\p{L}\p{M}\p{Nd}]+$/u : /^[\p{L}\p{M}\p{N} ]+$/u);
        }
      }),
    );
  });

  test('exclude Chinese symbols that are not letters, and keep 〇', () => {
    expect([toIndexTerms('⺀'), toIndexTerms('二〇')]).toEqual(['', '二 〇 二〇']);
  });

  test('a text matches each of its words', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('UN38.3', 'Wi-Fi', '锂电池', 'mold', '模', 'PI965', 'é-é')), (pieces) => {
        const held = ` ${toIndexTerms(pieces.join(', '))} `;
        for (const [way] of pieces.flatMap((piece) => parseTerms(piece, lexicon)).map(({ ways }) => ways))
          expect(held).toContain(` ${way!.words} `);
      }),
    );
  });

  test.each([
    ['Batteries included', 'batteri', true],
    ['a battery', 'batteri', true],
    ['a bat', 'batteri', false],
    ['price', 'ce', false],
    ['CE mark', 'ce', true],
    ['锂电池', '电池', true],
    ['电 池', '电池', false],
  ])('%j contains the stem %j: %s', (text, stem, held) => expect(countMatchingStems(text, [stem])).toBe(Number(held)));
});

describe('sections', () => {
  test('are split at headings, without markup and empty sections', () => {
    const markdown = [
      'Before *all*.',
      '',
      '# First ##',
      '- **one** and `two`',
      '2. [three](https://example.com)',
      '> said ![picture](x.png)',
      '',
      '| a | b |',
      '|---|:-:|',
      '| c | d |',
      '### Second',
      '```sh',
      '# no heading',
      '```',
    ].join('\n');
    expect(splitSections(markdown)).toEqual([
      { title: null, text: 'Before all.' },
      { title: 'First', text: 'one and two\nthree\nsaid picture\n\na · b\nc · d' },
      { title: 'Second', text: '# no heading' },
    ]);
    expect(splitSections('\n\n# Only')).toEqual([{ title: 'Only', text: '' }]);
  });

  test.each([
    ['5 * 3 * 2 = 30', '5 * 3 * 2 = 30'],
    ['snake_case_name', 'snake_case_name'],
    ['**Bold**, _soft_ and *soft*', 'Bold, soft and soft'],
  ])('%j becomes %j', (line, plain) => expect(stripMarkdown(line)).toBe(plain));
});

describe('a snippet', () => {
  test('begins with the sentence that yields the most matches', () => {
    const text = 'Nothing here. A mould is steel. More. A mould wears, and steel rusts. End.';
    expect(extractSnippet([text], ['mould', 'rust'])).toBe(
      'A mould is steel. More. A mould wears, and steel rusts. End.',
    );
    expect(extractSnippet(['No.', text], ['rust'])).toBe('A mould wears, and steel rusts. End.');
    expect(extractSnippet(['一。先把报价换算。再看缺项。'], ['报价'])).toBe('先把报价换算。再看缺项。');
    expect(extractSnippet([text], ['zebra'])).toBeNull();
    expect(extractSnippet([], ['zebra'])).toBeNull();
  });

  test('is a part of the text, at most 240 characters, without split surrogate pairs', () => {
    const texts = fc.array(fc.constantFrom('mould ', '模具', '. ', '。', '\n', '😀', ` ${'x'.repeat(250)} `, 'word '), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(texts, (pieces) => {
        const text = pieces.join('');
        for (const snippet of [extractBeginning(text), extractSnippet([text], ['mould', '模具']) ?? '']) {
          expect(snippet.length).toBeLessThanOrEqual(240);
          expect(snippet.isWellFormed()).toBe(true);
          expect(text.replaceAll(/\s+/g, '')).toContain(snippet.replaceAll(/\s+/g, ''));
        }
        // Longer texts may be split within the match.
        if (/mould|模具/.test(text) && text.length <= 240)
          expect(extractSnippet([text], ['mould', '模具'])).toMatch(/mould|模具/);
      }),
    );
  });
});
