import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Rfq, RfqInvitation } from '../rfq.entity.ts';
import { type Offer, QuoteSource, SavedQuoteStatus } from './supplier-quote.schema.ts';

/** Versions are append-only; at most one per invitation is `submitted`. */
const SupplierQuoteSchema = defineEntity({
  name: 'SupplierQuote',
  ...owned,
  uniques: [{ properties: ['invitationId', 'version'] }],
  indexes: [
    { properties: ['rfqId'] },
    {
      name: 'supplier_quote_submitted',
      expression: `create unique index supplier_quote_submitted on supplier_quote (invitation_id) where status = 'submitted'`,
    },
  ],
  properties: {
    ...ownedIdentity,
    version: p.integer(),
    status: p.enum(SavedQuoteStatus.options),
    source: p.enum(QuoteSource.options),
    receivedAt: p.datetime(3),
    validUntil: p.date().nullable(),
    offer: p.json<Offer>(),
    offerSha256: p.string().length(64),
    supersededAt: p.datetime(3).nullable(),
    withdrawnAt: p.datetime(3).nullable(),
    withdrawReason: p.string().length(400).nullable(),
    rfqId: () => p.manyToOne(Rfq).mapToPk().joinColumn('rfq_id'),
    invitationId: () => p.manyToOne(RfqInvitation).mapToPk().joinColumn('invitation_id').index(false),
  },
});
export class SupplierQuote extends SupplierQuoteSchema.class {}
SupplierQuoteSchema.setClass(SupplierQuote);
