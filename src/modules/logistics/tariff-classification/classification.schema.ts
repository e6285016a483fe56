import { z } from 'zod';

export const GoodsDescription = z
  .string()
  .min(3)
  .max(2000)
  .meta({ description: 'What it is and does, in English or Chinese.' });

export const HtsCandidatesInput = z.strictObject({
  description: GoodsDescription,
  material: z.string().max(200).optional().meta({ description: 'What it is mainly made of.' }),
  use: z.string().max(200).optional().meta({ description: 'What it is for, or of which machine it is a part.' }),
  limit: z.int().min(1).max(10).default(5),
});
export type HtsCandidatesInput = z.output<typeof HtsCandidatesInput>;
