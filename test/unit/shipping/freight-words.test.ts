import { describe, expect, test } from 'vitest';
import { computeEstimate } from '#modules/logistics/shipping/estimate/estimate.rules.ts';
import { evaluateFormula } from '#modules/logistics/shipping/estimate/formula.rules.ts';
import { EstimateInput } from '#modules/logistics/shipping/shipping.schema.ts';
import { card, estimate, explain, tables } from './tables.ts';

const small = [{ lengthCm: 10, widthCm: 10, heightCm: 10, weightKg: 0.2, count: 1 }];
const smallTo = (place: object) => ({ cartons: small, destination: { country: 'US', ...place } });
const optionsTo = (place: object, more: object = {}) => estimate({ ...smallTo(place), ...more });

describe('without a destination the basis covers all regions', () => {
  const { options } = optionsTo({});
  const figures = explain(smallTo({}));
  test.each([
    [0, ['published all-in 8-15 USD/kg', 'west x1.02-1.05 own knowledge', 'west x1.02-1.06 own knowledge']],
    [1, ['FAX China-N.America', 'west x1.02-1.05 own knowledge', 'west x1.02-1.06 own knowledge']],
    [2, ['FBX Sep 2026', 'west x1.08-1.15 inland', 'west x FBX East/West ratio']],
  ])('option %i explains each rate', (at, words) => {
    const sources = figures.filter(({ path }) => path === `options[${at}].costUsdLow`).map(({ source }) => source);
    for (const text of [options[at]!.basis[0]!, ...sources])
      for (const word of words) expect(text.split(word)).toHaveLength(2);
    expect(sources).toHaveLength(1);
  });

  test('states the lowest of the usual minimum charges', () => {
    const usual = { west: null, central: { low: 90, high: 95 }, east: { low: 40, high: 70 } };
    const rates = card.rates.map((rate) => ({ ...rate, usualMinimumUsd: usual[rate.region as keyof typeof usual] }));
    const input = EstimateInput.parse({ cartons: small, destination: { country: 'US' }, modes: ['air_express'] });
    const { basis } = computeEstimate({ ...tables, rateCard: { ...card, rates } }, input).options[0]!;
    expect(basis).toContain('Small consignments are often billed a minimum of 40 to 70 USD.');
  });
});

test('with a destination the basis has the rate of that region only', () => {
  const { basis } = optionsTo({ state: 'NY' }).options[0]!;
  expect(basis[0]).toContain("planning assumption, not a carrier's offer. west x1.02-1.06 own knowledge.");
});

test.each([
  ['88510', 'tx', 'Postcodes of TX usually begin with 7; 88510 does not. The postcode is used.'],
  ['00501', 'NY', 'Postcodes of NY usually begin with 1; 00501 does not. The postcode is used.'],
  ['90001', 'HI', 'Postcode 90001 is not in HI. The postcode is used.'],
  ['75201', 'TX', null],
  ['96813', 'HI', null],
  ['90001-1234', 'CA', null],
])('postcode %s with state %s: %s', (postcode, state, note) => {
  const { notes } = optionsTo({ postcode, state });
  expect(notes.filter((one) => /postcode/i.test(one))).toEqual(note ? [note] : []);
});

test('standalone batteries: packing instructions by air, class and code by sea', () => {
  const { options } = optionsTo({}, { batteries: 'standalone' });
  const notes = options.map(({ dangerousGoods }) => dangerousGoods!.note);
  for (const note of notes) for (const word of ['UN 3480', 'UN 3090']) expect(note).toContain(word);
  for (const note of notes.slice(0, 2)) expect(note).toMatch(/PI 965.*PI 968.*30 % charged/);
  expect(notes[2]).toMatch(/class 9.*IMDG/);
  expect(notes[2]).not.toMatch(/\bPI\b|charged/);
});

test('a sum of numbers of very different size is exact to eighty digits', () => {
  expect(evaluateFormula('roundUp(large + tiny, 1)', { large: 1000, tiny: 1e-50 })).toBe(1001);
});
