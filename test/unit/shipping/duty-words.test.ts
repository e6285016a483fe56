import { describe, expect, test } from 'vitest';
import { combineOutcomes, toApplies, toPercentRate } from '#modules/logistics/shipping/duty/duty-outcome.rules.ts';
import type { LayerId } from './duty-case.ts';
import { estimate, oneCarton } from './tables.ts';

const estimateOf = (hts: string, asOf?: string) => estimate({ cartons: oneCarton, hts, declaredValueUsd: 1000 }, asOf);
const basisOf = (hts: string, layer: LayerId, asOf?: string) =>
  estimateOf(hts, asOf).dutyStack.find((row) => row.layer === layer)!.basis;

const either = '9903.82.09 (25 %) or, since 2026-06-08, 9903.82.10 (up to 15 % in total)';
const left = 'As listed before 2026-06-08; 62 lines left this list then.';

describe('the basis of a layer', () => {
  test.each<[hts: string, layer: LayerId, words: string, asOf?: string]>([
    // Section 232 metals
    ['3701.30.00', 'section_232_metals', '9903.82.09: 25 % of the full customs value'],
    ['3701.30.00', 'section_232_metals', 'Listed so since 2026-06-08 (Proc. 11032).'],
    ['8479.89.55', 'section_232_metals', '9903.82.10: raises the general duty to 15 %'],
    ['8708.29.21', 'section_232_metals', 'Listed no more since 2026-06-08 (Proc. 11032).'],
    ['8415.10.60', 'section_232_metals', `${either}: the duty tables do not state which`],
    ['8433.20.00', 'section_232_metals', `${either}: the duty tables do not state which`],
    ['8701.30.10', 'section_232_metals', `${either}: the duty tables do not state which`],
    ['8415.90.80', 'section_232_metals', `${either}, or listed no more: the duty tables do not state which`],
    ['8415.90.80', 'section_232_metals', 'which. The highest is shown. Nothing is due if steel, aluminium and copper'],
    ['8427.10.40', 'section_232_metals', left],
    ['8701.21.00', 'section_232_metals', left],
    ['7323.93.00', 'section_232_metals', left],
    ['7326.20.00', 'section_232_metals', '50 % of the full customs value for the suffixes 90; others may be special'],
    ['7616.99.51.30', 'section_232_metals', 'at 25 % (9903.82.09), which the duty tables do not distinguish.'],
    // China Section 301
    ['4015.12.10', 'section_301', '9903.91.08 (four-year review, medical gloves): 50 or 100 %'],
    ['9403.70.80', 'section_301', ': 25 % for some statistical suffixes; the duty tables do not state which.'],
    ['9401.61.40', 'section_301', ': 25 % for some statistical suffixes; the duty tables do not state which.'],
    ['9401.71.00', 'section_301', ': 7.5, 25 %, by statistical suffix; none was given. The highest is shown.'],
    ['9503.00.00', 'section_301', 'suspended before its start on 2019-12-15'],
    ['8716.90.50', 'section_301', '9903.91.12 (chassis)', '2026-11-10'],
    ['8716.90.50', 'section_301', 'unless it is suspended again (90 FR 48320, 90 FR 50947)', '2026-11-10'],
    ['8426.19.00', 'section_301', '9903.91.14 (ship-to-shore cranes)', '2026-11-10'],
    ['8541.42.00', 'section_301_semiconductors', 'names chips'],
    // Forced labour
    ['3004.90.92', 'forced_labour', '9903.05.89'],
    ['3004.90.92', 'forced_labour', 'patented pharmaceuticals'],
    ['8703.23.01', 'forced_labour', 'likely for vehicles and their parts'],
    ['8708.10.30', 'forced_labour', 'likely for vehicles and their parts'],
    // Wood and drones
    ['9401.61.60', 'section_232_wood', 'upholstered wooden furniture (11, 31)'],
    ['9401.61.60.90', 'section_232_wood', 'Only the statistical suffixes 11, 31'],
    ['9403.60.80', 'section_232_wood', 'kitchen cabinets and vanities (93, by our own knowledge)'],
    ['8504.40.95.50', 'section_232_drones', 'statistical suffix 80'],
    ['8806.22.00', 'section_232_drones', 'The highest is shown.'],
    // Days
    ['3004.90.92', 'section_232_pharmaceuticals', 'Not before 2026-07-31.', '2026-07-30'],
    ['8806.22.00', 'section_232_drones', 'Not before 2026-09-03.', '2026-09-02'],
    ['2804.61.00', 'section_232_polysilicon', 'Not before 2026-12-01.', '2026-11-30'],
    ['3818.00.00', 'section_232_polysilicon', 'For polysilicon only.', '2026-11-30'],
    ['8534.00.00', 'section_301_exclusions', 'Ended on 2026-11-09.', '2026-11-10'],
    ['3923.10.90', 'section_301_exclusions', 'No exclusion covers goods of this line.', '2026-11-10'],
  ])('of %s %s contains: %s', (hts, layer, words, asOf) => {
    expect(basisOf(hts, layer, asOf)).toContain(words);
  });

  test.each<[hts: string, layer: LayerId, words: string]>([
    ['4015.12.10', 'section_301', 'suffix'],
    ['4015.12.10', 'section_301', 'since'],
    ['6307.90.98', 'section_301', 'masks, since'],
    ['9503.00.00', 'section_301', 'since'],
    ['9403.70.80', 'section_301', 'highest'],
    ['7326.20.00.88', 'section_232_metals', 'for the others'],
    ['8479.89.55', 'section_232_metals', 'As listed before'],
    ['8479.89.65', 'section_232_metals', 'As listed before'],
    ['8302.20.00', 'section_232_metals', 'As listed before'],
    ['8806.10.00', 'section_232_drones', 'highest'],
    ['8806.24.00', 'section_232_drones', 'highest'],
  ])('of %s %s never contains %s', (hts, layer, words) => {
    expect(basisOf(hts, layer)).not.toContain(words);
  });
});

describe('the basis of a six-digit number', () => {
  test('joins the bases of its lines if status and rate agree', () => {
    const [settled, doubtful] = [
      basisOf('8415.90.40', 'section_232_metals'),
      basisOf('8415.90.80', 'section_232_metals'),
    ];
    expect(settled).not.toBe(doubtful);
    expect(basisOf('8415.90', 'section_232_metals')).toBe(`${settled.slice(0, -1)}; or ${doubtful}`);
  });

  test('equals the basis of its lines if all agree', () => {
    expect(basisOf('3204.16', 'general')).toBe(basisOf('3204.16.10', 'general'));
  });

  test('lists three bases and mentions others', () => {
    const joinBases = (...bases: string[]) =>
      combineOutcomes(
        bases.map((basis) => toApplies(toPercentRate(25), basis)),
        [],
      ).basis;
    expect(basisOf('8529.10', 'section_301').split('; or ')).toHaveLength(3);
    expect(joinBases('One.', 'Two.', 'One.', 'Three.')).toBe('One; or Two; or Three.');
    expect(joinBases('One.', 'Two.', 'Three.', 'Four.', 'Five.')).toBe('One; or Two; or Three; and others.');
  });

  test('still differs if the general rate text differs', () => {
    expect(basisOf('4202.32', 'general')).toContain('Differs between the lines of this number');
  });
});

describe('a note states that one of two duties is due', () => {
  const note =
    'Either the Section 232 metals duty or the forced-labour duty is due; the known rate includes neither, the landed range covers both.';
  test.each(['8544.42.90', '8302.20.00', '8480.71.80', '8415.90', '9403.20'])('%s', (hts) => {
    expect(estimateOf(hts).notes.filter((one) => one === note)).toHaveLength(1);
  });
  // Paid, not listed, exempt, open for another reason, or open to a third duty.
  test.each([
    '7326.90.86',
    '7318.15.20',
    '8534.00.00',
    '8505.11.00',
    '4407.11.00',
    '8708.10.30',
    '8708.10',
    '8701.21.00',
  ])('is absent for %s', (hts) => {
    expect(estimateOf(hts).notes).not.toContain(note);
  });
});

test('the facts have the date of their research', () => {
  for (const row of estimateOf('8534.00.00').dutyStack) expect(row.checkedAt).toBe('2026-11-20');
});
