import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bilingual,
  cleanText,
  formatAmounts,
  indentBilingual,
  oneLine,
  sameInBoth,
  shorten,
  tidyText,
} from '#text/prose.ts';
import { anyCharacter } from '../../any-character.ts';

test.each([
  ['line ends', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['trailing blanks', 'a \t\nb\u3000\n c', 'a\nb\n c'],
  ['empty lines', '\n\na\n \n\n\nb\n', 'a\n\nb'],
  ['controls and directions', 'a\0b\u001B\u202Ec\u2066', 'abc'],
  ['half characters', 'a\uD800b', 'a\uFFFDb'],
  ['decomposed letters', 'e\u0301', '\u00E9'],
])('clean text has no odd %s', (_, text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test('cleaning is idempotent, and tidy text is never longer than its input', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
      expect(tidyText(text).length).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('a text is shortened to one line without splitting a character', () => {
  expect(oneLine(' a\n  b ')).toBe('a b');
  expect(shorten('abcdef', 6)).toBe('abcdef');
  expect(shorten('abcdef', 5)).toBe('abcd…');
  expect(shorten('ab😀cd', 4)).toBe('ab…');
});

test('the unit follows the last of several quantities', () => {
  expect(formatAmounts([500, 2000], bilingual(' pcs', '件'))).toEqual({ en: '500 / 2,000 pcs', zh: '500 / 2,000件' });
});

test('continuation lines of a quotation are indented, up to twenty', () => {
  expect(indentBilingual(sameInBoth('a\n\nb')).en).toBe('a\n\n  b');
  const long = Array(21).fill('a').join('\n');
  expect(indentBilingual(sameInBoth(long)).zh).toBe(long);
});
