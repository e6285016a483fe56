import { describe, expect, test } from 'vitest';
import { pickRuns } from '../../property-seed.ts';
import { duty, estimate, oneCarton, rowsOf, tariff } from './tables.ts';

const stackOf = (hts: string | null, declaredValueUsd: number | null = 10_000, asOf?: string) =>
  estimate({ cartons: oneCarton, hts, declaredValueUsd }, asOf).dutyStack;

describe('the schedule', () => {
  test('has 9,049 lines as printed, each by its number, 185 of them reviewed', () => {
    const rows = rowsOf('hts-schedule.csv');
    expect(rows).toHaveLength(9049);
    expect([...tariff.lines.keys()]).toEqual(rows.map(({ hts8 }) => hts8));
    const pcts = rows.map(({ general_pct }) => (general_pct === '' ? null : Number(general_pct)));
    expect([...tariff.lines.values()].map(({ general }) => general.pct)).toEqual(pcts);
    expect([...tariff.lines.values()].filter(({ worked }) => worked)).toHaveLength(185);
  });

  test('states the rate of a China Section 301 heading like the heading table', () => {
    const stated = rowsOf('hts-schedule.csv').flatMap(({ s301_heading, s301_rate_pct }) =>
      s301_rate_pct ? [[s301_heading!, Number(s301_rate_pct)] as const] : [],
    );
    expect(stated.length).toBeGreaterThan(8000);
    const rates = new Map(duty.headings.map(({ heading, rate }) => [heading, rate]));
    expect(stated.filter(([heading, rate]) => rates.get(heading)?.join() !== String(rate))).toEqual([]);
  });
});

describe('the reviewed lines', () => {
  const worked = rowsOf('hts-worked.csv');
  const settled = worked.filter(
    (row) =>
      !/\|/.test(row['s301_rate_pct']!) &&
      row['s232_status'] !== 'conditional' &&
      row['s301fl_status'] !== 'conditional',
  );

  test('match the totals worked out by hand if nothing depends on missing input', () => {
    const plain = settled.filter((row) => {
      const bySuffix = ['s301_heading', 's232_heading', 's301fl_heading', 's232_condition'].some((column) =>
        /\||9903\.88\.04|stat/.test(row[column]!),
      );
      return !bySuffix;
    });
    expect(plain.length).toBeGreaterThan(125);
    for (const row of pickRuns(plain)) {
      const { known } = estimate({ cartons: oneCarton, hts: row['hts8'] }).dutyEffectiveRatePct;
      expect([row['hts8'], known]).toEqual([row['hts8'], Number(row['indicative_cn_total_pct'])]);
    }
  });

  test('have the forced-labour duty and Section 232 status of their review', () => {
    const openBySuffix = /^(7326\.(20\.00|90\.86)|7616\.99\.51|8480\.71\.80|8806\.2[12]\.00)$/;
    for (const row of pickRuns(worked.filter(({ hts8 }) => !openBySuffix.test(hts8!)))) {
      const stack = stackOf(row['hts8']!);
      const of = (layer: string) => stack.find((one) => one.layer === layer)!;
      expect([row['hts8'], of('forced_labour').status]).toEqual([row['hts8'], row['s301fl_status']]);
      const programmes: Record<string, string> = {
        'metals (Note 16)': 'section_232_metals',
        'semiconductors (Note 39)': 'section_232_semiconductors',
        'timber & wood': 'section_232_wood',
        'unmanned aircraft': 'section_232_drones',
      };
      const layer = programmes[row['s232_program']!];
      if (layer) expect([row['hts8'], of(layer).status]).toEqual([row['hts8'], row['s232_status']]);
      else expect([row['hts8'], of('section_232_metals').status]).toEqual([row['hts8'], 'not_applicable']);
      const vehicle = row['s232_auto_parts'] === 'no' ? 'not_applicable' : 'conditional';
      expect([row['hts8'], of('section_232_autos').status]).toEqual([row['hts8'], vehicle]);
    }
  });
});
