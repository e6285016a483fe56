import type { ReceiptSigner } from './approval-receipt.rules.ts';

declare module '#kernel/context.ts' {
  interface Context {
    receipts: ReceiptSigner;
  }
}
