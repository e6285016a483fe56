import { z } from 'zod';
import { builder } from '#graph/builder.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { Incoterm, Quantity } from '#kernel/enums.ts';
import { LeadTimeRef } from '#modules/directory/capabilities/capability.graph.ts';
import { InvitationStatus } from '../rfq.schema.ts';
import type { QuotedPart } from '../supplier-quotes/quoted-part.rules.ts';
import { type ComparisonColumn, comparisonNote, type WithoutQuote } from './rfq-comparison.rules.ts';
import { ComparisonShipment } from './rfq-comparison.schema.ts';
import { compareQuotes, type RfqComparison } from './rfq-comparison.service.ts';
import { renderComparisonCsv } from './rfq-comparison-csv.rules.ts';

const LandedRef = builder.objectRef<{ low: number; high: number }>('LandedUnitUsd').implement({
  fields: (t) => ({ low: t.exposeFloat('low'), high: t.exposeFloat('high') }),
});

const PartRef = builder.objectRef<QuotedPart>('RfqComparisonPart').implement({
  description: 'What the quote says of one part of the request.',
  fields: (t) => ({
    lineId: t.expose('lineId', { type: 'UUID' }),
    name: t.exposeString('name'),
    needed: t.expose('needed', { type: 'SafeInt', nullable: true, description: 'Pieces for the quantity.' }),
    pricedFrom: t.expose('pricedFrom', {
      type: 'SafeInt',
      nullable: true,
      description: 'The price break that applies: the highest that is not above what is needed.',
    }),
    unitPrice: t.exposeString('unitPrice', { nullable: true, description: 'Of one piece.' }),
    toolingCost: t.exposeString('toolingCost', { nullable: true }),
    moq: t.expose('moq', { type: 'SafeInt', nullable: true }),
    leadTimeDays: t.expose('leadTimeDays', { type: LeadTimeRef, nullable: true }),
    unknowns: t.exposeStringList('unknowns'),
  }),
});

const ColumnRef = builder.objectRef<ComparisonColumn>('RfqComparisonColumn').implement({
  description: 'The quote of one supplier that counts. Null means unknown; `unknowns` say what is missing.',
  fields: (t) => ({
    quoteId: t.expose('quoteId', { type: 'UUID' }),
    factoryId: t.expose('factoryId', { type: 'UUID' }),
    factoryName: t.exposeString('factoryName'),
    version: t.exposeInt('version'),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    validUntil: t.expose('validUntil', { type: 'Date', nullable: true }),
    currency: t.exposeString('currency'),
    incoterm: t.expose('incoterm', { type: zodEnum(Incoterm), nullable: true }),
    namedPlace: t.exposeString('namedPlace', { nullable: true }),
    unitPrice: t.exposeString('unitPrice', {
      nullable: true,
      description: 'Of one unit: each part as often as it goes into it.',
    }),
    goodsTotal: t.exposeString('goodsTotal', { nullable: true, description: 'unitPrice × quantity.' }),
    toolingCost: t.exposeString('toolingCost', { nullable: true, description: 'Of all parts, once.' }),
    total: t.exposeString('total', { nullable: true, description: 'goodsTotal + toolingCost.' }),
    moq: t.expose('moq', { type: 'SafeInt', nullable: true, description: 'In units.' }),
    leadTimeDays: t.expose('leadTimeDays', { type: LeadTimeRef, nullable: true, description: 'Of the slowest part.' }),
    landedUnitUsd: t.expose('landedUnitUsd', { type: LandedRef, nullable: true }),
    landedBasis: t.exposeString('landedBasis', { nullable: true }),
    parts: t.expose('parts', { type: [PartRef] }),
    unknowns: t.exposeStringList('unknowns'),
  }),
});

const WithoutRef = builder.objectRef<WithoutQuote>('RfqComparisonWithoutQuote').implement({
  fields: (t) => ({
    factoryId: t.expose('factoryId', { type: 'UUID' }),
    factoryName: t.exposeString('factoryName'),
    status: t.expose('status', { type: zodEnum(InvitationStatus) }),
    note: t.exposeString('note'),
  }),
});

const ComparisonRef = builder.objectRef<RfqComparison>('RfqComparison').implement({
  description: 'Extension: what suppliers offer at a quantity, side by side and by name. No winner is named.',
  fields: (t) => ({
    rfqId: t.expose('rfqId', { type: 'UUID' }),
    quantity: t.expose('quantity', { type: 'SafeInt' }),
    asOf: t.expose('asOf', { type: 'Date' }),
    columns: t.expose('columns', { type: [ColumnRef] }),
    withoutQuote: t.expose('withoutQuote', {
      type: [WithoutRef],
      description: 'Who was asked and has no quote that counts.',
    }),
    csv: t.string({
      description: 'The same for a spreadsheet, a line for each supplier.',
      resolve: ({ quantity, columns, withoutQuote }) => renderComparisonCsv(quantity, columns, withoutQuote),
    }),
    note: t.string({ resolve: () => comparisonNote }),
  }),
});

builder.queryFields((t) => ({
  rfqComparison: t.field({
    type: ComparisonRef,
    description: 'Extension: the latest quote of each supplier that counts on a day, at a quantity.',
    authScopes: { scope: 'rfqs:read' },
    args: {
      rfqId: t.arg({ type: 'UUID', required: true }),
      quantity: t.arg({ type: 'SafeInt', required: true, validate: { schema: Quantity } }),
      asOf: t.arg.string({
        description: 'A quote counts if it did at the end of this day, UTC; today unless given.',
        validate: { schema: z.iso.date() },
      }),
      shipment: t.arg({
        type: zodInput('ComparisonShipmentInput', ComparisonShipment),
        description: 'With it and its hts, landed cost is estimated for quotes in USD. Needs shipping:read.',
      }),
    },
    resolve: (_, args, ctx) => compareQuotes(ctx, args),
  }),
}));
