import type { Context } from '#kernel/context.ts';
import { newId } from '#kernel/ids.ts';
import type { WebhookFailure } from '#ports/webhooks/webhook-sender.ts';
import type { Webhook } from './webhook.entity.ts';
import { signMessage } from './webhook.rules.ts';

type Poster = Pick<Context, 'webhookSender' | 'secretSeal' | 'now' | 'log'>;
type Message = { id: string; body: string };
export type Attempt = {
  id: string;
  owner: string;
  webhookId: string;
  status: number | null;
  failure: WebhookFailure | null;
  answer: string | null;
  durationMs: number;
  createdAt: Date;
  updatedAt: Date;
};

/** One attempt to hand over a message. The caller saves it. */
export async function post(ctx: Poster, webhook: Webhook, { id, body }: Message): Promise<Attempt> {
  const startedAt = ctx.now();
  const from = performance.now();
  const secrets = openSecrets(ctx, webhook, startedAt);
  const headers = signMessage({ id, at: startedAt, body, secrets });
  const outcome = await ctx.webhookSender.post(webhook.url, headers, body);
  return {
    ...{ id: newId(), owner: webhook.owner, webhookId: webhook.id, createdAt: startedAt, updatedAt: startedAt },
    ...{ status: null, failure: null, answer: null, ...outcome },
    durationMs: Math.round(performance.now() - from),
  };
}

/** Throws if SECRET_KEY has changed: a message without a valid signature is not sent. */
function openSecrets({ secretSeal }: Poster, webhook: Webhook, now: Date): string[] {
  const { id, sealedSecret, formerSecret, formerSecretUntil } = webhook;
  const isFormerValid = formerSecret && formerSecretUntil && formerSecretUntil > now;
  return [sealedSecret, ...(isFormerValid ? [formerSecret] : [])].map((sealed) => {
    const secret = secretSeal.open(sealed, id);
    if (secret === null) throw new Error(`SECRET_KEY is not the one that sealed the secret of webhook ${id}.`);
    return secret;
  });
}
