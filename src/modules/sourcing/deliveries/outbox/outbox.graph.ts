import { builder } from '#graph/builder.ts';
import { createListField } from '#graph/list.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { zodInput } from '#graph/zod.ts';
import { DeliveryRef } from '../delivery.graph.ts';
import { deliveryColumns } from '../delivery.queries.ts';
import { OutboxFilter } from '../delivery.schema.ts';
import { RecipientRef } from '../review/recipient.graph.ts';
import { viewRecipient } from '../review/recipient.service.ts';
import { type OutboxItem, outboxColumns, outboxList } from './outbox.queries.ts';
import { renderOutboxText } from './outbox.service.ts';

const OutboxProjectRef = builder.objectRef<OutboxItem>('OutboxProject').implement({
  fields: (t) => ({ id: t.expose('projectId', { type: 'ID' }), name: t.exposeString('projectName') }),
});

const ofDelivery = dependsOn<OutboxItem>(...deliveryColumns);

const OutboxItemRef = builder.objectRef<OutboxItem>('OutboxItem').implement({
  description: 'A message that a person sends to the approved recipient.',
  fields: (t) => ({
    delivery: t.field({ type: DeliveryRef, extensions: ofDelivery, resolve: (item) => item }),
    to: t.field({ type: RecipientRef, extensions: ofDelivery, resolve: (item, _, ctx) => viewRecipient(ctx, item) }),
    cc: t.exposeStringList('cc'),
    subject: t.exposeString('subject', { nullable: true }),
    bodyEn: t.string({
      nullable: true,
      extensions: ofDelivery,
      resolve: (item, _, ctx) => renderOutboxText(ctx, item, item.bodyEn),
    }),
    bodyZh: t.string({
      nullable: true,
      extensions: ofDelivery,
      resolve: (item, _, ctx) => renderOutboxText(ctx, item, item.bodyZh),
    }),
    approvedAt: t.expose('approvedAt', { type: 'DateTime', nullable: true }),
    waitingSince: t.expose('waitingSince', { type: 'DateTime' }),
    project: t.field({
      type: OutboxProjectRef,
      extensions: dependsOn<OutboxItem>('projectId', 'projectName'),
      resolve: (item) => item,
    }),
  }),
});

const OutboxConnection = createListField(OutboxItemRef, {
  list: outboxList,
  columns: outboxColumns,
  filter: zodInput('OutboxFilter', OutboxFilter),
  order: { field: 'WAITING_SINCE', direction: 'ASC' },
});

builder.queryField('outbox', (t) =>
  t.field({
    type: OutboxConnection.type,
    description:
      'For operator staff: messages of all tenants that a person must send, longest waiting first unless ordered otherwise.',
    authScopes: { scope: 'internal:*', internal: true },
    args: OutboxConnection.args(t.arg),
    resolve: (_, { filter, ...args }, ctx, info) =>
      OutboxConnection.read(ctx, { ...args, filter: { ...filter, status: filter?.status ?? ['queued'] } }, info),
  }),
);
