import { builder } from '#graph/builder.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { DeliveryRef } from '#modules/sourcing/deliveries/delivery.graph.ts';
import { type DeliveryRow, deliveryColumns, readDelivery } from '#modules/sourcing/deliveries/delivery.queries.ts';
import { DeliveryFileRef } from '#modules/sourcing/deliveries/review/review.graph.ts';
import { revokeSupplierLink } from './revocation.service.ts';
import {
  type DownloadRow,
  type LinkRow,
  maxDownloads,
  readDownloads,
  readSupplierLink,
} from './supplier-link.queries.ts';
import { computeExpiry, resolveLinkStatus } from './supplier-link.rules.ts';
import { RevokeSupplierLink, SupplierLinkStatus } from './supplier-link.schema.ts';

const DownloadRef = builder.objectRef<DownloadRow & Pick<LinkRow, 'files'>>('SupplierLinkDownload').implement({
  description: 'One request for a file by the holder of a link; a download in several ranges has several.',
  fields: (t) => ({
    at: t.expose('createdAt', { type: 'DateTime' }),
    file: t.field({
      type: DeliveryFileRef,
      nullable: true,
      resolve: ({ files, fileId }) => files.find((file) => file.fileId === fileId) ?? null,
    }),
    country: t.expose('country', {
      type: 'CountryCode',
      nullable: true,
      description: 'Country of the client by a header of the reverse proxy; null if unknown. No address is kept.',
    }),
  }),
});

const SupplierLinkRef = builder.objectRef<LinkRow>('SupplierLink').implement({
  description:
    'The link by which the recipient of a message reads the request and downloads its files, without signing in. Its address is in the message alone.',
  fields: (t) => ({
    status: t.field({
      type: zodEnum(SupplierLinkStatus),
      resolve: (link, _, ctx) => resolveLinkStatus(link, ctx.now()),
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description:
        '30 days after the request was closed, at latest 180 days after the message was sent; while it is not sent, after its approval.',
      resolve: (link) => computeExpiry(link).toISOString(),
    }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    files: t.expose('files', { type: [DeliveryFileRef] }),
    downloadCount: t.int({ resolve: async ({ deliveryId }, _, ctx) => (await readDownloads(ctx, deliveryId)).count }),
    downloads: t.field({
      type: [DownloadRef],
      description: `The newest ${maxDownloads}, newest first.`,
      resolve: async ({ deliveryId, files }, _, ctx) =>
        (await readDownloads(ctx, deliveryId)).newest.map((download) => ({ ...download, files })),
    }),
  }),
});

builder.objectField(DeliveryRef, 'supplierLink', (t) =>
  t.field({
    type: SupplierLinkRef,
    nullable: true,
    description: 'Extension: null before an approval, and for messages without a link.',
    extensions: dependsOn<DeliveryRow>('id'),
    resolve: ({ id }, _, ctx) => readSupplierLink(ctx, id),
  }),
);

const RevokePayload = definePayload<{ id: string }>('revokeSupplierLink', (t) => ({
  delivery: t.field({
    type: DeliveryRef,
    description: 'The delivery whose link is revoked.',
    resolve: ({ id }, _, ctx, info) => readDelivery(ctx, id, selectedColumns(info, 'Delivery', deliveryColumns)),
  }),
}));

builder.mutationFields((t) => ({
  revokeSupplierLink: t.field({
    type: RevokePayload,
    description:
      'Extension: the link of the message opens nothing any more, at once and for good. A message that has not left is not sent. Idempotent.',
    authScopes: { scope: 'approvals:write', live: 'live_key_required' },
    args: { input: t.arg({ type: zodInput('RevokeSupplierLinkInput', RevokeSupplierLink), required: true }) },
    resolve: async (_, { input }, ctx) => {
      await revokeSupplierLink(ctx, input);
      return { id: input.deliveryId };
    },
  }),
}));
