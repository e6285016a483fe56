import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Exact } from '#kernel/decimal.ts';
import { computeBreakEvens } from '#modules/sourcing/rfqs/comparison/matrix/break-even.rules.ts';
import { computeComparisonColumn } from '#modules/sourcing/rfqs/comparison/rfq-comparison.rules.ts';
import type { QuoteRow } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.queries.ts';
import { onePart, quoteLine, quoteOf, yuan } from '../../unit/rfqs/quotes.ts';

describe('of any quotes', () => {
  const cents = fc.integer({ min: 1, max: 60 }).map((cents) => (cents / 100).toFixed(2));
  const tooling = fc.integer({ min: 0, max: 30 }).map(String);
  const lines = fc
    .uniqueArray(
      fc.record({
        quantity: fc.integer({ min: 1, max: 60 }),
        unitPrice: cents,
        toolingCost: tooling,
        moq: fc.integer({ min: 1, max: 40 }),
      }),
      {
        minLength: 1,
        maxLength: 4,
        selector: ({ quantity }) => quantity,
      },
    )
    .map((all) => all.map(({ quantity, unitPrice, ...more }) => quoteLine(quantity, unitPrice, more)));
  const last = 120;
  const totalAt = (quote: QuoteRow, quantity: number, rate = '1') => {
    const { total } = computeComparisonColumn(quote, onePart, quantity);
    return total === null ? null : new Exact(total).times(rate);
  };

  test('the totals are equal at each break-even quantity, and nowhere else', () => {
    fc.assert(
      fc.property(lines, lines, fc.constantFrom('1', '0.14', '7.3'), (ofFirst, ofSecond, usdPerUnit) => {
        const first = quoteOf('First', ofFirst);
        const second = quoteOf('Second', ofSecond, { currency: 'CNY' });
        const [pair] = computeBreakEvens([first, second], onePart, {
          fxRates: [{ ...yuan, usdPerUnit }],
          asOf: '2026-09-15',
        });
        const gapAt = (quantity: number) => {
          const [one, other] = [totalAt(first, quantity), totalAt(second, quantity, usdPerUnit)];
          return one && other && one.minus(other);
        };
        for (const range of pair!.ranges) {
          const [at, next] = [gapAt(range.from)!, gapAt(range.from + 1)];
          if (range.quantity === null) continue;
          expect(Number(range.quantity)).toBeGreaterThanOrEqual(range.from);
          expect(Number(range.quantity)).toBeLessThanOrEqual(range.to ?? Number.MAX_SAFE_INTEGER);
          if (!next || range.from === range.to) continue;
          const slope = next.minus(at);
          const gap = at.plus(slope.times(new Exact(range.quantity).minus(range.from)));
          // The quantity is rounded to six decimals.
          expect(gap.abs().lessThanOrEqualTo(slope.abs().times('0.0000005'))).toBe(true);
        }
        const isIn = (quantity: number) =>
          pair!.ranges.find(({ from, to }) => from <= quantity && quantity <= (to ?? quantity));
        for (let quantity = 1; quantity < last; quantity++) {
          const gap = gapAt(quantity);
          const range = isIn(quantity);
          expect(gap === null).toBe(range === undefined);
          if (!gap || !range) continue;
          if (gap.isZero()) {
            expect(range.outcome === 'always' || range.quantity === String(quantity)).toBe(true);
            continue;
          }
          const next = isIn(quantity + 1) === range ? gapAt(quantity + 1) : null;
          if (!next || next.isZero() || next.isNegative() === gap.isNegative()) continue;
          expect(range).toMatchObject({ outcome: 'at_quantity', nextWholeQuantity: quantity + 1 });
        }
      }),
      { numRuns: 100 },
    );
  });
});
