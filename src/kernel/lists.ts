import type { z } from 'zod';

export const distinct = <S extends z.ZodArray>(list: S, message: string): S =>
  list
    .refine((items) => new Set(items).size === items.length, { message, params: { code: 'duplicate' } })
    .meta({ uniqueItems: true });
