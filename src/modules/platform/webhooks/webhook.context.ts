import type { WebhookSender } from '#ports/webhooks/webhook-sender.ts';
import type { SecretSeal } from './secret-seal.rules.ts';

declare module '#kernel/context.ts' {
  interface Context {
    webhookSender: WebhookSender;
    secretSeal: SecretSeal;
  }
  interface System extends Pick<Context, 'webhookSender' | 'secretSeal'> {}
}
