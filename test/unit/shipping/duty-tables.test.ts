import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  AlternativeRow,
  CoverageRow,
  FeeRow,
  GoodsRow,
  HeadingRow,
  LayerRow,
  ListRow,
  MetalChangeRow,
  MetalSuffixRow,
} from '#modules/logistics/shipping/duty/duty.schema.ts';
import { computeDutyStack } from '#modules/logistics/shipping/duty/duty-stack.rules.ts';
import { toDutyTables } from '#modules/logistics/shipping/duty/duty-tables.file.ts';
import { CalculationTrace } from '#modules/logistics/shipping/estimate/calculation-trace.rules.ts';
import { toSurcharges } from '#modules/logistics/shipping/freight/dangerous-goods.file.ts';
import { SurchargeRow } from '#modules/logistics/shipping/freight/dangerous-goods.schema.ts';
import { parseTable } from '#tables/csv-table.ts';
import { tariff } from './tables.ts';

/** Edits the text of one file. */
type Edit = (text: string) => string;
type Edits = Record<string, Edit>;

const dataFile = (file: string, edits: Edits) => {
  const text = readFileSync(`src/modules/logistics/shipping/data/${file}`, 'utf8');
  return { file, text: edits[file]?.(text) ?? text };
};
function readEdited(edits: Edits) {
  const read = <S extends Parameters<typeof parseTable>[1]>(file: string, Row: S) =>
    parseTable(dataFile(file, edits), Row);
  return toDutyTables({
    layers: read('duty-layers.csv', LayerRow),
    goods: read('duty-goods.csv', GoodsRow),
    headings: read('duty-headings.csv', HeadingRow),
    metalSuffixes: read('duty-metal-suffixes.csv', MetalSuffixRow),
    metalChanges: read('duty-metal-changes.csv', MetalChangeRow),
    alternatives: read('duty-alternatives.csv', AlternativeRow),
    lists: read('duty-lists.csv', ListRow),
    fees: read('duty-fees.csv', FeeRow),
    coverage: read('duty-coverage.csv', CoverageRow),
  });
}
const readSurcharges = (edits: Edits) => toSurcharges(parseTable(dataFile('dangerous-goods.csv', edits), SurchargeRow));

const replace =
  (from: string, to: string): Edit =>
  (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  };
const append =
  (...rows: string[]): Edit =>
  (text) =>
    text + rows.map((row) => `${row}\n`).join('');
const facts = '2026-11-20,,A notice,2026-11-20';

describe('an invalid duty table is rejected with file, line, column and accepted values', () => {
  test.each<[what: string, file: string, edit: Edit, message: string]>([
    [
      'a column that is missing',
      'duty-layers.csv',
      replace('checkedAt', 'checked'),
      'duty-layers.csv, line 1, column checkedAt: missing; the columns are layer, name, validFrom,',
    ],
    [
      'a column that is unknown',
      'duty-lists.csv',
      (text) => text.replaceAll(/$/gm, ',x').replace(/,x$/, ''),
      'duty-lists.csv, line 1, column x: unknown; the columns are list, lines, meaning, source, checkedAt, in this order',
    ],
    [
      'a row with a cell too many',
      'duty-fees.csv',
      replace('90 FR 34665,', '90 FR 34665,,'),
      'duty-fees.csv, line 2: 11 cells for 10 columns',
    ],
    [
      'a rate that is no number',
      'duty-goods.csv',
      replace('conditional,15,', 'conditional,15 %,'),
      'duty-goods.csv, line 32, column rate: Expected percent from 0 to 1000, such as 12.5, or empty.',
    ],
    [
      'a day that is none',
      'duty-layers.csv',
      replace('2026-12-01', '2026-11-31'),
      'duty-layers.csv, line 15, column validFrom: Expected a day such as 2026-09-15, or empty if open-ended.',
    ],
    [
      'a status that is unknown',
      'duty-goods.csv',
      replace(',conditional,15,', ',likely,15,'),
      'duty-goods.csv, line 32, column status: Expected one of applies, conditional, unknown, terminated, expired, not_applicable.',
    ],
    [
      'a line without dots',
      'duty-goods.csv',
      replace('2804.61.00', '28046100'),
      'duty-goods.csv, line 32, column lines: Expected chapters, headings or lines such as 84, 8471 or 8471.30.01, separated by |.',
    ],
    [
      'a placeholder that is unknown',
      'duty-goods.csv',
      replace('{rate} %, as reported.', '{percent} %, as reported.'),
      'duty-goods.csv, line 32, column basis: Allowed placeholders are {rate}, {validFrom}, {validTo} and {suffix}.',
    ],
    [
      'a placeholder without a value',
      'duty-goods.csv',
      replace('conditional,15,', 'conditional,,'),
      'duty-goods.csv, line 32, column basis: The text uses {rate}, but the row has no rate.',
    ],
    [
      'a rate of what is not due',
      'duty-layers.csv',
      replace('unknown,,An investigation', 'unknown,5,An investigation'),
      'duty-layers.csv, line 7, column rate: A rate requires the status applies or conditional.',
    ],
    [
      'a layer twice, if for other days',
      'duty-layers.csv',
      append('section_122,Section 122,2026-12-01,,unknown,,Open.,A notice,2026-11-20'),
      'duty-layers.csv, line 28, column layer: Duplicate layer section_122.',
    ],
    [
      'a layer that nothing decides',
      'duty-layers.csv',
      append('section_999,Section 999,,,,,,A notice,2026-11-20'),
      'duty-layers.csv, line 28, column status: section_999 is not decided by a rule; a status is required.',
    ],
    [
      'a status of a layer that a rule decides',
      'duty-layers.csv',
      replace('General (MFN) duty,,,,,', 'General (MFN) duty,,,applies,5,All goods.'),
      'duty-layers.csv, line 2, column status: general is decided by a rule; status, rate and basis must be empty.',
    ],
    [
      'no layer where a rule needs it',
      'duty-layers.csv',
      (text) => text.replace(/^general.*\n/m, ''),
      'duty-layers.csv, line 26, column layer: There is no row for general, which is required by a rule.',
    ],
    [
      'goods of a layer that there is not',
      'duty-goods.csv',
      append(`section_999,8471,,,,unknown,,,Open.,A notice,2026-11-20`),
      'duty-goods.csv, line 33, column layer: section_999 is not a duty layer in duty-layers.csv.',
    ],
    [
      'the same goods twice',
      'duty-goods.csv',
      append(`section_232_polysilicon,2804.61.00,,,,unknown,,,Open.,A notice,2026-11-20`),
      'duty-goods.csv, line 33, column lines: Overlaps with line 32.',
    ],
    [
      'periods that overlap',
      'duty-headings.csv',
      append(`section_301,9903.88.01,List 1,30,,,${facts}`),
      'duty-headings.csv, line 19, column heading: Overlaps with line 2.',
    ],
    [
      'an end before the beginning',
      'duty-coverage.csv',
      replace('2026-12-31', '2026-07-23'),
      'duty-coverage.csv, line 2, column validTo: validTo must not be before validFrom.',
    ],
    [
      'a change to nothing',
      'duty-metal-changes.csv',
      replace('listed,9903.82.09,Listed', 'listed,,Listed'),
      'duty-metal-changes.csv, line 2, column to: Expected a heading if change is listed, otherwise empty.',
    ],
    [
      'a fee without its figure',
      'duty-fees.csv',
      replace('0.3464,33.58,651.5', '0.3464,33.58,'),
      'duty-fees.csv, line 2, column maximum: This fee requires a number.',
    ],
    [
      'a figure that is no part of its fee',
      'duty-fees.csv',
      replace('hmf,1991-01-01,,0.125,', 'hmf,1991-01-01,,0.125,5'),
      'duty-fees.csv, line 8, column minimum: Must be empty for this fee.',
    ],
    [
      'a fee that is not known for all days',
      'duty-coverage.csv',
      replace('2026-12-31', '2027-12-31'),
      'duty-fees.csv, line 8, column validFrom: mpf has no row for 2027-10-01, which is within duty-coverage.csv.',
    ],
    [
      'a list that is missing',
      'duty-lists.csv',
      (text) => text.replace(/^likely_drone_parts.*\n/m, ''),
      'duty-lists.csv, line 7, column list: There is no row for likely_drone_parts, which is required by a rule.',
    ],
  ])('%s', (_what, file, edit, message) => {
    expect(() => readEdited({ [file]: edit })).toThrow(message);
  });

  test.each<[what: string, edit: Edit, message: string]>([
    [
      'one bound alone',
      replace('contained,air_freight,0,60', 'contained,air_freight,,60'),
      'dangerous-goods.csv, line 3, column highUsd: lowUsd and highUsd must both be set or both be empty.',
    ],
    [
      'a low above its high',
      replace('contained,air_freight,0,60', 'contained,air_freight,70,60'),
      'dangerous-goods.csv, line 3, column highUsd: highUsd must not be below lowUsd.',
    ],
    [
      'a mode that is missing',
      (text) => text.replace(/^standalone,ocean_lcl.*\n/m, ''),
      'dangerous-goods.csv, line 9, column mode: There is no row for standalone by ocean_lcl.',
    ],
    [
      'a mode twice',
      replace('contained,air_freight', 'contained,air_express'),
      'dangerous-goods.csv, line 3, column mode: contained by air_express is already in line 2.',
    ],
  ])('a surcharge: %s', (_what, edit, message) => {
    expect(() => readSurcharges({ 'dangerous-goods.csv': edit })).toThrow(message);
  });
});

describe('a table row changes an estimate without code changes', () => {
  const layerOf = (edits: Edits, layer: string, hts: string | null, asOf: string) => {
    const entry = { hts, modes: ['ocean_lcl' as const], declaredValueUsd: 1000, asOf, territory: null };
    return computeDutyStack(tariff, readEdited(edits), entry, new CalculationTrace()).find(
      (row) => row.layer === layer,
    );
  };

  test('a new layer for some lines, from its first day', () => {
    const edits = {
      'duty-layers.csv': append(
        'section_999,Section 999,2026-12-10,,not_applicable,,For clocks only.,A notice,2026-11-20',
      ),
      'duty-goods.csv': append('section_999,9105,,,,applies,20,,{rate} % since {validFrom}.,A notice,2026-11-20'),
    };
    const rowOn = (hts: string | null, asOf: string) => layerOf(edits, 'section_999', hts, asOf);
    const due = { status: 'applies', ratePct: 20, amountUsd: 200, basis: '20 % since 2026-12-10.' };
    expect(rowOn('9105.11.40', '2026-12-10')).toMatchObject(due);
    expect(rowOn('9105.11.40', '2026-12-09')).toMatchObject({
      status: 'not_applicable',
      basis: 'Not before 2026-12-10.',
    });
    expect(rowOn('8534.00.00', '2026-12-10')).toMatchObject({ status: 'not_applicable', basis: 'For clocks only.' });
    expect(rowOn(null, '2026-12-10')).toMatchObject({ status: 'unknown', basis: 'No HTS number was given.' });
  });

  test('a new surcharge on all goods', () => {
    const row =
      'section_122_b,Section 122 again,2026-12-10,2026-12-20,applies,10,{rate} % until {validTo}.,A notice,2026-11-20';
    const rowOn = (asOf: string) => layerOf({ 'duty-layers.csv': append(row) }, 'section_122_b', null, asOf);
    expect(rowOn('2026-12-20')).toMatchObject({ status: 'applies', amountUsd: 100, basis: '10 % until 2026-12-20.' });
    expect(rowOn('2026-12-21')).toMatchObject({ status: 'expired', basis: 'Ended on 2026-12-20.' });
  });

  test('a rate that changes on a given day', () => {
    const edit: Edit = (text) =>
      append('section_301,9903.88.03,List 3,30,,,2026-12-10,,A notice,2026-11-20')(
        text.replace('9903.88.03,List 3,25,,,2019-05-10,,', '9903.88.03,List 3,25,,,2019-05-10,2026-12-09,'),
      );
    const rateOn = (asOf: string) => layerOf({ 'duty-headings.csv': edit }, 'section_301', '3923.10.90', asOf)?.ratePct;
    expect([rateOn('2026-12-09'), rateOn('2026-12-10')]).toEqual([25, 30]);
  });

  test('an exemption for one statistical suffix', () => {
    const edit = append(
      'forced_labour,3923.10.90,10,,,not_applicable,,,Exempt since a notice.,A notice,2026-11-20',
      'forced_labour,3923.10.90,none,,,conditional,12.5,,"{rate} %, but nothing for 10.",A notice,2026-11-20',
    );
    const statusOf = (hts: string) => layerOf({ 'duty-goods.csv': edit }, 'forced_labour', hts, '2026-09-15')?.status;
    expect(['3923.10.90.10', '3923.10.90', '3923.10.90.20'].map(statusOf)).toEqual([
      'not_applicable',
      'conditional',
      'applies',
    ]);
  });
});
