import {
  air,
  carton,
  express,
  type FreightCase,
  type FreightInput,
  ocean,
  type Region,
  unpriced,
  weights,
} from './freight-case.ts';

export type { FreightCase } from './freight-case.ts';

// Worked by hand from the rate card and the rules of chargeable weight, never from the implementation.
// Cost = (base + chargeable x rate) x (1 + fuel): express x 1.29 low and x 1.38 high, the other modes without.
// Express below 1.5 kg and ocean at 1 CBM in the central region are not priced here: the card's min_charge columns
// (35/60 and 400/900) are above the formula there, and the agreed reading does not speak of them.

const to = (place: { postcode?: string; state?: string }): FreightInput['destination'] => ({ country: 'US', ...place });
const la = to({ postcode: '90001' });
const ny = to({ postcode: '10001' });

const rounding: FreightCase[] = [
  {
    name: 'The worked example of freight.md: ten cartons of 12 kg to Los Angeles, with duty',
    input: { cartons: [carton(40, 30, 30, 12, 10)], destination: la, hts: '3926.90.99', declaredValueUsd: 5000 },
    chargeable: weights(120, 0.36, { express: [72, 120], air: [60, 120], ocean: [360, 1, 1000] }),
    options: {
      air_express: express('west', 985.56, 1867.14),
      air_freight: air('west', 876, 1410),
      ocean_lcl: ocean('west', 360, 790),
    },
    landed: { lowUsd: 6664.83, highUsd: 8165.72 },
    because:
      'freight.md section 1. Duty 265 + 375 + 625 = 1,265; MPF 33.58; HMF 6.25. Low is ocean 5,000 + 360 + 1,265 + 39.83, high is express 5,000 + 1,867.14 + 1,265 + 33.58.',
  },
  {
    name: 'A carton of exactly 20 kg is not rounded',
    input: { cartons: [carton(30, 20, 20, 20)], destination: ny },
    chargeable: weights(20, 0.012, { express: [2.4, 20], air: [2, 45], ocean: [12, 1, 1000] }),
    options: {
      air_express: express('east', 188.34, 382.26),
      air_freight: air('east', 465.5, 882.5),
      ocean_lcl: ocean('east', 381, 893),
    },
    because: '12,000 cm3. Express (20 + 20 x 6.3) x 1.29; air 200 + 45 x 5.9; ocean 250 + 131, 650 + 243.',
  },
  {
    name: 'Ten grams more make half a kilo',
    input: {
      cartons: [carton(30, 20, 20, 20.01)],
      destination: to({ postcode: '10001-1234' }),
      modes: ['air_express'],
    },
    chargeable: weights(20.01, 0.012, { express: [2.4, 20.5], air: [2, 45], ocean: [12, 1, 1000] }),
    options: { air_express: express('east', 192.4, 390.26) },
    because: '20.01 -> 20.5. (20 + 129.15) x 1.29 = 192.4035; (45 + 237.8) x 1.38 = 390.264.',
  },
  {
    name: 'Mixed cartons are rounded one by one, each by its own larger weight',
    input: { cartons: [carton(60, 40, 40, 10, 2), carton(30, 30, 30, 8.2, 3)], destination: to({ state: 'TX' }) },
    chargeable: weights(44.6, 0.273, { express: [54.6, 64.5], air: [45.5, 46], ocean: [273, 1, 1000] }),
    options: { air_express: express('central', 549.99, 1076.81), air_freight: air('central', 471.4, 886.4) },
    because:
      '19.2 -> 19.5 x 2 = 39; 8.2 -> 8.5 x 3 = 25.5; 64.5, not 55 from the totals. (20 + 406.35) x 1.29 = 549.9915. Air 273,000 / 6000 = 45.5 -> 46.',
  },
  {
    name: 'Heavy and bulky cartons: express adds the worse of each, air and ocean compare the totals once',
    input: { cartons: [carton(20, 20, 20, 60, 10), carton(60, 60, 50, 5, 10)], destination: ny },
    chargeable: weights(650, 1.88, { express: [376, 960], air: [313.3333, 650], ocean: [1880, 1.88, 1880] }),
    options: {
      air_express: express('east', 7827.72, 15429.78),
      air_freight: air('east', 4035, 6025),
      ocean_lcl: ocean('east', 496.28, 1106.84),
    },
    because: '60 x 10 + 36 x 10 = 960 against max(650, 376); ocean max(1.88, 0.65) = 1.88, not 0.6 + 1.8.',
  },
  {
    name: 'A thousand small parcels: half a kilo each',
    input: { cartons: [carton(10, 10, 10, 0.3, 1000)], destination: to({ postcode: '60601' }) },
    chargeable: weights(300, 1, { express: [200, 500], air: [166.6667, 300], ocean: [1000, 1, 1000] }),
    options: { air_express: express('central', 4089.3, 7928.1), air_freight: air('central', 1970, 3020) },
    because: '0.3 -> 0.5 x 1,000 = 500; 1 m3. Air 200 + 300 x 5.9, 500 + 300 x 8.4.',
  },
  {
    name: 'A carton of exactly half a kilo step stays',
    input: { cartons: [carton(20, 20, 20, 10.5)], destination: la, modes: ['air_express'] },
    chargeable: weights(10.5, 0.008, { express: [1.6, 10.5], air: [1.3333, 45], ocean: [8, 1, 1000] }),
    options: { air_express: express('west', 109.78, 220.04) },
    because: '(20 + 65.1) x 1.29 = 109.779; (45 + 114.45) x 1.38 = 220.041.',
  },
  {
    name: 'The smallest parcel is half a kilo, 45 kg, one cubic metre',
    input: { cartons: [carton(1, 1, 1, 0.01)], destination: la },
    chargeable: weights(0.01, 0.000001, { express: [0.0002, 0.5], air: [0.0002, 45], ocean: [0.001, 1, 1000] }),
    options: { air_freight: air('west', 441, 810), ocean_lcl: ocean('west', 360, 790) },
    because: '1 cm3 / 5000 = 0.0002; / 6000 = 0.00017 -> 0.0002 at four decimals.',
  },
  {
    name: '0.1 + 0.2 kg: two parcels of half a kilo',
    input: { cartons: [carton(5, 5, 5, 0.1), carton(5, 5, 5, 0.2)], destination: la },
    chargeable: weights(0.3, 0.00025, { express: [0.05, 1], air: [0.0417, 45], ocean: [0.25, 1, 1000] }),
    options: { air_freight: air('west', 441, 810), ocean_lcl: ocean('west', 360, 790) },
    because: '250 cm3: 0.05, 0.041666...; 0.5 + 0.5 = 1.',
  },
  {
    name: 'Air freight under 45 kg is billed at 45',
    input: {
      cartons: [carton(50, 40, 30, 12)],
      destination: to({ state: 'CA' }),
      hts: '9503.00.00',
      declaredValueUsd: 8.04,
    },
    chargeable: weights(12, 0.06, { express: [12, 12], air: [10, 45], ocean: [60, 1, 1000] }),
    options: {
      air_express: express('west', 121.78, 242.6),
      air_freight: air('west', 441, 810),
      ocean_lcl: ocean('west', 360, 790),
    },
    landed: { lowUsd: 164.41, highUsd: 852.63 },
    because:
      '94.4 x 1.29 = 121.776; 175.8 x 1.38 = 242.604. Duty 1.005 -> 1.01. Low express 8.04 + 121.78 + 1.01 + 33.58, high air 8.04 + 810 + 1.01 + 33.58 (ocean would be 832.64).',
  },
  {
    name: 'Exactly 45 kg',
    input: { cartons: [carton(40, 40, 40, 15, 3)], destination: ny, modes: ['air_express', 'air_freight'] },
    chargeable: weights(45, 0.192, { express: [38.4, 45], air: [32, 45], ocean: [192, 1, 1000] }),
    options: { air_express: express('east', 391.52, 782.46), air_freight: air('east', 465.5, 882.5) },
    because: '12.8 < 15 each. (20 + 283.5) x 1.29 = 391.515: half a cent goes up. (45 + 522) x 1.38 = 782.46.',
  },
  {
    name: 'Thirty grams above 45 kg',
    input: { cartons: [carton(40, 40, 40, 15.01, 3)], destination: ny },
    chargeable: weights(45.03, 0.192, { express: [38.4, 46.5], air: [32, 46], ocean: [192, 1, 1000] }),
    options: {
      air_express: express('east', 403.71, 806.47),
      air_freight: air('east', 471.4, 891),
      ocean_lcl: ocean('east', 381, 893),
    },
    because: '15.01 -> 15.5 x 3; 45.03 -> 46. (20 + 292.95) x 1.29 = 403.7055; (45 + 539.4) x 1.38 = 806.472.',
  },
  {
    name: 'Exactly one cubic metre',
    input: { cartons: [carton(50, 50, 50, 30, 8)], destination: la },
    chargeable: weights(240, 1, { express: [200, 240], air: [166.6667, 240], ocean: [1000, 1, 1000] }),
    options: {
      air_express: express('west', 1945.32, 3672.18),
      air_freight: air('west', 1572, 2370),
      ocean_lcl: ocean('west', 360, 790),
    },
    because: '125,000 cm3 x 8. (20 + 1,488) x 1.29; (45 + 2,616) x 1.38.',
  },
  {
    name: 'One litre above a cubic metre is a hundredth more',
    input: { cartons: [carton(50, 50, 50, 30, 7), carton(50, 50, 50.4, 30)], destination: la },
    chargeable: weights(240, 1.001, { express: [200.2, 240], air: [166.8333, 240], ocean: [1001, 1.01, 1010] }),
    options: { ocean_lcl: ocean('west', 361.1, 791.9) },
    because: '875,000 + 126,000 cm3. 250 + 1.01 x 110; 600 + 1.01 x 190.',
  },
  {
    name: 'Weight over measure: 1,240.4 kg in 1.08 cubic metres',
    input: { cartons: [carton(30, 30, 30, 31.01, 40)], destination: to({ postcode: '33101' }) },
    chargeable: weights(1240.4, 1.08, { express: [216, 1260], air: [180, 1241], ocean: [1080, 1.25, 1250] }),
    options: {
      air_express: unpriced,
      air_freight: air('east', 7521.9, 11048.5),
      ocean_lcl: ocean('east', 413.75, 953.75),
    },
    because: '31.01 -> 31.5 x 40 = 1,260 is above 1,000 kg. 1.2404 t -> 1.25. 200 + 1,241 x 5.9; 250 + 1.25 x 131.',
  },
  {
    name: 'Measure over weight: 2.3445 cubic metres of 150 kg',
    input: { cartons: [carton(60, 50, 52.1, 10, 15)], destination: to({ postcode: '80202' }) },
    chargeable: weights(150, 2.3445, { express: [468.9, 472.5], air: [390.75, 391], ocean: [2344.5, 2.35, 2350] }),
    options: {
      air_express: express('west', 3804.86, 7169.45),
      air_freight: air('west', 2447.8, 3578),
      ocean_lcl: ocean('west', 508.5, 1046.5),
    },
    because:
      '31.26 -> 31.5 x 15. (20 + 2,929.5) x 1.29 = 3,804.855 and (45 + 5,150.25) x 1.38 = 7,169.445: both half cents.',
  },
  {
    name: 'Cartons of 33.3 cm',
    input: { cartons: [carton(33.3, 33.3, 33.3, 5, 3)], destination: to({ postcode: '97201' }) },
    chargeable: weights(15, 0.110778111, { express: [22.1556, 22.5], air: [18.463, 45], ocean: [110.7781, 1, 1000] }),
    options: {
      air_express: express('west', 205.76, 400.55),
      air_freight: air('west', 441, 810),
      ocean_lcl: ocean('west', 360, 790),
    },
    because:
      '36,926.037 cm3: 7.3852074 -> 7.5 x 3; sums 22.1556222 and 18.4630185. 159.5 x 1.29 = 205.755; 290.25 x 1.38 = 400.545.',
  },
  {
    name: 'Fifty cartons of 1.1 kg are 55 kg, not 55.00000000000001',
    input: { cartons: [carton(15, 15, 15, 1.1, 50)], destination: to({ state: 'OH' }) },
    chargeable: weights(55, 0.16875, { express: [33.75, 75], air: [28.125, 55], ocean: [168.75, 1, 1000] }),
    options: {
      air_express: express('east', 635.33, 1262.7),
      air_freight: air('east', 524.5, 967.5),
      ocean_lcl: ocean('east', 381, 893),
    },
    because: '1.1 -> 1.5 x 50 = 75; (20 + 472.5) x 1.29 = 635.325; 200 + 55 x 5.9 = 524.50 (56 kg would be 530.40).',
  },
  {
    name: 'A carton of 35.2 x 50 x 31.25 cm has exactly 11 volumetric kilos',
    input: { cartons: [carton(35.2, 50, 31.25, 6)], destination: to({ state: 'FL' }), modes: ['air_express'] },
    chargeable: weights(6, 0.055, { express: [11, 11], air: [9.1667, 45], ocean: [55, 1, 1000] }),
    options: { air_express: express('east', 115.2, 238.19) },
    because: '55,000 cm3 / 5000 = 11 (binary 11.000000000000002). 89.3 x 1.29 = 115.197; 172.6 x 1.38 = 238.188.',
  },
  {
    name: 'Half cents at 2.5 kg, low and high',
    input: { cartons: [carton(20, 20, 20, 2.2)], destination: to({ postcode: '94105' }), modes: ['air_express'] },
    chargeable: weights(2.2, 0.008, { express: [1.6, 2.5], air: [1.3333, 45], ocean: [8, 1, 1000] }),
    options: { air_express: express('west', 45.8, 99.71) },
    because: '35.5 x 1.29 = 45.795 -> 45.80; 72.25 x 1.38 = 99.705 -> 99.71.',
  },
  {
    name: 'Half a cent at 5 kg to the east',
    input: { cartons: [carton(25, 20, 20, 4.9)], destination: to({ postcode: '02108' }), modes: ['air_express'] },
    chargeable: weights(4.9, 0.01, { express: [2, 5], air: [1.6667, 45], ocean: [10, 1, 1000] }),
    options: { air_express: express('east', 66.44, 142.14) },
    because: '51.5 x 1.29 = 66.435 -> 66.44; 103 x 1.38 = 142.14.',
  },
  {
    name: 'Half a cent at 15 kg to the east',
    input: { cartons: [carton(40, 35, 40, 15)], destination: to({ postcode: '00501' }), modes: ['air_express'] },
    chargeable: weights(15, 0.056, { express: [11.2, 15], air: [9.3333, 45], ocean: [56, 1, 1000] }),
    options: { air_express: express('east', 147.71, 302.22) },
    because: '114.5 x 1.29 = 147.705 -> 147.71. 00501 is Holtsville, New York, not Puerto Rico (006 to 009).',
  },
];

// One consignment, many places: 20 cartons of 50 x 40 x 40 cm and 14 kg.
const standard = [carton(50, 40, 40, 14, 20)];
const standardWeights = weights(280, 1.6, { express: [320, 320], air: [266.6667, 280], ocean: [1600, 1.6, 1600] });
const standardOptions: Record<Region, FreightCase['options']> = {
  // 2,004 x 1.29, 3,533 x 1.38; 180 + 280 x 5.8, 450 + 280 x 8; 250 + 1.6 x 110, 600 + 1.6 x 190
  west: {
    air_express: express('west', 2585.16, 4875.54),
    air_freight: air('west', 1804, 2690),
    ocean_lcl: ocean('west', 426, 904),
  },
  // 2,036 x 1.29, 3,693 x 1.38; 200 + 280 x 5.9, 500 + 280 x 8.4; 280 + 1.6 x 119, 680 + 1.6 x 219
  central: {
    air_express: express('central', 2626.44, 5096.34),
    air_freight: air('central', 1852, 2852),
    ocean_lcl: ocean('central', 470.4, 1030.4),
  },
  // 2,036 x 1.29, 3,757 x 1.38; 200 + 280 x 5.9, 500 + 280 x 8.5; 250 + 1.6 x 131, 650 + 1.6 x 243
  east: {
    air_express: express('east', 2626.44, 5184.66),
    air_freight: air('east', 1852, 2880),
    ocean_lcl: ocean('east', 459.6, 1038.8),
  },
  // The lowest low and the highest high of each figure: ocean's dear base is central (680), its dear rate east (243)
  anywhere: {
    air_express: express('anywhere', 2585.16, 5184.66),
    air_freight: air('anywhere', 1804, 2880),
    ocean_lcl: ocean('anywhere', 426, 1068.8),
  },
};

const inRegion = (place: { postcode?: string; state?: string }, region: Region, because: string): FreightCase => ({
  name: `${place.postcode ?? 'no postcode'}, ${place.state ?? 'no state'}: ${region}`,
  input: { cartons: standard, destination: to(place) },
  chargeable: standardWeights,
  options: standardOptions[region],
  because,
});

const regions: FreightCase[] = [
  inRegion({ postcode: '98101' }, 'west', 'First digit 9 (Seattle).'),
  inRegion({ postcode: '89101' }, 'west', 'First digit 8 is Mountain = west (Las Vegas).'),
  inRegion({ postcode: '99403' }, 'west', 'Clarkston, Washington: 994, below the Alaskan 995 to 999.'),
  inRegion(
    { postcode: '59601' },
    'central',
    'First digit 5 (Helena, Montana), though the state lies in the mountains.',
  ),
  inRegion({ postcode: '63101' }, 'central', 'First digit 6.'),
  inRegion({ postcode: '75201' }, 'central', 'First digit 7.'),
  inRegion({ postcode: '48201' }, 'east', 'First digit 4 (Detroit).'),
  inRegion({ postcode: '30301' }, 'east', 'First digit 3.'),
  inRegion({ postcode: '01101' }, 'east', 'First digit 0 (Massachusetts).'),
  inRegion({ state: 'NV' }, 'west', 'Nevada is 889 to 898.'),
  inRegion({ state: 'CO' }, 'west', 'Colorado is 800 to 816.'),
  inRegion({ state: 'MT' }, 'central', 'Montana is 590 to 599.'),
  inRegion({ state: 'AR' }, 'central', 'Arkansas is 716 to 729.'),
  inRegion({ state: 'TN' }, 'east', 'Tennessee is 370 to 385.'),
  inRegion({ state: 'DC' }, 'east', 'The District is 200 to 205.'),
  inRegion({ postcode: '10001', state: 'CA' }, 'east', 'The state decides only without a postcode.'),
  inRegion({}, 'anywhere', 'Neither: low of the cheapest, high of the dearest, figure by figure.'),
];

const outside: FreightCase[] = (
  [
    [{ state: 'HI' }, 'Hawaii'],
    [{ state: 'AK' }, 'Alaska'],
    [{ state: 'PR' }, 'Puerto Rico'],
    [{ postcode: '96813' }, 'Honolulu, whose first digit 9 is not the west'],
    [{ postcode: '99501' }, 'Anchorage, whose first digit 9 is not the west'],
    [{ postcode: '00901' }, 'San Juan, whose first digit 0 is not the east'],
    [{ postcode: '00802' }, 'the Virgin Islands'],
    [{ postcode: '96910' }, 'Guam'],
    [{ postcode: '09012' }, 'a military post office in Europe'],
    [{ postcode: '34002' }, 'a military post office in the Americas (340), not Florida'],
    [{ postcode: '96201-5001' }, 'a military post office in the Pacific'],
  ] as const
).map(([place, what]) => ({
  name: `No price outside the contiguous states: ${what}`,
  input: { cartons: standard, destination: to(place), declaredValueUsd: 5000 },
  chargeable: standardWeights,
  options: { air_express: unpriced, air_freight: unpriced, ocean_lcl: unpriced },
  landed: null,
  because: 'The card covers the contiguous states; every cost null leaves no landed range, value or not.',
}));

const breaksAndTotals: FreightCase[] = [
  {
    name: 'Express at 1,000 kg is the last one priced',
    input: { totals: { grossWeightKg: 1000, volumeM3: 2 }, destination: la },
    chargeable: weights(1000, 2, { express: [400, 1000], air: [333.3333, 1000], ocean: [2000, 2, 2000] }),
    options: {
      air_express: express('west', 8023.8, 15104.1),
      air_freight: air('west', 5980, 8450),
      ocean_lcl: ocean('west', 470, 980),
    },
    because: '6,220 x 1.29; 10,945 x 1.38; 180 + 5,800, 450 + 8,000; 250 + 220, 600 + 380.',
  },
  {
    name: 'Express above it is not',
    input: { totals: { grossWeightKg: 1000.1, volumeM3: 2 }, destination: la },
    chargeable: weights(1000.1, 2, { express: [400, 1000.5], air: [333.3333, 1001], ocean: [2000, 2, 2000] }),
    options: { air_express: unpriced, air_freight: air('west', 5985.8, 8458), ocean_lcl: ocean('west', 470, 980) },
    because: '1,000.1 -> 1,000.5 > 1,000.',
  },
  {
    name: 'Air freight at 10,000 kg',
    input: { totals: { grossWeightKg: 10000, volumeM3: 12 }, destination: la },
    chargeable: weights(10000, 12, { express: [2400, 10000], air: [2000, 10000], ocean: [12000, 12, 12000] }),
    options: { air_express: unpriced, air_freight: air('west', 58180, 80450), ocean_lcl: ocean('west', 1570, 2880) },
    because: '180 + 58,000; 450 + 80,000; 250 + 1,320; 600 + 2,280.',
  },
  {
    name: 'Air freight above 10,000 kg: the landed range rests on ocean alone',
    input: { totals: { grossWeightKg: 10000.2, volumeM3: 12 }, destination: la, declaredValueUsd: 20000 },
    chargeable: weights(10000.2, 12, { express: [2400, 10000.5], air: [2000, 10001], ocean: [12000, 12, 12000] }),
    options: { air_express: unpriced, air_freight: unpriced, ocean_lcl: ocean('west', 1570, 2880) },
    landed: { lowUsd: 21664.28, highUsd: 22974.28 },
    because: 'No HTS number, no known duty. MPF 69.28, HMF 25. 20,000 + 1,570 + 94.28; + 2,880.',
  },
  {
    name: 'Ocean at 15 cubic metres',
    input: { totals: { grossWeightKg: 3000, volumeM3: 15 }, destination: ny },
    chargeable: weights(3000, 15, { express: [3000, 3000], air: [2500, 3000], ocean: [15000, 15, 15000] }),
    options: { air_express: unpriced, air_freight: air('east', 17900, 26000), ocean_lcl: ocean('east', 2215, 4295) },
    because: '200 + 17,700; 500 + 25,500; 250 + 1,965; 650 + 3,645.',
  },
  {
    name: 'Ocean one litre above',
    input: { totals: { grossWeightKg: 3000, volumeM3: 15.001 }, destination: ny },
    chargeable: weights(3000, 15.001, {
      express: [3000.2, 3000.5],
      air: [2500.1667, 3000],
      ocean: [15001, 15.01, 15010],
    }),
    options: { air_express: unpriced, air_freight: air('east', 17900, 26000), ocean_lcl: unpriced },
    because: '15.001 -> 15.01 > 15: a full container by then.',
  },
  {
    name: 'Above every last break nothing is priced and nothing landed',
    input: {
      totals: { grossWeightKg: 12000, volumeM3: 20 },
      destination: la,
      declaredValueUsd: 100000,
      hts: '9503.00.00',
    },
    chargeable: weights(12000, 20, { express: [4000, 12000], air: [3333.3333, 12000], ocean: [20000, 20, 20000] }),
    options: { air_express: unpriced, air_freight: unpriced, ocean_lcl: unpriced },
    landed: null,
    because: '12,000 > 1,000; 12,000 > 10,000; 20 > 15.',
  },
  {
    name: 'Totals: 1.1 cubic metres are 220 volumetric kilos and 1.10 CBM, not 220.5 and 1.11',
    input: { totals: { grossWeightKg: 100, volumeM3: 1.1 }, destination: to({ postcode: '02108' }) },
    chargeable: weights(100, 1.1, { express: [220, 220], air: [183.3333, 184], ocean: [1100, 1.1, 1100] }),
    options: {
      air_express: express('east', 1813.74, 3583.86),
      air_freight: air('east', 1285.6, 2064),
      ocean_lcl: ocean('east', 394.1, 917.3),
    },
    because: '1.1 x 200 = 220 and 1.1 x 100 = 110 exactly (binary 220.00000000000003 and 110.00000000000001).',
  },
  {
    name: 'Totals: 1,110 kg are 1.11 tonnes, not 1.12',
    input: { totals: { grossWeightKg: 1110, volumeM3: 0.5 }, destination: to({ postcode: '75201' }) },
    chargeable: weights(1110, 0.5, { express: [100, 1110], air: [83.3333, 1110], ocean: [500, 1.11, 1110] }),
    options: {
      air_express: unpriced,
      air_freight: air('central', 6749, 9824),
      ocean_lcl: ocean('central', 412.09, 923.09),
    },
    because: '200 + 6,549; 500 + 9,324; 280 + 132.09; 680 + 243.09.',
  },
  {
    name: 'Totals of a small consignment',
    input: { totals: { grossWeightKg: 33.3, volumeM3: 0.05 }, destination: la, modes: ['air_express', 'air_freight'] },
    chargeable: weights(33.3, 0.05, { express: [10, 33.5], air: [8.3333, 45], ocean: [50, 1, 1000] }),
    options: { air_express: express('west', 293.73, 566.01), air_freight: air('west', 441, 810) },
    because: '227.7 x 1.29 = 293.733; 410.15 x 1.38 = 566.007.',
  },
  {
    name: 'Totals with a long volume',
    input: { totals: { grossWeightKg: 20, volumeM3: 0.1234567 }, destination: la, modes: ['ocean_lcl'] },
    chargeable: weights(20, 0.1234567, { express: [24.6913, 25], air: [20.5761, 45], ocean: [123.4567, 1, 1000] }),
    options: { ocean_lcl: ocean('west', 360, 790) },
    because: '24.69134 -> 24.6913, chargeable 25; 20.57611...',
  },
  {
    name: 'Cartons decide when totals say something else',
    input: { cartons: standard, totals: { grossWeightKg: 500, volumeM3: 3 }, destination: to({ postcode: '98101' }) },
    chargeable: standardWeights,
    options: standardOptions.west,
    because: 'Both given: cartons decide.',
  },
  {
    name: 'Volume 0 means unknown: weights without a volume, no price',
    input: { totals: { grossWeightKg: 12.3, volumeM3: 0 }, destination: la },
    chargeable: {
      air_express: { actualKg: 12.3, volumetricKg: null, chargeableKg: 12.5, volumeM3: 0, chargeableCbm: null },
      air_freight: { actualKg: 12.3, volumetricKg: null, chargeableKg: 45, volumeM3: 0, chargeableCbm: null },
      ocean_lcl: { actualKg: 12.3, volumetricKg: null, chargeableKg: 12.3, volumeM3: 0, chargeableCbm: null },
    },
    options: { air_express: unpriced, air_freight: unpriced, ocean_lcl: unpriced },
    because: 'Agreed reading: 12.3 -> 12.5; at least 45; ocean as it is.',
  },
  {
    name: 'Volume 0 above the air minimum, with a value: no landed range',
    input: { totals: { grossWeightKg: 60.2, volumeM3: 0 }, destination: ny, declaredValueUsd: 1000, hts: '9503.00.00' },
    chargeable: {
      air_express: { actualKg: 60.2, volumetricKg: null, chargeableKg: 60.5, volumeM3: 0, chargeableCbm: null },
      air_freight: { actualKg: 60.2, volumetricKg: null, chargeableKg: 61, volumeM3: 0, chargeableCbm: null },
      ocean_lcl: { actualKg: 60.2, volumetricKg: null, chargeableKg: 60.2, volumeM3: 0, chargeableCbm: null },
    },
    options: { air_express: unpriced, air_freight: unpriced, ocean_lcl: unpriced },
    landed: null,
    because: '60.2 -> 60.5; 60.2 -> 61; every cost null.',
  },
];

const refused = { ...unpriced, dangerousGoods: { surchargeUsd: null } };

const batteriesAndLanded: FreightCase[] = [
  {
    name: 'No batteries, no dangerous goods',
    input: { cartons: standard, destination: la, batteries: 'none' },
    chargeable: standardWeights,
    options: standardOptions.west,
    because: 'dangerousGoods null in every mode.',
  },
  {
    name: 'Batteries contained in equipment: only air freight may cost more',
    input: { cartons: standard, destination: la, batteries: 'contained' },
    chargeable: standardWeights,
    options: {
      air_express: express('west', 2585.16, 4875.54, [0, 0]),
      air_freight: air('west', 1804, 2690, [0, 60]),
      ocean_lcl: ocean('west', 426, 904, [0, 0]),
    },
    because: 'freight.md 6.3; the surcharge stands beside the cost, which is the one without batteries.',
  },
  {
    name: 'Batteries packed with equipment: up to 110 in every mode, not in the cost and not in the landed range',
    input: { cartons: standard, destination: la, batteries: 'packed_with', declaredValueUsd: 1000 },
    chargeable: standardWeights,
    options: {
      air_express: express('west', 2585.16, 4875.54, [0, 110]),
      air_freight: air('west', 1804, 2690, [0, 110]),
      ocean_lcl: ocean('west', 426, 904, [0, 110]),
    },
    landed: { lowUsd: 1460.83, highUsd: 5909.12 },
    because: 'Low ocean 1,000 + 426 + 33.58 + 1.25; high express 1,000 + 4,875.54 + 33.58; no number, no known duty.',
  },
  {
    name: 'Batteries alone go by sea only',
    input: {
      cartons: standard,
      destination: la,
      batteries: 'standalone',
      declaredValueUsd: 2600,
      hts: '8507.60.00',
    },
    chargeable: standardWeights,
    options: { air_express: refused, air_freight: refused, ocean_lcl: ocean('west', 426, 904, [100, 300]) },
    landed: { lowUsd: 4126.23, highUsd: 4604.23 },
    because:
      'Cargo aircraft only and carrier approval -> null. Duty 88.40 + 650 + 325 = 1,063.40; MPF 33.58; HMF 3.25. 2,600 + 426 + 1,100.23; + 904.',
  },
  {
    name: 'Batteries alone by air only: nothing priced, nothing landed',
    input: {
      cartons: standard,
      destination: la,
      batteries: 'standalone',
      modes: ['air_express', 'air_freight'],
      declaredValueUsd: 2600,
      hts: '8507.60.00',
    },
    chargeable: standardWeights,
    options: { air_express: refused, air_freight: refused },
    landed: null,
    because: 'Every cost of the modes asked for is null, although ocean would have one.',
  },
  {
    name: 'Without a declared value there is no landed range',
    input: { cartons: standard, destination: la, hts: '8507.60.00' },
    chargeable: standardWeights,
    options: standardOptions.west,
    landed: null,
    because: 'Agreed reading: null without a declared value.',
  },
  {
    name: 'Ocean alone, the golden steel part: 11,039.99 of duty and both fees',
    input: {
      totals: { grossWeightKg: 1000, volumeM3: 2 },
      destination: la,
      modes: ['ocean_lcl'],
      hts: '7326.90.8688',
      declaredValueUsd: 14172,
    },
    chargeable: weights(1000, 2, { express: [400, 1000], air: [333.3333, 1000], ocean: [2000, 2, 2000] }),
    options: { ocean_lcl: ocean('west', 470, 980) },
    landed: { lowUsd: 25748.8, highUsd: 26258.8 },
    because: '14,172 + 11,039.99 + MPF 49.09 + HMF 17.72 (17.715) = 25,278.80; + 470; + 980.',
  },
  {
    name: 'The same part without its suffix: the range spans the metals duty of 25 and of 50 per cent',
    input: {
      totals: { grossWeightKg: 1000, volumeM3: 2 },
      destination: la,
      modes: ['ocean_lcl'],
      hts: '7326.90.86',
      declaredValueUsd: 14172,
    },
    chargeable: weights(1000, 2, { express: [400, 1000], air: [333.3333, 1000], ocean: [2000, 2, 2000] }),
    options: { ocean_lcl: ocean('west', 470, 980) },
    landed: { lowUsd: 22205.8, highUsd: 26258.8 },
    because:
      'Known 410.99 + 3,543.00 = 3,953.99; metals 3,543.00 or 7,086.00; 14,172 + 7,496.99 + 66.81 + 470; 14,172 + 11,039.99 + 66.81 + 980.',
  },
  {
    name: 'A parcel of 300 dollars: cheapest by express, dearest by air freight; ocean adds the harbour fee',
    input: {
      cartons: [carton(20, 15, 10, 1.4)],
      destination: to({ state: 'CA' }),
      hts: '3926.90.99',
      declaredValueUsd: 300,
    },
    chargeable: weights(1.4, 0.003, { express: [0.6, 1.5], air: [0.5, 45], ocean: [3, 1, 1000] }),
    options: {
      air_express: express('west', 37.8, 84.66),
      air_freight: air('west', 441, 810),
      ocean_lcl: ocean('west', 360, 790),
    },
    landed: { lowUsd: 447.28, highUsd: 1219.48 },
    because:
      'Duty 15.90 + 22.50 + 37.50 = 75.90; MPF 33.58; conditional fees stay out. 300 + 37.80 + 109.48; 300 + 810 + 109.48 (ocean 1,199.86 with HMF 0.38).',
  },
  {
    name: 'By air there is no harbour fee; a textual column 1 rate is not in the known duty',
    input: {
      cartons: standard,
      destination: to({ state: 'TX' }),
      modes: ['air_express', 'air_freight'],
      hts: '9102.11.10',
      declaredValueUsd: 2500,
    },
    chargeable: standardWeights,
    options: { air_express: express('central', 2626.44, 5096.34), air_freight: air('central', 1852, 2852) },
    landed: { lowUsd: 4885.58, highUsd: 8129.92 },
    because: 'Duty 187.50 + 312.50 = 500; MPF 33.58. 2,500 + 1,852 + 533.58; 2,500 + 5,096.34 + 533.58.',
  },
  {
    name: 'The processing fee is capped in the range, the harbour fee is not',
    input: { cartons: standard, destination: to({ state: 'KS' }), hts: '8471.30.01.00', declaredValueUsd: 200000 },
    chargeable: standardWeights,
    options: standardOptions.central,
    landed: { lowUsd: 201371.9, highUsd: 205747.84 },
    because: 'A laptop pays no duty. Ocean 200,000 + 470.40 + 651.50 + 250; express 200,000 + 5,096.34 + 651.50.',
  },
  {
    name: 'A range without a region',
    input: { cartons: standard, destination: to({}), hts: '9503.00.00', declaredValueUsd: 10000 },
    chargeable: standardWeights,
    options: standardOptions.anywhere,
    landed: { lowUsd: 11723.14, highUsd: 16469.3 },
    because: 'Duty 1,250; MPF 34.64; HMF 12.50. Ocean 10,000 + 426 + 1,297.14; express 10,000 + 5,184.66 + 1,284.64.',
  },
];

export const freightCases: FreightCase[] = [
  ...rounding,
  ...regions,
  ...outside,
  ...breaksAndTotals,
  ...batteriesAndLanded,
];
