import fc from 'fast-check';
import { shippingModes } from '#modules/logistics/shipping/shipping.schema.ts';
import { tariff } from '../../unit/shipping/tables.ts';

const decimal = (least: number, most: number, digits: number) =>
  fc
    .integer({ min: Math.round(least * 10 ** digits), max: Math.round(most * 10 ** digits) })
    .map((n) => n / 10 ** digits);

export const carton = fc.record({
  lengthCm: decimal(0.1, 120, 1),
  widthCm: decimal(0.1, 100, 1),
  heightCm: decimal(0.1, 100, 2),
  weightKg: decimal(0.01, 60, 2),
  count: fc.integer({ min: 1, max: 30 }),
});
export const cartons = fc.array(carton, { minLength: 1, maxLength: 6 });
const totals = fc.record({
  grossWeightKg: decimal(0.01, 12_000, 2),
  volumeM3: fc.oneof(fc.constant(0), decimal(0.001, 20, 3)),
});

const lines = [...tariff.lines.keys()];
const suffix = fc.integer({ min: 0, max: 99 }).map((n) => String(n).padStart(2, '0'));
const hts = fc.oneof(
  fc.constantFrom(...lines),
  fc.constantFrom(...lines).map((line) => line.slice(0, 7)),
  fc.tuple(fc.constantFrom(...lines), suffix).map(([line, last]) => `${line}.${last}`),
  fc.constantFrom('0901.21.00', '9999.99.99'),
  fc.constant(null),
);
export const value = fc.oneof(
  decimal(0.01, 5000, 2),
  decimal(5000, 400_000, 2),
  fc.constantFrom(0.01, 10_000_000, 2500, 2500.01),
);
const destination = fc.oneof(
  fc.constant({ country: 'US' }),
  fc.constantFrom('90001', '10001', '60601', '96801', '84101').map((postcode) => ({ country: 'US', postcode })),
  fc.constantFrom('CA', 'ny', 'TX', 'HI').map((state) => ({ country: 'US', state })),
);

/** Any valid request, of ordinary size and unusual shape. */
export const question = fc
  .record({
    goods: fc.oneof(
      cartons.map((cartons) => ({ cartons })),
      totals.map((totals) => ({ totals })),
    ),
    destination,
    modes: fc.shuffledSubarray([...shippingModes], { minLength: 1 }),
    declaredValueUsd: fc.oneof(value, fc.constant(null)),
    hts,
    batteries: fc.constantFrom('none', 'contained', 'packed_with', 'standalone'),
  })
  .map(({ goods, ...rest }) => ({ ...goods, ...rest }));
