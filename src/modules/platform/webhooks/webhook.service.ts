import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { EventCounter } from '#modules/platform/events/event.entity.ts';
import { Webhook, WebhookAttempt, WebhookDelivery } from './webhook.entity.ts';
import { assertEndpoint, formerSecretMs, maxWebhooks, mintWebhookSecret } from './webhook.rules.ts';
import type { NewWebhook, WebhookUpdate } from './webhook.schema.ts';
import { type Attempt, post } from './webhook-post.service.ts';

export type MadeSecret = { id: string; secret: string };

export async function createWebhook(ctx: Context, { url, types }: z.output<typeof NewWebhook>): Promise<MadeSecret> {
  const { owner } = requireViewer(ctx);
  assertEndpoint(url, ctx.webhookSender.allowsLoopback());
  ctx.holdsSecret = true;
  const id = newId();
  const secret = mintWebhookSecret();
  await ctx.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`webhooks of ${owner}`]);
    if ((await em.count(Webhook, {})) >= maxWebhooks)
      throw new DomainError(
        'webhook_limit_reached',
        `An organisation may have ${maxWebhooks} webhooks. Remove one first.`,
      );
    const counter = await em.findOne(EventCounter, { owner });
    const now = ctx.now();
    em.create(Webhook, {
      ...{ id, owner, url, types: [...new Set(types)], status: 'enabled', createdAt: now, updatedAt: now },
      sealedSecret: ctx.secretSeal.seal(secret, id),
      lastSequence: counter?.last ?? 0,
    });
    writeEntry(ctx, em, owner, id, 'webhook.created', { types });
  });
  return { id, secret };
}

export async function updateWebhook(
  ctx: Context,
  { id, ...change }: z.output<typeof WebhookUpdate>,
): Promise<{ id: string }> {
  const { url, types, status } = change;
  if (url) assertEndpoint(url, ctx.webhookSender.allowsLoopback());
  await changeWebhook(ctx, id, 'webhook.updated', (webhook, now) => {
    if (url) webhook.url = url;
    if (types) webhook.types = [...new Set(types)];
    if (!status || status === webhook.status) return;
    webhook.status = status;
    webhook.failingSince = null;
    webhook.disabledAt = status === 'disabled' ? now : null;
  });
  return { id };
}

/** The former secret signs too for 24 hours. */
export async function rotateWebhookSecret(ctx: Context, id: string): Promise<MadeSecret> {
  ctx.holdsSecret = true;
  const secret = mintWebhookSecret();
  await changeWebhook(ctx, id, 'webhook.secret_rotated', (webhook, now) => {
    webhook.formerSecret = webhook.sealedSecret;
    webhook.formerSecretUntil = new Date(now.getTime() + formerSecretMs);
    webhook.sealedSecret = ctx.secretSeal.seal(secret, id);
  });
  return { id, secret };
}

export async function removeWebhook(ctx: Context, id: string): Promise<{ id: string }> {
  await ctx.em.fork().transactional(async (em) => {
    const webhook = await lockWebhook(em, id);
    writeEntry(ctx, em, webhook.owner, id, 'webhook.removed', {});
    em.remove(webhook);
  });
  return { id };
}

/** Sends a message that is no event, whatever the status of the webhook. */
export async function pingWebhook(ctx: Context, id: string): Promise<Attempt> {
  const em = ctx.em.fork();
  const webhook = await em.findOne(Webhook, { id });
  if (!webhook) throw notFound('webhook');
  await ctx.auth.consumeDaily('webhook_pings_per_day', webhook.owner, pingsPerDay);
  const messageId = newId();
  const body = JSON.stringify({ id: messageId, type: 'ping', at: ctx.now().toISOString() });
  const attempt = await post(ctx, webhook, { id: messageId, body });
  em.create(WebhookAttempt, attempt);
  await em.flush();
  return attempt;
}

const pingsPerDay = 200;

/** The next attempt follows at once, and the schedule of retries goes on. */
export async function resendWebhookDelivery(ctx: Context, id: string): Promise<{ id: string }> {
  await ctx.em.fork().transactional(async (em) => {
    const delivery = await em.findOne(WebhookDelivery, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!delivery) throw notFound('webhook_delivery');
    const { status } = await em.findOneOrFail(Webhook, { id: delivery.webhookId });
    if (status === 'disabled') throw new DomainError('webhook_disabled', 'The webhook is disabled. Enable it first.');
    const now = ctx.now();
    Object.assign(delivery, { status: 'pending', nextAttemptAt: now, updatedAt: now });
  });
  return { id };
}

async function changeWebhook(ctx: Context, id: string, action: string, change: (webhook: Webhook, now: Date) => void) {
  await ctx.em.fork().transactional(async (em) => {
    const webhook = await lockWebhook(em, id);
    const now = ctx.now();
    change(webhook, now);
    webhook.updatedAt = now;
    writeEntry(ctx, em, webhook.owner, id, action, {});
  });
}

async function lockWebhook(em: EntityManager, id: string): Promise<Webhook> {
  const webhook = await em.findOne(Webhook, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!webhook) throw notFound('webhook');
  return webhook;
}

const writeEntry = (
  ctx: Context,
  em: EntityManager,
  owner: string,
  resourceId: string,
  action: string,
  detail: object,
) => writeAuditEntry(ctx, em, owner, { action, resource: 'webhook', resourceId, detail: { ...detail } });
