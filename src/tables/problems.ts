import type { z } from 'zod';

/** `sources[0].date`. */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((before, part) => {
    if (typeof part === 'number') return `${before}[${part}]`;
    return before ? `${before}.${String(part)}` : String(part);
  }, '');

export const listProblems = (issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: 'Unknown field.' }))
    : [issue];
