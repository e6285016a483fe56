import { expect, test } from 'vitest';
import { z } from 'zod';
import { assertDistinct, listCell, origin, parseTable, Text } from '#tables/csv-table.ts';

const Row = z.object({ kind: z.enum(['tool', 'part']), names: listCell('|'), ...origin });
const read = (...lines: string[]) => parseTable({ file: 'things.csv', text: lines.join('\n') }, Row);
const header = 'kind,names,source,as_of';

test('rows are returned in file order', () => {
  const rows = read(header, 'tool,"mould|a ""die""",own knowledge,2026-11', '', 'part,,own knowledge,2026-10');
  expect(rows.map(({ row }) => row)).toEqual([
    { kind: 'tool', names: ['mould', 'a "die"'], source: 'own knowledge', as_of: '2026-11' },
    { kind: 'part', names: [], source: 'own knowledge', as_of: '2026-10' },
  ]);
});

test.each<[string, string[], string]>([
  [
    'a missing column',
    ['kind,names,source', 'tool,a,b'],
    'things.csv, line 1, column as_of: missing; the columns are kind, names, source, as_of, in this order',
  ],
  [
    'a column of another name',
    ['kind,name,source,as_of', 'tool,a,own,2026-11'],
    'things.csv, line 1, column names: missing; the columns are kind, names, source, as_of',
  ],
  [
    'an unknown column',
    ['kind,names,note,source,as_of'],
    'things.csv, line 1, column note: unknown; the columns are kind, names, source, as_of',
  ],
  [
    'columns in another order',
    ['names,kind,source,as_of'],
    'things.csv, line 1, column names: repeated or out of order; the columns are kind, names',
  ],
  [
    'a column twice',
    ['kind,names,source,as_of,kind'],
    'things.csv, line 1, column kind: repeated or out of order; the columns are kind, names',
  ],
  ['no line at all', [], 'things.csv, line 1, column kind: missing; the columns are kind, names'],
  ['blank lines alone', ['', '', ''], 'things.csv, line 1, column kind: missing; the columns are kind, names'],
  ['too many cells', [header, 'tool,a,own,2026-11,b'], 'things.csv, line 2: 5 cells for 4 columns'],
  ['an open quote', [header, 'tool,"a,own,2026-11'], 'things.csv, record 1: Quoted field unterminated'],
  [
    'an unknown value',
    [header, 'tool,a,own,2026-11', 'toll,a,own,2026-11'],
    'things.csv, line 3, column kind: Invalid option',
  ],
  [
    'an empty item',
    [header, 'tool,a||b,own,2026-11'],
    'things.csv, line 2, column names: must be text without surrounding blanks',
  ],
  [
    'a blank at an end',
    [header, 'tool,a| b,own,2026-11'],
    'things.csv, line 2, column names: must be text without surrounding blanks',
  ],
  [
    'no source',
    [header, 'tool,a,,2026-11'],
    'things.csv, line 2, column source: must be text without surrounding blanks',
  ],
  [
    'a day for a month',
    [header, 'tool,a,own,2026-11-02'],
    'things.csv, line 2, column as_of: must be a month, such as 2026-11',
  ],
])('a table with %s is refused with file, line and column', (_, lines, message) => {
  expect(() => read(...lines)).toThrow(message);
});

test('errors about the whole table have the same form', () => {
  const [row] = parseTable({ file: 'names.csv', text: 'name\nBolt\n' }, z.object({ name: Text }));
  expect(row?.problem('name', '"Bolt" stands twice').message).toBe(
    'names.csv, line 2, column name: "Bolt" stands twice',
  );
});

test('a row has the number of its last line', () => {
  const rows = read(header, 'tool,"a', 'b",own,2026-11', '', 'part,c,own,2026-11');
  expect(rows.map(({ line }) => line)).toEqual([3, 5]);
});

test('a duplicate value in a column is refused with both lines', () => {
  const rows = parseTable({ file: 'names.csv', text: 'name\nBolt\nNut\nBolt\n' }, z.object({ name: Text }));
  expect(() =>
    assertDistinct(
      'names.csv',
      'name',
      rows.map(({ row, line }) => [row.name, line]),
    ),
  ).toThrow('names.csv, line 4, column name: "Bolt" is already in line 2');
});
