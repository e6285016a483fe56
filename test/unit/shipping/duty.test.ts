import { describe, expect, test } from 'vitest';
import { estimate, oneCarton } from '../../api/shipping/tables.ts';
import { dutyCases } from './duty-cases.ts';

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
