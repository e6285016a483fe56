import { describe, expect, test } from 'vitest';
import { freightCases } from './freight-cases.ts';
import { estimate } from './tables.ts';

describe('freight cases worked out by hand', () => {
  test.each(freightCases)('$name', ({ input, chargeable, options = {}, landed, because }) => {
    const came = estimate(input);
    for (const [mode, worked] of Object.entries(chargeable)) {
      const weights = came.chargeable[mode as 'ocean_lcl'];
      for (const [name, figure] of Object.entries(worked)) {
        const value = weights[name as 'actualKg'];
        if (figure === null || figure === undefined) expect(value, `${mode} ${name}: ${because}`).toBe(figure);
        else expect(value, `${mode} ${name}: ${because}`).toBeCloseTo(figure, name.startsWith('chargeable') ? 12 : 4);
      }
    }
    for (const [mode, worked] of Object.entries(options)) {
      const option = came.options.find((one) => one.mode === mode)!;
      const { base, rate, fuel, transit, ...rest } = worked;
      // The sea rate is per cubic metre, which is a thousand chargeable kilograms.
      const unit = mode === 'ocean_lcl' ? 1000 : 1;
      const perUnit = (range: typeof option.ratePerKgUsd) =>
        range && { low: Number((range.low * unit).toFixed(6)), high: Number((range.high * unit).toFixed(6)) };
      const actual = {
        ...option,
        base: option.baseCostUsd,
        rate: perUnit(option.ratePerKgUsd),
        fuel: option.fuelSurchargePct,
        transit: option.transitDays,
      };
      const expected = Object.fromEntries(
        Object.entries({ base, rate, fuel, transit }).filter(([, range]) => range !== undefined),
      );
      expect(actual, because).toMatchObject({ ...expected, ...rest });
    }
    if (landed !== undefined) {
      const { lowUsd, highUsd } = came.landedRange;
      expect(lowUsd === null ? null : { lowUsd, highUsd }, because).toEqual(landed);
    }
  });
});
