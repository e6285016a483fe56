import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Delivery } from '../delivery.entity.ts';

/** Created by the approval of a message with a link. */
const SupplierLinkSchema = defineEntity({
  name: 'SupplierLink',
  ...owned,
  properties: {
    ...ownedIdentity,
    /** Part of the token; a revocation raises it. */
    version: p.integer(),
    /** Null once revoked. */
    tokenSha256: p.string().length(64).nullable().unique(),
    revokedAt: p.datetime(3).nullable(),
    deliveryId: () => p.oneToOne(Delivery).mapToPk().joinColumn('delivery_id'),
  },
});
export class SupplierLink extends SupplierLinkSchema.class {}
SupplierLinkSchema.setClass(SupplierLink);

/** One request for a file by the holder of a link. */
const SupplierLinkDownloadSchema = defineEntity({
  name: 'SupplierLinkDownload',
  ...owned,
  indexes: [{ properties: ['deliveryId', 'createdAt', 'id'] }, { properties: ['createdAt'] }],
  properties: {
    ...ownedIdentity,
    fileId: p.uuid(),
    /** ISO 3166 code from a header of the reverse proxy. */
    country: p.string().length(2).nullable(),
    deliveryId: () => p.manyToOne(Delivery).mapToPk().joinColumn('delivery_id').index(false),
  },
});
export class SupplierLinkDownload extends SupplierLinkDownloadSchema.class {}
SupplierLinkDownloadSchema.setClass(SupplierLinkDownload);
