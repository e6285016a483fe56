import { describe, expect, test } from 'vitest';
import { readImportTables, toImportTables } from '#modules/logistics/shipping/landed-cost/import-tables.file.ts';
import {
  ImportAreaRow,
  ImportTaxRow,
  LowValueRow,
} from '#modules/logistics/shipping/landed-cost/import-tables.schema.ts';
import { parseTable } from '#tables/csv-table.ts';
import { readDataFile } from '#tables/data-file.ts';
import { landedCost, oneCarton, rowsOf } from './tables.ts';

const freight = [{ mode: 'air_freight', lowUsd: 700, highUsd: 900, source: 'Quote of a forwarder, 2026-11-20' }];
const duty = { ratePct: 2.7, source: 'TARIC, read on 2026-11-23' };
const asked = { cartons: oneCarton, modes: ['air_freight'], goodsValueUsd: 5000, hs: '8507.60', freight, duty };

describe('landed cost from given freight and duty', () => {
  test('Germany: duty on value and freight to the border, VAT on value, duty and freight', () => {
    const { byMode, importTax, duty: shown } = landedCost(asked);
    // Duty from 5,000 × 2.7 % to 5,900 × 2.7 %; VAT 19 % of (5,000 + 135 + 700) and of (5,000 + 159.30 + 900).
    expect(byMode).toEqual([
      {
        mode: 'air_freight',
        freight: { low: 700, high: 900 },
        freightSource: 'Quote of a forwarder, 2026-11-20',
        duty: { low: 135, high: 159.3 },
        importTax: { low: 1108.65, high: 1151.27 },
        landed: { low: 6943.65, high: 7210.57 },
        reason: null,
      },
    ]);
    expect(importTax).toMatchObject({ rate: 19, tax: 'import VAT', officialPage: expect.stringContaining('tedb') });
    expect(shown).toMatchObject({ ratePct: 2.7, source: duty.source, tariff: 'TARIC' });
    expect(shown.tariffPage).toContain('Taric=850760');
  });

  test('Canada: neither duty nor GST on freight', () => {
    const [mode] = landedCost({ ...asked, country: 'CA' }).byMode;
    // Duty 135; GST 5 % of 5,135 = 256.75.
    expect(mode).toMatchObject({
      duty: { low: 135, high: 135 },
      importTax: { low: 256.75, high: 256.75 },
      landed: { low: 6091.75, high: 6291.75 },
    });
  });

  test('Australia: duty on the price of the goods, GST on freight too', () => {
    const [mode] = landedCost({ ...asked, country: 'AU' }).byMode;
    // GST 10 % of (5,000 + 135 + 700) and of (5,000 + 135 + 900).
    expect(mode).toMatchObject({ duty: { low: 135, high: 135 }, importTax: { low: 583.5, high: 603.5 } });
  });

  test('Japan: consumption tax on customs value and duty, freight to the port only', () => {
    const [mode] = landedCost({ ...asked, country: 'JP' }).byMode;
    // 10 % of 5,135 and of (5,000 + 159.30 + 900).
    expect(mode).toMatchObject({ duty: { low: 135, high: 159.3 }, importTax: { low: 513.5, high: 605.93 } });
  });
});

describe('what is unknown stays unknown', () => {
  test('without a rate of duty there is neither duty, nor tax, nor landed cost, and the tariff is linked', () => {
    const { byMode, duty: shown, excludes, importTax } = landedCost({ ...asked, duty: null });
    expect(byMode[0]).toMatchObject({ duty: null, importTax: null, landed: null, freight: { low: 700, high: 900 } });
    expect(byMode[0]!.reason).toBe('Customs duty is unknown: give its rate with the source.');
    expect(shown).toMatchObject({ ratePct: null, source: expect.stringMatching(/^Unknown/) });
    expect(excludes[0]).toBe('customs duty');
    expect(importTax!.rate).toBe(19);
  });

  test('without a quote the freight is that of the rate card, which has none for this destination', () => {
    const [mode] = landedCost({ ...asked, freight: [] }).byMode;
    expect(mode).toMatchObject({ freight: null, duty: null, landed: null });
    expect(mode!.reason).toBe(
      'Freight is unknown: The rate card has no rate for this mode and region (eu). Request a quote.',
    );
  });

  test('without the value of the goods', () => {
    const { byMode } = landedCost({ ...asked, goodsValueUsd: null });
    expect(byMode[0]).toMatchObject({ landed: null, reason: 'The value of the goods is unknown.' });
  });

  test('a rate of duty of 0 is known', () => {
    expect(landedCost({ ...asked, duty: { ...duty, ratePct: 0 } }).byMode[0]!.landed).not.toBeNull();
  });

  test('a day before the period of a rate has no tax', () => {
    const { importTax, byMode, notes } = landedCost({ ...asked, country: 'RO' }, '2025-07-31');
    expect([importTax, byMode[0]!.landed, byMode[0]!.importTax]).toEqual([null, null, null]);
    expect(notes.join()).toContain('no rate of import VAT for 2025-07-31');
    expect(landedCost({ ...asked, country: 'RO' }, '2025-08-01').importTax!.rate).toBe(21);
  });
});

describe('the tables of imports', () => {
  test('cover the 27 member states, the United Kingdom, Canada, Australia and Japan, with a source each', () => {
    const { taxes, areas } = readImportTables();
    expect(taxes.filter(({ area }) => area === 'EU')).toHaveLength(27);
    expect([...areas.keys()]).toEqual(['EU', 'GB', 'CA', 'AU', 'JP']);
    expect(Object.fromEntries(taxes.map(({ country, rate }) => [country, rate]))).toEqual({
      ...{ AT: 20, BE: 21, BG: 20, CY: 19, CZ: 21, DE: 19, DK: 25, EE: 24, ES: 21, FI: 25.5, FR: 20, GR: 24, HR: 25 },
      ...{ HU: 27, IE: 23, IT: 22, LT: 21, LU: 17, LV: 21, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21, SE: 25, SI: 22 },
      ...{ SK: 23, GB: 20, CA: 5, AU: 10, JP: 10 },
    });
    for (const file of ['import-taxes.csv', 'low-value-rules.csv'])
      for (const row of rowsOf(file)) expect(row).toMatchObject({ officialPage: expect.stringMatching(/^https?:/) });
  });

  test('list thresholds with their days, those to come included', () => {
    const daysOf = (asOf: string) =>
      landedCost(asked, asOf).lowValueRules.map(({ validFrom, amount, currency }) => [validFrom, amount, currency]);
    expect(daysOf('2026-06-30')).toEqual([
      [null, 150, 'EUR'],
      ['2026-07-01', 150, 'EUR'],
      ['2028-07-01', null, null],
    ]);
    expect(daysOf('2026-07-01')).toEqual([
      ['2026-07-01', 150, 'EUR'],
      ['2028-07-01', null, null],
    ]);
  });

  test.each([
    ['import-taxes.csv', 'DE,Germany,EU,', 'FR,Germany,EU,', /import-taxes\.csv, line \d+, column country: Overlaps/],
    ['import-taxes.csv', 'JP,Japan,JP', 'JP,Japan,XX', /column area: XX is not in import-areas\.csv/],
    ['import-taxes.csv', 'GST,5,', 'GST,5 %,', /column rate: Expected percent/],
    ['low-value-rules.csv', '150,EUR', '150,', /column currency: An amount and its currency/],
    ['import-areas.csv', 'to_border,all', 'border,all', /column freightInDuty: Expected none/],
  ])('an invalid row of %s is refused with file, line and column', (file, from, to, message) => {
    const read = <Schema extends Parameters<typeof parseTable>[1]>(name: string, schema: Schema) => {
      const data = readDataFile('src/modules/logistics/shipping', name);
      return parseTable(name === file ? { ...data, text: data.text.replace(from, to) } : data, schema);
    };
    expect(() =>
      toImportTables({
        taxes: read('import-taxes.csv', ImportTaxRow),
        areas: read('import-areas.csv', ImportAreaRow),
        rules: read('low-value-rules.csv', LowValueRow),
      }),
    ).toThrow(message);
  });
});
