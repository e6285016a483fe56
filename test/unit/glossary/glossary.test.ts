import { describe, expect, test } from 'vitest';
import { parseMaterials, parseNames, parseSynonyms } from '#modules/directory/glossary/glossary.file.ts';
import { addChineseTerms } from '#modules/directory/glossary/glossary.rules.ts';
import { readDataFile } from '#tables/data-file.ts';
import { bilingual } from '#text/prose.ts';

describe('names.csv', () => {
  const { text } = readDataFile('src/modules/directory/glossary', 'names.csv');
  const lines = text.trimEnd().split('\n');
  const read = (...rows: string[]) => parseNames({ file: 'names.csv', text: rows.join('\n') });
  const last = lines.length + 1;

  test('covers every enum value of the API', () => {
    expect(read(...lines).processes.cnc).toEqual({ en: 'CNC machining', zh: 'CNC加工' });
  });

  test.each<[string, string[], string]>([
    [
      'an unknown process',
      [...lines, 'process,welding,welding,焊接,own,2026-11'],
      `line ${last}, column key: "welding" is not one of`,
    ],
    ['a name twice', [...lines, 'process,cnc,CNC,数控,own,2026-11'], `line ${last}, column key: "cnc" is listed twice`],
    ['no row for a stage', lines.filter((line) => !line.startsWith('stage,evt,')), 'names.csv: key: no row for "evt"'],
  ])('with %s is rejected', (_, rows, message) => {
    expect(() => read(...rows)).toThrow(message);
  });
});

describe('process-synonyms.csv', () => {
  const parse = (...rows: string[]) =>
    parseSynonyms({ file: 'process-synonyms.csv', text: ['process,en,zh,source,as_of', ...rows].join('\n') });

  test('lists the names of a process, English before Chinese', () => {
    expect([...parse('cnc,CNC|milling,数控,own,2026-11')]).toEqual([['cnc', ['CNC', 'milling', '数控']]]);
  });

  test.each<[string, string[], string]>([
    ['an unknown process', ['welding,welding,焊接,own,2026-11'], 'line 2, column process: Invalid option'],
    [
      'a process twice',
      ['cnc,CNC,,own,2026-11', 'cnc,milling,,own,2026-11'],
      'line 3, column process: "cnc" is listed twice',
    ],
    ['no English name', ['cnc,,数控,own,2026-11'], 'line 2, column en: at least one English name'],
    [
      'a name of two processes',
      ['cnc,Machining,,own,2026-11', 'die_casting,machining,,own,2026-11'],
      'line 3, column en: "machining" is already a name of cnc',
    ],
  ])('with %s is rejected', (_, rows, message) => {
    expect(() => parse(...rows)).toThrow(message);
  });
});

describe('materials.csv', () => {
  const parse = (...rows: string[]) =>
    parseMaterials({ file: 'materials.csv', text: ['en,zh,source,as_of', ...rows].join('\n') });

  test('finds a material by any of its names in any case', () => {
    const terms = parse('PC|polycarbonate,聚碳酸酯,own knowledge,2026-09');
    expect([...terms]).toEqual([
      ['pc', '聚碳酸酯'],
      ['polycarbonate', '聚碳酸酯'],
    ]);
  });

  test.each<[string, string[], string]>([
    [
      'a name twice',
      ['PC,聚碳酸酯,own,2026-09', 'pc,电脑,own,2026-09'],
      'materials.csv, line 3, column en: "pc" is listed twice',
    ],
    ['no English name', [',聚碳酸酯,own,2026-09'], 'materials.csv, line 2, column en: at least one English name'],
    ['no Chinese', ['PC,,own,2026-09'], 'materials.csv, line 2, column zh: must be text without surrounding blanks'],
  ])('with %s is rejected', (_, rows, message) => {
    expect(() => parse(...rows)).toThrow(message);
  });
});

test('a whole phrase gets its Chinese term, a material within a phrase does not', () => {
  expect(addChineseTerms(bilingual('ABS, no regrind', 'ABS，无回料')).zh).toBe('ABS，无回料（ABS塑料）');
  expect(addChineseTerms(bilingual('no ABS at all', 'no ABS at all')).zh).toBe('no ABS at all');
});
