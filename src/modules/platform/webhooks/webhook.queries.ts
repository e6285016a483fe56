import { sql } from 'kysely';
import { createList, isOneOf, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { batch, columns, groupRows, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Webhook, WebhookAttempt, WebhookDelivery } from './webhook.entity.ts';

type Db = Context['rows'];

export const webhookColumns = [
  ...(['id', 'createdAt', 'updatedAt', 'url', 'types', 'status', 'failingSince', 'disabledAt'] as const),
  'formerSecretUntil' as const,
];
export type WebhookRow = Row<Webhook, (typeof webhookColumns)[number]>;

const selectWebhooks = (db: Db, selected: readonly (typeof webhookColumns)[number][]) =>
  db.selectFrom('webhook as w').select(columns('w', selected));

export const webhookList = createList({
  name: 'webhooks',
  id: 'w.id',
  select: selectWebhooks,
  orders: { CREATED_AT: { by: sql.ref('w.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: { status: isOneOf(sql.ref('w.status')) },
});
export const webhookRecords = createRecords('webhook', 'w.id', selectWebhooks);
export const readWebhook = ({ rows }: Context, id: string, selected: readonly (typeof webhookColumns)[number][]) =>
  selectWebhooks(rows, selected)
    .where('w.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('webhook'));

const storedColumns = [
  ...(['id', 'createdAt', 'updatedAt', 'eventId', 'sequence', 'status', 'attempts', 'nextAttemptAt'] as const),
];
export const webhookDeliveryColumns = [...storedColumns, 'webhookId' as const];
type DeliveryColumn = (typeof webhookDeliveryColumns)[number];
export type WebhookDeliveryRow = Row<WebhookDelivery, (typeof storedColumns)[number]> & { webhookId: string };

const selectDeliveries = (db: Db, selected: readonly DeliveryColumn[]) =>
  db.selectFrom('webhook_delivery as d').select(columns('d', selected)).$castTo<WebhookDeliveryRow>();

export const webhookDeliveryList = createList({
  name: 'webhook deliveries',
  id: 'd.id',
  select: selectDeliveries,
  orders: { CREATED_AT: { by: sql.ref('d.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: {
    status: isOneOf(sql.ref('d.status')),
    ...isWithin('createdAt', sql.ref('d.created_at'), 'timestamptz'),
  },
  parents: { webhook: 'd.webhook_id' },
});
export const webhookDeliveryRecords = createRecords('webhook delivery', 'd.id', selectDeliveries);
export const readWebhookDelivery = ({ rows }: Context, id: string, selected: readonly DeliveryColumn[]) =>
  selectDeliveries(rows, selected)
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('webhook_delivery'));

const attemptColumns = ['id', 'createdAt', 'status', 'failure', 'answer', 'durationMs', 'deliveryId'] as const;
export type WebhookAttemptRow = Row<WebhookAttempt, (typeof attemptColumns)[number]>;
export const maxShownAttempts = 20;

/** The newest attempts of each delivery, newest first. */
export const readAttempts = (ctx: Context, deliveryId: string): Promise<WebhookAttemptRow[]> =>
  batch(ctx, 'webhook attempts', async (ids) => {
    const found = await ctx.prepared('webhook attempts', { ids: [...new Set(ids)] }, (db, { ids }) =>
      db
        .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'parents'>(sql`parents(id)`))
        .crossJoinLateral(() =>
          db
            .selectFrom('webhook_attempt as a')
            .select(columns('a', attemptColumns))
            .where(sql<boolean>`a.delivery_id = parents.id`)
            .orderBy('a.created_at', 'desc')
            .limit(sql.lit(maxShownAttempts))
            .as('found'),
        )
        .selectAll('found')
        .$castTo<WebhookAttemptRow>(),
    );
    return groupRows(ids, 'deliveryId', found);
  }).load(deliveryId);
