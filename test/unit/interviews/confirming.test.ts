import { describe, expect, test } from 'vitest';
import type { InterviewFamily } from '#kernel/enums.ts';
import { confirmedIn, id, saidBy, talk, valuesOf } from '../../api/interviews/talk.ts';

const [made, offered] = ['project_intake', 'capability'] as const;
const glow = ['Glow', 'prototype'];

describe('an answer to the question for it', () => {
  test.each<[string, InterviewFamily, string[], string, unknown, boolean]>([
    ['a plain number is confirmed', made, [...glow, '500'], 'currentQuantity', 500, true],
    ['a number with a unit is confirmed', made, [...glow, '五百台'], 'currentQuantity', 500, true],
    ['a hedged number is not', made, [...glow, 'maybe 500'], 'currentQuantity', 500, false],
    ['a hedged number is not, in Chinese', made, [...glow, '大概五百件'], 'currentQuantity', 500, false],
    ['a hedge behind it counts', made, [...glow, '500 or so'], 'currentQuantity', 500, false],
    [
      'a day without its year is not',
      made,
      [...glow, '5', 'US', 'skip', 'skip', 'December 1'],
      'neededBy',
      '2026-12-01',
      false,
    ],
    ['a whole date is', made, [...glow, '5', 'US', 'skip', 'skip', '2026-12-01'], 'neededBy', '2026-12-01', true],
    ['weeks are', offered, ['Parts', 'cnc', 'ABS', '9', '2 weeks'], 'leadTimeDays', { low: 14, high: 14 }, true],
    [
      'months are not: how many days?',
      offered,
      ['Parts', 'cnc', 'ABS', '9', '2 months'],
      'leadTimeDays',
      { low: 60, high: 60 },
      false,
    ],
    [
      'working days are not',
      offered,
      ['Parts', 'cnc', 'ABS', '9', '10 working days'],
      'leadTimeDays',
      { low: 14, high: 14 },
      false,
    ],
    ['no minimum is not: is it one?', offered, ['Parts', 'cnc', 'ABS', 'no minimum'], 'minQuantity', 1, false],
  ])('%s', (_, family, turns, key, value, isSure) => {
    const turned = talk({ family }, ...turns);
    expect(valuesOf(turned)[key]).toEqual(value);
    expect(confirmedIn(turned).includes(key)).toBe(isSure);
  });

  test.each<[string, InterviewFamily, string[], string]>([
    ['a range is no quantity', made, [...glow, '500 to 2,000'], 'currentQuantity'],
    ['two numbers are none', made, [...glow, '500 or 1000'], 'currentQuantity'],
    ['a measure is no quantity', made, [...glow, '3 weeks'], 'currentQuantity'],
    ['a forecast is no quantity', made, [...glow, '10,000 per year'], 'currentQuantity'],
    ['one or a thousand is neither', made, [...glow, '1.000'], 'currentQuantity'],
    ['too many are none', made, [...glow, '10,000,001'], 'currentQuantity'],
    ['half a piece is none', made, [...glow, '0.5'], 'currentQuantity'],
    ['a number of fourteen digits is none', made, [...glow, '12345678901234'], 'currentQuantity'],
    ['euros are no dollars', made, [...glow, '5', 'US', 'skip', '€12'], 'targetUnitCostUsd'],
    ['a month is no day', made, [...glow, '5', 'US', 'skip', 'skip', 'by March 2027'], 'neededBy'],
    ['a day that is past is none', made, [...glow, '5', 'US', 'skip', 'skip', '2026-08-31'], 'neededBy'],
    ['a day that is not is none', made, [...glow, '5', 'US', 'skip', 'skip', '2027-02-29'], 'neededBy'],
    ['Europe is no country', made, [...glow, '5', 'Europe'], 'targetMarkets'],
    ['us is no country', made, [...glow, '5', 'ask us later'], 'targetMarkets'],
    ['two processes are not one', offered, ['Parts', 'CNC and die casting'], 'process'],
    ['a question is no name', made, ['What do you mean?'], 'productName'],
    ['yes is no name', made, ['yes'], 'productName'],
    ['没错 is no name', made, ['没错'], 'productName'],
    ['a process is no material', offered, ['CNC', 'cnc'], 'materials'],
    ['a quantity is no name', made, ['we need 500 pcs now'], 'productName'],
  ])('%s', (_, family, turns, key) => {
    expect(valuesOf(talk({ family }, ...turns))).not.toHaveProperty(key);
  });
});

describe('what is not known', () => {
  test('is null for what may be unknown, with the words that say so', () => {
    const { facts } = talk({ family: made }, ...glow, "I don't know");
    expect(facts.at(-1)).toEqual({
      key: 'currentQuantity',
      value: null,
      confirmation: 'caller_confirmed',
      source: { kind: 'interview', reference: `interviews/${id}/turns/3`, quote: "I don't know" },
    });
  });
  test('stays missing for what must be known, and another question comes first', () => {
    const turned = talk({ family: made }, 'Glow', '不知道');
    expect(valuesOf(turned)).not.toHaveProperty('stage');
    expect(turned.nextQuestion).toContain('How many pieces');
  });
  test('may be said of nothing but what was asked', () => {
    expect(valuesOf(talk({ family: made }, ...glow, '500', "I don't know"))).toMatchObject({ currentQuantity: 500 });
  });
});

describe('yes', () => {
  test('confirms what was read back and nothing that came since', () => {
    const opening = 'We make a lamp called Glow, 500 pcs, a prototype, sold in the US.';
    const turned = talk({ family: made, opening }, 'Yes. And we need it by December 1.');
    expect(confirmedIn(turned)).toEqual(['productName', 'stage', 'currentQuantity', 'unit', 'targetMarkets']);
    expect(valuesOf(turned)).toHaveProperty('neededBy', '2026-12-01');
    expect(turned.nextQuestion).toContain('needed by: 2026-12-01');
  });
  test('to another question confirms nothing', () => {
    const turned = talk({ family: made, opening: 'We want 500 pcs.' }, 'yes');
    expect(turned.dialogue.keys).toEqual([]);
    expect(confirmedIn(turned)).toEqual([]);
  });
  test('does not confirm what it contradicts', () => {
    const opening = 'We make a lamp called Glow, 500 pcs, a prototype, sold in the US.';
    const turned = talk({ family: made, opening }, 'yes 700 pcs');
    expect(valuesOf(turned)['currentQuantity']).toBe(700);
    expect(confirmedIn(turned)).not.toContain('currentQuantity');
  });
});

describe('no', () => {
  const opening = 'MOQ 100 pcs, up to 900 pcs, CNC, brass.';
  test('alone asks what is wrong, and changes nothing', () => {
    const turned = talk({ family: offered, opening }, 'CNC parts', 'no');
    expect(saidBy(turned).at(-1)).toBe('What should be different? Name it with the right value.');
    expect(valuesOf(turned)).toMatchObject({ minQuantity: 100, maxQuantity: 900 });
  });
  test('with a number that could be either is asked about', () => {
    const turned = talk({ family: offered, opening }, 'CNC parts', 'no, 300');
    expect(valuesOf(turned)).toMatchObject({ minQuantity: 100, maxQuantity: 900 });
    expect(confirmedIn(turned)).toEqual(['title']);
  });
  test('with the name of what is wrong puts that right', () => {
    const turned = talk({ family: offered, opening }, 'CNC parts', 'no, minimum 300');
    expect(valuesOf(turned)).toMatchObject({ minQuantity: 300, maxQuantity: 900 });
    expect(confirmedIn(turned)).toEqual(['title', 'minQuantity']);
  });
});

test('a name that is confirmed is changed only where it is named', () => {
  const before = talk({ family: made }, ...glow, '500', 'US');
  const aside = talk({ family: made }, ...glow, '500', 'US', 'We are also making a chair.');
  expect(valuesOf(aside)['productName']).toBe(valuesOf(before)['productName']);
  const renamed = talk({ family: made }, ...glow, '500', 'US', 'The product name is Beam.');
  expect(valuesOf(renamed)['productName']).toBe('Beam');
  expect(renamed.status).toBe('open');
});

test('of a minimum above the maximum the later counts, and of both at once neither', () => {
  const later = talk({ family: offered, opening: 'up to 900 pcs' }, 'Parts', 'cnc', 'ABS', '1,000');
  expect(valuesOf(later)).toMatchObject({ minQuantity: 1000 });
  expect(valuesOf(later)).not.toHaveProperty('maxQuantity');
  const both = talk({ family: offered, opening: 'MOQ 1,000 pcs. At most 900 pcs.' });
  expect(valuesOf(both)).not.toHaveProperty('minQuantity');
  expect(valuesOf(both)).not.toHaveProperty('maxQuantity');
});
