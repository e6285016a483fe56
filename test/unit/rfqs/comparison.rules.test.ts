import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareFactoryNames,
  computeComparisonColumn,
  filterLiveQuotes,
} from '#modules/sourcing/rfqs/comparison/rfq-comparison.rules.ts';
import { renderComparisonCsv } from '#modules/sourcing/rfqs/comparison/rfq-comparison-csv.rules.ts';
import { listMessages } from '#modules/sourcing/rfqs/comparison/unknown.rules.ts';
import type { Part } from '#modules/sourcing/rfqs/supplier-quotes/quoted-part.rules.ts';
import type { QuoteRow } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.queries.ts';
import type { QuoteLine } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.schema.ts';
import { countRuns } from '../../property-seed.ts';

const [housing, screw] = ['0190a1b2-0000-7000-8000-000000000001', '0190a1b2-0000-7000-8000-000000000002'];
const one: Part[] = [{ id: housing, name: 'Housing', quantityPerUnit: null }];
const two: Part[] = [
  { id: housing, name: 'Housing', quantityPerUnit: 1 },
  { id: screw, name: 'Screw', quantityPerUnit: 4 },
];
const line = (more: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ lineId: housing, description: 'As drawn', quantity: 500, unitPrice: '2.00', toolingCost: '800', moq: 100 },
  ...{ leadTimeDays: { low: 20, high: 30 }, note: null },
  ...more,
});
const quote = (lines: QuoteLine[], more: Partial<QuoteRow> = {}, offer: Partial<QuoteRow['offer']> = {}): QuoteRow => ({
  ...{ id: 'q', invitationId: 'i', rfqId: 'r', factoryId: 'f', factoryName: 'Bright', version: 1, status: 'submitted' },
  ...{ source: 'file', receivedAt: '2026-09-01T08:00:00.000Z', createdAt: '2026-09-01T08:00:00.000Z' },
  ...{ validUntil: '2026-12-31', supersededAt: null, withdrawnAt: null },
  offer: { currency: 'USD', incoterm: 'FOB', namedPlace: 'Shenzhen', note: null, lines, ...offer },
  ...more,
});
const compared = (lines: QuoteLine[], quantity: number, parts = one) => {
  const column = computeComparisonColumn(quote(lines), parts, quantity);
  return { ...column, unknowns: listMessages(column.unknowns) };
};

describe('the price at a quantity', () => {
  const breaks = [
    line({ quantity: 2000, unitPrice: '1.50', leadTimeDays: { low: 30, high: 40 } }),
    line({ quantity: 500, unitPrice: '2.00' }),
    line({ quantity: 10_000, unitPrice: '1.10' }),
  ];
  test.each([
    [500, 500, '2.00', '1000.00'],
    [1999, 500, '2.00', '3998.00'],
    [2000, 2000, '1.50', '3000.00'],
    [9999, 2000, '1.50', '14998.50'],
    [10_000, 10_000, '1.10', '11000.00'],
    [10_000_000, 10_000, '1.10', '11000000.00'],
  ])('for %i uses the highest price break not above it: %i', (quantity, pricedFrom, unitPrice, goodsTotal) => {
    const { parts, ...column } = compared(breaks, quantity);
    expect(column).toMatchObject({ unitPrice, goodsTotal });
    expect(parts[0]).toMatchObject({ pricedFrom, unitPrice, needed: quantity });
    expect(column.unknowns).toEqual([]);
  });

  test('below the first price break is unknown, like the lead time', () => {
    const column = compared(breaks, 499);
    expect(column).toMatchObject({
      unitPrice: null,
      goodsTotal: null,
      total: null,
      leadTimeDays: null,
      toolingCost: '800.00',
    });
    expect(column.unknowns).toEqual([
      'Housing: no price for 499: the quote starts at 500.',
      'Housing: the lead time at this quantity is not stated.',
    ]);
  });

  test('below the minimum order quantity is unknown, even if there is a price break', () => {
    const column = compared([line({ quantity: 100, moq: 300 })], 299);
    expect(column).toMatchObject({ unitPrice: null, total: null, moq: 300 });
    expect(column.unknowns).toEqual(['Housing: no price for 299: the minimum order quantity is 300.']);
    expect(compared([line({ quantity: 100, moq: 300 })], 300).unitPrice).toBe('2.00');
  });

  test('is unknown if the applicable price break does not state it', () => {
    const column = compared([line(), line({ quantity: 1000, unitPrice: null })], 1000);
    expect([column.unitPrice, column.unknowns]).toEqual([
      null,
      ['Housing: no unit price is stated for 1000 and above.'],
    ]);
  });

  test('of a unit is the sum of its parts times their quantity per unit', () => {
    const lines = [
      line({ unitPrice: '2.10' }),
      line({ lineId: screw, quantity: 2000, unitPrice: '0.0125', moq: 1001 }),
    ];
    expect(compared(lines, 500, two)).toMatchObject({
      unitPrice: '2.15',
      goodsTotal: '1075.00',
      toolingCost: '1600.00',
      total: '2675.00',
      moq: 251,
      leadTimeDays: { low: 20, high: 30 },
    });
    // 500 units need 2,000 screws; 499 units need fewer.
    expect(compared(lines, 499, two).unitPrice).toBeNull();
  });

  test('is unknown if a part is not quoted or its quantity per unit is unknown', () => {
    expect(compared([line()], 500, two)).toMatchObject({
      unitPrice: null,
      toolingCost: null,
      moq: null,
      leadTimeDays: null,
    });
    expect(compared([line()], 500, two).unknowns).toEqual(['Screw: not quoted.']);
    const parts = [two[0]!, { ...two[1]!, quantityPerUnit: null }];
    const { unitPrice, unknowns } = compared([line(), line({ lineId: screw })], 500, parts);
    expect(unitPrice).toBeNull();
    expect(unknowns[0]).toBe('Screw: the quantity per unit is not stated, so its price at this quantity is unknown.');
  });

  test('of all goods is unknown if a line is not linked to a part', () => {
    const column = compared([line(), line({ lineId: null, description: 'Packing' })], 500);
    expect(column).toMatchObject({ unitPrice: '2.00', goodsTotal: null, total: null });
    expect(column.unknowns).toEqual(['Not included, because it is not linked to a part: Packing.']);
  });

  test('of a quantity beyond the safe integers is unknown', () => {
    const parts = [{ ...one[0]!, quantityPerUnit: Number.MAX_SAFE_INTEGER }];
    expect(compared([line()], 500, parts)).toMatchObject({ unitPrice: null, goodsTotal: null });
  });
});

test.each<[string, Partial<QuoteLine>[], string | null]>([
  ['is that of the price break', [{ toolingCost: '900' }, { quantity: 400, toolingCost: '800' }], '900.00'],
  [
    'is the value on which the other lines agree',
    [{ toolingCost: null }, { quantity: 100, toolingCost: '800' }, { quantity: 200, toolingCost: '800.00' }],
    '800.00',
  ],
  [
    'is unknown if they disagree',
    [{ toolingCost: null }, { quantity: 100, toolingCost: '1' }, { quantity: 200, toolingCost: '2' }],
    null,
  ],
  ['is unknown if no line states it', [{ toolingCost: null }], null],
  ['is zero if stated as zero', [{ toolingCost: '0' }], '0.00'],
])('tooling cost %s', (_, lines, toolingCost) => {
  const column = compared(lines.map(line), 500);
  expect(column.toolingCost).toBe(toolingCost);
  expect(column.total === null).toBe(toolingCost === null);
  expect(column.unknowns).toEqual(toolingCost === null ? ['Housing: the tooling cost is not stated.'] : []);
});

test('unknowns lists the values that a quote does not state', () => {
  const column = computeComparisonColumn(
    quote([line({ moq: null, leadTimeDays: null })], { validUntil: null }, { incoterm: null }),
    one,
    500,
  );
  expect(listMessages(column.unknowns)).toEqual([
    'Housing: the minimum order quantity is not stated.',
    'Housing: the lead time at this quantity is not stated.',
    'The delivery term is not stated, so it is unknown what the price includes.',
    'The validity date is not stated.',
  ]);
});

const price = fc.tuple(fc.bigInt(0n, 999_999_999_999n), fc.integer({ min: 0, max: 6 })).map(([digits, places]) => {
  const text = digits.toString().padStart(places + 1, '0');
  return places ? `${text.slice(0, -places)}.${text.slice(-places)}` : text;
});

test('every total is the exact result of its components', () => {
  const part = fc.record({ unitPrice: price, toolingCost: price, quantityPerUnit: fc.integer({ min: 1, max: 1000 }) });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 10_000_000 }),
      (given, quantity) => {
        const parts = given.map(({ quantityPerUnit }, i) => ({ id: `${i}`, name: `Part ${i}`, quantityPerUnit }));
        const lines = given.map(({ unitPrice, toolingCost }, i) =>
          line({ lineId: `${i}`, quantity: 1, moq: 1, unitPrice, toolingCost }),
        );
        const column = computeComparisonColumn(quote(lines), parts, quantity);
        const sum = (values: Decimal[]) => values.reduce((all, value) => all.plus(value), new Exact(0));
        const unit = sum(
          column.parts.map(({ unitPrice }, i) => new Exact(unitPrice!).times(given[i]!.quantityPerUnit)),
        );
        expect(unit.equals(column.unitPrice!)).toBe(true);
        expect(new Exact(column.unitPrice!).times(quantity).equals(column.goodsTotal!)).toBe(true);
        expect(sum(column.parts.map(({ toolingCost }) => new Exact(toolingCost!))).equals(column.toolingCost!)).toBe(
          true,
        );
        expect(new Exact(column.goodsTotal!).plus(column.toolingCost!).equals(column.total!)).toBe(true);
        for (const amount of [column.unitPrice, column.goodsTotal, column.toolingCost, column.total])
          expect(amount).toMatch(/^\d+\.\d{2,}$/);
      },
    ),
  );
});
const Exact = Decimal.clone({ precision: 200 });

test('there is a reason for each unknown value, and none for known values', () => {
  const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
  const anyLine = fc.record({
    lineId: fc.constantFrom(housing, screw, null),
    quantity: fc.integer({ min: 1, max: 3000 }),
    unitPrice: maybe(price),
    toolingCost: maybe(price),
    moq: maybe(fc.integer({ min: 1, max: 3000 })),
    leadTimeDays: maybe(fc.constant({ low: 1, high: 2 })),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), fc.integer({ min: 1, max: 3000 }), (lines, quantity) => {
      const { unitPrice, goodsTotal, toolingCost, total, moq, leadTimeDays, unknowns } = compared(
        lines.map((one) => line(one as Partial<QuoteLine>)),
        quantity,
        two,
      );
      const isWhole = [unitPrice, goodsTotal, toolingCost, total, moq, leadTimeDays].every((value) => value !== null);
      expect(unknowns.length === 0).toBe(isWhole);
      if (unitPrice === null) expect(unknowns.join()).toMatch(/no price|no unit price|not quoted/);
    }),
    { numRuns: countRuns(300) },
  );
});

describe('a quote is compared', () => {
  const at = (day: string, more: Partial<QuoteRow>) => filterLiveQuotes([quote([line()], more)], day).length === 1;
  test.each<[string, string, Partial<QuoteRow>, boolean]>([
    ['on the day of its recording', '2026-09-01', {}, true],
    ['not before its recording', '2026-08-31', {}, false],
    ['on the day of validUntil', '2026-12-31', {}, true],
    ['not after validUntil', '2027-01-01', {}, false],
    ['on any later day without validUntil', '2030-01-01', { validUntil: null }, true],
    ['until the day before it was superseded', '2026-09-09', { supersededAt: '2026-09-10T00:00:00.000Z' }, true],
    ['not on the day it was superseded', '2026-09-10', { supersededAt: '2026-09-10T23:59:59.999Z' }, false],
    ['until the day before it was withdrawn', '2026-09-09', { withdrawnAt: '2026-09-10T00:00:00.000Z' }, true],
    ['not on the day it was withdrawn', '2026-09-10', { withdrawnAt: '2026-09-10T00:00:00.000Z' }, false],
  ])('%s', (_, day, more, counts) => expect(at(day, more)).toBe(counts));
});

test('columns are ordered by name, independent of price', () => {
  const names = ['Zhong', 'alpha', 'Émile', 'Bright'].map((factoryName, i) => ({ factoryName, factoryId: `${i}` }));
  expect(names.toSorted(compareFactoryNames).map(({ factoryName }) => factoryName)).toEqual([
    'alpha',
    'Bright',
    'Émile',
    'Zhong',
  ]);
});

test('the CSV escapes formulas', () => {
  const column = computeComparisonColumn(
    quote([line()], { factoryName: '=HYPERLINK("x")' }, { namedPlace: '+1' }),
    one,
    500,
  );
  const withoutQuote = [
    { factoryId: 'g', factoryName: '@cmd', status: 'pending' as const, note: 'No quote is recorded.' },
  ];
  const text = renderComparisonCsv(500, [column], withoutQuote);
  expect(text.startsWith('\uFEFFfactory,factoryId,quantity,')).toBe(true);
  const [, first, second] = text.split('\r\n');
  expect(first).toMatch(
    /^"'=HYPERLINK\(""x""\)",f,500,1,USD,FOB,'\+1,2\.00,1000\.00,800\.00,1800\.00,100,20,30,2026-12-31,/,
  );
  expect(second).toBe(`'@cmd,g,500,${','.repeat(15)}No quote is recorded.`);
});
