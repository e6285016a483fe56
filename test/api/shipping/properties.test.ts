import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimate, explain, tariff } from '../../unit/shipping/tables.ts';
import { carton, cartons, question, value } from './random.ts';
import { replayed } from './replay.ts';

/** Every number of an estimate by path, except market quotes. */
function numbersIn(shown: unknown, path = ''): [path: string, value: number][] {
  if (typeof shown === 'number') return [[path, shown]];
  if (Array.isArray(shown)) return shown.flatMap((one, at) => numbersIn(one, `${path}[${at}]`));
  if (shown === null || typeof shown !== 'object') return [];
  return Object.entries(shown).flatMap(([key, one]) => numbersIn(one, path ? `${path}.${key}` : key));
}

describe('every number of an estimate', () => {
  test('can be recalculated from its formula and inputs alone, in a thousand random estimates', () => {
    let replays = 0;
    fc.assert(
      fc.property(question, (asked) => {
        const figures = explain(asked);
        const explained = new Map(figures.map(({ path, value }) => [path, value]));
        expect(numbersIn(estimate(asked)).filter(([path, number]) => explained.get(path) !== number)).toEqual([]);
        const wrong = figures.filter(({ value, formula, inputs }) => {
          const again = replayed(formula, inputs as Record<string, number | number[]>);
          // JSON numbers have about sixteen digits.
          return !(Math.abs(again - value) <= Math.abs(value) * 1e-15);
        });
        expect(wrong).toEqual([]);
        replays += figures.length;
      }),
      { numRuns: 1000, seed: 5 },
    );
    expect(replays).toBeGreaterThan(50_000);
  });

  test('has inputs that come from the caller or from a table', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const figures = explain(asked);
        const said = new Set(numbersIn(asked).map(([, number]) => number));
        const known = new Set(figures.map(({ value }) => value));
        const isFound = (value: number) => said.has(value) || known.has(value);
        expect(figures.filter(({ source }) => source.length <= 5)).toEqual([]);
        expect(figures.filter(({ inputs, value }) => !Object.keys(inputs).length && !isFound(value))).toEqual([]);
      }),
      { numRuns: 100, seed: 6 },
    );
  });
});

describe('an estimate', () => {
  test('is deterministic', () => {
    fc.assert(
      fc.property(question, (asked) => {
        expect(estimate(structuredClone(asked))).toEqual(estimate(asked));
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  test('never has a low above its high', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { options, landedRange } = estimate(asked);
        const ranges = options.flatMap((option) => [
          [option.costUsdLow, option.costUsdHigh],
          ...[option.baseCostUsd, option.ratePerKgUsd, option.fuelSurchargePct, option.transitDays].map((range) => [
            range?.low ?? 0,
            range?.high ?? 0,
          ]),
        ]);
        ranges.push([landedRange.lowUsd, landedRange.highUsd]);
        const isWrong = ([low, high]: (typeof ranges)[number]) =>
          (low === null) !== (high === null) || (low ?? 0) > (high ?? 0);
        expect(ranges.filter(isWrong)).toEqual([]);
      }),
      { numRuns: 500, seed: 8 },
    );
  });

  test('never gets cheaper with more weight, a larger carton or another carton', () => {
    const grown = fc.record({
      kg: fc.integer({ min: 0, max: 500 }).map((n) => n / 100),
      cm: fc.integer({ min: 0, max: 200 }).map((n) => n / 10),
      more: fc.option(carton, { nil: undefined }),
    });
    fc.assert(
      fc.property(cartons, grown, (small, { kg, cm, more }) => {
        const [first, ...others] = small as [(typeof small)[0], ...typeof small];
        const heavier = { ...first, weightKg: first.weightKg + kg, lengthCm: first.lengthCm + cm };
        const before = estimate({ cartons: small });
        const after = estimate({ cartons: [heavier, ...others, ...(more ? [more] : [])] });
        for (const [at, { mode, costUsdLow, costUsdHigh }] of after.options.entries()) {
          const { [mode]: weight } = after.chargeableWeightKg;
          expect(weight).toBeGreaterThanOrEqual(before.chargeableWeightKg[mode]);
          // Above the last break of the card the cost is unknown.
          if (costUsdLow === null || costUsdHigh === null) continue;
          expect(costUsdLow).toBeGreaterThanOrEqual(before.options[at]!.costUsdLow!);
          expect(costUsdHigh).toBeGreaterThanOrEqual(before.options[at]!.costUsdHigh!);
        }
      }),
      { numRuns: 500, seed: 9 },
    );
  });

  test('never has less duty for a higher value, or less than the sum of its parts', () => {
    const lines = [...tariff.lines.keys()];
    fc.assert(
      fc.property(fc.constantFrom(...lines), value, value, (hts, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((declaredValueUsd) =>
          estimate({ totals: { grossWeightKg: 100, volumeM3: 0.5 }, hts, declaredValueUsd }),
        ) as [ReturnType<typeof estimate>, ReturnType<typeof estimate>];
        const lower = more.dutyStack.filter(
          ({ layer, amountUsd }, at) =>
            layer !== 'mpf_informal' && (amountUsd ?? 0) < (less.dutyStack[at]!.amountUsd ?? 0),
        );
        expect(lower).toEqual([]);
        const [dutiable] = [Math.max(one, other)];
        expect(more.landedRange.lowUsd!).toBeGreaterThan(dutiable!);
        expect(more.landedRange.lowUsd!).toBeGreaterThanOrEqual(less.landedRange.lowUsd!);
      }),
      { numRuns: 500, seed: 10 },
    );
  });

  test('depends on the order of modes only in the order of its options', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { options, dutyStack, landedRange } = estimate(asked);
        const turned = estimate({ ...asked, modes: asked.modes.toReversed() });
        expect(turned.options.toReversed()).toEqual(options);
        expect([turned.dutyStack, turned.landedRange]).toEqual([dutyStack, landedRange]);
      }),
      { numRuns: 200, seed: 11 },
    );
  });
});
