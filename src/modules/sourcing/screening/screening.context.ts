import type { Screener } from './screening-match.rules.ts';

declare module '#kernel/context.ts' {
  interface Context {
    /** The list is read at start. */
    screening: { listVersion: string; isSynthetic: boolean; match: Screener };
  }
}
