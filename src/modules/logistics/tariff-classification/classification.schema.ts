import { z } from 'zod';

export const GoodsDescription = z
  .string()
  .min(3)
  .max(2000)
  .meta({ description: 'What the product is and does, in English or Chinese.' });

export const HtsCandidatesInput = z.strictObject({
  description: GoodsDescription,
  material: z.string().max(200).optional().meta({ description: 'Main material.' }),
  use: z.string().max(200).optional().meta({ description: 'Intended use, or the machine that it is a part of.' }),
  limit: z.int().min(1).max(10).default(5),
});
export type HtsCandidatesInput = z.output<typeof HtsCandidatesInput>;
