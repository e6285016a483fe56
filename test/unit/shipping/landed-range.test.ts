import { describe, expect, test } from 'vitest';
import { estimate, oneCarton } from './tables.ts';

const asked = { cartons: oneCarton, hts: '3926.90.99', declaredValueUsd: 5000 };
const at = (destination: object, more: object = {}) =>
  estimate({ ...asked, destination: { country: 'US', ...destination }, ...more });

describe('landed cost by mode', () => {
  test('has one range for each requested mode, and the summary spans them', () => {
    const { landedByMode, landedRange, options } = at({ state: 'CA' }, { modes: ['ocean_lcl', 'air_express'] });
    expect(landedByMode.map(({ mode, reason }) => [mode, reason])).toEqual([
      ['ocean_lcl', null],
      ['air_express', null],
    ]);
    // 25.3 % of 5,000 = 1,265; MPF is the minimum of 33.58; HMF by sea 6.25.
    const [sea, express] = options;
    expect(landedByMode[0]!.lowUsd).toBeCloseTo(5000 + sea!.costUsdLow! + 1265 + 33.58 + 6.25, 6);
    expect(landedByMode[1]!.highUsd).toBeCloseTo(5000 + express!.costUsdHigh! + 1265 + 33.58, 6);
    expect(landedRange).toMatchObject({
      lowUsd: landedByMode[0]!.lowUsd,
      highUsd: landedByMode[1]!.highUsd,
      modes: ['air_express', 'ocean_lcl'],
    });
  });

  test('states why a mode has no range', () => {
    const { landedByMode, landedRange } = at({ state: 'CA' }, { batteries: 'standalone' });
    expect(landedByMode.map(({ mode, reason }) => [mode, reason])).toEqual([
      ['air_express', 'Planning rates in this mode do not cover standalone batteries.'],
      ['air_freight', 'Planning rates in this mode do not cover standalone batteries.'],
      ['ocean_lcl', null],
    ]);
    expect(landedRange.modes).toEqual(['ocean_lcl']);
    const unknown = at({ state: 'CA' }, { declaredValueUsd: null });
    expect(unknown.landedByMode.map(({ reason }) => reason)).toEqual(Array(3).fill('The declared value is unknown.'));
    expect(unknown.landedRange).toMatchObject({ lowUsd: null, highUsd: null, modes: [] });
  });
});

describe('outside the customs territory of the United States', () => {
  test.each([
    [{ postcode: '96910' }, 'Guam'],
    [{ state: 'VI' }, 'the US Virgin Islands'],
    [{ state: 'AS' }, 'American Samoa'],
    [{ postcode: '96950' }, 'the Northern Mariana Islands'],
  ])('%j has no US duty stack: its duties are unknown, with the reason', (destination, name) => {
    const { dutyStack, dutyEffectiveRatePct, dutyAlternatives, landedRange, notes } = at(destination);
    expect(dutyStack).toEqual([
      expect.objectContaining({
        status: 'unknown',
        ratePct: null,
        amountUsd: null,
        name: `Duties and taxes of ${name}`,
      }),
    ]);
    expect(dutyStack[0]!.basis).toContain('general note 2 of the HTSUS');
    expect(dutyEffectiveRatePct).toEqual({
      known: 0,
      layersCounted: [],
      layersUnknown: [`Duties and taxes of ${name}`],
    });
    expect(dutyAlternatives).toBeNull();
    expect(landedRange).toMatchObject({ lowUsd: null, highUsd: null, modes: [] });
    expect(landedRange.excludes).toContain(`Duties and taxes of ${name}`);
    expect(notes[0]).toBe(`The destination is outside the customs territory of the United States: ${name}.`);
    expect(notes.join()).not.toContain('Duty is as of');
  });

  test.each([{ state: 'PR' }, { state: 'HI' }, { postcode: '99501' }, { postcode: '96813' }])(
    '%j is inside: the duty stack stands although the rate card has no freight',
    (destination) => {
      const { dutyStack, dutyEffectiveRatePct, landedRange } = at(destination);
      expect(dutyStack.length).toBeGreaterThan(20);
      expect(dutyEffectiveRatePct.known).toBe(25.3);
      expect(landedRange.lowUsd).toBeNull();
    },
  );
});

describe('Section 232 on automobiles', () => {
  const statusOf = (hts: string, layer = 'section_232_autos') =>
    estimate({ ...asked, hts }).dutyStack.find((row) => row.layer === layer)!.status;

  test.each([
    ['9102.11.10', 'not_applicable'],
    ['9404.21.00', 'not_applicable'],
    ['3926.90.99', 'not_applicable'],
    ['8507.60.00', 'conditional'],
    ['8471.30.01', 'conditional'],
    ['8703.22.01', 'conditional'],
    ['8708.30.50', 'conditional'],
    ['4016.99.60', 'conditional'],
    ['4016.99.60.10', 'conditional'],
    ['4016.99.60.50', 'not_applicable'],
    ['8482.10.50.44', 'conditional'],
    ['8482.10.50.04', 'not_applicable'],
  ])('is open on the lines of notes 33(b) and 33(g) only: %s is %s', (hts, status) => {
    expect(statusOf(hts)).toBe(status);
  });

  test.each([
    ['9102.11.10', 'not_applicable'],
    ['8507.60.00', 'not_applicable'],
    ['8507.10.00', 'conditional'],
    ['8701.21.00', 'conditional'],
    ['8702.10.31', 'conditional'],
    ['9401.20.00', 'conditional'],
  ])('heavy vehicles: on the lines of note 38 only: %s is %s', (hts, status) => {
    expect(statusOf(hts, 'section_232_trucks')).toBe(status);
  });
});

test('a note says that later figures exist and how to ask for them', () => {
  const { notes } = estimate(asked);
  expect(notes).toContain(
    'Figures of later days of entry exist, to 2026-12-31; some layers or fees change on 2026-10-01, 2026-11-10 and 2026-12-01. GraphQL answers them: argument asOf of shippingEstimate.',
  );
  expect(estimate(asked, '2026-10-01').notes.join()).not.toContain('Figures of later days');
});
