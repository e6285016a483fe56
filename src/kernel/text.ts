import { z } from 'zod';

/** Shapes of text that callers and files give. PostgreSQL stores neither NUL nor half a surrogate pair, in text or in jsonb. */

export const storable = { message: 'Control characters are not allowed here.', params: { code: 'invalid_format' } };
export const isLine = (value: string) => value.isWellFormed() && !/\p{Cc}/u.test(value);
export const isNote = (value: string) => value.isWellFormed() && !/(?![\n\r\t])\p{Cc}/u.test(value);

export const line = (max: number) => z.string().trim().min(1).max(max).refine(isLine, storable);
export const note = (max: number) => z.string().trim().min(1).max(max).refine(isNote, storable);

/** Unknown may be written as an absent field, as null or as blank text; it is always null afterwards. */
export const known = <S extends z.ZodType>(text: S) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim() || null : (value ?? null)), text.nullable());

export const listOf = <S extends z.ZodType>(item: S, most: number) =>
  z
    .array(item)
    .max(most)
    .overwrite((items) => [...new Set(items)]);
