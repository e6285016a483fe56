import { describe, expect, test } from 'vitest';
import { computeBreakEvens, listCostRanges } from '#modules/sourcing/rfqs/comparison/matrix/break-even.rules.ts';
import type { QuoteRow } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.queries.ts';
import { alpha, beta, lamp, onePart, quoteLine, quoteOf, yuan } from './quotes.ts';

const asOf = '2026-09-15';
const solve = (quotes: QuoteRow[], fxRates = [yuan]) => computeBreakEvens(quotes, onePart, { fxRates, asOf });
const gamma = quoteOf('Gamma', [quoteLine(500, '2.00', { toolingCost: '1800' })]);

describe('two quotes', () => {
  test('cost the same at the quantity where their totals meet, within the bands of both', () => {
    // From 2,000: 800 + 2.10 q = 1,800 + 2.00 q, so q = 1,000 / 0.10 = 10,000; 800 + 21,000 = 21,800.
    // Below: 800 + 2.40 q = 1,800 + 2.00 q, so q = 2,500, which is above the band.
    const [pair] = solve([alpha, gamma], []);
    expect(pair).toEqual({
      ...{ firstFactoryId: 'Alpha', firstFactoryName: 'Alpha', secondFactoryId: 'Gamma', secondFactoryName: 'Gamma' },
      currency: 'USD',
      unknowns: [],
      ranges: [
        {
          ...{ from: 500, to: 1999, firstTotal: '800.00 + 2.40 × q', secondTotal: '1800.00 + 2.00 × q' },
          outcome: 'outside_range',
          formula: 'q = (1800.00 − 800.00) / (2.40 − 2.00) = 2500',
          ...{ quantity: null, nextWholeQuantity: null, total: null },
        },
        {
          ...{ from: 2000, to: null, firstTotal: '800.00 + 2.10 × q', secondTotal: '1800.00 + 2.00 × q' },
          outcome: 'at_quantity',
          formula: 'q = (1800.00 − 800.00) / (2.10 − 2.00) = 10000',
          ...{ quantity: '10000', nextWholeQuantity: 10_000, total: '21800.00' },
        },
      ],
    });
  });

  test('in two currencies are compared in USD, with the rate in the formula', () => {
    // From 5,000: 800 + 2.10 q = 2,800 + 1.96 q, so q = 2,000 / 0.14 = 14,285.714…; 800 + 30,000 = 30,800.
    const [pair] = solve([alpha, beta]);
    expect(pair!.currency).toBe('USD');
    expect(pair!.ranges.map(({ from, to, outcome }) => [from, to, outcome])).toEqual([
      [500, 1999, 'outside_range'],
      [2000, 4999, 'never'],
      [5000, null, 'at_quantity'],
    ]);
    expect(pair!.ranges[2]).toMatchObject({
      secondTotal: '(20000.00 + 14.00 × q) × 0.14',
      formula: 'q = (20000.00 × 0.14 − 800.00) / (2.10 − 14.00 × 0.14) ≈ 14285.714286',
      ...{ quantity: '14285.714286', nextWholeQuantity: 14_286, total: '30800.00' },
    });
  });

  test('have no break-even quantity where a currency lacks a rate', () => {
    const [pair] = solve([alpha, beta], []);
    expect(pair).toMatchObject({
      currency: null,
      ranges: [],
      unknowns: [{ code: 'exchange_rate_missing', subject: 'CNY' }],
    });
  });

  test('in one currency need no rate', () => {
    const other = quoteOf('Other', [quoteLine(500, '14.00', { toolingCost: '30000' })], { currency: 'CNY' });
    // 20,000 + 15 q = 30,000 + 14 q, so q = 10,000, above the band to 4,999; from 5,000 both prices are 14.
    const [pair] = solve([beta, other], []);
    expect([pair!.currency, pair!.ranges.map(({ to, outcome }) => [to, outcome])]).toEqual([
      'CNY',
      [
        [4999, 'outside_range'],
        [null, 'never'],
      ],
    ]);
  });

  test('with equal totals are equal in the whole range', () => {
    const twin = { ...alpha, factoryName: 'Twin', factoryId: 'Twin' };
    expect(solve([alpha, twin])[0]!.ranges.map(({ outcome, formula }) => [outcome, formula])).toEqual([
      ['always', null],
      ['always', null],
    ]);
  });

  test.each<[string, QuoteRow, string[]]>([
    [
      'whose tooling is not stated',
      quoteOf('Late', [quoteLine(500, '2.00', { toolingCost: null })]),
      ['total_not_known'],
    ],
    ['of other delivery terms', quoteOf('Late', [quoteLine(500, '2.00')], { incoterm: 'EXW' }), ['incoterms_differ']],
    [
      'that has expired',
      quoteOf('Late', [quoteLine(500, '2.00')], {}, { validUntil: '2026-09-14' }),
      ['quote_expired'],
    ],
  ])('of which one is a quote %s say so', (_, quote, codes) => {
    expect(solve([alpha, quote])[0]!.unknowns.map(({ code }) => code)).toEqual(codes);
  });

  test('with no common quantity say so', () => {
    // One part is priced from 500 only up to a break without a price, the other only from 5,000.
    const small = quoteOf('Small', [quoteLine(500, '2.00'), quoteLine(1000, null)]);
    const large = quoteOf('Wide', [quoteLine(5000, '1.00')]);
    expect(solve([small, large])[0]).toMatchObject({ ranges: [], unknowns: [{ code: 'no_common_quantity' }] });
  });
});

test('a break-even quantity below the first price break of either does not hold', () => {
  // 800 + 2.40 q = 900 + 2.10 q at 333.333…, and both quotes begin at 500.
  const near = quoteOf('Near', [quoteLine(500, '2.10', { toolingCost: '900' })]);
  expect(solve([alpha, near])[0]!.ranges).toMatchObject([
    { formula: 'q = (900.00 − 800.00) / (2.40 − 2.10) ≈ 333.333333', outcome: 'outside_range', quantity: null },
    { outcome: 'never' },
  ]);
});

test('a break-even quantity above the greatest quantity of the API does not hold', () => {
  // 800 + 2.00001 q = 1,800 + 2 q, so q = 100,000,000.
  const close = quoteOf('Close', [quoteLine(500, '2.00001')]);
  expect(solve([close, gamma])[0]!.ranges).toMatchObject([{ outcome: 'outside_range', quantity: null }]);
});

test('each pair of quotes is solved once, in the order of names', () => {
  const pairs = solve([alpha, beta, gamma]).map(({ firstFactoryName, secondFactoryName }) => [
    firstFactoryName,
    secondFactoryName,
  ]);
  expect(pairs).toEqual([
    ['Alpha', 'Beta'],
    ['Alpha', 'Gamma'],
    ['Beta', 'Gamma'],
  ]);
});

test('a minimum splits the range like a price break, and pieces are counted per unit', () => {
  const parts = [{ id: lamp, name: 'Lamp', quantityPerUnit: 4 }];
  // 500 pieces are 125 units; the minimum of 1,001 pieces is 251 units; 2,000 pieces are 500 units.
  const quote = quoteOf('Four', [quoteLine(500, '1.00', { moq: 1001 }), quoteLine(2000, '0.50', { moq: 1001 })]);
  expect(listCostRanges(quote, parts)).toEqual([
    { from: 251, to: 499, toolingCost: '800.00', unitPrice: '4.00' },
    { from: 500, to: null, toolingCost: '800.00', unitPrice: '2.00' },
  ]);
});

test('a price break at an unchanged price begins no range', () => {
  const quote = quoteOf('Flat', [quoteLine(500, '2.00'), quoteLine(1000, '2.00'), quoteLine(2000, '1.00')]);
  expect(listCostRanges(quote, onePart).map(({ from, to, unitPrice }) => [from, to, unitPrice])).toEqual([
    [500, 1999, '2.00'],
    [2000, null, '1.00'],
  ]);
});

test.each([
  [Number.MAX_SAFE_INTEGER, 1],
  // 2 ** 53 − 1 = 4 × (2 ** 51 − 1) + 3.
  [2 ** 51 - 1, 4],
])('with %d pieces for each unit, a range ends where pieces can no longer be counted', (quantityPerUnit, to) => {
  const quote = quoteOf('Vast', [quoteLine(1, '0.01', { moq: 1 })]);
  expect(listCostRanges(quote, [{ id: lamp, name: 'Lamp', quantityPerUnit }])).toMatchObject([{ from: 1, to }]);
});
