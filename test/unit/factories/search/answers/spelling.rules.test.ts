import { expect, test } from 'vitest';
import {
  listCorrections,
  listVariants,
  measureDistance,
} from '#modules/directory/factories/search/answers/spelling.rules.ts';

test.each([
  ['shenzen', 'shenzhen', 1],
  ['modling', 'molding', 1],
  ['anodising', 'anodizing', 1],
  ['hegnyi', 'hengyi', 1],
  ['battery', 'batery', 1],
  ['modling', 'moulding', 2],
  ['casting', 'coatings', null],
  ['mold', 'molding', null],
  ['same', 'same', 0],
])('%s and %s are %j letters apart', (a, b, distance) => {
  expect(measureDistance(a, b, 2)).toBe(distance);
  expect(measureDistance(b, a, 2)).toBe(distance);
});

const correct = (q: string, unknown: string[], similar: [string, number | null][] = []) =>
  listCorrections(
    q.split(' '),
    similar.map(([text, holders]) => ({ text, holders })),
    (word) => unknown.includes(word),
  ).map(({ q }) => q);

test('spellings one change away are found, and no others', () => {
  const near = new Set(listVariants('cast'));
  expect(['casts', 'cst', 'cost', 'csat'].filter((word) => !near.has(word))).toEqual([]);
  for (const word of near) expect(measureDistance('cast', word, 2)).toBeLessThanOrEqual(1);
});

test('unknown words are replaced together, the nearest spelling first, among equals the one that more factories have', () => {
  const similar: [string, number][] = [
    ['grommet', 3],
    ['grommat', 9],
  ];
  expect(correct('shenzen grommit cnc', ['shenzen', 'grommit'], similar)).toEqual([
    'shenzhen grommat cnc',
    'shenzhen grommet cnc',
  ]);
});

test('known words are replaced one at a time', () => {
  expect(correct('shenzen batery', [])).toEqual(['shenzhen batery', 'shenzen battery']);
});

test('a query with an unknown word that resembles no other cannot be corrected', () => {
  expect(correct('shenzen zqxwv', ['shenzen', 'zqxwv'])).toEqual([]);
  expect(correct('uv 9001', ['uv'])).toEqual([]);
});
