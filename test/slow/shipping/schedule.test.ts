import { expect, test } from 'vitest';
import { contractAsOf } from '#modules/logistics/shipping/duty/duty.schema.ts';
import { duty, estimate, oneCarton, rowsOf, tariff } from '../../unit/shipping/tables.ts';

const certain = ['terminated', 'expired', 'not_applicable'];

test.each([contractAsOf, '2026-07-24', '2026-12-31'])(
  'every line of the schedule has all layers in order on %s, and correct totals',
  (asOf) => {
    const layers = [...duty.layers.values()];
    const names = layers.map(({ name }) => name).join();
    const wrong: unknown[] = [];
    for (const hts of tariff.lines.keys()) {
      const { dutyStack, dutyEffectiveRatePct } = estimate({ cartons: oneCarton, hts, declaredValueUsd: 10_000 }, asOf);
      const { known, layersCounted, layersUnknown } = dutyEffectiveRatePct;
      if (dutyStack.map(({ name }) => name).join() !== names) wrong.push([hts, 'layers']);
      for (const { layer, status, ratePct, amountUsd, basis, source } of dutyStack) {
        const isNothing = certain.includes(status) ? ratePct === 0 && amountUsd === 0 : true;
        const isOpen = status === 'unknown' ? ratePct === null && amountUsd === null : true;
        if (!isNothing || !isOpen || basis.length < 10 || source.length < 5) wrong.push([hts, layer, status]);
      }
      const counted = dutyStack.filter(({ name }) => layersCounted.includes(name));
      const sum = counted.reduce((all, { ratePct }) => all + Math.round(ratePct! * 10_000), 0) / 10_000;
      if (Math.abs(known - sum) > 1e-9 || counted.some(({ status }) => status !== 'applies'))
        wrong.push([hts, known, sum]);
      // Each layer is counted, unknown or zero; fees are not duty.
      const nothing = dutyStack.filter(({ status }) => certain.includes(status)).length;
      const fees = dutyStack.filter(
        ({ layer, status }) => ['mpf', 'hmf'].includes(layer) && status === 'applies',
      ).length;
      if (layersCounted.length + layersUnknown.length + nothing + fees !== layers.length) wrong.push([hts, 'parts']);
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);

test('a line without a plain percentage states its general rate as text and counts none', () => {
  const odd = rowsOf('hts-schedule.csv').filter(({ general_pct }) => general_pct === '');
  expect(odd).toHaveLength(388);
  for (const { hts8, general_text } of odd) {
    const [general] = estimate({ cartons: oneCarton, hts: hts8, declaredValueUsd: 10_000 }).dutyStack;
    expect(general).toMatchObject({ status: 'applies', ratePct: null, amountUsd: null });
    expect(general!.basis).toContain(general_text);
  }
});

test('on every line of the schedule the range spans the known duty and each alternative', () => {
  const wrong: unknown[] = [];
  for (const hts of tariff.lines.keys()) {
    const { dutyAlternatives, dutyEffectiveRatePct } = estimate({
      ...{ cartons: oneCarton, hts, declaredValueUsd: 10_000, modes: ['air_freight'] },
    });
    if (!dutyAlternatives) continue;
    const rates = dutyAlternatives.alternatives.map(({ ratePct }) => ratePct);
    const isSorted = rates.every((rate, at) => at === 0 || rates[at - 1]! <= rate);
    if (!isSorted || rates[0]! < dutyEffectiveRatePct.known - 1e-9)
      wrong.push([hts, rates, dutyEffectiveRatePct.known]);
    const sums = dutyAlternatives.alternatives.filter(
      ({ ratePct, layers }) => Math.abs(layers.reduce((sum, layer) => sum + layer.ratePct, 0) - ratePct) > 1e-9,
    );
    if (sums.length) wrong.push([hts, sums]);
    const isTwice = dutyAlternatives.alternatives.some(
      ({ layers }) =>
        layers.filter(({ layer }) => /^(forced_labour|section_232_(metals|wood|drones|autos|trucks))$/.test(layer))
          .length > 1,
    );
    if (isTwice) wrong.push([hts, 'two duties that exclude one another']);
  }
  expect(wrong).toEqual([]);
});
