import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { recordId } from '#graph/record-id.ts';
import { ApproverRef } from '#modules/identity/approvers/approver.graph.ts';
import { PasskeySignatureRef } from '#modules/identity/passkeys/passkey-signature.graph.ts';
import { DeliveryNode, DeliveryRef } from '../delivery.graph.ts';
import type { DeliveryRow } from '../delivery.queries.ts';
import type { CurrentReceipt } from './approval-receipt.schema.ts';
import { readReceipt } from './approval-receipt.service.ts';

const ReceiptRef = builder.objectRef<CurrentReceipt>('DeliveryReceipt').implement({
  description:
    'Extension: a signed statement that a delivery was approved. The signature covers the canonical JSON (RFC 8785) of all fields except `signature` and `publicKeyId`. The public keys are at /.well-known/receipt-keys.json.',
  fields: (t) => ({
    v: t.exposeInt('v', { description: 'Version of the statement.' }),
    deliveryId: t.expose('deliveryId', { type: 'ID' }),
    reviewSha256: t.expose('reviewSha256', {
      type: 'Sha256',
      description: 'SHA-256 of the review that a person read and approved.',
    }),
    payloadSha256: t.expose('payloadSha256', {
      type: 'Sha256',
      description: 'SHA-256 of the exact payload to be sent.',
    }),
    approvedAt: t.expose('approvedAt', { type: 'DateTime' }),
    approvedBy: t.expose('approvedBy', {
      type: ApproverRef,
      nullable: true,
      description: 'The key or member that approved.',
    }),
    publicationOf: t.field({
      type: 'ID',
      nullable: true,
      description:
        'The action whose publication was approved, of which `reviewSha256` is the review. Null for a delivery that was approved alone; then it is not part of the signed text.',
      resolve: ({ publicationOf }) => publicationOf ?? null,
    }),
    passkey: t.field({
      type: PasskeySignatureRef,
      nullable: true,
      description:
        'Signature of the passkey of the member over this approval. Null if there was none; then it is not part of the signed text.',
      resolve: ({ passkey }) => passkey ?? null,
    }),
    provider: t.exposeString('provider', {
      nullable: true,
      description: 'Null for messages that a person sends, and if no e-mail transport was configured.',
    }),
    providerMessageId: t.exposeString('providerMessageId', {
      nullable: true,
      description: 'Null until the provider has accepted the mail.',
    }),
    signature: t.exposeString('signature', { description: 'Ed25519 signature, base64url.' }),
    publicKeyId: t.exposeString('publicKeyId', {
      description: 'The `kid` of the public key: its RFC 7638 thumbprint.',
    }),
  }),
});

builder.queryField('deliveryReceipt', (t) =>
  t.field({
    authScopes: { rights: ['READ'] },
    type: ReceiptRef,
    nullable: true,
    description: 'Extension: the receipt of an approved delivery.',
    args: { id: t.arg(recordId) },
    resolve: (_, { id }, ctx) => readReceipt(ctx, id),
  }),
);

builder.objectField(DeliveryRef, 'receipt', (t) =>
  t.field({
    type: ReceiptRef,
    nullable: true,
    description: 'The signed statement that the delivery was approved; null before an approval.',
    extensions: dependsOn<DeliveryRow>('approvedAt'),
    resolve: ({ id, approvedAt }, _, ctx) => (approvedAt ? readReceipt(ctx, id) : null),
  }),
);

addEdge(ReceiptRef, 'delivery', 'deliveryId', DeliveryNode);
