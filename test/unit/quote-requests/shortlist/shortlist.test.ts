import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Process } from '#kernel/enums.ts';
import type { Candidate } from '#modules/sourcing/quote-requests/shortlist/factory-profile.rules.ts';
import { explainSelection, shortlist } from '#modules/sourcing/quote-requests/shortlist/shortlist.rules.ts';
import { readGoods } from './goods.ts';

const today = '2026-09-01';
const candidate = (id: string, known: Partial<Candidate> = {}): Candidate => ({
  id,
  directoryId: `mfg-${id}`,
  kind: 'manufacturer',
  nameEn: id,
  nameZh: null,
  processes: ['cnc'],
  specialty: null,
  capabilities: [],
  minQuantities: [],
  startupFriendly: 'unknown',
  answeredUs: false,
  lastAnsweredAt: null,
  confidence: 'unverified',
  certifications: [],
  directoryFields: { productionLeadTimeDays: null },
  ...known,
});
const cnc = readGoods({ parts: [{ name: 'Block', process: 'cnc' }], quantities: [500, 2000] });
const both = readGoods({
  parts: [
    { name: 'Block', process: 'cnc' },
    { name: 'Frame', process: 'sheet_metal' },
  ],
  quantities: [500],
});
const rank = (all: Candidate[], goods = cnc, matchLimit = 5) => shortlist(all, goods, { matchLimit, today });
const ids = (...given: Parameters<typeof rank>) => rank(...given).chosen.map((one) => one.candidate.id);
const explain = (known: Partial<Candidate>, goods = cnc) => rank([candidate('a', known)], goods).chosen[0]?.why;
const scoreOf = (known: Partial<Candidate>, goods = cnc) => rank([candidate('a', known)], goods).chosen[0]?.score ?? 0;

test('the reasons say what matches and what does not', () => {
  const known: Partial<Candidate> = {
    specialty: 'CNC milled parts in aluminium',
    minQuantities: [{ process: 'cnc', quantity: 1000, unit: null }],
    startupFriendly: 'yes',
    answeredUs: true,
    lastAnsweredAt: '2026-03-02',
    confidence: 'verified',
  };
  const goods = readGoods({
    parts: [
      { name: 'Block', process: 'cnc', material: '6061', notes: 'Factory with ISO 13485' },
      { name: 'Frame', process: 'sheet_metal', material: 'SPCC' },
    ],
    quantities: [500, 2000],
  });
  expect(explain(known, goods)).toEqual([
    'Makes CNC-machined parts, as part 1 asks: its record says "cnc milled".',
    'Its record does not name what part 2 asks: sheet-metal parts and enclosures.',
    'Covers 1 of 2 processes: cnc; not: sheet_metal.',
    'Its record names aluminium.',
    'Its stated minimum is 1,000 pcs for cnc: only the larger quantities meet it.',
    'The directory lists no certificate ISO 13485, which the request names.',
    'Has answered us before, last on 2026-03-02.',
    'Listed as friendly to startups.',
    'Directory record: verified.',
  ]);
});

test.each<[string, Partial<Candidate>, Partial<Candidate>]>([
  [
    'that makes what is asked',
    { specialty: 'Precision CNC machining' },
    { specialty: 'Battery packs', answeredUs: true, startupFriendly: 'yes', confidence: 'verified' },
  ],
  ['that has answered before', { answeredUs: true }, {}],
  ['that is friendly to startups', { startupFriendly: 'yes' }, {}],
  ['of unknown friendliness', {}, { startupFriendly: 'no' }],
  ['with a reported record', { confidence: 'reported' }, {}],
  ['with a verified record', { confidence: 'verified' }, { confidence: 'reported' }],
  [
    'whose minimum the smallest quantity meets',
    { minQuantities: [{ process: 'cnc', quantity: 500, unit: 'pcs' }] },
    { minQuantities: [{ process: 'cnc', quantity: 501, unit: 'pcs' }] },
  ],
  ['whose minimum the largest quantity meets', { minQuantities: [{ process: null, quantity: 2000, unit: 'pcs' }] }, {}],
  ['without a minimum', {}, { minQuantities: [{ process: 'cnc', quantity: 2001, unit: 'pcs' }] }],
  [
    'a little below whose minimum the quantities are',
    { minQuantities: [{ process: 'cnc', quantity: 3000, unit: 'pcs' }] },
    { minQuantities: [{ process: 'cnc', quantity: 9000, unit: 'pcs' }] },
  ],
  [
    'whose minimum is of another process',
    { minQuantities: [{ process: 'pcba', quantity: 9000, unit: 'pcs' }] },
    { minQuantities: [{ process: 'cnc', quantity: 9000, unit: 'pcs' }] },
  ],
  [
    'that counts in pieces',
    { minQuantities: [{ process: 'cnc', quantity: 10, unit: 'units' }] },
    { minQuantities: [{ process: 'cnc', quantity: 10, unit: 'kg' }] },
  ],
  ['that makes series', {}, { minQuantities: [{ process: 'cnc', quantity: 1, unit: 'prototypes' }] }],
  ['that is no engineering office', {}, { kind: 'engineering', answeredUs: true, confidence: 'verified' }],
])('a factory %s stands before another', (_, better, other) => {
  expect(ids([candidate('other', other), candidate('better', better)])[0]).toBe('better');
});

test('a factory that works only in other materials makes no part of it', () => {
  const goods = readGoods({ parts: [{ name: 'Seal', process: 'injection_molding', material: 'LSR' }] });
  const moulder = candidate('moulder', {
    processes: ['injection_molding'],
    specialty: 'Injection moulding of ABS housings',
  });
  const silicone = candidate('silicone', { processes: ['injection_molding'], specialty: 'Liquid silicone parts' });
  expect(ids([moulder, silicone], goods)).toEqual(['silicone']);
  expect(explainSelection([moulder], goods, today).chosen[0]?.why).toContain(
    'Works in other materials than part 1 asks: silicone.',
  );
});

test('off-the-shelf parts go only to factories whose goods match', () => {
  const goods = readGoods({ parts: [{ name: 'Kettle', process: 'off_the_shelf' }] });
  const paper = candidate('paper', { processes: ['off_the_shelf'], specialty: 'Paper boxes', answeredUs: true });
  const kettles = candidate('kettles', { processes: [], specialty: 'Electric kettles' });
  expect(ids([paper, kettles], goods)).toEqual(['kettles']);
  expect(rank([paper], goods)).toEqual({
    chosen: [],
    gaps: ['No factory of the directory is known to make part 1 (off_the_shelf).'],
  });
});

test('a part of which nothing is known is named, and no factory is listed for it', () => {
  expect(rank([candidate('a')], readGoods({ parts: [{ name: 'Lid' }] }))).toEqual({
    chosen: [],
    gaps: [
      'The request does not say what part 1 is or how it is made, so no factory was sought for it: name the goods or the process.',
    ],
  });
});

test('each process has a factory on the shortlist if the directory has one', () => {
  const good = { answeredUs: true, confidence: 'verified' as const, startupFriendly: 'yes' as const };
  const many = ['b', 'c', 'd', 'e'].map((id) => candidate(id, { specialty: 'CNC milling', ...good }));
  const frames = candidate('frames', { processes: ['sheet_metal'], specialty: 'Sheet metal' });
  expect(ids([...many, frames], both, 2)).toEqual(['b', 'frames']);
  expect(rank([...many, frames], both, 1).gaps).toEqual([
    'No factory of the shortlist makes part 2 (sheet_metal), but the directory lists some: raise matchLimit, or ask for this part apart.',
  ]);
  expect(rank(many, both, 2).gaps).toEqual(['No factory of the directory is known to make part 2 (sheet_metal).']);
});

test('a minimum is compared with the number of parts, not of products', () => {
  const minQuantities = [{ process: 'cnc' as const, quantity: 4000, unit: 'pcs' }];
  const perUnit = (quantityPerUnit: number) =>
    readGoods({ parts: [{ name: 'Pin', process: 'cnc', quantityPerUnit }], quantities: [500] });
  expect(explain({ minQuantities }, perUnit(8))).toContain(
    'Its stated minimum is 4,000 pcs for cnc: the smallest quantity meets it.',
  );
  expect(explain({ minQuantities }, perUnit(4))).toContain(
    'Its stated minimum is 4,000 pcs for cnc: the largest quantity, 2,000, is below it.',
  );
});

test('certificates and lead times that the request names count', () => {
  const goods = readGoods({
    parts: [{ name: 'Block', process: 'cnc', notes: 'ISO 13485 needed' }],
    project: { intake: { productName: 'Thing', neededBy: '2026-10-01' } },
  });
  const certified = (validUntil: string | null) => ({
    certifications: [{ name: 'ISO 13485:2016', status: 'document_seen', validUntil }],
  });
  const takes = (low: number, high: number) => ({ directoryFields: { productionLeadTimeDays: { low, high } } });
  expect(scoreOf(certified(null), goods)).toBe(scoreOf({}, goods) + 1);
  expect(scoreOf(certified('2026-08-31'), goods)).toBe(scoreOf({}, goods));
  expect(scoreOf(takes(40, 60), goods)).toBe(scoreOf({}, goods) - 1);
  expect(explain({ ...certified(null), ...takes(20, 25) }, goods)).toEqual(
    expect.arrayContaining([
      'Its production takes 20 to 25 days; the goods are needed in 30.',
      'Has the certificate ISO 13485:2016 (document seen).',
    ]),
  );
});

test('factories are ranked by score, ties in directory order', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => candidate(id, { answeredUs: id === 'd' }));
  expect(ids(all, cnc, 3)).toEqual(['d', 'a', 'b']);
});

test('a shortlist is sorted, has at most matchLimit entries and counts duplicate parts once', () => {
  const arbitrary = fc.record({
    processes: fc.uniqueArray(fc.constantFrom(...Process.options), { maxLength: 4 }),
    answeredUs: fc.boolean(),
    confidence: fc.constantFrom('verified' as const, 'reported' as const, 'unverified' as const),
  });
  const [block, frame] = [
    { name: 'Block', process: 'cnc' } as const,
    { name: 'Frame', process: 'sheet_metal' } as const,
  ];
  const twice = readGoods({ parts: [block, frame, block], quantities: [500] });
  fc.assert(
    fc.property(fc.array(arbitrary, { maxLength: 30 }), fc.integer({ min: 1, max: 5 }), (known, matchLimit) => {
      const all = known.map((one, i) => candidate(String(i), one));
      const { chosen } = rank(all, twice, matchLimit);
      expect(chosen.map(({ score }) => score)).toEqual(rank(all, both, matchLimit).chosen.map(({ score }) => score));
      expect(chosen.length).toBeLessThanOrEqual(matchLimit);
      const places = chosen.map(({ score, candidate: { id } }) => [-score, Number(id)] as const);
      expect(places).toEqual(places.toSorted(([a, i], [b, j]) => a - b || i - j));
    }),
  );
});

test('a factory selected by the caller shows what it makes, in the order of the caller', () => {
  const all = [candidate('a', { processes: [] }), candidate('b', { specialty: 'CNC milling', answeredUs: true })];
  const { chosen, gaps } = explainSelection(all, both, today);
  expect(chosen.map(({ candidate: { id }, why }) => [id, why.slice(0, 4)])).toEqual([
    [
      'a',
      [
        'Chosen by the caller, not ranked.',
        'Its record does not name what part 1 asks: CNC-machined parts.',
        'Its record does not name what part 2 asks: sheet-metal parts and enclosures.',
        'Covers 0 of 2 processes, not: cnc, sheet_metal. The directory does not know its processes.',
      ],
    ],
    [
      'b',
      [
        'Chosen by the caller, not ranked.',
        'Makes CNC-machined parts, as part 1 asks: its record says "cnc milling".',
        'Its record does not name what part 2 asks: sheet-metal parts and enclosures.',
        'Covers 1 of 2 processes: cnc; not: sheet_metal.',
      ],
    ],
  ]);
  expect(gaps).toEqual(['No factory of the selection is known to make part 2 (sheet_metal).']);
});
