import { z } from 'zod';
import { Quantity } from '#kernel/enums.ts';
import { digits } from '#kernel/query-params.ts';
import { EstimateInput } from '#modules/logistics/shipping/shipping.schema.ts';

const { destination, modes, hts, productCategory, batteries } = EstimateInput.shape;
const centimetres = z.number().positive().max(1000);

export const ComparisonQuery = z.strictObject({
  quantity: digits(Quantity),
  asOf: z.iso
    .date()
    .optional()
    .meta({ description: 'Quotes that are valid at the end of this day, UTC. Default: today.' }),
});

export const ComparisonShipment = z
  .strictObject({
    carton: z
      .strictObject({
        lengthCm: centimetres,
        widthCm: centimetres,
        heightCm: centimetres,
        weightKg: z.number().positive().max(2000).meta({ description: 'Gross weight of one full carton.' }),
        units: z.int().min(1).max(100_000).meta({ description: 'Units per carton. The last carton counts as full.' }),
      })
      .optional(),
    unit: z
      .strictObject({ weightKg: z.number().positive().max(2000), volumeM3: z.number().positive().max(100) })
      .optional()
      .meta({
        description: 'Weight and volume of one packed unit, if the cartons are unknown. Give either carton or unit.',
      }),
    destination,
    modes,
    hts,
    productCategory,
    batteries,
  })
  .refine(({ carton, unit }) => (carton === undefined) !== (unit === undefined), {
    message: 'Exactly one of carton and unit is required.',
    path: ['carton'],
    params: { code: 'mutually_exclusive' },
  });
export type ComparisonShipment = z.output<typeof ComparisonShipment>;

export type Comparison = {
  rfqId: string;
  quantity: number;
  asOf?: string | null | undefined;
  shipment?: ComparisonShipment | null | undefined;
};
