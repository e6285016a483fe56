import { builder } from '#graph/builder.ts';
import { selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { zodInput } from '#graph/zod.ts';
import { isOperator } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DeliveryRef, viewNote } from './delivery.graph.ts';
import { type DeliveryRow, deliveryColumns, readDelivery } from './delivery.queries.ts';
import { ApproveDelivery, DeliveryId, Rejection, SentByHand, Settlement } from './delivery.schema.ts';
import * as service from './delivery.service.ts';
import { noteColumns } from './delivery-note.rules.ts';
import { retryDelivery } from './dispatch/retry.service.ts';
import { settleDelivery } from './dispatch/settlement.service.ts';
import { readAnyDelivery } from './outbox/outbox.queries.ts';
import { markDeliverySent } from './outbox/outbox.service.ts';

/** Operator staff change deliveries of all tenants. */
const readChanged = (ctx: Context, id: string, columns: readonly (keyof DeliveryRow)[]): Promise<DeliveryRow> =>
  isOperator(ctx.viewer) ? readAnyDelivery(ctx, id) : readDelivery(ctx, id, columns);

const defineDeliveryPayload = (mutation: string) =>
  definePayload<{ id: string }>(mutation, (t) => ({
    delivery: t.field({
      type: DeliveryRef,
      description: 'The delivery after the mutation.',
      resolve: ({ id }, _, ctx, info) => readChanged(ctx, id, selectedColumns(info, 'Delivery', deliveryColumns)),
    }),
    note: t.string({
      description: 'What the status does and does not prove.',
      resolve: async ({ id }, _, ctx) => viewNote(ctx, await readChanged(ctx, id, noteColumns)),
    }),
  }));

builder.mutationFields((t) => ({
  approveDelivery: t.field({
    type: defineDeliveryPayload('approveDelivery'),
    description: 'Approves the reviewed message and makes one attempt to send it. Idempotent.',
    authScopes: { scope: 'approvals:write', live: 'sandbox_cannot_send' },
    args: {
      input: t.arg({
        type: zodInput('ApproveDeliveryInput', ApproveDelivery),
        required: true,
      }),
    },
    resolve: async (_, { input: { id, ...input } }, ctx) => {
      await service.approveDelivery(ctx, id, input);
      return { id };
    },
  }),
  rejectDelivery: t.field({
    type: defineDeliveryPayload('rejectDelivery'),
    description: 'Rejects a draft. Its texts are kept.',
    authScopes: { scope: 'approvals:write' },
    args: {
      input: t.arg({
        type: zodInput('RejectDeliveryInput', DeliveryId.extend(Rejection.shape).strict()),
        required: true,
      }),
    },
    resolve: async (_, { input: { id, ...input } }, ctx) => {
      await service.rejectDelivery(ctx, id, input);
      return { id };
    },
  }),
  retryDelivery: t.field({
    type: defineDeliveryPayload('retryDelivery'),
    description: 'Makes another attempt to send the same mail, if that cannot send it twice.',
    authScopes: { scope: 'approvals:write', live: 'sandbox_cannot_send' },
    args: { input: t.arg({ type: zodInput('RetryDeliveryInput', DeliveryId.strict()), required: true }) },
    resolve: async (_, { input: { id } }, ctx) => {
      await retryDelivery(ctx, id);
      return { id };
    },
  }),
  settleDelivery: t.field({
    type: defineDeliveryPayload('settleDelivery'),
    description:
      'Extension: records an outcome that a person has established, for messages that were refused, are held back or have an unknown outcome. `accepted` sets the status to `sent`; `not_sent` is final. For live keys with approvals:write, signed-in approvers and owners, and operator staff. Idempotent.',
    authScopes: { rights: ['APPROVE', 'OPERATE'] },
    args: {
      input: t.arg({
        type: zodInput('SettleDeliveryInput', DeliveryId.extend(Settlement.shape).strict()),
        required: true,
      }),
    },
    resolve: async (_, { input: { id, ...input } }, ctx) => {
      await settleDelivery(ctx, id, input);
      return { id };
    },
  }),
  markDeliverySent: t.field({
    type: defineDeliveryPayload('markDeliverySent'),
    description: 'For operator staff: records that a person has sent a message of the manual outbox, of any tenant.',
    authScopes: { scope: 'internal:*', internal: true },
    args: {
      input: t.arg({
        type: zodInput('MarkDeliverySentInput', DeliveryId.extend(SentByHand.shape).strict()),
        required: true,
      }),
    },
    resolve: async (_, { input: { id, ...input } }, ctx) => {
      await markDeliverySent(ctx, id, input);
      return { id };
    },
  }),
}));
