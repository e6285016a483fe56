import { z } from 'zod';
import { EstimateInput } from '#modules/logistics/shipping/shipping.schema.ts';

const { destination, modes, hts, productCategory, batteries } = EstimateInput.shape;
const centimetres = z.number().positive().max(1000);

/** How the goods are packed and where they go: what landed cost is estimated from. */
export const ComparisonShipment = z
  .strictObject({
    carton: z
      .strictObject({
        lengthCm: centimetres,
        widthCm: centimetres,
        heightCm: centimetres,
        weightKg: z.number().positive().max(2000).meta({ description: 'Of one full carton.' }),
        units: z.int().min(1).max(100_000).meta({ description: 'In one carton. The last one counts as full.' }),
      })
      .optional(),
    unit: z
      .strictObject({ weightKg: z.number().positive().max(2000), volumeM3: z.number().positive().max(100) })
      .optional()
      .meta({ description: 'Packed, of one unit, where the cartons are not known. One of the two is needed.' }),
    destination,
    modes,
    hts,
    productCategory,
    batteries,
  })
  .refine(({ carton, unit }) => (carton === undefined) !== (unit === undefined), {
    message: 'Give carton or unit.',
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
