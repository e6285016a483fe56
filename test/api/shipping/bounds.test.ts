import { expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { us } from '../../unit/shipping/tables.ts';

const app = await startApp(unlimited);
const call = await app.live();
const path = '/shipping/estimate';

const carton = { lengthCm: 40, widthCm: 30, heightCm: 30, weightKg: 12, count: 10 };
const totals = { grossWeightKg: 100, volumeM3: 1 };
const small = Number.MIN_VALUE;

/** Path in the body, with accepted and rejected values. */
const bounds: [pointer: string, good: unknown[], bad: unknown[]][] = [
  ['/cartons', [[carton], Array(50).fill(carton)], [[], Array(51).fill(carton), {}, 'x', null, [null]]],
  ...['lengthCm', 'widthCm', 'heightCm'].map((side): [string, unknown[], unknown[]] => [
    `/cartons/0/${side}`,
    [0.1, 1000],
    [0, -1, 1000.01, '40', null, true, [40]],
  ]),
  ['/cartons/0/weightKg', [small, 2000], [0, -0.01, 2000.01, '12', null, undefined]],
  ['/cartons/0/count', [1, 10_000], [0, -1, 10_001, 1.5, '10', null, undefined]],
  ['/cartons/0/colour', [], ['red']],
  ['/totals', [totals], [null, [], 'x', {}, { grossWeightKg: 1 }, { volumeM3: 1 }]],
  ['/totals/grossWeightKg', [0.001, 100_000], [0, -1, 100_000.1, '100', null, undefined]],
  ['/totals/volumeM3', [0, 1000], [-0.001, 1000.001, '1', null, undefined]],
  ['/originCity', ['SZ', 'x'.repeat(60)], ['', 'S', 'x'.repeat(61), null, 5, []]],
  ['/destination', [us], [undefined, null, 'US', [], {}]],
  ['/destination/country', ['US'], ['us', 'CN', 'USA', '', null, undefined, 1]],
  [
    '/destination/postcode',
    ['90001', '90001-1234'],
    ['9000', '900011', '90001-123', '90001 1234', 'ABCDE', '', '90001-12345', null, 90001],
  ],
  ['/destination/state', ['CA', 'ny', 'PR', 'DC'], ['C', 'CAL', 'ZZ', '', null, 12]],
  ['/destination/city', ['', 'x'.repeat(60)], ['x'.repeat(61), null, 5]],
  ['/destination/street', [], ['Main Street 1']],
  [
    '/modes',
    [['air_express'], ['ocean_lcl', 'air_freight', 'air_express']],
    [
      [],
      ['air_express', 'air_express'],
      ['ocean_fcl'],
      ['sea'],
      'air_express',
      null,
      [null],
      Array(4).fill('air_express'),
    ],
  ],
  [
    '/declaredValueUsd',
    [0.01, 0.29, 1.15, 1234.56, 9_999_999.99, 10_000_000, null],
    [0, -1, 10_000_000.01, 1.001, 0.005, 1e-9, small, 100.000000001, 0.00999999999, '100', true],
  ],
  [
    '/hts',
    ['850760', '8507.60', '85076000', '8507.60.00', '8507600000', '8507.60.0000', '8507.60.00.00', null],
    [
      '',
      '8507',
      '85076',
      '8507.6',
      '8507.60.0',
      '850760000',
      '8507.60.00.0',
      '8507-60-00',
      'abcdef',
      '8507.60.00.00.00',
      85,
    ],
  ],
  ['/productCategory', ['x', 'x'.repeat(80), null], ['', 'x'.repeat(81), 5, []]],
  ['/batteries', ['none', 'contained', 'packed_with', 'standalone'], ['lithium', '', null, true, 'NONE']],
  ['/live', [true, false], ['true', 1, null]],
  ['/insurance', [], [true]],
];

const whole = { cartons: [carton], totals, destination: us, modes: ['air_express'] };

/** A copy of the body with one value replaced; undefined removes it. */
function withValue(pointer: string, value: unknown): object {
  const body = JSON.parse(JSON.stringify(whole));
  const keys = pointer.slice(1).split('/');
  const last = keys.pop()!;
  const holder = keys.reduce((at, key) => at[key], body);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return body;
}

test.each(bounds)('%s is accepted up to its limits and rejected beyond them by field', async (pointer, good, bad) => {
  for (const value of good) {
    const { status, body } = await call.rest('POST', path, withValue(pointer, value));
    expect([value, status, body.error]).toEqual([value, 200, undefined]);
  }
  for (const value of bad) {
    const { status, body } = await call.rest('POST', path, withValue(pointer, value));
    expect([value, status, body.error?.code]).toEqual([value, 400, 'validation_failed']);
    for (const field of body.error.details.fields) {
      expect(field.path.startsWith(pointer), `${field.path} for ${JSON.stringify(value)}`).toBe(true);
      expect(field).toMatchObject({ location: 'body', message: expect.stringMatching(/.{5}/) });
    }
  }
});

test('GraphQL rejects the same values by the same fields', async () => {
  const query = 'query ($input: ShippingEstimateInput!) { shippingEstimate(input: $input) { binding } }';
  for (const [pointer, value] of [
    ['/cartons/0/lengthCm', 1000.01],
    ['/modes', ['air_express', 'air_express']],
    ['/hts', '85076'],
    ['/destination/state', 'ZZ'],
    ['/declaredValueUsd', 1.001],
  ] as const) {
    const { status, body } = await call.graph(query, { input: withValue(pointer, value) });
    const { code, details } = body.errors[0].extensions;
    expect([pointer, status, code, details.fields[0].path]).toEqual([pointer, 400, 'validation_failed', pointer]);
  }
});
