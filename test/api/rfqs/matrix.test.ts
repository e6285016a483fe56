import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/universal';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { startApp, unlimited } from '../../harness.ts';
import { type Json, list } from '../../json.ts';
import { publishing, toCode } from './published.ts';
import { declining, line, record, toAmounts, wholeQuote } from './quoted.ts';

const app = await startApp(unlimited);
const { published } = publishing(app);
const me = await app.live();
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

const amounts = `{
  unitPrice { amount currency } goodsTotal { amount currency } toolingCost { amount currency }
  toolingPerUnit { amount currency } total { amount currency } totalPerUnit { amount currency }
  exchangeRate { currency usdPerUnit asOf source }
}`;
const comparing = `query ($input: RfqComparisonMatrixInput!) {
  rfqComparisonMatrix(input: $input) {
    rfqId asOf quantities note exchangeRates { currency usdPerUnit asOf source }
    suppliers {
      factoryId factoryName answerState respondedAt quoteId version validUntil validity currency incoterm namedPlace
      factory { nameEn } quote { status }
      cells {
        quantity quoted ${amounts} usd ${amounts} moq leadTimeDays { low high }
        parts { name needed bandRule pricedFrom pricedTo bandReason }
        landed { mode known { amount currency } low { amount currency } high { amount currency } reason }
        landedBasis unknowns { code layer subject message howToSettle }
      }
    }
    breakEvens {
      firstFactoryName secondFactoryName currency unknowns { code }
      ranges { from to firstTotal secondTotal outcome formula quantity nextWholeQuantity total { amount currency } }
    }
  }
}`;
type Asked = { rfqId: string; quantities?: number[]; fxRates?: object[]; asOf?: string; shipment?: object };
const compare = async (asked: Asked) =>
  toAmounts(
    (await me.graphql.request(comparing, { input: { quantities: [500, 2000], ...asked } })).rfqComparisonMatrix,
  );

const yuan = { currency: 'CNY', usdPerUnit: '0.14', asOf: '2026-08-31', source: 'https://rates.example/2026-08-31' };
const part = { name: 'Lamp', process: 'injection_molding', material: 'ABS' };
const named = (nameEn: string) => ({ directoryId: `mfg-${newId().replaceAll('-', '')}`, nameEn, processes: ['cnc'] });
async function publishedTo(...names: string[]) {
  const factoryIds = await app.factories(...names.map(named));
  const { rfq, rfqId } = await published(me, { input: { factoryIds, parts: [part] } });
  const [lineId] = rfq.lineIds;
  const quote = (at: number, lines: object[], more: object = {}) =>
    record(
      operator,
      wholeQuote(rfq, factoryIds[at]!, { lines: lines.map((one) => line(lineId, { ...one })), ...more }),
    );
  return { rfq, rfqId, factoryIds, quote };
}

/** Five invited factories: Alpha in USD, Beta in CNY, Gamma expired, Delta declined, Echo without an answer. */
async function answered() {
  const request = await publishedTo('Echo', 'Beta', 'Delta', 'Alpha', 'Gamma');
  const { rfqId, factoryIds, quote } = request;
  await quote(3, [
    { quantity: 500, unitPrice: '2.40', toolingCost: '800' },
    { quantity: 2000, unitPrice: '2.10', toolingCost: '800' },
  ]);
  const tooling = { toolingCost: '20000' };
  const beta = [
    { quantity: 500, unitPrice: '15.00', ...tooling },
    { quantity: 5000, unitPrice: '14.00', ...tooling },
  ];
  await quote(1, beta, { currency: 'CNY' });
  await quote(4, [{ unitPrice: '2.00', toolingCost: '1800' }], { validUntil: '2026-08-31' });
  await operator.graphql.request(declining, { input: { rfqId, factoryId: factoryIds[2] } });
  return request;
}
const everybody = await answered();

test('compares all invited factories at 500 and 2,000, by name, in their currencies and in USD', async () => {
  const { rfqId } = everybody;
  const { suppliers, exchangeRates, note, ...rest } = await compare({ rfqId, fxRates: [yuan] });
  expect([rest.rfqId, rest.asOf, rest.quantities, exchangeRates]).toEqual([rfqId, '2026-09-01', [500, 2000], [yuan]]);
  expect(note).toMatch(/not ranked/);
  const states = list(suppliers).map(({ factoryName, answerState, validity, factory }) => [
    ...[factoryName, answerState, validity],
    factory.nameEn,
  ]);
  expect(states).toEqual([
    ['Alpha', 'quoted', 'valid', 'Alpha'],
    ['Beta', 'quoted', 'valid', 'Beta'],
    ['Delta', 'declined', null, 'Delta'],
    ['Echo', 'failed', null, 'Echo'],
    ['Gamma', 'quoted', 'expired', 'Gamma'],
  ]);
  // 20,000 + 500 × 15 = 27,500 CNY; × 0.14 = 3,850 USD; / 500 = 7.70. 20,000 + 2,000 × 15 = 50,000; 7,000; 3.50.
  expect(
    list(suppliers[1].cells).map(({ quoted, usd }) => [quoted.total, usd.total, usd.totalPerUnit, usd.exchangeRate]),
  ).toEqual([
    ['27500.00', '3850.00', '7.70', yuan],
    ['50000.00', '7000.00', '3.50', yuan],
  ]);
  // 800 + 500 × 2.40 = 2,000; 800 + 2,000 × 2.10 = 5,000.
  expect(
    list(suppliers[0].cells).map(({ quoted, usd }) => [
      quoted.total,
      quoted.toolingPerUnit,
      usd.totalPerUnit,
      usd.exchangeRate,
    ]),
  ).toEqual([
    ['2000.00', '1.60', '4.00', null],
    ['5000.00', '0.40', '2.50', null],
  ]);
  const [first, second] = list(suppliers[0].cells);
  expect([first!.parts[0], second!.parts[0].bandRule, second!.parts[0].pricedTo]).toMatchObject([
    { name: 'Lamp', needed: 500, pricedFrom: 500, pricedTo: 1999, bandReason: expect.stringContaining('500 to 1999') },
    'within_band',
    null,
  ]);
});

test('keeps an expired quote visible and marks it; a factory without a quote has empty cells with the reason', async () => {
  const { suppliers } = await compare({ rfqId: everybody.rfqId, fxRates: [yuan] });
  const [, , declined, , expired] = list(suppliers);
  expect(expired!.cells[0]).toMatchObject({
    quoted: { total: '2800.00' },
    unknowns: [
      { code: 'quote_expired', layer: 'terms' },
      { code: 'shipment_not_given', layer: 'freight' },
    ],
  });
  expect(declined!.cells[1]).toMatchObject({
    ...{ quantity: 2000, quoted: null, usd: null, parts: [], landed: [] },
    unknowns: [
      {
        code: 'no_quote',
        layer: 'answer',
        message: 'No quote is recorded: the factory declined.',
        howToSettle: 'Accept an answer that waits, ask the factory for one, or have the quote that it sent recorded.',
      },
    ],
  });
});

test('solves each pair of quotes, within the bands of both, and invents nothing without a rate', async () => {
  const { rfqId } = everybody;
  const { breakEvens } = await compare({ rfqId, fxRates: [yuan] });
  const summary = list(breakEvens).map(({ firstFactoryName, secondFactoryName, ranges }) => [
    ...[firstFactoryName, secondFactoryName],
    list(ranges).flatMap(({ quantity, total }) => (quantity ? [[quantity, total]] : [])),
  ]);
  // Alpha and Beta from 5,000: 2,000 / 0.14. Alpha and Gamma from 2,000: 1,000 / 0.10. Beta and Gamma from 500:
  // 1,000 / 0.10 = 10,000, above the band to 4,999; from 5,000 Beta costs 1.96, and 2,800 + 1.96 q = 1,800 + 2 q at 25,000.
  expect(summary).toEqual([
    ['Alpha', 'Beta', [['14285.714286', '30800.00']]],
    ['Alpha', 'Gamma', [['10000', '21800.00']]],
    ['Beta', 'Gamma', [['25000', '51800.00']]],
  ]);
  const without = list((await compare({ rfqId })).breakEvens);
  expect(without.map(({ currency, ranges, unknowns }) => [currency, list(ranges).length, unknowns[0]?.code])).toEqual([
    [null, 0, 'exchange_rate_missing'],
    ['USD', 2, 'quote_expired'],
    [null, 0, 'quote_expired'],
  ]);
});

describe('landed cost', () => {
  const shipment = {
    carton: { lengthCm: 40, widthCm: 30, heightCm: 30, weightKg: 12, units: 60 },
    destination: { country: 'US', postcode: '90001' },
    hts: '8509.80.50.95',
  };
  const estimating = `query ($input: ShippingEstimateInput!, $asOf: Date) { shippingEstimate(input: $input, asOf: $asOf) {
    landedByMode { mode total { low high } reason } } }`;

  test('of one unit by mode is that of the estimate for the goods in USD, divided by the quantity', async () => {
    const { suppliers } = await compare({ rfqId: everybody.rfqId, fxRates: [yuan], shipment, quantities: [500] });
    const [alpha, beta] = list(suppliers);
    const { carton, ...where } = shipment;
    const { units: _, ...size } = carton;
    // 500 × 15 × 0.14 = 1,050 USD in 9 cartons.
    const input = { ...where, cartons: [{ ...size, count: 9 }], declaredValueUsd: 1050 };
    const { shippingEstimate } = await me.graphql.request(estimating, { input, asOf: '2026-09-01' });
    const share = (amount: unknown) => Math.round((Number(amount) / 500) * 10_000) / 10_000;
    const [cell] = list(beta!.cells);
    expect(list(cell!.landed).map(({ mode, low, high, reason }) => [mode, Number(low), Number(high), reason])).toEqual(
      list(shippingEstimate.landedByMode).map(({ mode, total, reason }) => [
        mode,
        share(total.low),
        share(total.high),
        reason,
      ]),
    );
    for (const { known, low, high } of list(cell!.landed)) {
      expect(Number(known)).toBeGreaterThan(2.1);
      expect(Number(low)).toBeGreaterThan(Number(known));
      expect(Number(high)).toBeGreaterThan(Number(low));
    }
    expect(cell!.landedBasis).toBe(
      'Price FOB, freight and duty of 500 units in 9 cartons, duty as of 2026-09-01, divided by 500.',
    );
    const unknowns = list(alpha!.cells[0].unknowns);
    expect(unknowns.at(-1)).toMatchObject({
      ...{ code: 'costs_excluded', layer: 'freight' },
      message: expect.stringMatching(/^Not included in the landed cost: tooling and the duty on it; /),
    });
    const layers = unknowns.slice(0, -1).map(({ code, subject }) => [code, typeof subject]);
    expect(layers).toEqual(layers.map(() => ['duty_layer_open', 'string']));
    expect(layers).not.toEqual([]);
  });

  test('of another country needs freight that was quoted and the rate of duty, each with its source', async () => {
    const { hts: _, ...goods } = shipment;
    const abroad = { ...goods, destination: { country: 'AU' }, modes: ['ocean_lcl'] };
    const { rfqId } = everybody;
    const read = async (more: object) => {
      const { suppliers } = await compare({ rfqId, shipment: { ...abroad, ...more }, quantities: [500] });
      const { landed, unknowns } = list(suppliers[0].cells)[0]!;
      const [{ known, low, high, reason }] = list(landed) as [Json];
      return [known, low, high, reason, list(unknowns).map(({ code }) => code)];
    };
    const freight = [{ quantity: 500, mode: 'ocean_lcl', lowUsd: 400, highUsd: 600, source: 'Quote of a forwarder' }];
    const duty = { ratePct: 5, source: 'https://tariff.example' };
    // Australia takes duty on the price alone: 1,200 + 5 % = 1,260, / 500 = 2.52. GST is 10 % of that and the freight:
    // 1,260 + 400 + 166 = 1,826, / 500 = 3.652; 1,260 + 600 + 186 = 2,046, / 500 = 4.092.
    expect(await read({ freight, duty })).toEqual(['2.52', '3.652', '4.092', null, ['costs_excluded']]);
    expect(await read({ freight })).toEqual([
      ...['2.40', null, null, 'Customs duty is unknown: give its rate with the source.'],
      ['duty_rate_not_given', 'costs_excluded'],
    ]);
    expect(await read({ duty, freight: [{ ...freight[0], quantity: 2000 }] })).toEqual([
      ...['2.40', null, null, expect.stringMatching(/^Freight is unknown: /)],
      ['freight_not_known', 'costs_excluded'],
    ]);
  });

  test.each<[string, object, string]>([
    ['without a tariff number', { hts: null }, 'general_duty_not_known'],
    [
      'for more than an estimate accepts',
      { carton: { ...shipment.carton, weightKg: 2000, units: 1 } },
      'freight_not_known',
    ],
  ])('is unknown %s, with the reason for each mode', async (_, more, code) => {
    const { suppliers } = await compare({
      rfqId: everybody.rfqId,
      shipment: { ...shipment, ...more },
      quantities: [500],
    });
    const [cell] = list(suppliers[0].cells);
    expect(list(cell!.unknowns).map((unknown) => unknown.code)).toContain(code);
    expect(list(cell!.landed).map(({ low, reason }) => [low, typeof reason])).toContainEqual([null, 'string']);
  });

  test('is unknown for a quote in a currency without a rate, and for a price that includes freight', async () => {
    const { rfqId, quote } = await publishedTo('Alpha', 'Beta');
    await quote(0, [{}], { incoterm: 'CIF' });
    await quote(1, [{}], { currency: 'CNY' });
    const { suppliers } = await compare({ rfqId, shipment, quantities: [500] });
    const codes = list(suppliers).map(({ cells }) => list(cells[0].unknowns).map(({ code }) => code));
    expect(codes).toEqual([['freight_in_price'], ['exchange_rate_missing', 'goods_value_not_known']]);
  });

  test('requires shipping:read, unlike the comparison without shipment', async () => {
    const reader = await app.live({ organisationId: me.organisationId, scopes: ['rfqs:read'] });
    const names =
      'query ($input: RfqComparisonMatrixInput!) { rfqComparisonMatrix(input: $input) { suppliers { factoryName } } }';
    const input = { rfqId: everybody.rfqId, quantities: [500] };
    expect((await reader.graph(names, { input })).body['errors']).toBeUndefined();
    expect(toCode(await reader.graph(names, { input: { ...input, shipment } }))).toEqual([403, 'insufficient_scope']);
  });
});

test.each<[string, object, string]>([
  ['eleven quantities', { quantities: Array.from({ length: 11 }, (_, at) => at + 1) }, '/quantities'],
  ['a quantity twice', { quantities: [500, 500] }, '/quantities'],
  ['two rates of a currency', { fxRates: [yuan, yuan] }, '/fxRates'],
  ['a rate of tomorrow', { fxRates: [{ ...yuan, asOf: '2026-09-02' }] }, '/fxRates/0/asOf'],
  ['a rate of USD', { fxRates: [{ ...yuan, currency: 'USD' }] }, '/fxRates/0/currency'],
  [
    'freight to the United States',
    {
      shipment: {
        ...{ unit: { weightKg: 1, volumeM3: 0.01 }, destination: { country: 'US' } },
        freight: [{ quantity: 500, mode: 'ocean_lcl', lowUsd: 1, highUsd: 2, source: 'Quote of a forwarder' }],
      },
    },
    '/shipment/freight',
  ],
  [
    'a country without tables',
    { shipment: { unit: { weightKg: 1, volumeM3: 0.01 }, destination: { country: 'BR' } } },
    '/shipment/destination/country',
  ],
])('a comparison with %s is refused with the path of the field', async (_, more, path) => {
  const input = { rfqId: everybody.rfqId, quantities: [500], ...more };
  const { code, details } = (await me.graph(comparing, { input })).body['errors'][0].extensions;
  expect([code, details.fields[0].path]).toEqual(['validation_failed', path]);
});

test('a comparison of another organisation is not found, as data and as a file', async () => {
  const { rfqId } = everybody;
  for (const who of [await app.live(), await app.sandbox()]) {
    expect(toCode(await who.graph(comparing, { input: { rfqId, quantities: [500] } }))).toEqual([404, 'not_found']);
    const file = await who.rest('POST', `/rfqs/${rfqId}/comparison/content`, { format: 'csv', quantities: [500] });
    expect(toCode(file)).toEqual([404, 'not_found']);
  }
});

test('the statements depend neither on the number of factories nor on that of quantities', async () => {
  const { rfqId, quote } = await publishedTo('Alpha');
  await quote(0, [{}]);
  const count = async (asked: Asked) => {
    await compare(asked);
    app.queries.length = 0;
    await compare(asked);
    return app.queries.length;
  };
  const shipment = { unit: { weightKg: 0.2, volumeM3: 0.001 }, hts: '8509.80.50.95', destination: { country: 'US' } };
  const small = await count({ rfqId, quantities: [500], shipment });
  const quantities = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(await count({ rfqId: everybody.rfqId, quantities, shipment, fxRates: [yuan] })).toBe(small);
  // The request, its parts, its invitations and its quotes; then the factories and quotes of all rows.
  expect(small).toBe(6);
});

describe('a file', () => {
  const download = async (body: object) => {
    const answer = await app.app.request(`/api/v1/rfqs/${everybody.rfqId}/comparison/content`, {
      method: 'POST',
      headers: { ...me.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ quantities: [500, 2000], fxRates: [yuan], ...body }),
    });
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const expected = [
    ['Alpha', 500, 2000],
    ['Alpha', 2000, 5000],
    ['Beta', 500, 3850],
    ['Beta', 2000, 7000],
    ['Delta', 500, null],
    ['Delta', 2000, null],
    ['Echo', 500, null],
    ['Echo', 2000, null],
    ['Gamma', 500, 2800],
    ['Gamma', 2000, 5800],
  ];

  test('as CSV has the figures of the comparison', async () => {
    const { answer, bytes } = await download({ format: 'csv' });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="comparison-quotes-2026-09-01.csv"',
    ]);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    const rows = parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[];
    const read = ({ factory, quantity, totalUsd }: Record<string, string>) => [
      factory,
      Number(quantity),
      totalUsd ? Number(totalUsd) : null,
    ];
    expect(rows.map(read)).toEqual(expected);
  });

  test('as XLSX has them as numbers', async () => {
    const { answer, bytes } = await download({ format: 'xlsx' });
    expect(answer.status).toBe(200);
    const [header, ...rows] = await readSheet(bytes.buffer, 'quotes');
    const at = (name: string) => header!.indexOf(name);
    expect(rows.map((row) => [row[at('factory')], row[at('quantity')], row[at('totalUsd')]])).toEqual(expected);
  });
});
