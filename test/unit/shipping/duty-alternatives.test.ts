import { describe, expect, test } from 'vitest';
import { estimate, oneCarton, rowsOf } from '../../api/shipping/tables.ts';

const value = 10_000;
const ask = (hts: string, asOf?: string) =>
  estimate({ cartons: oneCarton, hts, declaredValueUsd: value, modes: ['air_freight'] }, asOf);

/** Percent of duty in the landed range, taken back from its amounts: value, freight and the fee of an entry. */
function readDutyBounds(hts: string): [low: number, high: number] {
  const { landedRange, options } = ask(hts);
  const [air] = options;
  const fee = 34.64;
  const toPercent = (landed: number, freight: number) =>
    Math.round(((landed - freight - fee - value) / value) * 1e6) / 1e4;
  return [toPercent(landedRange.lowUsd!, air!.costUsdLow!), toPercent(landedRange.highUsd!, air!.costUsdHigh!)];
}

const worked = rowsOf('hts-worked.csv');
const isLightPossible = ({ s232_condition: condition }: (typeof worked)[number]) => /15 % (of|weight)/.test(condition!);

describe('the landed range of each of the 185 worked lines', () => {
  test('spans the worked total for a number of eight digits', () => {
    expect(worked).toHaveLength(185);
    const wrong = worked.filter((row) => {
      const [low, high] = readDutyBounds(row['hts8']!);
      const total = Number(row['indicative_cn_total_pct']);
      return !(low <= total && total <= high);
    });
    expect(wrong).toEqual([]);
  });

  test('has one duty, the worked total, where neither suffix, weight of metal nor use decides', () => {
    const open = worked.filter(({ hts8 }) => {
      const [low, high] = readDutyBounds(hts8!);
      return low !== high;
    });
    const certain = worked.filter((row) => !open.includes(row));
    expect(certain.map(({ hts8 }) => readDutyBounds(hts8!)[0])).toEqual(
      certain.map((row) => Number(row['indicative_cn_total_pct'])),
    );
    const openByRule = open.filter((row) => !isLightPossible(row)).map(({ hts8 }) => hts8);
    expect(openByRule).toEqual([
      ...['4901.10.00', '6307.90.98', '7326.20.00', '7326.90.86', '7616.99.51', '8480.71.80', '8505.11.00'],
      ...['8517.62.00', '8806.21.00', '8806.22.00', '8807.30.00', '9401.61.40', '9401.71.00', '9403.20.00'],
      ...['9403.60.80', '9403.70.80', '9403.99.90'],
    ]);
  });

  test('does not widen with a suffix, and spans the worked total of the lines that no suffix divides', () => {
    const bySuffix = new Set(ten.map(([hts]) => hts.slice(0, 10)));
    const wrong = worked.flatMap(({ hts8, indicative_cn_total_pct }) => {
      const [low, high] = readDutyBounds(hts8!);
      const total = Number(indicative_cn_total_pct);
      return ['01', '20', '45', '90'].flatMap((suffix) => {
        const [least, most] = readDutyBounds(`${hts8}.${suffix}`);
        const isRight = low <= least && most <= high && (bySuffix.has(hts8!) || (least <= total && total <= most));
        return isRight ? [] : [[hts8, suffix, least, most]];
      });
    });
    expect(wrong).toEqual([]);
  });

  /** Percent for ten digits: one where the suffix settles the duty, two where the weight of metal is still open. */
  const ten: [hts: string, low: number, high?: number][] = [
    ['6307.90.98.42', 69.5],
    ['6307.90.98.70', 69.5],
    ['6307.90.98.91', 27],
    ['7326.20.00.20', 53.9],
    ['7326.20.00.90', 78.9],
    ['7326.90.86.60', 52.9],
    ['7326.90.86.76', 52.9],
    ['7326.90.86.30', 77.9],
    ['7326.90.86.88', 77.9],
    ['7616.99.51.30', 52.5],
    ['7616.99.51.60', 77.5],
    ['7616.99.51.90', 77.5],
    ['8414.59.65.90', 39.8, 52.3],
    ['8414.59.65.60', 39.8],
    ['8479.89.95.99', 40, 40],
    ['8479.89.95.50', 40],
    ['8480.71.80.45', 40],
    ['8480.71.80.60', 40],
    ['8480.71.80.20', 40.6],
    ['8480.79.90.10', 40, 40.6],
    ['8480.79.90.90', 40.6],
    ['8482.10.50.04', 46.5, 59],
    ['8482.10.50.44', 46.5],
    ['8483.40.50.20', 40, 52.5],
    ['8483.40.50.50', 40],
    ['8505.11.00.70', 27.1],
    ['8505.11.00.50', 39.6],
    ['8517.62.00.90', 7.5],
    ['8517.62.00.20', 25],
    ['8536.90.85.85', 37.5, 50],
    ['8536.90.85.30', 37.5],
    ['9401.61.40.01', 12.5],
    ['9401.61.40.11', 50],
    ['9401.61.40.31', 50],
    ['9401.71.00.05', 12.5],
    ['9401.71.00.07', 20],
    ['9401.71.00.31', 37.5],
    ['9403.20.00.75', 37.5, 50],
    ['9403.20.00.50', 37.5],
    ['9403.70.80.03', 12.5],
    ['9403.70.80.15', 37.5],
    ['9403.99.90.40', 37.5, 50],
    ['9403.99.90.10', 37.5],
  ];
  test.each(ten)('%s with its suffix', (hts, low, high = low) => {
    expect(readDutyBounds(hts)).toEqual([low, high]);
  });
});

describe('the alternatives', () => {
  const summarize = (hts: string, asOf?: string) => {
    const shown = ask(hts, asOf).dutyAlternatives;
    return (
      shown && [
        shown.question,
        ...shown.alternatives.map(({ suffixes, otherSuffixes, ratePct, layers }) =>
          [
            ratePct,
            [...suffixes, ...(otherSuffixes ? ['others'] : [])].join(' '),
            layers.map(({ layer, ratePct: rate }) => `${layer} ${rate}`).join(' + '),
          ].join(': '),
        ),
      ]
    );
  };

  test('name suffixes, rates and layers, and one question', () => {
    expect(summarize('8517.62.00')).toEqual([
      'Which statistical suffix of 8517.62.00 applies: 90 or another?',
      '7.5: 90: section_301 7.5',
      '25: others: section_301 25',
    ]);
    expect(summarize('7616.99.51')).toEqual([
      'Which statistical suffix of 7616.99.51 applies: 20, 30, 40, 50, 60, 70, 75, 90 or another?',
      '52.5: 30 40 others: general 2.5 + section_301 25 + section_232_metals 25',
      '77.5: 20 50 60 70 75 90 others: general 2.5 + section_301 25 + section_232_metals 50',
    ]);
  });

  test('the weight of metal decides between the metals duty and the forced-labour duty, never both or neither', () => {
    expect(summarize('8544.42.90')).toEqual([
      'Do steel, aluminium and copper make up at least 15 % of the weight of the article?',
      '40.1: : general 2.6 + section_301 25 + forced_labour 12.5',
      '52.6: : general 2.6 + section_301 25 + section_232_metals 25',
    ]);
  });

  test('a suffix that leaves one duty has it without a question, although the stack leaves a layer open', () => {
    expect(summarize('9401.61.40.11')).toEqual([null, '50: : section_301 25 + section_232_wood 25']);
    expect(ask('9401.61.40.11').dutyEffectiveRatePct.known).toBe(25);
  });

  test('are absent where the stack is certain, and without a number', () => {
    expect(summarize('3926.90.99')).toBeNull();
    expect(summarize('7326.90.86.88')).toBeNull();
    expect(estimate({ cartons: oneCarton, declaredValueUsd: value }).dutyAlternatives).toBeNull();
  });

  test('follow the day of entry', () => {
    expect(summarize('8806.22.00', '2026-09-02')).toBeNull();
    expect(summarize('8806.22.00', '2026-09-03')).toEqual([
      'Does the drone have a thermal camera or weigh more than 25 kg?',
      '50: : section_301 25 + section_232_drones 25',
      '125: : section_301 25 + section_232_drones 100',
    ]);
  });

  test('of a subheading span its lines', () => {
    const { dutyAlternatives, landedRange } = ask('8544.42');
    expect(dutyAlternatives!.question).toBe('Which line of eight digits applies: 8544.42.10, 8544.42.20, 8544.42.90?');
    expect(dutyAlternatives!.alternatives.map(({ lines, ratePct }) => [ratePct, lines.join(' ')])).toEqual([
      [37.5, '8544.42.10 8544.42.20'],
      [40.1, '8544.42.90'],
      [50, '8544.42.10 8544.42.20'],
      [52.6, '8544.42.90'],
    ]);
    expect(landedRange.highUsd).toBe(ask('8544.42.90').landedRange.highUsd);
    expect(landedRange.lowUsd).toBe(ask('8544.42.10').landedRange.lowUsd);
  });
});

test('what the range spans is not listed as excluded; what it leaves out is', () => {
  const { excludes } = ask('7616.99.51').landedRange;
  expect(excludes).not.toContain('Section 232 steel, aluminium and copper');
  expect(excludes).toContain('Antidumping and countervailing duty');
  expect(ask('8504.40.95').landedRange.excludes).toContain('Section 232 unmanned aircraft');
});
