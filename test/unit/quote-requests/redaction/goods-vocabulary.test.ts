import { expect, test } from 'vitest';
import { parseGoodsWords } from '#modules/sourcing/quote-requests/redaction/goods-vocabulary.file.ts';
import { goods } from '../../../rfq-draft.ts';

const header = 'kind,source,as_of,words';
const read = (...rows: string[]) => parseGoodsWords({ file: 'words.csv', text: [header, ...rows].join('\n') });

test('each word gets the kind of its row', () => {
  expect([...read('goods,own list,2026-11,bottle 水杯', 'attribute,own list,2026-11,smart')]).toEqual([
    ['bottle', 'goods'],
    ['水杯', 'goods'],
    ['smart', 'attribute'],
  ]);
});

test.each<[string, string[], string]>([
  ['an unknown kind', ['goods,x,2026-11,cup', 'gods,x,2026-11,lamp'], 'words.csv, line 3, column kind:'],
  ['no source', ['goods,,2026-11,cup'], 'words.csv, line 2, column source:'],
  [
    'a day instead of a month',
    ['goods,x,2026-11-02,cup'],
    'words.csv, line 2, column as_of: must be a month, such as 2026-11',
  ],
  ['a capital letter', ['goods,x,2026-11,Cup'], 'words.csv, line 2, column words: lower-case words'],
  ['no word', ['goods,x,2026-11,'], 'words.csv, line 2, column words:'],
  [
    'a duplicate word',
    ['goods,x,2026-11,cup', 'common,x,2026-11,lamp cup'],
    'words.csv, line 3, column words: duplicate "cup"',
  ],
])('a table with %s is rejected with line and column', (_, rows, message) => {
  expect(() => read(...rows)).toThrow(message);
});

test.each([
  ['bottles', 'goods'],
  ['batteries', 'goods'],
  ['shelves', 'goods'],
  ['shenzhen', 'place'],
  ['robotics', 'trade'],
  ['zephyrion', null],
])('the kind of %s is %s', (word, kind) => {
  expect(goods.findKind(word)).toBe(kind);
});

test.each(['innovative', 'decorating', 'renovations', 'storage', 'aluminium'])('%s is a known word', (word) => {
  expect(goods.isWord(word)).toBe(true);
});

test.each<[string, [string, boolean][]]>([
  [
    '深圳市泽飞科技有限公司',
    [
      ['深圳市', true],
      ['泽飞', false],
      ['科技', true],
      ['有限公司', true],
    ],
  ],
  [
    '水星灯',
    [
      ['水星', false],
      ['灯', true],
    ],
  ],
  [
    '便携式榨汁机',
    [
      ['便携式', true],
      ['榨汁机', true],
    ],
  ],
])('%s is split into words', (run, expected) => {
  expect(goods.segment(run).map(({ text, kind }) => [text, kind !== null])).toEqual(expected);
});
