import { expect, test } from 'vitest';
import { readNameWords } from '#modules/sourcing/screening/name-words.file.ts';
import { createScreener } from '#modules/sourcing/screening/screening-match.rules.ts';
import { exactPairs, fuzzyPairs, type Pair, unrelatedPairs } from './pairs.ts';

const words = readNameWords();
const list = (pairs: Pair[]) => pairs.map((pair) => ({ pair, recipient: pair[0], listed: pair[1] }));

function screen([recipient, listed, kind = null]: Pair, addresses: string[] = [], listedAt: string[] = []) {
  const entry = { list: 'A list', kind, name: listed, aliases: [], addresses: listedAt, endDate: null };
  const names = [{ label: 'Name', text: recipient, kind: kind === 'person' ? kind : null }];
  return createScreener([entry], words)({ names, addresses });
}

test('there are 30 pairs that match and 30 that do not', () => {
  expect([exactPairs.length + fuzzyPairs.length, unrelatedPairs.length]).toEqual([30, 30]);
});

test.each(list(exactPairs))('$recipient is exactly $listed', ({ pair }) => {
  expect(screen(pair)).toMatchObject([{ exact: true, score: 1 }]);
});

test.each(list(fuzzyPairs))('$recipient is similar to $listed', ({ pair }) => {
  const [match] = screen(pair);
  expect(match).toMatchObject({ exact: false, list: 'A list', name: pair[1] });
  expect(match?.score).toBeGreaterThanOrEqual(0.8);
  expect(match?.score).toBeLessThan(1);
  expect(match?.why).toEqual([expect.stringMatching(/^Name: .+\.$/)]);
});

test.each(list(unrelatedPairs))('$recipient does not match $listed', ({ pair }) => {
  expect(screen(pair)).toEqual([]);
});

test('an address of the list raises a score and makes no match by itself', () => {
  const pair = ['Meridovva Pribor', 'MERIDOVA PRIBOR OOO'] as const;
  const [without] = screen(pair);
  const [beside] = screen(pair, ['Ningbo'], ['1 Vymysel Street, Ningbo, CN']);
  expect(beside?.score).toBeCloseTo((without?.score ?? 0) + 0.05);
  expect(beside).toMatchObject({ exact: false, why: [expect.any(String), 'An address on the list is in ningbo.'] });
  expect(screen(['Bright Metal', 'MERIDOVA PRIBOR OOO'], ['Ningbo'], ['1 Vymysel Street, Ningbo, CN'])).toEqual([]);
});

test('an alias is named, and the end of an entry', () => {
  const entry = {
    list: 'A list',
    kind: null,
    name: 'QINGYE STARFALL',
    aliases: ['Xingluo Phantasm'],
    addresses: [],
    endDate: '2027-01-31',
  };
  const names = [{ label: 'English name', text: 'Xingluo Phantasm Ltd', kind: null }];
  expect(createScreener([entry], words)({ names, addresses: [] })).toEqual([
    {
      list: 'A list',
      name: 'QINGYE STARFALL',
      score: 1,
      exact: true,
      why: [
        'English name: the same name; case, punctuation and legal forms do not count; “Xingluo Phantasm” is an alias.',
        'The entry ends on 2027-01-31.',
      ],
    },
  ]);
});
