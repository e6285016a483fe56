import type { AuthStore } from './auth-store.ts';

declare module '#kernel/context.ts' {
  interface Context {
    auth: AuthStore;
  }
  interface System extends Pick<Context, 'auth'> {}
}
