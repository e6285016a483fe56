import { describe, expect, test } from 'vitest';
import { findCandidates } from '#modules/logistics/tariff-classification/candidate.rules.ts';
import { compareThresholds } from '#modules/logistics/tariff-classification/scoring/threshold.rules.ts';
import { classifier } from './classifier.ts';

const { thresholds, index } = classifier;
const firstOf = (description: string) => findCandidates(classifier, { description }, 5).candidates[0]?.hts;
const compare = (hts: string, description: string, words = '') => {
  const line = thresholds.ofLines[index.lines.findIndex((one) => one.hts === hts)]!;
  return compareThresholds(line, thresholds.measure(description), new Set(words.split(' ')));
};

describe('an amount', () => {
  test.each([
    ['750 w', 'power', 750],
    ['0.75 kw', 'power', 750],
    ['1,200 w', 'power', 1200],
    ['3千瓦', 'power', 3000],
    ['2 hp', 'power', 1491.4],
    ['500 va', 'apparent power', 500],
    ['12 kv', 'voltage', 12000],
    ['2 lbs', 'mass', 907.18474],
    ['200 l', 'volume', 200],
    ['30升', 'volume', 30],
    ['650 cc', 'displacement', 650],
    ['40 g/m2', 'grammage', 40],
  ])('%s is %s of %d', (text, quantity, amount) => {
    expect(thresholds.measure(text)).toMatchObject([{ quantity, amount }]);
  });

  test('of a range is both its ends', () => {
    expect(thresholds.measure('100-240 v').map(({ amount }) => amount)).toEqual([100, 240]);
  });

  test('of a length has the dimension that is said beside it', () => {
    const [width, thickness] = thresholds.measure('film 1020 mm wide, thickness 0.1 mm');
    expect([[...width!.dimensions], [...thickness!.dimensions]]).toEqual([['width'], ['thickness']]);
  });

  test.each(['10 mah', 'usb 3.0', 'model x-12', '8456 to 8465'])('is not in “%s”', (text) => {
    expect(thresholds.measure(text)).toEqual([]);
  });
});

describe('a threshold in the text of a line', () => {
  test.each([
    ['8501.31.20', '60 w', 'meets'],
    ['8501.31.20', '74.6 w', 'meets'],
    ['8501.31.20', '37.5 w', 'misses'],
    ['8501.31.20', '100 w', 'misses'],
    ['8501.31.20', '12 v', 'silent'],
    ['8508.11.00', '1200 w, 3 l', 'meets'],
    ['8508.11.00', '1200 w, 60 l', 'misses'],
    ['8806.21.00', '250 g', 'meets'],
    ['8806.22.00', '250 g', 'misses'],
    ['8536.41.00', '24 v', 'meets'],
    ['3919.10.20', 'rolls 5 cm wide', 'meets'],
    ['3919.10.20', 'rolls 100 cm wide', 'misses'],
    ['3919.10.20', 'rolls 100 cm long', 'silent'],
  ])('%s, %s: %s', (hts, said, result) => {
    expect(compare(hts, said)).toBe(result);
  });

  test('leaves a residual line what the lines before it do not take', () => {
    expect(compare('8536.49.00', '230 v')).toBe('meets');
    expect(compare('8536.49.00', '24 v')).toBe('misses');
  });
});

test.each([
  ['Brushless DC motor, 30 W output, 24 V', '8501.10.60'],
  ['DC motor, 500 W, for a go-kart', '8501.31.40'],
  ['Brushless DC motor of 2 kW for an electric boat', '8501.32.20'],
  ['Three-phase induction motor, 4 kW', '8501.52.40'],
  ['Shop vacuum cleaner with 2,400 W motor and 60 l tank', '8508.19.00'],
  ['Washing machine for hotels, 20 kg dry linen', '8450.20.00'],
  ['Platform scale with 300 kg maximum capacity', '8423.82.00'],
  ['Motorcycle, 650 cc', '8711.40.30'],
  ['Remote-controlled camera drone, take-off weight 240 g', '8806.21.00'],
  ['Relay for 230 V', '8536.49.00'],
])('numbers decide: %s is %s', (description, hts) => {
  expect(firstOf(description)).toBe(hts);
});
