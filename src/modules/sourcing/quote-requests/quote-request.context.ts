import type { GoodsVocabulary } from './redaction/goods-vocabulary.rules.ts';

declare module '#kernel/context.ts' {
  interface Context {
    /** Words for goods, which an anonymous text keeps. */
    goods: GoodsVocabulary;
  }
  interface System extends Pick<Context, 'goods'> {}
}
