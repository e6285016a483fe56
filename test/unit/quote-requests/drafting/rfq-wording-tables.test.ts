import { describe, expect, test } from 'vitest';
import { parseGlossary, parseWording } from '#modules/sourcing/quote-requests/drafting/rfq-wording.file.ts';
import { readDataFile } from '#tables/data-file.ts';

const { text: wording } = readDataFile('src/modules/sourcing/quote-requests', 'wording.csv');
const lines = wording.trimEnd().split('\n');
const read = (...rows: string[]) => parseWording({ file: 'wording.csv', text: rows.join('\n') });
const last = lines.length + 1;

describe('the wording of quote requests', () => {
  test('keeps terms and questions in the order in which they stand', () => {
    const { terms, questions } = read(
      ...lines,
      'term,packaging,Second.,二。,own,2026-11',
      'question,other,A?,甲？,own,2026-11',
    );
    expect(terms.packaging.at(-1)).toEqual({ en: 'Second.', zh: '二。' });
    expect([...questions.keys()].at(-1)).toBe('other');
  });

  test('finds a unit by each of its spellings', () => {
    expect(read(...lines).units.get('piece')).toEqual({ en: 'pcs', zh: '件' });
  });

  test.each<[string, string[], string]>([
    [
      'an unknown process',
      [...lines, 'process,welding,welding,焊接,own,2026-11'],
      `line ${last}, column key: "welding" is none of`,
    ],
    ['a name twice', [...lines, 'process,cnc,CNC,数控,own,2026-11'], `line ${last}, column key: "cnc" stands twice`],
    [
      'a spelling twice',
      [...lines, 'unit,box|piece,boxes,箱,own,2026-11'],
      `line ${last}, column key: "piece" stands twice`,
    ],
    [
      'an unknown subject',
      [...lines, 'proces,cnc,CNC,数控,own,2026-11'],
      `line ${last}, column subject: Invalid option`,
    ],
    [
      'a language missing',
      [...lines, 'term,quality,Only English.,,own,2026-11'],
      `line ${last}, column zh: text without`,
    ],
    [
      'no row for a stage',
      lines.filter((line) => !line.startsWith('stage,evt,')),
      'wording.csv: key: no row for "evt"',
    ],
    ['no pieces', lines.filter((line) => !line.startsWith('unit,pcs')), 'wording.csv: key: no row for "pcs"'],
    ['no tooling terms', lines.filter((line) => !line.startsWith('term,tooling')), 'key: no row for "tooling"'],
  ])('with %s is refused', (_, rows, message) => {
    expect(() => read(...rows)).toThrow(message);
  });
});

describe('the glossary', () => {
  const parse = (...rows: string[]) =>
    parseGlossary({ file: 'glossary.csv', text: ['en,zh,source,as_of', ...rows].join('\n') });

  test('knows a term by each of its names, in any case', () => {
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
      'glossary.csv, line 3, column en: "pc" stands twice',
    ],
    ['no English name', [',聚碳酸酯,own,2026-09'], 'glossary.csv, line 2, column en: the English names'],
    ['no Chinese', ['PC,,own,2026-09'], 'glossary.csv, line 2, column zh: text without blanks'],
  ])('with %s is refused', (_, rows, message) => {
    expect(() => parse(...rows)).toThrow(message);
  });
});
