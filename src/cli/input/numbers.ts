import { CommandError, exitCodes } from '../errors.ts';

const invalidNumber = (text: string, why: string) =>
  new CommandError('invalid_number', exitCodes.usage, `${text.slice(0, 40)} ${why}.`);

export const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(text);

/** A number that JSON carries without loss of its size. */
export function parseNumber(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value)) throw invalidNumber(text, 'is too large for a number');
  if (value === 0 && /[1-9]/.test(text.replace(/e.*/i, ''))) throw invalidNumber(text, 'is too small for a number');
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw invalidNumber(text, `is beyond ${Number.MAX_SAFE_INTEGER}, the largest exact integer`);
  return value;
}
