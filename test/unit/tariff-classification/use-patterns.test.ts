import { describe, expect, test } from 'vitest';
import { findCandidates } from '#modules/logistics/tariff-classification/candidate.rules.ts';
import {
  compileUsePatterns,
  matchUsePatterns,
  maxTermLength,
} from '#modules/logistics/tariff-classification/scoring/use-pattern.rules.ts';
import { classifier, tariff } from './classifier.ts';

const candidatesOf = (description: string) => findCandidates(classifier, { description }, 5).candidates;

type Pattern = { groups: string[][]; unless?: string[] };
const match = ({ groups: [said_1 = [], said_2 = [], said_3 = []], unless = [] }: Pattern, description: string) => {
  const origin = { source: 'test', as_of: '2026-09' };
  const row = { lines: ['8508'], goods: 'cleaners', said_1, said_2, said_3, said_4: [], unless, ...origin };
  return matchUsePatterns(compileUsePatterns([row], classifier.tokenizer), classifier.descriptions.parse(description));
};
const cleaner = {
  groups: [
    ['suck', '吸'],
    ['dust', 'floor', '尘'],
  ],
  unless: ['bag'],
};

describe('the table of use patterns', () => {
  test('covers more than 300 headings, each with a line of the schedule', () => {
    const starts = classifier.usePatterns.flatMap(({ lines }) => lines);
    expect(new Set(starts.map((start) => start.slice(0, 4))).size).toBeGreaterThan(300);
    const digits = [...new Set(starts.map(({ length }) => length))];
    const known = new Set([...tariff.lines.keys()].flatMap((hts) => digits.map((count) => hts.slice(0, count))));
    expect(starts.filter((start) => !known.has(start))).toEqual([]);
  });

  test('has no term that can never match', () => {
    const terms = classifier.usePatterns.flatMap(({ groups, unless }) => [...groups.flat(), ...unless]);
    const lost = terms.filter(({ key }) => key === '' || key.split(' ').length > maxTermLength);
    expect(lost.map(({ said }) => said)).toEqual([]);
  });
});

describe('a use pattern', () => {
  test.each([
    ['of words in any order', 'Dust is what it sucks up'],
    ['in Chinese', '把灰尘吸进去'],
  ])('matches: %s', (_, description) => {
    const [use] = match(cleaner, description);
    expect(use!.lines).toEqual(['8508']);
  });

  test.each([
    ['of which a group is missing', 'It sucks'],
    ['with a word that speaks against it', 'Sucks dust into a bag'],
    ['of what is denied', 'Sucks, but no dust'],
  ])('does not match: %s', (_, description) => expect(match(cleaner, description)).toEqual([]));

  test('uses each word for one group only', () => {
    const regulator = { groups: [['heat'], ['heat', 'warm']] };
    expect(match(regulator, 'Heats')).toEqual([]);
    expect(match(regulator, 'Heats until warm')).toHaveLength(1);
  });

  test('weighs more with more groups, and with earlier words', () => {
    const weightOf = (pattern: Pattern, description: string) => match(pattern, description)[0]!.weight;
    const description = 'sucks dust from the floor of a car';
    expect(weightOf({ groups: [['suck'], ['dust'], ['floor']] }, description)).toBeGreaterThan(
      weightOf({ groups: [['suck'], ['dust']] }, description),
    );
    expect(weightOf(cleaner, description)).toBeGreaterThan(
      weightOf(cleaner, `Blue, for guests and their cars: ${description}`),
    );
  });

  test('quotes the matching words', () => {
    const [first] = candidatesOf('Sucks dust off the carpet');
    expect(first!.hts).toMatch(/^8508/);
    expect(first!.why.join(' ')).toContain('like vacuum cleaners: “suck”, “dust”.');
  });
});

test('function takes precedence over material', () => {
  const headings = candidatesOf('Steel box with plastic lid that sucks crumbs off the floor').map(({ hts }) =>
    hts.slice(0, 4),
  );
  expect(headings[0]).toBe('8508');
  const [holder] = candidatesOf('Steel plate, bent, holds tools on the wall');
  expect(holder!.hts).toMatch(/^(7326|8302)/);
});
