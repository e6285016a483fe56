import { describe, expect, test } from 'vitest';
import { dutyCases } from './duty-cases.ts';
import { estimate, oneCarton } from './tables.ts';

describe('duty cases worked out by hand', () => {
  test.each(dutyCases)(
    '$name ($hts)',
    ({ hts, declaredValueUsd, modes, asOf, expect: expected, known, counted, unknown, because }) => {
      const { dutyStack, dutyEffectiveRatePct } = estimate(
        { cartons: oneCarton, hts, declaredValueUsd, ...(modes && { modes }) },
        asOf,
      );
      const rows = Object.fromEntries(dutyStack.map((row) => [row.layer, row]));
      const layersOf = (names: string[]) =>
        dutyStack.filter(({ name }) => names.includes(name)).map(({ layer }) => layer);
      for (const [layer, worked] of Object.entries(expected)) expect(rows[layer], because).toMatchObject(worked);
      expect(dutyEffectiveRatePct.known, because).toBe(known);
      expect(layersOf(dutyEffectiveRatePct.layersCounted), because).toEqual(counted);
      if (unknown) expect(layersOf(dutyEffectiveRatePct.layersUnknown), because).toEqual(unknown);
    },
  );
});
