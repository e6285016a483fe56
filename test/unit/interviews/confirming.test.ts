import { describe, expect, test } from 'vitest';
import type { InterviewFamily } from '#kernel/enums.ts';
import { getValues, id, listConfirmed, listReplies, runInterview } from './talk.ts';

const [made, offered] = ['project_intake', 'capability'] as const;
const glow = ['Glow', 'prototype'];

describe('an answer to a question', () => {
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
    const turned = runInterview({ family }, ...turns);
    expect(getValues(turned)[key]).toEqual(value);
    expect(listConfirmed(turned).includes(key)).toBe(isSure);
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
    ['Asia is no country', made, [...glow, '5', 'Asia'], 'targetMarkets'],
    ['us is no country', made, [...glow, '5', 'ask us later'], 'targetMarkets'],
    ['two processes are not one', offered, ['Parts', 'CNC and die casting'], 'process'],
    ['a question is no name', made, ['What do you mean?'], 'productName'],
    ['yes is no name', made, ['yes'], 'productName'],
    ['没错 is no name', made, ['没错'], 'productName'],
    ['a process is no material', offered, ['CNC', 'cnc'], 'materials'],
    ['a quantity is no name', made, ['we need 500 pcs now'], 'productName'],
  ])('%s', (_, family, turns, key) => {
    expect(getValues(runInterview({ family }, ...turns))).not.toHaveProperty(key);
  });
});

describe('an unknown fact', () => {
  test('is null with a quote if the fact is optional', () => {
    const { facts } = runInterview({ family: made }, ...glow, "I don't know");
    expect(facts.at(-1)).toEqual({
      key: 'currentQuantity',
      value: null,
      confirmation: 'caller_confirmed',
      source: { kind: 'interview', reference: `interviews/${id}/turns/3`, quote: "I don't know" },
    });
  });
  test('stays missing if required, and another question comes first', () => {
    const turned = runInterview({ family: made }, 'Glow', '不知道');
    expect(getValues(turned)).not.toHaveProperty('stage');
    expect(turned.nextQuestion).toContain('需要多少件');
  });
  test('applies only to the fact just asked for', () => {
    expect(getValues(runInterview({ family: made }, ...glow, '500', "I don't know"))).toMatchObject({
      currentQuantity: 500,
    });
  });
});

describe('yes', () => {
  test('confirms the facts read back and no later ones', () => {
    const opening = 'We make a lamp called Glow, 500 pcs, a prototype, sold in the US.';
    const turned = runInterview({ family: made, opening }, 'Yes. And we need it by December 1.');
    expect(listConfirmed(turned)).toEqual([
      ...['productName', 'stage', 'currentQuantity', 'unit', 'targetMarkets', 'notes'],
    ]);
    expect(getValues(turned)).toHaveProperty('neededBy', '2026-12-01');
    expect(turned.nextQuestion).toContain('needed by: 2026-12-01');
  });
  test('in reply to another question confirms nothing', () => {
    const turned = runInterview({ family: made, opening: 'We want 500 pcs.' }, 'yes');
    expect(turned.dialogue.keys).toEqual([]);
    expect(listConfirmed(turned)).toEqual([]);
  });
  test('does not confirm a fact that the same message corrects', () => {
    const opening = 'We make a lamp called Glow, 500 pcs, a prototype, sold in the US.';
    const turned = runInterview({ family: made, opening }, 'yes 700 pcs');
    expect(getValues(turned)['currentQuantity']).toBe(700);
    expect(listConfirmed(turned)).not.toContain('currentQuantity');
  });
});

describe('no', () => {
  const opening = 'MOQ 100 pcs, up to 900 pcs, CNC, brass.';
  test('alone changes nothing and leads to a question for the correction', () => {
    const turned = runInterview({ family: offered, opening }, 'CNC parts', 'no');
    expect(listReplies(turned).at(-1)).toBe('What should be different? Name it with the right value.');
    expect(getValues(turned)).toMatchObject({ minQuantity: 100, maxQuantity: 900 });
  });
  test('with an ambiguous number leads to a question for the correction', () => {
    const turned = runInterview({ family: offered, opening }, 'CNC parts', 'no, 300');
    expect(getValues(turned)).toMatchObject({ minQuantity: 100, maxQuantity: 900 });
    expect(listConfirmed(turned)).toEqual(['title']);
  });
  test('with the name of a fact corrects that fact', () => {
    const turned = runInterview({ family: offered, opening }, 'CNC parts', 'no, minimum 300');
    expect(getValues(turned)).toMatchObject({ minQuantity: 300, maxQuantity: 900 });
    expect(listConfirmed(turned)).toEqual(['title', 'minQuantity']);
  });
});

test('a confirmed name changes only when mentioned explicitly', () => {
  const before = runInterview({ family: made }, ...glow, '500', 'US');
  const aside = runInterview({ family: made }, ...glow, '500', 'US', 'We are also making a chair.');
  expect(getValues(aside)['productName']).toBe(getValues(before)['productName']);
  const renamed = runInterview({ family: made }, ...glow, '500', 'US', 'The product name is Beam.');
  expect(getValues(renamed)['productName']).toBe('Beam');
  expect(renamed.status).toBe('open');
});

test('if the minimum exceeds the maximum, the later one is kept; if stated together, neither', () => {
  const later = runInterview({ family: offered, opening: 'up to 900 pcs' }, 'Parts', 'cnc', 'ABS', '1,000');
  expect(getValues(later)).toMatchObject({ minQuantity: 1000 });
  expect(getValues(later)).not.toHaveProperty('maxQuantity');
  const both = runInterview({ family: offered, opening: 'MOQ 1,000 pcs. At most 900 pcs.' });
  expect(getValues(both)).not.toHaveProperty('minQuantity');
  expect(getValues(both)).not.toHaveProperty('maxQuantity');
});
