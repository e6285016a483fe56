import type { Lexicon } from './query-terms.rules.ts';

declare module '#kernel/context.ts' {
  interface Context {
    lexicon: Lexicon;
  }
}
