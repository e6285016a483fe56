import { describe, expect, test } from 'vitest';
import { parseRequirements } from '#modules/guidance/compliance/compliance.file.ts';
import { parseTraitTexts, parseTraitWords } from '#modules/guidance/compliance/trait.file.ts';
import { Trait } from '#modules/guidance/compliance/trait.schema.ts';

const lines = (...rows: string[]) => ({ file: 'table.csv', text: rows.join('\n') });

describe('words of traits', () => {
  const header = 'trait,use,language,words,source,as_of';
  const every = Trait.options.map((trait) => `${trait},present,en,${trait},own list,2026-11`);

  test('rows of the same trait and use form one list in row order', () => {
    const { radio } = parseTraitWords(lines(header, ...every, 'radio,present,zh,射频|无线,own list,2026-11'));
    expect(radio).toEqual({ present: 'radio, 射频, 无线', denied: undefined, absent: undefined, except: undefined });
  });

  test.each<[string, string[], string]>([
    [
      'an unknown trait',
      [...every, 'rodio,present,en,rf,own list,2026-11'],
      'table.csv, line 39, column trait: Invalid option',
    ],
    [
      'an unknown use',
      [...every, 'radio,words,en,rf,own list,2026-11'],
      'table.csv, line 39, column use: Invalid option',
    ],
    ['a comma', [...every, 'radio,absent,en,"a,b",own list,2026-11'], 'line 39, column words: "a,b" contains a comma'],
    [
      'a duplicate word',
      [...every, 'radio,present,en,rf|rf,own list,2026-11'],
      'line 39, column words: duplicate "rf"',
    ],
    [
      'a word of an earlier row',
      [...every, every[1] ?? ''],
      'line 39, column words: duplicate "radio" for radio, present',
    ],
    ['no words for a trait', every.slice(1), 'table.csv: trait: no row for "electronics"'],
  ])('with %s are rejected', (_, rows, message) => {
    expect(() => parseTraitWords(lines(header, ...rows))).toThrow(message);
  });
});

describe('texts of traits', () => {
  const header = 'trait,name,question';
  const every = Trait.options.map((trait) => `${trait},${trait},Is it?`);

  test.each<[string, string[], string]>([
    ['a duplicate trait', [...every, 'radio,radio,Has it?'], 'table.csv, line 39, column trait: duplicate "radio"'],
    [
      'no question',
      ['radio,radio,', ...every],
      'table.csv, line 2, column question: must be text without surrounding blanks',
    ],
    ['a trait without a row', every.slice(1), 'table.csv: trait: no row for "electronics"'],
  ])('with %s are rejected', (_, rows, message) => {
    expect(() => parseTraitTexts(lines(header, ...rows))).toThrow(message);
  });
});

test('a requirement with an unknown trait is rejected with its line', () => {
  const header =
    'rule_id,market,phase,name,legal_basis,applies_when,traits_all,traits_any,traits_none,condition,route,typical_evidence,weeks_low,weeks_high,cost_usd_low,cost_usd_high,cost_basis,cost_verified,source,confidence,notes,as_of';
  const row = (traits: string, weeks: string) =>
    `id,US,test,name,basis,when,${traits},,,,route,report,${weeks},4,,,basis,no,source,low,,2026-09`;
  expect(parseRequirements(lines(header, row('radio', '1')))).toMatchObject([{ all: ['radio'], weeks: { low: 1 } }]);
  expect(() => parseRequirements(lines(header, row('rodio', '1')))).toThrow(
    'table.csv, line 2, column traits_all: Invalid',
  );
  expect(() => parseRequirements(lines(header, row('radio', 'one')))).toThrow(
    'line 2, column weeks_low: a whole number',
  );
});
