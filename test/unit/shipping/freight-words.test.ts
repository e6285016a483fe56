import { describe, expect, test } from 'vitest';
import { computeEstimate } from '#modules/logistics/shipping/estimate/estimate.rules.ts';
import { evaluateFormula } from '#modules/logistics/shipping/estimate/formula.rules.ts';
import { EstimateInput } from '#modules/logistics/shipping/shipping.schema.ts';
import { card, estimate, tables } from '../../api/shipping/tables.ts';

const small = [{ lengthCm: 10, widthCm: 10, heightCm: 10, weightKg: 0.2, count: 1 }];
const optionsTo = (place: object, more: object = {}) =>
  estimate({ cartons: small, destination: { country: 'US', ...place }, ...more });

describe('without a place the basis speaks of all regions', () => {
  const { options, figures } = optionsTo({});
  test.each([
    [0, ['published all-in 8-15 USD/kg', 'west x1.02-1.05 own knowledge', 'west x1.02-1.06 own knowledge']],
    [1, ['FAX China-N.America', 'west x1.02-1.05 own knowledge', 'west x1.02-1.06 own knowledge']],
    [2, ['FBX Sep 2026', 'west x1.08-1.15 inland', 'west x FBX East/West ratio']],
  ])('option %i names how each rate came about', (at, words) => {
    const sources = figures.filter(({ path }) => path === `options[${at}].costUsdLow`).map(({ source }) => source);
    for (const text of [options[at]!.basis[0]!, ...sources])
      for (const word of words) expect(text.split(word)).toHaveLength(2);
    expect(sources).toHaveLength(1);
  });

  test('and names the lowest of the usual minimums', () => {
    const usual = { west: null, central: { low: 90, high: 95 }, east: { low: 40, high: 70 } };
    const rates = card.rates.map((rate) => ({ ...rate, usualMinimumUsd: usual[rate.region] }));
    const input = EstimateInput.parse({ cartons: small, destination: { country: 'US' }, modes: ['air_express'] });
    const { basis } = computeEstimate({ ...tables, rateCard: { ...card, rates } }, input).options[0]!;
    expect(basis).toContain('Small consignments are often billed 40 to 70 USD at least.');
  });
});

test('with a place it names the rate of that region alone', () => {
  const { basis } = optionsTo({ state: 'NY' }).options[0]!;
  expect(basis[0]).toContain('own planning assumption, no offer of a carrier. west x1.02-1.06 own knowledge.');
});

test.each([
  ['88510', 'tx', 'Postcodes of TX usually begin with 7; 88510 does not. The postcode counts.'],
  ['00501', 'NY', 'Postcodes of NY usually begin with 1; 00501 does not. The postcode counts.'],
  ['90001', 'HI', 'Postcode 90001 is not in HI; the postcode counts.'],
  ['75201', 'TX', null],
  ['96813', 'HI', null],
  ['90001-1234', 'CA', null],
])('the postcode %s beside the state %s: %s', (postcode, state, note) => {
  const { notes } = optionsTo({ postcode, state });
  expect(notes.filter((one) => /postcode/i.test(one))).toEqual(note ? [note] : []);
});

test('batteries alone: instructions of the air by air, the class and code of the sea by sea', () => {
  const { options } = optionsTo({}, { batteries: 'standalone' });
  const notes = options.map(({ dangerousGoods }) => dangerousGoods!.note);
  for (const note of notes) for (const word of ['UN 3480', 'UN 3090']) expect(note).toContain(word);
  for (const note of notes.slice(0, 2)) expect(note).toMatch(/PI 965.*PI 968.*30 % charged/);
  expect(notes[2]).toMatch(/class 9.*IMDG/);
  expect(notes[2]).not.toMatch(/\bPI\b|charged/);
});

test('a sum of numbers of very different sizes keeps eighty digits', () => {
  expect(evaluateFormula('roundUp(large + tiny, 1)', { large: 1000, tiny: 1e-50 })).toBe(1001);
});
