import { DomainError } from '#kernel/errors.ts';
import { invalidField, invalidFields } from '#kernel/validation.ts';
import { findProblems } from './json-problems.ts';
import { maxValues, scanJson } from './json-scan.ts';

export { isStorable } from './json-problems.ts';

/**
 * UTF-8, at most 64 levels and 10,000 values, no duplicate keys, no number or text that JavaScript or PostgreSQL would
 * change. Throws `invalid_json` or `validation_failed`. Time and memory are linear in the input.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  const { isTooDeep, hasTooManyValues, keys, mayLose } = scanJson(bytes);
  if (hasTooManyValues) {
    throw invalidField('', `The body exceeds ${maxValues} values.`, { code: 'too_long', limit: maxValues });
  }
  if (!isTooDeep && !mayLose) {
    const { value, isValid } = tryParse(text);
    if (isValid && countKeys(value) === keys) return value;
  }
  const problems = findProblems(text);
  if (problems.length) throw invalidFields(problems);
  return JSON.parse(text);
}

export function parseJsonObject(bytes: Uint8Array): Record<string, unknown> {
  const value = bytes.length ? parseJson(bytes) : {};
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new DomainError('invalid_json', 'The body must be a JSON object.', { position: 0 });
  }
  return { ...value };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new DomainError('invalid_json', 'The body is not valid UTF-8.', {});
  }
}

function tryParse(text: string): { isValid: boolean; value: unknown } {
  try {
    return { isValid: true, value: JSON.parse(text) };
  } catch {
    return { isValid: false, value: null };
  }
}

/** NaN if there is a key `__proto__`, which needs the full check. */
function countKeys(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countKeys(item);
    return count;
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__') return Number.NaN;
    count += 1 + countKeys(value[key as keyof typeof value]);
  }
  return count;
}
