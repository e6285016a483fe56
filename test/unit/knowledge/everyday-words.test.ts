import { expect, test } from 'vitest';
import { readEverydayWords } from '#modules/guidance/knowledge/search/everyday-words.file.ts';
import { createLexicon } from '#modules/guidance/knowledge/search/lexicon.rules.ts';
import { parseTerms } from '#modules/guidance/knowledge/search/query-terms.rules.ts';

const read = (...rows: string[]) =>
  readEverydayWords({ file: 'everyday-words.csv', text: ['said,means,source,as_of', ...rows, ''].join('\n') });
const lexicon = createLexicon(
  read('money up front|预付款,deposit|付款条件,own,2026-11', 'copycat,trademark,own,2026-11', 'mold,模具,own,2026-11'),
  new Set(['怎么', 'zenme', 'need']),
  () => ['How to compare tariffs', '如何比较报价'],
);
const waysOf = (q: string) =>
  parseTerms(q, lexicon).map(({ ways }) => ways.map(({ kind, words }) => `${kind} ${words}`));

test('an expression of several words is one term, with what it means', () => {
  expect(waysOf('send money up front')).toEqual([
    ['phrase send', 'prefix send'],
    ['phrase money up front', 'phrase deposit', 'all 付款 款条 条件'],
  ]);
});

test('expressions match by stem and in either spelling', () => {
  expect(waysOf('copycats')).toEqual([['phrase copycats', 'prefix copycats', 'phrase trademark']]);
  expect(waysOf('moulds')).toEqual([['phrase moulds', 'prefix moulds', 'phrase 模具']]);
});

test('Chinese expressions match as they are and by their pinyin, with and without blanks', () => {
  const advance = ['all 预付 付款', 'phrase deposit', 'all 付款 款条 条件'];
  expect(waysOf('预付款')).toEqual([advance]);
  expect(waysOf('yufukuan')).toEqual([advance]);
  expect(waysOf('yu fu kuan')).toEqual([advance]);
  // What an expression means can be typed in pinyin too.
  expect(waysOf('muju')).toEqual([['phrase 模具']]);
});

test('words of the guides are found by their pinyin; ignored words are left out', () => {
  expect(waysOf('baojia zenme bijiao')).toEqual([['phrase 报价'], ['phrase 比较']]);
  expect(waysOf('怎么 need 报价')).toEqual([['phrase 报价']]);
  expect(waysOf('怎么')).toEqual([['phrase 怎么']]);
});

test('a word that is in no guide is also searched as the nearest one that is', () => {
  expect(waysOf('tarrifs')).toEqual([['phrase tarrifs', 'prefix tarrifs', 'phrase tariffs']]);
  expect(waysOf('quokka')).toEqual([['phrase quokka', 'prefix quokka']]);
});

test('other words are searched as they are', () => {
  expect(waysOf('e-mail 报价')).toEqual([['phrase e mail', 'phrase email'], ['phrase 报价']]);
});

test.each([
  [
    'an expression twice',
    ['lipo,battery,own,2026-11', 'lipo,cell,own,2026-11'],
    'line 3, column said: "lipo" is listed twice',
  ],
  ['no meaning', ['lipo,,own,2026-11'], 'line 2, column means: at least one expression, separated by |'],
  ['no source', ['lipo,battery,,2026-11'], 'line 2, column source'],
])('a table with %s stops the start with line and column', (_, rows, message) => {
  expect(() => read(...rows)).toThrow(`everyday-words.csv, ${message}`);
});
