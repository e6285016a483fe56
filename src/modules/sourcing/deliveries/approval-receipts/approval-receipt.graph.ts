import { builder } from '#graph/builder.ts';
import type { Receipt } from './approval-receipt.schema.ts';
import { readReceipt } from './approval-receipt.service.ts';

const ReceiptRef = builder.objectRef<Receipt>('DeliveryReceipt').implement({
  description:
    'Extension: that a delivery was approved. Signed is the RFC 8785 form of all fields but `signature` and `publicKeyId`, with `v`, which is 1. Anybody can verify it with a key of /.well-known/receipt-keys.json.',
  fields: (t) => ({
    deliveryId: t.expose('deliveryId', { type: 'UUID' }),
    reviewSha256: t.exposeString('reviewSha256', { description: 'Of what a person read and approved.' }),
    payloadSha256: t.exposeString('payloadSha256', { description: 'Of the very bytes that may leave.' }),
    approvedAt: t.expose('approvedAt', { type: 'DateTime' }),
    approvedBy: t.expose('approvedBy', { type: 'UUID', nullable: true, description: 'The id of a key.' }),
    provider: t.exposeString('provider', {
      nullable: true,
      description: 'Null for what a person sends, and while no e-mail transport is configured.',
    }),
    providerMessageId: t.exposeString('providerMessageId', {
      nullable: true,
      description: 'Null until the provider has accepted the mail.',
    }),
    signature: t.exposeString('signature', { description: 'Ed25519, as base64url.' }),
    publicKeyId: t.exposeString('publicKeyId', { description: 'The RFC 7638 thumbprint of the key, its `kid`.' }),
  }),
});

builder.queryField('deliveryReceipt', (t) =>
  t.field({
    type: ReceiptRef,
    description: 'Extension: only of a delivery that somebody has approved.',
    args: { id: t.arg({ type: 'UUID', required: true }) },
    resolve: (_, { id }, ctx) => readReceipt(ctx, id),
  }),
);
