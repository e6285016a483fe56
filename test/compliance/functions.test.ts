import { describe, expect, test } from 'vitest';
import { findCandidates } from '#modules/compliance/hts-candidate.rules.ts';
import { functionsIn, goodsFunctions, readFunctions } from '#modules/compliance/hts-function.rules.ts';
import { parseDescription } from '#modules/compliance/hts-words.rules.ts';
import { readTariff } from '#modules/shipping/tariff.file.ts';

const tariff = readTariff();
const numbers = [...tariff.lines.keys()];
const candidatesOf = (description: string) => findCandidates(tariff, { description }, 5).candidates;
const hintsOf = (table: string, description: string) =>
  functionsIn(readFunctions(table), parseDescription(description));
const cleaner = '8508 cleaners: suck, 吸 + dust, floor, 尘 ! bag';

describe('the table of functions', () => {
  test('has patterns for more than 300 headings, and each names a line of the schedule', () => {
    const starts = goodsFunctions.flatMap(({ to }) => to);
    expect(new Set(starts.map((start) => start.slice(0, 4))).size).toBeGreaterThan(300);
    expect(starts.filter((start) => !numbers.some((number) => number.startsWith(start)))).toEqual([]);
  });

  test('has at least two groups in each pattern, and no term that would never be found', () => {
    const thin = goodsFunctions.filter(({ groups }) => groups.length < 2 || groups.some((group) => !group.length));
    expect(thin.map(({ goods }) => goods)).toEqual([]);
    const terms = goodsFunctions.flatMap(({ groups, none }) => [...groups.flat(), ...none]);
    expect(terms.filter(({ key }) => key === '' || key.split(' ').length > 3).map(({ said }) => said)).toEqual([]);
  });
});

describe('a pattern', () => {
  test.each([
    ['of words in any order', 'Dust is what it sucks up'],
    ['in Chinese', '把灰尘吸进去'],
  ])('speaks: %s', (_, description) => {
    const [hint] = hintsOf(cleaner, description);
    expect(hint!.to).toEqual(['8508']);
  });

  test.each([
    ['of which a group is not said', 'It sucks'],
    ['with a word that speaks against it', 'Sucks dust into a bag'],
    ['of what is denied', 'Sucks, but no dust'],
  ])('is silent: %s', (_, description) => expect(hintsOf(cleaner, description)).toEqual([]));

  test('takes what is said once for one group only', () => {
    const table = '9032 regulators: heat + heat, warm';
    expect(hintsOf(table, 'Heats')).toEqual([]);
    expect(hintsOf(table, 'Heats until warm')).toHaveLength(1);
  });

  test('counts more with more groups, and when it is said sooner', () => {
    const weightOf = (table: string, description: string) => hintsOf(table, description)[0]!.weight!;
    const said = 'sucks dust from the floor of a car';
    expect(weightOf('8508 a: suck + dust + floor', said)).toBeGreaterThan(weightOf('8508 a: suck + dust', said));
    expect(weightOf(cleaner, said)).toBeGreaterThan(weightOf(cleaner, `Blue, for guests and their cars: ${said}`));
  });

  test('quotes the words it was spoken by', () => {
    const [first] = candidatesOf('Sucks dust off the carpet');
    expect(first!.hts).toMatch(/^8508/);
    expect(first!.why.join(' ')).toContain('as are vacuum cleaners: “suck”, “dust”.');
  });
});

test('what a thing does comes before what it is made of', () => {
  const headings = candidatesOf('Steel box with plastic lid that sucks crumbs off the floor').map(({ hts }) =>
    hts.slice(0, 4),
  );
  expect(headings[0]).toBe('8508');
  const [holder] = candidatesOf('Steel plate, bent, holds tools on the wall');
  expect(holder!.hts).toMatch(/^(7326|8302)/);
});
