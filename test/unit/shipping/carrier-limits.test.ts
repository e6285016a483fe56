import { describe, expect, test } from 'vitest';
import { estimate } from './tables.ts';

const piece = { lengthCm: 40, widthCm: 30, heightCm: 30, weightKg: 12, count: 1 };
const expressOf = (more: object) =>
  estimate({
    cartons: [piece, { ...piece, ...more }],
    declaredValueUsd: 1000,
    destination: { country: 'US', state: 'CA' },
  });

describe('a piece above the published limits of all express carriers has no price by air express', () => {
  test.each([
    ['weight', { weightKg: 900 }, 'A piece of 900 kg, 40 cm long, 160 cm length and girth, exceeds what UPS takes'],
    ['weight by little', { weightKg: 68.1 }, '68.1 kg'],
    ['length', { lengthCm: 275 }, '275 cm long'],
    ['length and girth', { lengthCm: 200, widthCm: 60, heightCm: 51 }, '422 cm length and girth'],
    ['the longest side stands anywhere', { heightCm: 275 }, '275 cm long'],
  ])('%s', (_, more, words) => {
    const { options, landedByMode, landedRange } = expressOf(more);
    const [express, air] = options as [(typeof options)[0], (typeof options)[0]];
    expect(express).toMatchObject({ mode: 'air_express', costUsdLow: null, costUsdHigh: null, transitDays: null });
    expect(express.basis.join()).toContain(words);
    expect(express.basis.join()).toMatch(/UPS.*150 lb.*FedEx Express.*as of 2026-11.*Request a quote\.$/);
    expect(air.costUsdLow).toBeGreaterThan(0);
    expect(landedByMode[0]).toMatchObject({ mode: 'air_express', lowUsd: null, reason: express.basis.join(' ') });
    expect(landedRange.modes).not.toContain('air_express');
  });
});

test('a piece that one carrier still takes keeps its price, and the basis names the carrier that refuses it', () => {
  const [express] = expressOf({ lengthCm: 150, widthCm: 60, heightCm: 40 }).options;
  expect(express!.costUsdLow).toBeGreaterThan(0);
  expect(express!.basis.filter((one) => one.includes('exceeds what'))).toEqual([
    expect.stringContaining('350 cm length and girth, exceeds what FedEx Express takes: 68 kg, 274 cm, 330 cm'),
  ]);
});

test('pieces at the limits, and totals without pieces, keep their price', () => {
  const atLimit = { lengthCm: 274, widthCm: 14, heightCm: 14, weightKg: 68 };
  expect(expressOf(atLimit).options[0]!.basis.join()).not.toContain('exceeds');
  const { options } = estimate({ totals: { grossWeightKg: 900, volumeM3: 2 } });
  expect(options[0]!.costUsdLow).toBeGreaterThan(0);
});
