import { describe, expect, test } from 'vitest';
import { InterviewFamily } from '#kernel/enums.ts';
import { questions } from '#modules/sourcing/interviews/dialogue/interview-questions.ts';
import { parseInterviewWording } from '#modules/sourcing/interviews/dialogue/interview-wording.file.ts';
import { getFactRules } from '#modules/sourcing/interviews/extraction/family-facts.rules.ts';
import { parseInterviewPatterns } from '#modules/sourcing/interviews/extraction/words/interview-patterns.file.ts';
import { parseInterviewWords } from '#modules/sourcing/interviews/extraction/words/interview-words.file.ts';
import { readDataFile } from '#tables/data-file.ts';

const readLines = (file: string) => readDataFile('src/modules/sourcing/interviews', file).text.trimEnd().split('\n');

describe('the wording table of interviews', () => {
  const lines = readLines('wording.csv');
  const read = (...rows: string[]) => parseInterviewWording({ file: 'wording.csv', text: rows.join('\n') });
  const without = (start: string) => lines.filter((line) => !line.startsWith(start));
  const last = lines.length + 1;

  test('has a label for every fact, and a question for every fact that is asked for', () => {
    const rules = InterviewFamily.options.flatMap((family) => [...getFactRules(family)]);
    expect(rules.filter(({ key }) => !questions[key]?.label)).toEqual([]);
    expect(rules.filter(({ key, need }) => need !== 'mentioned' && !questions[key]?.ways.en.length)).toEqual([]);
  });

  test('accepts several questions per fact', () => {
    const { ways } =
      read(...lines, 'question,stage,Which stage?,哪个阶段？,own wording,2026-11').questions['stage'] ?? {};
    expect([ways?.en.at(-1), ways?.zh.at(-1)]).toEqual(['Which stage?', '哪个阶段？']);
  });

  test.each<[string, string[], string]>([
    [
      'an unknown fact',
      [...lines, 'question,colour,Which?,哪种？,own,2026-11'],
      `line ${last}, column key: "colour" is not one of title`,
    ],
    [
      'a duplicate phrase',
      [...lines, 'phrase,noted,Got: {}.,好：{}。,own,2026-11'],
      `line ${last}, column key: duplicate "noted"`,
    ],
    [
      'a placeholder in one language only',
      [...lines, 'variant,confirming,{}?,对吗？,own,2026-11'],
      `line ${last}, column zh: must contain {} as often`,
    ],
    [
      'one language',
      [...lines, 'question,stage,Which?,,own,2026-11'],
      `line ${last}, column zh: must be text without surrounding blanks`,
    ],
    ['no question for a fact', without('question,scope'), 'wording.csv: key: no row for "scope"'],
    ['no label for a fact', without('label,unit'), 'wording.csv: key: no row for "unit"'],
    ['no phrase to read facts back', without('variant,confirming'), 'wording.csv: key: no row for "confirming"'],
  ])('with %s is rejected', (_, rows, message) => {
    expect(() => read(...rows)).toThrow(message);
  });
});

describe('the vocabulary table of interviews', () => {
  const lines = readLines('words.csv');
  const read = (...rows: string[]) => parseInterviewWords({ file: 'words.csv', text: rows.join('\n') });
  const last = lines.length + 1;

  test('lists the names of a value, English before Chinese', () => {
    const { countryNames } = read(
      ...lines,
      'country,BO,Bolivia|Plurinational State of Bolivia,玻利维亚,own knowledge,2026-11',
    );
    expect(countryNames.get('BO')).toBe('Bolivia|Plurinational State of Bolivia|玻利维亚');
  });

  test.each<[string, string[], string]>([
    [
      'an unknown process',
      [...lines, 'process_answer,welding,welding,焊接,own,2026-11'],
      `line ${last}, column value: Invalid option`,
    ],
    [
      'a country name instead of a code',
      [...lines, 'country,Czechia,Czechia,捷克,own,2026-11'],
      `line ${last}, column value: an ISO 3166 country code`,
    ],
    [
      'a duplicate value',
      [...lines, 'country,US,The States,,own,2026-11'],
      `line ${last}, column value: duplicate "US"`,
    ],
    [
      'a name shared by two values',
      [...lines, 'country,BO,Poland,,own,2026-11'],
      `line ${last}, column en: duplicate "Poland"`,
    ],
    ['no English name', [...lines, 'country,BO,,玻利维亚,own,2026-11'], `line ${last}, column en: English names`],
    [
      'a material whose first name differs from its value',
      [...lines, 'material,wool,felt,,own,2026-11'],
      `line ${last}, column en: the first name`,
    ],
    [
      'a grade of an unknown material',
      [...lines, 'grade,unobtainium,U1,,own,2026-11'],
      `line ${last}, column value: "unobtainium" is not a material`,
    ],
    [
      'a region that is no list of countries',
      [...lines, 'market_region,everywhere,anywhere,,own,2026-11'],
      `line ${last}, column value: country codes`,
    ],
    ['no country', lines.filter((line) => !line.startsWith('country,')), 'words.csv: kind: no row for "country"'],
  ])('with %s is rejected', (_, rows, message) => {
    expect(() => read(...rows)).toThrow(message);
  });
});

describe('the pattern table of interviews', () => {
  const lines = readLines('patterns.csv');
  const read = (...rows: string[]) => parseInterviewPatterns({ file: 'patterns.csv', text: rows.join('\n') });
  const last = lines.length + 1;

  test('matches whole words in English, stems with *, and phrases anywhere in Chinese', () => {
    const { deadline } = read(...lines);
    expect(['ready by May', 'delivered then', '五月之前要', 'a baby'].map(deadline.test)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test.each<[string, string[], string]>([
    [
      'an unknown cue',
      [...lines, 'mood,happy,高兴,own,2026-11'],
      `line ${last}, column cue: "mood" is not one of hedge`,
    ],
    ['a duplicate cue', [...lines, 'hedge,kind of,,own,2026-11'], `line ${last}, column cue: duplicate "hedge"`],
    ['a cue without phrases', [...lines, 'mood,,,own,2026-11'], `line ${last}, column cue`],
    ['a missing cue', lines.filter((line) => !line.startsWith('hedge,')), 'patterns.csv: cue: no row for "hedge"'],
  ])('with %s is rejected', (_, rows, message) => {
    expect(() => read(...rows)).toThrow(message);
  });
});
