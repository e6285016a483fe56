import { z } from 'zod';

/** Why a price applies to the needed pieces, or none does. */
export const BandRule = z
  .enum(['within_band', 'below_first_band', 'below_moq', 'not_quoted', 'pieces_unknown'])
  .meta({ id: 'PriceBandRule' });
export type BandRule = z.output<typeof BandRule>;
