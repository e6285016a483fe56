import { expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { landedCost, oneCarton, us } from './tables.ts';

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
    country name asOf goodsValueUsd duty { ratePct source tariff tariffPage }
    importTax { name ratePct validFrom validTo legalBasis officialPage checkedAt }
    valuation { rule officialPage checkedAt }
    lowValueRules { validFrom validTo amount currency rule legalBasis officialPage checkedAt }
    byMode {
      mode freightUsd { low high } freightSource dutyUsd { low high } importTaxUsd { low high } landedUsd { low high }
      reason
    }
    excludes notes binding
  }
}`;
const ask = (input: object, asOf?: string) => call.graph(query, { input, asOf: asOf ?? null });

test('GraphQL answers the computed landed cost with its sources', async () => {
  const { body } = await ask(asked, '2026-11-23');
  const expected = landedCost(asked);
  expect(body.errors).toBeUndefined();
  expect(body.data.landedCost).toMatchObject({
    country: 'FR',
    name: 'France',
    asOf: '2026-11-23',
    duty: expected.duty,
    importTax: { name: 'import VAT', ratePct: 20 },
    binding: false,
  });
  expect(body.data.landedCost.byMode).toEqual(
    expected.byMode.map(({ freight, duty, importTax, landed, ...rest }) => ({
      ...rest,
      freightUsd: freight,
      dutyUsd: duty,
      importTaxUsd: importTax,
      landedUsd: landed,
    })),
  );
  expect(body.data.landedCost.byMode[0].landedUsd).toBeNull();
  expect(body.data.landedCost.byMode[1].landedUsd).not.toBeNull();
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
      lines suffixes otherSuffixes ratePct amountUsd layers { layer name ratePct amountUsd }
    } }
    landedRange { total { low high } excludes modes } landedByMode { mode total { low high } reason }`;
  const graph = await call.graph(
    `query ($input: ShippingEstimateInput!) { shippingEstimate(input: $input) { ${fields} } }`,
    { input },
  );
  const { dutyAlternatives, landedRange, landedByMode } = body;
  const toTotal = ({ lowUsd, highUsd, ...rest }: { lowUsd: number | null; highUsd: number | null }) => ({
    ...rest,
    total: lowUsd === null ? null : { low: String(lowUsd), high: String(highUsd) },
  });
  expect(graph.body.data.shippingEstimate).toEqual({
    dutyAlternatives,
    landedRange: toTotal(landedRange),
    landedByMode: landedByMode.map(toTotal),
  });
  expect(dutyAlternatives.question).toBe('Which statistical suffix of 8517.62.00 applies: 90 or another?');
  expect(dutyAlternatives.alternatives.map(({ ratePct }: { ratePct: number }) => ratePct)).toEqual([7.5, 25]);
  expect(body.dutyEffectiveRatePct.known).toBe(0);
  expect(landedRange.modes).toEqual(['air_express', 'air_freight', 'ocean_lcl']);
});
