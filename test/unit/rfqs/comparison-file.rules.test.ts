import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import readSheets, { readSheet } from 'read-excel-file/universal';
import { describe, expect, test } from 'vitest';
import { renderComparisonFile } from '#modules/sourcing/rfqs/comparison/file/comparison-file.rules.ts';
import type { ComparisonTable } from '#modules/sourcing/rfqs/comparison/file/comparison-file.schema.ts';
import { tableColumns } from '#modules/sourcing/rfqs/comparison/file/comparison-table.rules.ts';
import { writeWorkbook } from '#modules/sourcing/rfqs/comparison/file/workbook.rules.ts';
import { computeBreakEvens } from '#modules/sourcing/rfqs/comparison/matrix/break-even.rules.ts';
import { draftSuppliers, toCell } from '#modules/sourcing/rfqs/comparison/matrix/matrix.rules.ts';
import { alpha, beta, invitationOf, onePart, quoteOf, yuan } from './quotes.ts';

const evil = quoteOf('=HYPERLINK("http://evil.example")', alpha.offer.lines, { namedPlace: '+cmd' });
const quotes = [alpha, beta, evil];
const given = { quantities: [500, 2000], fxRates: [yuan], asOf: '2026-09-15' };
const invitations = [...quotes.map(({ factoryName }) => invitationOf(factoryName)), invitationOf('Quiet', 'sent')];
const drafted = draftSuppliers({ status: 'sent', quoteBy: null }, onePart, invitations, quotes, given);
const landed = { byMode: [], basis: null, unknowns: [] };
const matrix = {
  ...{ rfqId: 'r', title: 'Lamp', asOf: given.asOf, quantities: given.quantities, exchangeRates: [yuan] },
  suppliers: drafted.map(({ drafts, ...one }) => ({ ...one, cells: drafts.map((draft) => toCell(draft, landed)) })),
  breakEvens: () => computeBreakEvens(quotes, onePart, given),
};
const csv = (table: ComparisonTable) => {
  const { content } = renderComparisonFile(matrix, { format: 'csv', table });
  const text = Buffer.from(content, 'base64').toString();
  return { text, rows: parse(text, { bom: true, columns: true }) as Record<string, string>[] };
};

describe('CSV', () => {
  test('has a row for each factory and quantity, with the figures of the comparison', () => {
    const { rows } = csv('quotes');
    expect(
      rows.map(({ factory, quantity, answerState, unitPrice, totalUsd, rateAsOf }) => [
        factory,
        quantity,
        answerState,
        unitPrice,
        totalUsd,
        rateAsOf,
      ]),
    ).toEqual([
      [`'${evil.factoryName}`, '500', 'quoted', '2.40', '2000.00', ''],
      [`'${evil.factoryName}`, '2000', 'quoted', '2.10', '5000.00', ''],
      ['Alpha', '500', 'quoted', '2.40', '2000.00', ''],
      ['Alpha', '2000', 'quoted', '2.10', '5000.00', ''],
      ['Beta', '500', 'quoted', '15.00', '3850.00', '2026-08-31'],
      ['Beta', '2000', 'quoted', '15.00', '7000.00', '2026-08-31'],
      ['Quiet', '500', 'sent', '', '', ''],
      ['Quiet', '2000', 'sent', '', '', ''],
    ]);
  });

  test('begins with a byte order mark, ends lines by CRLF, and no cell begins like a formula', () => {
    for (const table of ['quotes', 'break_even', 'unknowns', 'exchange_rates'] as const) {
      const { text, rows } = csv(table);
      expect([text.startsWith('\uFEFF'), text.endsWith('\r\n')]).toEqual([true, true]);
      expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }
  });

  test('has a table of break-even quantities with their formulas', () => {
    const [first] = csv('break_even').rows.filter(({ firstFactory, quantity }) => firstFactory === 'Alpha' && quantity);
    expect(first).toMatchObject({
      ...{
        secondFactory: 'Beta',
        currency: 'USD',
        from: '5000',
        to: '',
        nextWholeQuantity: '14286',
        total: '30800.00',
      },
      formula: 'q = (20000.00 × 0.14 − 800.00) / (2.10 − 14.00 × 0.14) ≈ 14285.714286',
    });
  });
});

describe('a workbook', () => {
  const { content, mediaType, disposition, bytes } = renderComparisonFile(matrix, { format: 'xlsx', table: 'quotes' });
  const file = new Uint8Array(Buffer.from(content, 'base64'));

  test('has a sheet for each table and one that describes the columns', async () => {
    expect((await readSheets(file.buffer)).map(({ sheet }) => sheet)).toEqual([
      'quotes',
      'break_even',
      'unknowns',
      'exchange_rates',
      'columns',
    ]);
    expect([mediaType, disposition, bytes]).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'attachment; filename="comparison-2026-09-15.xlsx"',
      file.length,
    ]);
  });

  test('holds amounts as numbers and what looks like a formula as text', async () => {
    const [header, first] = await readSheet(file.buffer, 'quotes');
    const cell = (name: string) => first![header!.indexOf(name)];
    expect([cell('factory'), cell('namedPlace'), cell('quantity'), cell('totalUsd')]).toEqual([
      evil.factoryName,
      '+cmd',
      500,
      2000,
    ]);
    expect(strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml']!)).not.toContain('<f>');
  });

  test('writes numbers with the digits given, and drops what XML cannot hold', () => {
    const sheet = { name: 'a', rows: [['x'], [{ number: '0.10' }, 'a\u0000<b>&"\ud800']] };
    const text = strFromU8(unzipSync(writeWorkbook([sheet], new Date('2026-09-15')))['xl/worksheets/sheet1.xml']!);
    expect(text).toContain('<c r="A2"><v>0.10</v></c>');
    expect(text).toContain('>a&lt;b&gt;&amp;&quot;\ufffd</t>');
  });
});

test('the documentation describes every column', () => {
  const page = readFileSync('docs/quote-comparison.md', 'utf8');
  const names = Object.values(tableColumns).flatMap((columns) => columns.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
