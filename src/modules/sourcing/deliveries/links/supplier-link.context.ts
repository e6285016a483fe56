import type { LinkSigner } from './link-token.rules.ts';

declare module '#kernel/context.ts' {
  interface Context {
    supplierLinks: LinkSigner;
  }
  interface System extends Pick<Context, 'supplierLinks'> {}
}
