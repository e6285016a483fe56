import { createSignedWebhook } from '#http/signed-webhook.ts';
import { announceReply } from './announcement.service.ts';
import { findReceivedMailId } from './received-event.rules.ts';

/** A job fetches the mail. Other events are acknowledged and ignored. */
export const replyWebhook = createSignedWebhook('/webhooks/resend/replies', 'AnnounceReply', async (ctx, { body }) => {
  const sourceId = findReceivedMailId(body);
  if (sourceId !== null) await announceReply(ctx, { source: 'resend', sourceId, nextAttemptAt: ctx.now() });
});
