import type { UnsubscribeSigner } from './unsubscribe-token.rules.ts';

declare module '#kernel/context.ts' {
  interface Context {
    unsubscribeLinks: UnsubscribeSigner;
  }
  interface System extends Pick<Context, 'unsubscribeLinks'> {}
}
