import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { startApp, unlimited } from '../../harness.ts';
import { publishing, toCode } from './published.ts';
import { line, record, toAmounts, wholeQuote, withdrawing } from './quoted.ts';

const app = await startApp(unlimited);
const { published } = publishing(app);
const me = await app.live();
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

const comparing = `query ($rfqId: ID!, $quantity: SafeInt!, $asOf: Date, $shipment: ComparisonShipmentInput) {
  rfqComparison(rfqId: $rfqId, quantity: $quantity, asOf: $asOf, shipment: $shipment) {
    rfqId quantity asOf note csv
    columns {
      quoteId factoryId factoryName version receivedAt validUntil currency incoterm namedPlace unitPrice { amount currency }
      goodsTotal { amount currency } toolingCost { amount currency } total { amount currency } moq leadTimeDays { low high } landedUnit { low high currency } landedBasis unknowns
      parts { lineId name needed pricedFrom unitPrice { amount currency } toolingCost { amount currency } moq leadTimeDays { low high } unknowns }
    }
    withoutQuote { factoryId factoryName status note }
  }
}`;
type Asked = { rfqId: string; quantity?: number; asOf?: string; shipment?: object };
const compare = async ({ quantity = 500, ...asked }: Asked) =>
  toAmounts((await me.graphql.request(comparing, { quantity, ...asked })).rfqComparison);
const shipment = {
  carton: { lengthCm: 40, widthCm: 30, heightCm: 30, weightKg: 12, units: 60 },
  destination: { country: 'US', postcode: '90001' },
  hts: '8509.80.50.95',
};
const shippingEstimate = `query ($input: ShippingEstimateInput!) { shippingEstimate(input: $input) { landedRange { total { low high currency } } } }`;

const named = (nameEn: string) => ({ directoryId: `mfg-${newId().replaceAll('-', '')}`, nameEn, processes: ['cnc'] });
async function publishedTo(...names: string[]) {
  const factoryIds = await app.factories(...names.map(named));
  return published(me, { input: { factoryIds } });
}

/** A request without quotes. */
const silent = await publishedTo('Alpha');

test('returns one column per supplier with a valid quote, ordered by name, and the suppliers without one', async () => {
  const { rfq, rfqId, factoryIds } = await publishedTo('Zenith', 'Alpha', 'Middle');
  const [zenith, alpha, middle] = factoryIds;
  const cheap = { lines: rfq.lineIds.map((id: string) => line(id, { unitPrice: '0.01', toolingCost: '0' })) };
  await record(operator, wholeQuote(rfq, zenith!, { note: 'first' }));
  const { quote } = await record(operator, wholeQuote(rfq, zenith!, cheap));
  await record(operator, wholeQuote(rfq, alpha!));
  const { columns, withoutQuote, note, csv, ...rest } = await compare({ rfqId });
  expect(rest).toEqual({ rfqId, quantity: 500, asOf: '2026-09-01' });
  expect(note).toContain('not ranked');
  expect(columns.map(({ factoryName, unitPrice }) => [factoryName, unitPrice])).toEqual([
    ['Alpha', '6.25'],
    ['Zenith', '0.05'],
  ]);
  expect(columns[1]).toEqual({
    quoteId: quote.id,
    factoryId: zenith,
    factoryName: 'Zenith',
    version: 2,
    receivedAt: '2026-09-01T08:00:00.000Z',
    validUntil: '2026-12-31',
    currency: 'USD',
    incoterm: 'FOB',
    namedPlace: 'Shenzhen',
    unitPrice: '0.05',
    goodsTotal: '25.00',
    toolingCost: '0.00',
    total: '25.00',
    moq: 500,
    leadTimeDays: { low: 20, high: 30 },
    landedUnit: null,
    landedBasis: null,
    unknowns: ['Landed cost is unknown: give shipment.'],
    parts: [
      { lineId: rfq.lineIds[0], name: 'Housing', needed: 500 },
      { lineId: rfq.lineIds[1], name: 'Screw', needed: 2000 },
    ].map((part) => ({
      ...part,
      pricedFrom: 500,
      unitPrice: '0.01',
      toolingCost: '0',
      moq: 500,
      leadTimeDays: { low: 20, high: 30 },
      unknowns: [],
    })),
  });
  expect(withoutQuote).toEqual([
    { factoryId: middle, factoryName: 'Middle', status: 'failed', note: 'No quote is recorded.' },
  ]);
  const rows = parse(csv, { columns: true, bom: true }) as Record<string, string>[];
  expect(rows.map(({ factory, unitPrice, unknowns }) => [factory, unitPrice, unknowns])).toEqual([
    ['Alpha', '6.25', 'Landed cost is unknown: give shipment.'],
    ['Zenith', '0.05', 'Landed cost is unknown: give shipment.'],
    ['Middle', '', 'No quote is recorded.'],
  ]);
});

test('excludes withdrawn and expired quotes, as of a given day', async () => {
  const { rfq, rfqId, factoryIds } = await publishedTo('Brief', 'Undone');
  await record(operator, wholeQuote(rfq, factoryIds[0]!, { validUntil: '2026-09-05' }));
  const { quote } = await record(operator, wholeQuote(rfq, factoryIds[1]!));
  app.clock.now = new Date('2026-09-10T08:00:00Z');
  await operator.graphql.request(withdrawing, { input: { id: quote.id } });
  const now = await compare({ rfqId });
  expect(now).toMatchObject({ asOf: '2026-09-10', columns: [] });
  expect(now.withoutQuote.map(({ status, note }) => [status, note])).toEqual(
    Array(2).fill(['quoted', 'No quote is valid on this day.']),
  );
  const names = async (asOf: string) => (await compare({ rfqId, asOf })).columns.map((one) => one.factoryName);
  expect(await names('2026-09-05')).toEqual(['Brief', 'Undone']);
  expect(await names('2026-09-06')).toEqual(['Undone']);
  expect(await names('2026-08-31')).toEqual([]);
});

describe('landed cost', () => {
  test('per unit is the estimate of the shipment divided by the quantity', async () => {
    const { rfq, rfqId, factoryIds } = await publishedTo('Alpha');
    await record(operator, wholeQuote(rfq, factoryIds[0]!));
    const { columns } = await compare({ rfqId, shipment });
    const { landedUnit, landedBasis, unknowns, goodsTotal } = columns[0];
    const { carton, ...where } = shipment;
    const { units: _, ...size } = carton;
    const input = { ...where, cartons: [{ ...size, count: 9 }], declaredValueUsd: Number(goodsTotal) };
    const { landedRange } = (await me.graphql.request(shippingEstimate, { input })).shippingEstimate;
    const { low, high, currency } = landedRange.total;
    const share = (amount: unknown) => String(Math.round((Number(amount) / 500) * 10_000) / 10_000);
    expect(landedUnit).toEqual({ low: share(low), high: share(high), currency });
    expect(Number(landedUnit.low)).toBeGreaterThan(6.25);
    expect(landedBasis).toBe(
      'Price FOB, freight and duty of 500 units in 9 cartons, duty as of 2026-09-15, divided by 500.',
    );
    expect(unknowns).toEqual([expect.stringMatching(/^Not included in the landed cost: tooling and the duty on it; /)]);
  });

  test('of an EXW price lists the excluded costs', async () => {
    const { rfq, rfqId, factoryIds } = await publishedTo('Alpha');
    await record(operator, wholeQuote(rfq, factoryIds[0]!, { incoterm: 'EXW' }));
    const { landedUnit, unknowns } = (await compare({ rfqId, shipment })).columns[0];
    expect(landedUnit).not.toBeNull();
    expect(unknowns[0]).toContain('collection in China; export clearance; charges at the port of departure;');
  });

  test.each<[string, object, object, string]>([
    ['in another currency', { currency: 'CNY' }, {}, 'prices in CNY are not converted'],
    ['if the price includes freight', { incoterm: 'CIF' }, {}, 'a price CIF already includes freight'],
    ['on a day without duty tables', {}, { asOf: '2027-01-01' }, 'the duty tables cover'],
    ['without a tariff number', {}, { shipment: { ...shipment, hts: null } }, 'the general duty is unknown'],
    [
      'for an unknown tariff number',
      {},
      { shipment: { ...shipment, hts: '9999.99.99' } },
      'the general duty is unknown',
    ],
    [
      'for goods that no transport mode carries',
      {},
      { shipment: { ...shipment, batteries: 'standalone', modes: ['air_express'] } },
      'no transport mode has a price',
    ],
  ])('is unknown %s', async (_, offer, asked, why) => {
    const { rfq, rfqId, factoryIds } = await publishedTo('Alpha');
    await record(operator, wholeQuote(rfq, factoryIds[0]!, { validUntil: null, ...offer }));
    const [column] = (await compare({ rfqId, shipment, ...asked })).columns;
    expect([column.landedUnit, column.landedBasis]).toEqual([null, null]);
    expect(column.unknowns.at(-1)).toContain(why);
  });

  test('requires shipping:read, unlike the comparison without shipment', async () => {
    const { rfq, rfqId, factoryIds } = await publishedTo('Alpha');
    await record(operator, wholeQuote(rfq, factoryIds[0]!));
    const reader = await app.live({ organisationId: me.organisationId, scopes: ['rfqs:read'] });
    expect((await reader.graph(comparing, { rfqId, quantity: 500 })).status).toBe(200);
    const refused = await reader.graph(comparing, { rfqId, quantity: 500, shipment });
    expect(toCode(refused)).toEqual([403, 'insufficient_scope']);
    expect(refused.body['errors'][0].extensions.details).toEqual({ requiredScopes: ['shipping:read'] });
  });
});

test.each<[string, object, string]>([
  ['a quantity of zero', { quantity: 0 }, '/quantity'],
  ['a quantity of more than ten million', { quantity: 10_000_001 }, '/quantity'],
  ['an invalid date', { asOf: '2026-02-30' }, '/asOf'],
  ['neither carton nor unit', { shipment: { destination: { country: 'US' } } }, '/shipment/carton'],
  ['both carton and unit', { shipment: { ...shipment, unit: { weightKg: 1, volumeM3: 1 } } }, '/shipment/carton'],
  [
    'an empty carton',
    { shipment: { ...shipment, carton: { ...shipment.carton, units: 0 } } },
    '/shipment/carton/units',
  ],
  ['another country', { shipment: { ...shipment, destination: { country: 'DE' } } }, '/shipment/destination/country'],
])('a comparison with %s is rejected with the path of the field', async (_, more, path) => {
  const { rfqId } = silent;
  const { status, body } = await me.graph(comparing, { rfqId, quantity: 500, ...more });
  const { code, details } = body['errors'][0].extensions;
  expect([status, code, details.fields[0].path]).toEqual([200, 'validation_failed', path]);
});

test('a comparison of another organisation is not found', async () => {
  const { rfqId } = silent;
  for (const who of [await app.live(), await app.sandbox()])
    expect(toCode(await who.graph(comparing, { rfqId, quantity: 500 }))).toEqual([404, 'not_found']);
  const other = await app.live({ organisationId: me.organisationId, scopes: ['shipping:read'] });
  expect(toCode(await other.graph(comparing, { rfqId, quantity: 500 }))).toEqual([403, 'insufficient_scope']);
});
