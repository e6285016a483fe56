import { z } from 'zod';

/** Plain decimals only: what Number() would also take (1e3, blanks, hex) is refused as no number. */
export const digits = <S extends z.ZodType>(number: S) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value) ? Number(value) : value),
    number,
  );
export const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' });
