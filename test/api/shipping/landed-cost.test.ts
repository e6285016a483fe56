import { expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { list } from '../../json.ts';
import { landedCost, oneCarton, us } from '../../unit/shipping/tables.ts';

const app = await startApp(unlimited);
const call = await app.live();

const asked = {
  country: 'FR',
  cartons: oneCarton,
  modes: ['air_freight', 'ocean_lcl'],
  goodsValueUsd: 5000,
  hs: '9405.21',
  duty: { ratePct: 4.7, source: 'TARIC, read on 2026-11-23' },
  freight: [{ mode: 'ocean_lcl', lowUsd: 400, highUsd: 600, source: 'Quote of a forwarder' }],
};
const query = `query ($input: LandedCostInput!, $asOf: Date) {
  landedCost(input: $input, asOf: $asOf) {
    country name asOf goodsValue { amount currency } duty { ratePct source tariff tariffPage }
    importTax { name ratePct validFrom validTo legalBasis officialPage checkedAt }
    valuation { rule officialPage checkedAt }
    lowValueRules { validFrom validTo amount { amount currency } rule legalBasis officialPage checkedAt }
    byMode {
      mode freight { ...InUsd } freightSource duty { ...InUsd } importTax { ...InUsd } landed { ...InUsd } reason
    }
    excludes notes binding
  }
}
fragment InUsd on MoneyRange { low high currency }`;
type Range = { low: number; high: number };
const inUsd = (range: Range | null) => range && { low: String(range.low), high: String(range.high), currency: 'USD' };
const ask = (input: object, asOf?: string) => call.graph(query, { input, asOf: asOf ?? null });

test('GraphQL answers the computed landed cost with its sources', async () => {
  const { body } = await ask(asked, '2026-11-23');
  const expected = landedCost(asked);
  expect(body.errors).toBeUndefined();
  expect(body.data.landedCost).toMatchObject({
    country: 'FR',
    name: 'France',
    asOf: '2026-11-23',
    goodsValue: { amount: '5000', currency: 'USD' },
    duty: expected.duty,
    lowValueRules: expected.lowValueRules.map(({ amount, currency }) => ({
      amount: amount === null ? null : { amount: String(amount), currency },
    })),
    importTax: { name: 'import VAT', ratePct: 20 },
    binding: false,
  });
  expect(body.data.landedCost.byMode).toEqual(
    expected.byMode.map(({ freight, duty, importTax, landed, ...rest }) => ({
      ...rest,
      freight: inUsd(freight),
      duty: inUsd(duty),
      importTax: inUsd(importTax),
      landed: inUsd(landed),
    })),
  );
  expect(body.data.landedCost.byMode[0].landed).toBeNull();
  expect(body.data.landedCost.byMode[1].landed).not.toBeNull();
});

test('without a day it is that of today', async () => {
  const { body } = await ask(asked);
  expect(body.data.landedCost.asOf).toBe(app.clock.now.toISOString().slice(0, 10));
});

test.each([
  ['the United States', { ...asked, country: 'US' }, '/country'],
  ['an unknown country', { ...asked, country: 'CH' }, '/country'],
  ['a duty without a source', { ...asked, duty: { ratePct: 1 } }, '/duty/source'],
  ['a number of eight digits', { ...asked, hs: '9405.21.80' }, '/hs'],
  ['freight of a mode twice', { ...asked, freight: [asked.freight[0], asked.freight[0]] }, '/freight'],
  [
    'a low above the high',
    { ...asked, freight: [{ mode: 'air_freight', lowUsd: 2, highUsd: 1, source: 'A quote' }] },
    '/freight/0/highUsd',
  ],
])('%s is refused by field', async (_, input, path) => {
  const { status, body } = await ask(input);
  const { code, details } = body.errors[0].extensions;
  expect([status, code, details.fields[0].path]).toEqual([400, 'validation_failed', expect.stringContaining(path)]);
});

test('without cartons and totals the missing facts are listed, and the scope is required', async () => {
  const { cartons: _, ...bare } = asked;
  const { body } = await ask(bare);
  expect(body.errors[0].extensions).toMatchObject({
    code: 'missing_facts',
    details: { missing: ['cartons', 'totals'] },
  });
  const without = await app.live({ scopes: ['projects:read'] });
  const refused = await without.graph(query, { input: asked });
  expect(refused.body.errors[0].extensions.code).toBe('insufficient_scope');
});

test('REST and GraphQL state the alternatives of an open duty, and landed cost by mode', async () => {
  const input = { cartons: oneCarton, destination: us, declaredValueUsd: 5000, hts: '8517.62.00' };
  const { body } = await call.rest('POST', '/shipping/estimate', input);
  const fields = `dutyAlternatives { question alternatives {
      lines suffixes otherSuffixes ratePct amount { amount currency } layers { layer name ratePct amount { amount currency } }
    } }
    landedRange { total { low high } excludes modes } landedByMode { mode total { low high } reason }`;
  const graph = await call.graph(
    `query ($input: ShippingEstimateInput!) { shippingEstimate(input: $input) { ${fields} } }`,
    { input },
  );
  const { dutyAlternatives, landedRange, landedByMode } = body;
  type Charged = { amountUsd: number | null };
  const toMoney = ({ amountUsd, ...rest }: Charged) => ({
    ...rest,
    amount: amountUsd === null ? null : { amount: String(amountUsd), currency: 'USD' },
  });
  const toTotal = ({ lowUsd, highUsd, ...rest }: { lowUsd: number | null; highUsd: number | null }) => ({
    ...rest,
    total: lowUsd === null ? null : { low: String(lowUsd), high: String(highUsd) },
  });
  expect(graph.body.data.shippingEstimate).toEqual({
    dutyAlternatives: {
      ...dutyAlternatives,
      alternatives: list<Charged & { layers: Charged[] }>(dutyAlternatives.alternatives).map(({ layers, ...one }) => ({
        ...toMoney(one),
        layers: layers.map(toMoney),
      })),
    },
    landedRange: toTotal(landedRange),
    landedByMode: landedByMode.map(toTotal),
  });
  expect(dutyAlternatives.question).toBe('Which statistical suffix of 8517.62.00 applies: 90 or another?');
  expect(dutyAlternatives.alternatives.map(({ ratePct }: { ratePct: number }) => ratePct)).toEqual([7.5, 25]);
  expect(body.dutyEffectiveRatePct.known).toBe(0);
  expect(landedRange.modes).toEqual(['air_express', 'air_freight', 'ocean_lcl']);
});
