import { DomainError } from '#kernel/errors.ts';
import { type FieldProblem, invalidFields, pointer } from '#kernel/fields.ts';

/**
 * JSON as it was meant: UTF-8 only, no number that JavaScript would change silently, no text that PostgreSQL cannot keep.
 * Throws `invalid_json` with the position, or `validation_failed` with the fields.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  const lossy: { holder: object; key: string; problem: Omit<FieldProblem, 'path' | 'location'> }[] = [];
  let root: unknown;
  try {
    if (!mayLose.test(text)) return JSON.parse(text);
    root = JSON.parse(text, function (this: object, key: string, value: unknown, context?: { source?: string }) {
      const problem = problemOf(key) ?? lossOf(value, context?.source ?? '');
      if (problem) lossy.push({ holder: this, key, problem });
      return value;
    });
  } catch {
    throw new DomainError('invalid_json', 'The body is not valid JSON.', { position: positionOf(text) });
  }
  if (lossy.length) {
    const paths = pathsOf(root);
    throw invalidFields(
      lossy.map(({ holder, key, problem }) => ({
        location: 'body',
        path: pointer([...(paths.get(holder) ?? []), ...(key === '' ? [] : [key])]),
        ...problem,
      })),
    );
  }
  return root;
}

/** As above, and the JSON is an object. No body at all is an empty one. */
export function parseJsonObject(bytes: Uint8Array): Record<string, unknown> {
  const value = bytes.length ? parseJson(bytes) : {};
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new DomainError('invalid_json', 'The body must be a JSON object.', { position: 0 });
  }
  return { ...value };
}

/** Text that PostgreSQL refuses or that has no UTF-8. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Only a long run of digits, an exponent, an escape or this name can hide what would be lost; looking closely costs a call per value. */
const mayLose = /\d{16}|\d[eE]|\\u|__proto__/;

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new DomainError('invalid_json', 'The body is not valid UTF-8.', {});
  }
}

const unstorable = {
  code: 'invalid_value',
  message: 'Text holds no NUL and no lone surrogate.',
  limit: null,
  allowed: null,
} as const;

/** Where the text stops being the beginning of any JSON. V8 names a position in some of its messages only. */
function positionOf(text: string): number {
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (mayGoOn(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function mayGoOn(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const [, at] = / at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(message) ?? [];
    return /^(Unexpected end|Unterminated string)/.test(message) || Number(at) === text.length;
  }
}

/** A field of this name would be left out of free-form input without a word. */
const prototype = { code: 'unknown_field', message: 'There is no such field.', limit: null, allowed: null } as const;

const problemOf = (key: string) => (isStorable(key) ? (key === '__proto__' ? prototype : null) : unstorable);

function lossOf(value: unknown, source: string): Omit<FieldProblem, 'path' | 'location'> | null {
  if (typeof value === 'string' && !isStorable(value)) {
    return unstorable;
  }
  if (typeof value !== 'number') return null;
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
    const message = 'This number is too large to be kept exactly.';
    return { code: 'too_big', message, limit: Number.MAX_SAFE_INTEGER, allowed: null };
  }
  if (value === 0 && /[1-9]/.test(source.split(/e/i)[0]!)) {
    return { code: 'too_small', message: 'This number is too small to be told from zero.', limit: null, allowed: null };
  }
  return null;
}

function pathsOf(root: unknown): Map<object, string[]> {
  const paths = new Map<object, string[]>();
  const pending: [unknown, string[]][] = [[root, []]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, path] = next;
    if (value === null || typeof value !== 'object') continue;
    paths.set(value, path);
    for (const [key, child] of Object.entries(value)) pending.push([child, [...path, key]]);
  }
  return paths;
}
