import { describe, expect, test } from 'vitest';
import { parseWording } from '#modules/sourcing/quote-requests/drafting/rfq-wording.file.ts';
import { readDataFile } from '#tables/data-file.ts';

const { text: wording } = readDataFile('src/modules/sourcing/quote-requests', 'wording.csv');
const lines = wording.trimEnd().split('\n');
const read = (...rows: string[]) => parseWording({ file: 'wording.csv', text: rows.join('\n') });
const last = lines.length + 1;

describe('the wording table of quote requests', () => {
  test('keeps terms and questions in row order', () => {
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
      [...lines, 'term,quality,Only English.,,own,2026-11'],
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
    ['no tooling terms', lines.filter((line) => !line.startsWith('term,tooling')), 'key: no row for "tooling"'],
  ])('with %s is rejected', (_, rows, message) => {
    expect(() => read(...rows)).toThrow(message);
  });
});
