import { z } from 'zod';
import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { addAmount, MoneyRangeRef, toUsdRange } from '#graph/money.ts';
import { recordId } from '#graph/record-id.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { Incoterm, Quantity } from '#kernel/enums.ts';
import { LeadTimeRef } from '#modules/directory/capabilities/capability.graph.ts';
import { FactoryNode } from '#modules/directory/factories/factory.graph.ts';
import { RfqLineNode, RfqNode, SupplierQuoteNode } from '../rfq.graph.ts';
import { InvitationStatus } from '../rfq.schema.ts';
import { BandRule } from '../supplier-quotes/price-band.schema.ts';
import type { QuotedPart } from '../supplier-quotes/quoted-part.rules.ts';
import { describeBand } from './matrix/matrix.rules.ts';
import { type ComparisonColumn, comparisonNote, type WithoutQuote } from './rfq-comparison.rules.ts';
import { ComparisonShipment } from './rfq-comparison.schema.ts';
import { compareQuotes, type RfqComparison } from './rfq-comparison.service.ts';
import { renderComparisonCsv } from './rfq-comparison-csv.rules.ts';
import { listMessages } from './unknown.rules.ts';

export const PartRef = builder.objectRef<QuotedPart & { currency: string }>('RfqComparisonPart').implement({
  description: 'The quote for one part of the request.',
  fields: (t) => ({
    lineId: t.expose('lineId', { type: 'ID' }),
    name: t.exposeString('name'),
    needed: t.expose('needed', { type: 'SafeInt', nullable: true, description: 'Pieces required for the quantity.' }),
    pricedFrom: t.expose('pricedFrom', {
      type: 'SafeInt',
      nullable: true,
      description: 'The price break that applies: the highest quantity not above `needed`.',
    }),
    pricedTo: t.expose('pricedTo', {
      type: 'SafeInt',
      nullable: true,
      description: 'The last quantity before the next price break. Null for the last break.',
    }),
    bandRule: t.expose('bandRule', { type: zodEnum(BandRule) }),
    bandReason: t.string({ description: 'The same in words, with the numbers.', resolve: describeBand }),
    moq: t.expose('moq', { type: 'SafeInt', nullable: true }),
    leadTimeDays: t.expose('leadTimeDays', { type: LeadTimeRef, nullable: true }),
    unknowns: t.stringList({ resolve: ({ unknowns }) => listMessages(unknowns) }),
  }),
});

const ColumnRef = builder.objectRef<ComparisonColumn>('RfqComparisonColumn').implement({
  description: 'The valid quote of one supplier. Null means unknown; `unknowns` lists what is missing.',
  fields: (t) => ({
    quoteId: t.expose('quoteId', { type: 'ID' }),
    factoryId: t.expose('factoryId', { type: 'ID' }),
    factoryName: t.exposeString('factoryName'),
    version: t.exposeInt('version'),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    validUntil: t.expose('validUntil', { type: 'Date', nullable: true }),
    currency: t.expose('currency', { type: 'CurrencyCode' }),
    incoterm: t.expose('incoterm', { type: zodEnum(Incoterm), nullable: true }),
    namedPlace: t.exposeString('namedPlace', { nullable: true }),
    moq: t.expose('moq', { type: 'SafeInt', nullable: true, description: 'Minimum order quantity in units.' }),
    leadTimeDays: t.expose('leadTimeDays', {
      type: LeadTimeRef,
      nullable: true,
      description: 'Lead time of the slowest part.',
    }),
    landedUnit: t.field({
      type: MoneyRangeRef,
      nullable: true,
      description: 'Landed cost of one unit. Null without an estimate.',
      resolve: ({ landedUnitUsd }) => toUsdRange(landedUnitUsd),
    }),
    landedBasis: t.exposeString('landedBasis', { nullable: true }),
    parts: t.field({
      type: [PartRef],
      resolve: ({ parts, currency }) => parts.map((part) => ({ ...part, currency })),
    }),
    unknowns: t.stringList({ resolve: ({ unknowns }) => listMessages(unknowns) }),
  }),
});

addAmount(PartRef, 'unitPrice', 'Price of one piece.');
addAmount(PartRef, 'toolingCost', 'One-time cost of tools.');
addAmount(ColumnRef, 'unitPrice', 'Price of one unit: the sum of its parts times their quantity per unit.');
addAmount(ColumnRef, 'goodsTotal', 'Price of all units: unitPrice × quantity.');
addAmount(ColumnRef, 'toolingCost', 'One-time tooling cost of all parts.');
addAmount(ColumnRef, 'total', 'Price of units and tools: goodsTotal + toolingCost.');

const WithoutRef = builder.objectRef<WithoutQuote>('RfqComparisonWithoutQuote').implement({
  fields: (t) => ({
    factoryId: t.expose('factoryId', { type: 'ID' }),
    factoryName: t.exposeString('factoryName'),
    status: t.expose('status', { type: zodEnum(InvitationStatus) }),
    note: t.exposeString('note'),
  }),
});

const ComparisonRef = builder.objectRef<RfqComparison>('RfqComparison').implement({
  description:
    'Extension: quotes of all suppliers at a quantity, side by side, ordered by name. Does not rank suppliers.',
  fields: (t) => ({
    rfqId: t.expose('rfqId', { type: 'ID' }),
    quantity: t.expose('quantity', { type: 'SafeInt' }),
    asOf: t.expose('asOf', { type: 'Date' }),
    columns: t.expose('columns', { type: [ColumnRef], extensions: withMaxCount(5) }),
    withoutQuote: t.expose('withoutQuote', {
      type: [WithoutRef],
      extensions: withMaxCount(5),
      description: 'Invited factories without a valid quote.',
    }),
    csv: t.string({
      description: 'The comparison as CSV for spreadsheets, one row per supplier.',
      resolve: ({ quantity, columns, withoutQuote }) => renderComparisonCsv(quantity, columns, withoutQuote),
    }),
    note: t.string({ resolve: () => comparisonNote }),
  }),
});

builder.queryFields((t) => ({
  rfqComparison: t.field({
    type: ComparisonRef,
    nullable: true,
    description: 'Extension: compares the quotes that are valid on a day, at a quantity.',
    authScopes: { scope: 'rfqs:read' },
    args: {
      rfqId: t.arg(recordId),
      quantity: t.arg({ type: 'SafeInt', required: true, validate: { schema: Quantity } }),
      asOf: t.arg({
        type: 'Date',
        description: 'Compares quotes that are valid at the end of this day, UTC. Default: today.',
        validate: { schema: z.iso.date() },
      }),
      shipment: t.arg({
        type: zodInput('ComparisonShipmentInput', ComparisonShipment),
        description: 'With shipment and its hts, landed cost is estimated for quotes in USD. Requires shipping:read.',
      }),
    },
    resolve: (_, args, ctx) => compareQuotes(ctx, args),
  }),
}));

addEdge(PartRef, 'line', 'lineId', RfqLineNode);
addEdge(ComparisonRef, 'rfq', 'rfqId', RfqNode);
addEdge(ColumnRef, 'factory', 'factoryId', FactoryNode);
addEdge(ColumnRef, 'quote', 'quoteId', SupplierQuoteNode);
addEdge(WithoutRef, 'factory', 'factoryId', FactoryNode);
