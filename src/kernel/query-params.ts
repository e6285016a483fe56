import { z } from 'zod';
import type { FieldProblem } from './validation.ts';

/**
 * Parses plain decimals only. Exponents, blanks and hex, which `Number()` would accept, stay text and fail as no
 * number.
 */
export const digits = <S extends z.ZodType>(number: S) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value) ? Number(value) : value),
    number,
  );
export const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).meta({ type: 'boolean' });

/** URL decoding would silently replace invalid bytes. */
export function isUtf8(encoded: string): boolean {
  try {
    for (const run of encoded.match(/(?:%[0-9a-f]{2})+/gi) ?? []) decodeURIComponent(run);
    return true;
  } catch {
    return false;
  }
}

export const toUndecodableProblem = (location: 'path' | 'query', name: string): FieldProblem => ({
  location,
  path: name,
  code: 'invalid_format',
  message: 'Must be percent-encoded UTF-8.',
  limit: null,
  allowed: null,
});

export function findUndecodableParams(url: string): FieldProblem[] {
  const [, query = ''] = /\?([^#]*)/.exec(url) ?? [];
  if (!query.includes('%')) return [];
  return query
    .split('&')
    .flatMap((pair) => (isUtf8(pair) ? [] : [toUndecodableProblem('query', pair.split('=', 1)[0] ?? '')]));
}
