import type { GoodsVocabulary } from './redaction/goods-vocabulary.rules.ts';

declare module '#kernel/context.ts' {
  interface Context {
    goods: () => GoodsVocabulary;
  }
  interface System extends Pick<Context, 'goods'> {}
}
