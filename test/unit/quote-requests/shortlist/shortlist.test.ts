import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Process } from '#kernel/enums.ts';
import {
  type Candidate,
  explainSelection,
  shortlist,
} from '#modules/sourcing/quote-requests/shortlist/shortlist.rules.ts';

const candidate = (id: string, known: Partial<Candidate> = {}): Candidate => ({
  id,
  directoryId: `mfg-${id}`,
  nameEn: id,
  nameZh: null,
  city: null,
  region: null,
  processes: ['cnc'],
  minQuantities: [],
  startupFriendly: 'unknown',
  answeredUs: false,
  confidence: 'unverified',
  ...known,
});
const both = { processes: ['cnc' as const, 'sheet_metal' as const], smallestQuantity: 500, matchLimit: 5 };
const ids = (found: ReturnType<typeof shortlist>) => found.map((one) => one.candidate.id);

test('each matching attribute adds to the score and is listed as a reason', () => {
  const best = candidate('best', {
    processes: ['sheet_metal', 'cnc', 'pcba'],
    minQuantities: [{ process: 'cnc', quantity: 500, unit: null }],
    startupFriendly: 'yes',
    answeredUs: true,
    confidence: 'verified',
  });
  expect(shortlist([best], both)).toEqual([
    {
      candidate: best,
      score: 9,
      why: [
        'Covers 2 of 2 processes: cnc, sheet_metal.',
        'Has answered us before.',
        'Listed as friendly to startups.',
        'Directory record: verified.',
        'The smallest quantity meets its stated minimum of 500 pcs for cnc.',
      ],
    },
  ]);
});

test.each<[string, Partial<Candidate>, number]>([
  ['one of two processes', {}, 2],
  ['a factory that has answered before', { answeredUs: true }, 4],
  ['a factory not friendly to startups', { startupFriendly: 'no' }, 2],
  ['a reported record', { confidence: 'reported' }, 2.5],
  ['a minimum that is met', { minQuantities: [{ process: 'cnc', quantity: 500, unit: 'pcs' }] }, 3],
  ['a minimum that is not met', { minQuantities: [{ process: 'cnc', quantity: 501, unit: 'pcs' }] }, 2],
  ['a minimum without a process', { minQuantities: [{ process: null, quantity: 10, unit: null }] }, 3],
  ['a minimum of another process', { minQuantities: [{ process: 'pcba', quantity: 10, unit: null }] }, 2],
])('%s scores as documented', (_, known, score) => {
  expect(shortlist([candidate('a', known)], both)[0]?.score).toBe(score);
});

test('only factories with a requested process are candidates; without processes all are', () => {
  const all = [candidate('a', { processes: ['pcba'] }), candidate('b', { processes: [] }), candidate('c')];
  expect(ids(shortlist(all, both))).toEqual(['c']);
  expect(ids(shortlist(all, { ...both, processes: [] }))).toEqual(['a', 'b', 'c']);
});

test('an unknown quantity does not meet a stated minimum', () => {
  const stated = candidate('a', { minQuantities: [{ process: null, quantity: 1, unit: null }] });
  expect(shortlist([stated], { ...both, smallestQuantity: null })[0]?.score).toBe(2);
});

test('factories are ranked by score, ties in directory order', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => candidate(id, { answeredUs: id === 'd' }));
  expect(ids(shortlist(all, { ...both, matchLimit: 3 }))).toEqual(['d', 'a', 'b']);
});

test('a shortlist is sorted, has at most matchLimit entries and counts duplicate processes once', () => {
  const arbitrary = fc.record({
    processes: fc.uniqueArray(fc.constantFrom(...Process.options), { maxLength: 4 }),
    answeredUs: fc.boolean(),
    confidence: fc.constantFrom('verified' as const, 'reported' as const, 'unverified' as const),
  });
  fc.assert(
    fc.property(fc.array(arbitrary, { maxLength: 30 }), fc.integer({ min: 1, max: 5 }), (known, matchLimit) => {
      const all = known.map((one, i) => candidate(String(i), one));
      const found = shortlist(all, { ...both, processes: ['cnc', 'cnc', 'sheet_metal'], matchLimit });
      expect(found).toEqual(shortlist(all, { ...both, matchLimit }));
      expect(found.length).toBeLessThanOrEqual(matchLimit);
      const places = found.map(({ score, candidate: { id } }) => [-score, Number(id)] as const);
      expect(places).toEqual(places.toSorted(([a, i], [b, j]) => a - b || i - j));
    }),
  );
});

test.each<[string, Partial<Candidate>, Parameters<typeof explainSelection>[1], string[]]>([
  [
    'known processes and minimum',
    { minQuantities: [{ process: 'cnc', quantity: 1000, unit: 'sets' }] },
    both,
    [
      'The directory lists 1 of 2 processes: cnc; not listed: sheet_metal.',
      'The directory states a minimum of 1,000 sets for cnc; the smallest quantity is below it.',
    ],
  ],
  [
    'a minimum that is met',
    { minQuantities: [{ process: null, quantity: 5, unit: null }] },
    { ...both, processes: ['cnc'] },
    [
      'The directory lists 1 of 1 processes: cnc.',
      'The directory states a minimum of 5 pcs; the smallest quantity meets it.',
    ],
  ],
  [
    'nothing known',
    { processes: [] },
    both,
    ['The directory does not know its processes.', 'The directory states no minimum quantity for this request.'],
  ],
  [
    'other processes',
    { processes: ['pcba'], minQuantities: [{ process: null, quantity: 5, unit: null }] },
    { ...both, smallestQuantity: null },
    [
      'The directory lists 0 of 2 processes; not listed: cnc, sheet_metal.',
      'The directory states a minimum of 5 pcs; the quantity of this request is unknown.',
    ],
  ],
  [
    'no requested process',
    {},
    { ...both, processes: [] },
    [
      'The request names no process to compare with the directory.',
      'The directory states no minimum quantity for this request.',
    ],
  ],
])('a factory selected by the caller shows %s', (_, known, criteria, expected) => {
  expect(explainSelection(candidate('a', known), criteria)).toEqual(['Chosen by the caller, not ranked.', ...expected]);
});
