import type { Gate } from './request-gate.ts';

declare module '#kernel/context.ts' {
  interface Context {
    gate: Gate;
  }
  interface System extends Pick<Context, 'gate'> {}
}
