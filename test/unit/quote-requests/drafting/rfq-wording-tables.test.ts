import { describe, expect, test } from 'vitest';
import { parseLines, parseTerms, parseTextileWords } from '#modules/sourcing/quote-requests/drafting/rfq-line.file.ts';
import { parseWording } from '#modules/sourcing/quote-requests/drafting/rfq-wording.file.ts';
import { readDataFile } from '#tables/data-file.ts';

const { text: wording } = readDataFile('src/modules/sourcing/quote-requests', 'wording.csv');
const lines = wording.trimEnd().split('\n');
const read = (...rows: string[]) => parseWording({ file: 'wording.csv', text: rows.join('\n') });
const last = lines.length + 1;

describe('the wording table of quote requests', () => {
  test('finds a unit by each of its spellings', () => {
    expect(read(...lines).units.get('piece')).toEqual({ en: 'pcs', zh: '件' });
  });

  test.each<[string, string[], string]>([
    [
      'an unknown priority',
      [...lines, 'priority,beauty,beauty,美观,own,2026-11'],
      `line ${last}, column key: "beauty" is not one of`,
    ],
    [
      'a duplicate key',
      [...lines, 'priority,price,price,价格,own,2026-11'],
      `line ${last}, column key: duplicate "price"`,
    ],
    [
      'a duplicate spelling',
      [...lines, 'unit,box|piece,boxes,箱,own,2026-11'],
      `line ${last}, column key: duplicate "piece"`,
    ],
    [
      'an unknown subject',
      [...lines, 'prioritty,price,price,价格,own,2026-11'],
      `line ${last}, column subject: Invalid option`,
    ],
    [
      'a missing language',
      [...lines, 'scope,mixed,Only English.,,own,2026-11'],
      `line ${last}, column zh: must be text without`,
    ],
    [
      'a passage without its placeholder',
      lines.map((line) => (line.startsWith('passage,needed_by') ? line.replace('{date}前', '前') : line)),
      'column zh: must contain {date}',
    ],
    [
      'an unknown placeholder',
      lines.map((line) => (line.startsWith('passage,regards') ? line.replace('Kind', '{kind}') : line)),
      'column en: must contain no placeholder',
    ],
    ['a passage that is missing', lines.filter((line) => !line.startsWith('passage,sender,')), 'no row for "sender"'],
    [
      'no row for a priority',
      lines.filter((line) => !line.startsWith('priority,quality,')),
      'wording.csv: key: no row for "quality"',
    ],
    ['no pieces', lines.filter((line) => !line.startsWith('unit,pcs')), 'wording.csv: key: no row for "pcs"'],
    ['no words for a scope', lines.filter((line) => !line.startsWith('scope,tooling')), 'key: no row for "tooling"'],
  ])('with %s is rejected', (_, rows, message) => {
    expect(() => read(...rows)).toThrow(message);
  });
});

describe('the tables of lines', () => {
  const header = 'process,scope,en,zh,source,as_of';
  const parse = (...rows: string[]) => parseLines({ file: 'questions.csv', text: [header, ...rows].join('\n') });

  test('keep their order and list the parts and scopes they apply to', () => {
    expect(parse('cnc|made,tooling,A?,甲？,own,2026-11', ',,B?,乙？,own,2026-11')).toEqual([
      { traits: ['cnc', 'made'], scopes: ['tooling'], en: 'A?', zh: '甲？' },
      { traits: [], scopes: [], en: 'B?', zh: '乙？' },
    ]);
  });

  test('group terms by section', () => {
    const rows = [`section,${header}`, 'packaging,,,A.,甲。,own,2026-11', 'quality,cnc,,B.,乙。,own,2026-11'];
    const terms = parseTerms({ file: 'terms.csv', text: rows.join('\n') });
    expect([...terms.keys()]).toEqual(['packaging', 'quality']);
  });

  test.each<[string, string, string]>([
    ['an unknown process', 'welding,,A?,甲？,own,2026-11', 'line 2, column process: Invalid option'],
    ['an unknown scope', 'cnc,software,A?,甲？,own,2026-11', 'line 2, column scope: Invalid option'],
    ['a missing language', 'cnc,,A?,,own,2026-11', 'line 2, column zh: must be text without'],
  ])('with %s are rejected', (_, row, message) => {
    expect(() => parse(row)).toThrow(message);
  });

  test('words for goods of fabric are in lower case', () => {
    const parse = () => parseTextileWords({ file: 'textile-words.csv', text: 'words,source,as_of\nFelt,own,2026-11' });
    expect(parse).toThrow('line 2, column words: must be lower-case');
  });
});
