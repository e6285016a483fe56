import { describe, expect, test } from 'vitest';
import { readDutyBounds, suffixedLines } from '../../unit/shipping/duty-bounds.ts';
import { rowsOf } from '../../unit/shipping/tables.ts';

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
    const bySuffix = new Set(suffixedLines.map(([hts]) => hts.slice(0, 10)));
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
});
