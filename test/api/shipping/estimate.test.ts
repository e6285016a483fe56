import { expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { list } from '../../json.ts';
import { asked, estimate, explain, us } from '../../unit/shipping/tables.ts';
import { EstimateShape } from './estimate-shape.ts';

const app = await startApp(unlimited);
const call = await app.live();
const path = '/shipping/estimate';

test('an estimate has the exact shape of the contract, and for a steel part the duty of an actual entry summary', async () => {
  const { status, body } = await call.rest('POST', path, asked);
  expect(status).toBe(200);
  EstimateShape.parse(body);
  expect(body.dutyEffectiveRatePct.known).toBe(77.9);
  const duty = body.dutyStack.filter((row: { name: string }) =>
    body.dutyEffectiveRatePct.layersCounted.includes(row.name),
  );
  expect(duty.map(({ amountUsd }: { amountUsd: number }) => amountUsd)).toEqual([410.99, 3543, 7086]);
  expect(body.options.map(({ costUsdLow }: { costUsdLow: number }) => costUsdLow)).toEqual([985.56, 876, 360]);
});

test('both APIs return the computed estimate, and explain each number on request', async () => {
  const [expected, figures] = [estimate(asked), explain(asked)];
  const { requestId, ...rest } = (await call.rest('POST', path, asked)).body;
  const layers = expected.dutyStack.map(({ layer, validFrom, validTo, checkedAt, ...shown }) => shown);
  const options = expected.options.map((option) => ({ ...option, binding: false }));
  const none = { marketQuotes: null, marketNote: null, binding: false };
  expect(rest).toEqual({ ...expected, ...none, dutyStack: layers, options });
  const { shippingEstimate } = await call.graphql.request<{ shippingEstimate: Record<string, unknown> }>(
    `query ($input: ShippingEstimateInput!) {
      shippingEstimate(input: $input) { explain { path value formula inputs source } dutyStack { layer validFrom validTo } }
    }`,
    { input: asked },
  );
  expect(shippingEstimate['explain']).toEqual(figures);
  const { requestId: _, ...explained } = (await call.rest('POST', path, { ...asked, explain: true })).body;
  expect(explained).toEqual({ ...rest, explain: figures });
  expect(shippingEstimate['dutyStack']).toEqual(
    expected.dutyStack.map(({ layer, validFrom, validTo }) => ({ layer, validFrom, validTo })),
  );
});

test('GraphQL states amounts as Money, and their ranges, with the digits of REST', async () => {
  const { body } = await call.rest('POST', path, asked);
  const { shippingEstimate } = await call.graphql.request(
    `query ($input: ShippingEstimateInput!) { shippingEstimate(input: $input) {
      options {
        cost { ...Range } baseCost { ...Range } ratePerKg { ...Range } fuelSurchargePercent { low high }
        dangerousGoods { surcharge { ...Range } }
      }
      dutyStack { amount { amount currency } } landedRange { total { ...Range } }
    } } fragment Range on MoneyRange { low high currency }`,
    { input: asked },
  );
  type Ends = { low: number | null; high: number | null } | null;
  const texts = (range: Ends) => range && { low: String(range.low), high: String(range.high) };
  const usd = (range: Ends) => (range?.low == null ? null : { ...texts(range), currency: 'USD' });
  type Option = Record<'baseCostUsd' | 'ratePerKgUsd' | 'fuelSurchargePct', Ends> &
    Record<'costUsdLow' | 'costUsdHigh', number | null> & { dangerousGoods: { surchargeUsd: Ends } | null };
  const ranges = list<Option>(body['options']).map(({ dangerousGoods, ...option }) => ({
    cost: usd({ low: option.costUsdLow, high: option.costUsdHigh }),
    baseCost: usd(option.baseCostUsd),
    ratePerKg: usd(option.ratePerKgUsd),
    fuelSurchargePercent: texts(option.fuelSurchargePct),
    dangerousGoods: dangerousGoods && { surcharge: usd(dangerousGoods.surchargeUsd) },
  }));
  expect(shippingEstimate.options).toEqual(ranges);
  expect(ranges.some(({ cost }) => cost)).toBe(true);
  expect(shippingEstimate.dutyStack).toEqual(
    list<{ amountUsd: number | null }>(body['dutyStack']).map(({ amountUsd }) => ({
      amount: amountUsd === null ? null : { amount: String(amountUsd), currency: 'USD' },
    })),
  );
  const { lowUsd: low, highUsd: high } = body['landedRange'];
  expect(shippingEstimate.landedRange).toEqual({ total: usd({ low, high }) });
});

test('GraphQL states duty as of another day within the coverage of the tables', async () => {
  const on = (asOf: string) =>
    call.graph(
      `query ($input: ShippingEstimateInput!, $asOf: Date) {
        shippingEstimate(input: $input, asOf: $asOf) { dutyStack { layer status amount { amount currency } } notes }
      }`,
      { input: asked, asOf },
    );
  const { body } = await on('2026-10-01');
  const fee = body.data.shippingEstimate.dutyStack.find(({ layer }: { layer: string }) => layer === 'mpf');
  expect(fee).toEqual({ layer: 'mpf', status: 'applies', amount: { amount: '49.09', currency: 'USD' } });
  expect(body.data.shippingEstimate.notes[0]).toContain('2026-10-01');
  for (const day of ['2026-07-23', '2027-01-01', '2026-02-30', 'tomorrow']) {
    const { status, body: refused } = await on(day);
    expect([day, status, refused.errors[0].extensions.code]).toEqual([day, 400, 'validation_failed']);
  }
});

test('unknown values are null and listed', async () => {
  const bare = { totals: { grossWeightKg: 100, volumeM3: 0 }, destination: { country: 'US' } };
  const { body } = await call.rest('POST', path, bare);
  EstimateShape.parse(body);
  expect(body.landedRange).toMatchObject({ lowUsd: null, highUsd: null });
  for (const option of body.options) {
    expect(option).toMatchObject({ costUsdLow: null, costUsdHigh: null, ratePerKgUsd: null });
    expect(list(option.basis).join()).toContain('unknown');
  }
  expect(body.dutyEffectiveRatePct.known).toBe(0);
  for (const name of [
    'General (MFN) duty',
    'Section 301 forced-labour action',
    'Section 232 steel, aluminium and copper',
  ])
    expect(body.dutyEffectiveRatePct.layersUnknown).toContain(name);
  expect(list(body.notes).join()).toContain('Without an HTS number');
});

test('without cartons and totals the missing facts are listed', async () => {
  const { status, body } = await call.rest('POST', path, { destination: us });
  expect([status, body.error.code]).toEqual([422, 'missing_facts']);
  expect(body.error.details).toEqual({ missing: ['cartons', 'totals'] });
});

test('an estimate requires a key with shipping:read', async () => {
  expect((await app.caller().rest('POST', path, asked)).status).toBe(401);
  const without = await app.live({ scopes: ['projects:read'] });
  const { status, body } = await without.rest('POST', path, asked);
  expect([status, body.error.details]).toEqual([403, { requiredScopes: ['shipping:read'] }]);
  expect((await without.rest('GET', '/shipping/providers')).status).toBe(403);
  expect((await (await app.sandbox()).rest('POST', path, asked)).status).toBe(200);
});

test('the providers report states what is configured and never a value', async () => {
  const { status, body } = await call.rest('GET', '/shipping/providers');
  expect(status).toBe(200);
  expect(body.rating.map(({ provider, configured }) => [provider, configured])).toEqual([
    ['rate_card', true],
    ['freightos', false],
  ]);
  expect(body.tracking.map(({ provider, configured, env }) => [provider, configured, env])).toEqual([
    ['provider_a', false, 'SEVENTEENTRACK_API_KEY'],
    ['provider_b', false, 'SHIP24_API_KEY'],
  ]);
});
