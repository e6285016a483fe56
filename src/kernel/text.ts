import { z } from 'zod';

/** Schemas for text from callers and files. PostgreSQL stores neither NUL nor lone surrogates, in text or in jsonb. */

export const storable = { message: 'Must not contain control characters.', params: { code: 'invalid_format' } };
export const isLine = (value: string) => value.isWellFormed() && !/\p{Cc}/u.test(value);
export const isNote = (value: string) => value.isWellFormed() && !/(?![\n\r\t])\p{Cc}/u.test(value);

export const displayable = {
  message: 'Must not contain control characters or text direction marks.',
  params: { code: 'invalid_format' },
};
export const isDisplayable = (value: string) =>
  value.isWellFormed() && !/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u.test(value);

const displayablePattern = {
  pattern: '^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$',
};

export const displayName = (max: number) =>
  z.string().min(1).max(max).refine(isDisplayable, displayable).meta(displayablePattern);

/** Combining marks and the half-width voice marks of Japanese, which normalisation may turn into combining marks. */
const marks = /[\p{M}\uff9e\uff9f]+/gu;
const maxMarks = 30;

/** Matches each run once; `{31}` would rescan a run from each of its marks. */
function hasLongRunOfMarks(value: string): boolean {
  for (const [run] of value.matchAll(marks)) if (run.length > maxMarks && [...run].length > maxMarks) return true;
  return false;
}

/**
 * Normalisation sorts combining marks in quadratic time, so runs are limited to 30, as Unicode limits them for streams.
 * NFC composes at most four characters into one, so text over `4 * max` is too long in any case.
 */
export function composedText(max: number) {
  const isTooLong = ({ length }: string) => length > 4 * max;
  return z
    .string()
    .overwrite((value) => (isTooLong(value) || hasLongRunOfMarks(value) ? value : value.normalize('NFC')))
    .refine((value) => isTooLong(value) || !hasLongRunOfMarks(value), {
      message: `Must not contain more than ${maxMarks} combining marks in a row.`,
      params: { code: 'invalid_value' },
    });
}

/** Pattern for JSON Schema, whose engines may lack Unicode classes: no control characters, and not only white space. */
const buildPattern = (control: string) => ({ pattern: `^[^${control}]*[^\\s${control}][^${control}]*$` });
const linePattern = buildPattern('\\x00-\\x1f\\x7f-\\x9f');
const notePattern = buildPattern('\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f');

export const line = (max: number) => z.string().trim().min(1).max(max).refine(isLine, storable).meta(linePattern);
export const note = (max: number, min = 1) =>
  z.string().trim().min(min).max(max).refine(isNote, storable).meta(notePattern);

/** Absent, null and blank text all become null. */
export const known = <S extends z.ZodType>(text: S) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim() || null : (value ?? null)), text.nullable());

export const uniqueList = <S extends z.ZodType>(item: S, max: number) =>
  z
    .array(item)
    .max(max)
    .overwrite((items) => [...new Set(items)]);

type TextScalar = 'ID' | 'CountryCode' | 'CurrencyCode' | 'Decimal' | 'Sha256';

/** Text with a scalar of its own in GraphQL, where JSON Schema has no format for it. */
export const textScalars = z.registry<{ scalar: TextScalar }>();

/** Removes line breaks and invisible characters such as bidirectional marks, which could forge mail headers or text. */
export const toSingleLine = (text: string): string => text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
