import { describe, expect, test } from 'vitest';
import { toEstimateInput } from '#modules/sourcing/rfqs/comparison/landed-cost.rules.ts';
import {
  type ComparisonColumn,
  computeComparisonColumn,
} from '#modules/sourcing/rfqs/comparison/rfq-comparison.rules.ts';
import { ComparisonShipment } from '#modules/sourcing/rfqs/comparison/rfq-comparison.schema.ts';
import { onePart, quoteLine, quoteOf } from './quotes.ts';

describe('landed cost', () => {
  const shipment = ComparisonShipment.parse({
    carton: { lengthCm: 40, widthCm: 30, heightCm: 30, weightKg: 12, units: 60 },
    destination: { country: 'US' },
  });
  const ask = (more: Partial<ComparisonColumn>, given: ComparisonShipment | null = shipment, quantity = 500) =>
    toEstimateInput(
      { ...computeComparisonColumn(quoteOf('Bright', [quoteLine(500, '2.00')]), onePart, quantity), ...more },
      quantity,
      given,
    );

  test('is estimated with whole cartons and the total price of the goods', () => {
    expect(ask({})).toEqual({
      incoterm: 'FOB',
      packing: '500 units in 9 cartons',
      input: expect.objectContaining({
        cartons: [{ lengthCm: 40, widthCm: 30, heightCm: 30, weightKg: 12, count: 9 }],
        declaredValueUsd: 1000,
        modes: ['air_express', 'air_freight', 'ocean_lcl'],
        live: false,
      }),
    });
  });

  test('is estimated with totals if the cartons are unknown', () => {
    const unit = ComparisonShipment.parse({ unit: { weightKg: 0.2, volumeM3: 0.001 }, destination: { country: 'US' } });
    expect(ask({}, unit)).toMatchObject({
      input: { totals: { grossWeightKg: 100, volumeM3: 0.5 } },
      packing: '500 units',
    });
  });

  test.each<[string, Partial<ComparisonColumn>, ComparisonShipment | null, string]>([
    ['without a shipment', {}, null, 'give shipment'],
    ['in another currency', { currency: 'CNY' }, shipment, 'prices in CNY are not converted'],
    ['without a delivery term', { incoterm: null }, shipment, 'states no delivery term'],
    ['with freight in the price', { incoterm: 'CIF' }, shipment, 'a price CIF already includes freight'],
    ['with duty in the price', { incoterm: 'DDP' }, shipment, 'a price DDP already includes freight'],
    ['without a price', { goodsTotal: null }, shipment, 'the total price of the goods is unknown'],
    ['for goods above the maximum value', { goodsTotal: '10000000.01' }, shipment, 'too large or too small'],
    ['for goods without a value', { goodsTotal: '0.00' }, shipment, 'too large or too small'],
  ])('is unknown %s', (_, more, given, reason) =>
    expect(ask(more, given)).toMatchObject({ message: expect.stringContaining(reason) }),
  );

  test('is unknown for more cartons than an estimate accepts', () => {
    expect(ask({ goodsTotal: '1000.00' }, shipment, 600_001)).toMatchObject({ code: 'shipment_out_of_range' });
    expect(ask({ goodsTotal: '1000.00' }, shipment, 600_000)).toMatchObject({
      packing: '600000 units in 10000 cartons',
    });
  });
});
