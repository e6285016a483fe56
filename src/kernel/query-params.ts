import { z } from 'zod';
import type { FieldProblem } from './validation.ts';

/** Plain decimals only: what Number() would also take (1e3, blanks, hex) is refused as no number. */
export const digits = <S extends z.ZodType>(number: S) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value) ? Number(value) : value),
    number,
  );
/** Published as a boolean: what a client writes for one in an address is `true` or `false`. */
export const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).meta({ type: 'boolean' });

/** Whether the percent-encoded bytes of a part of an address are UTF-8; decoding would silently replace what is not. */
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
  message: 'Percent-encode text as UTF-8.',
  limit: null,
  allowed: null,
});

/** The query parameters of an address whose name or value is not UTF-8. */
export function findUndecodableParams(url: string): FieldProblem[] {
  const [, query = ''] = /\?([^#]*)/.exec(url) ?? [];
  if (!query.includes('%')) return [];
  return query
    .split('&')
    .flatMap((pair) => (isUtf8(pair) ? [] : [toUndecodableProblem('query', pair.split('=', 1)[0] ?? '')]));
}
