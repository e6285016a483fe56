import type { GoodsVocabulary } from './redaction/goods-vocabulary.rules.ts';

declare module '#kernel/context.ts' {
  interface Context {
    /** Words that describe goods; redaction keeps them. */
    goods: GoodsVocabulary;
  }
  interface System extends Pick<Context, 'goods'> {}
}
