import { describe, expect, test } from 'vitest';
import { parseMaterials, parseNames } from '#modules/directory/glossary/glossary.file.ts';
import { addChineseTerms } from '#modules/directory/glossary/glossary.rules.ts';
import { readDataFile } from '#tables/data-file.ts';
import { bilingual } from '#text/prose.ts';

describe('the names of processes and stages', () => {
  const { text } = readDataFile('src/modules/directory/glossary', 'names.csv');
  const lines = text.trimEnd().split('\n');
  const read = (...rows: string[]) => parseNames({ file: 'names.csv', text: rows.join('\n') });
  const last = lines.length + 1;

  test('cover every value of the API', () => {
    expect(read(...lines).processes.cnc).toEqual({ en: 'CNC machining', zh: 'CNC加工' });
  });

  test.each<[string, string[], string]>([
    [
      'an unknown process',
      [...lines, 'process,welding,welding,焊接,own,2026-11'],
      `line ${last}, column key: "welding" is none of`,
    ],
    ['a name twice', [...lines, 'process,cnc,CNC,数控,own,2026-11'], `line ${last}, column key: "cnc" stands twice`],
    ['no row for a stage', lines.filter((line) => !line.startsWith('stage,evt,')), 'names.csv: key: no row for "evt"'],
  ])('with %s are refused', (_, rows, message) => {
    expect(() => read(...rows)).toThrow(message);
  });
});

describe('the materials', () => {
  const parse = (...rows: string[]) =>
    parseMaterials({ file: 'materials.csv', text: ['en,zh,source,as_of', ...rows].join('\n') });

  test('are known by each of their names, in any case', () => {
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
      'materials.csv, line 3, column en: "pc" stands twice',
    ],
    ['no English name', [',聚碳酸酯,own,2026-09'], 'materials.csv, line 2, column en: the English names'],
    ['no Chinese', ['PC,,own,2026-09'], 'materials.csv, line 2, column zh: must be text without surrounding blanks'],
  ])('with %s are refused', (_, rows, message) => {
    expect(() => parse(...rows)).toThrow(message);
  });
});

test('a material that is a whole phrase is followed by its Chinese term, and one inside a phrase by none', () => {
  expect(addChineseTerms(bilingual('ABS, no regrind', 'ABS，无回料')).zh).toBe('ABS，无回料（ABS塑料）');
  expect(addChineseTerms(bilingual('no ABS at all', 'no ABS at all')).zh).toBe('no ABS at all');
});
