import { z } from 'zod';

/** Shapes of text that callers and files give. PostgreSQL stores neither NUL nor half a surrogate pair, in text or in jsonb. */

export const storable = { message: 'Control characters are not allowed here.', params: { code: 'invalid_format' } };
export const isLine = (value: string) => value.isWellFormed() && !/\p{Cc}/u.test(value);
export const isNote = (value: string) => value.isWellFormed() && !/(?![\n\r\t])\p{Cc}/u.test(value);

export const displayable = {
  message: 'Control characters and marks of text direction are not allowed here.',
  params: { code: 'invalid_format' },
};
export const isDisplayable = (value: string) =>
  value.isWellFormed() && !/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u.test(value);

const displayablePattern = {
  pattern: '^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$',
};

/** A name or label that people compare by eye: it has one line, and nothing in it reorders what stands beside it. */
export const displayName = (max: number) =>
  z.string().min(1).max(max).refine(isDisplayable, displayable).meta(displayablePattern);

/** With the half-width voice marks of Japanese, which normalisation may turn into marks that combine. */
const marks = /[\p{M}\uff9e\uff9f]+/gu;
const maxMarks = 30;

/** Takes each run whole: `{31}` would look at a run again from each of its marks. */
function hasLongRunOfMarks(value: string): boolean {
  for (const [run] of value.matchAll(marks)) if (run.length > maxMarks && [...run].length > maxMarks) return true;
  return false;
}

/**
 * Text in the form NFC, of at most `max` characters, which its user checks. Normalisation sorts the marks on one letter
 * in quadratic time, so a mebibyte of them would take minutes: runs are bounded as Unicode bounds them for streams, and
 * what is too long anyway, as NFC makes at most four characters one, is left as it is.
 */
export function composedText(max: number) {
  const isTooLong = ({ length }: string) => length > 4 * max;
  return z
    .string()
    .overwrite((value) => (isTooLong(value) || hasLongRunOfMarks(value) ? value : value.normalize('NFC')))
    .refine((value) => isTooLong(value) || !hasLongRunOfMarks(value), {
      message: `A letter has at most ${maxMarks} combining marks.`,
      params: { code: 'invalid_value' },
    });
}

/** As published, for engines without classes of Unicode: no control character, and more than white space. */
const buildPattern = (control: string) => ({ pattern: `^[^${control}]*[^\\s${control}][^${control}]*$` });
const linePattern = buildPattern('\\x00-\\x1f\\x7f-\\x9f');
const notePattern = buildPattern('\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f');

export const line = (max: number) => z.string().trim().min(1).max(max).refine(isLine, storable).meta(linePattern);
export const note = (max: number) => z.string().trim().min(1).max(max).refine(isNote, storable).meta(notePattern);

/** Unknown may be written as an absent field, as null or as blank text; it is always null afterwards. */
export const known = <S extends z.ZodType>(text: S) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim() || null : (value ?? null)), text.nullable());

export const uniqueList = <S extends z.ZodType>(item: S, max: number) =>
  z
    .array(item)
    .max(max)
    .overwrite((items) => [...new Set(items)]);
