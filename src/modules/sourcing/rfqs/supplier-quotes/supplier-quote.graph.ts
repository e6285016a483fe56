import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { addAmount } from '#graph/money.ts';
import { NodeRef } from '#graph/node.ts';
import { zodEnum } from '#graph/zod.ts';
import { Incoterm } from '#kernel/enums.ts';
import { LeadTimeRef } from '#modules/directory/capabilities/capability.graph.ts';
import { FactoryNode } from '#modules/directory/factories/factory.graph.ts';
import type { QuoteRow } from './supplier-quote.queries.ts';
import { type QuoteLine, QuoteSource, QuoteStatus } from './supplier-quote.schema.ts';

export const QuoteLineRef = builder.objectRef<QuoteLine & { currency: string }>('SupplierQuoteLine').implement({
  description: 'The price from a quantity upwards.',
  fields: (t) => ({
    lineId: t.expose('lineId', {
      type: 'ID',
      nullable: true,
      description: 'The quoted line of the request.',
    }),
    description: t.exposeString('description'),
    quantity: t.expose('quantity', { type: 'SafeInt' }),
    moq: t.expose('moq', { type: 'SafeInt', nullable: true }),
    leadTimeDays: t.expose('leadTimeDays', { type: LeadTimeRef, nullable: true }),
    note: t.exposeString('note', { nullable: true }),
  }),
});

addAmount(QuoteLineRef, 'unitPrice', 'Price of one piece.');
addAmount(QuoteLineRef, 'toolingCost', 'One-time cost of tools.');

export const SupplierQuoteRef = builder.objectRef<QuoteRow>('SupplierQuote').implement({
  interfaces: [NodeRef],
  description: 'One version of a supplier’s quote. A later version supersedes it.',
  fields: (t) => ({
    invitationId: t.expose('invitationId', { type: 'ID' }),
    factoryId: t.expose('factoryId', { type: 'ID' }),
    factoryName: t.exposeString('factoryName'),
    version: t.exposeInt('version'),
    status: t.expose('status', { type: zodEnum(QuoteStatus) }),
    currency: t.field({ type: 'CurrencyCode', resolve: ({ offer }) => offer.currency }),
    incoterm: t.field({ type: zodEnum(Incoterm), nullable: true, resolve: ({ offer }) => offer.incoterm }),
    namedPlace: t.string({ nullable: true, resolve: ({ offer }) => offer.namedPlace }),
    validUntil: t.expose('validUntil', { type: 'Date', nullable: true }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    source: t.expose('source', { type: zodEnum(QuoteSource) }),
    lines: t.field({
      type: [QuoteLineRef],
      resolve: ({ offer: { lines, currency } }) => lines.map((line) => ({ ...line, currency })),
    }),
    note: t.string({ nullable: true, resolve: ({ offer }) => offer.note }),
  }),
});

addEdge(SupplierQuoteRef, 'factory', 'factoryId', FactoryNode);
