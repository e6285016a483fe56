import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { MoneyRef } from '#graph/money.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { Incoterm } from '#kernel/enums.ts';
import { LeadTimeRef } from '#modules/directory/capabilities/capability.graph.ts';
import { FactoryNode } from '#modules/directory/factories/factory.graph.ts';
import { ShippingMode } from '#modules/logistics/shipping/shipping.schema.ts';
import { RfqNode, SupplierQuoteNode } from '../../rfq.graph.ts';
import { PartRef } from '../rfq-comparison.graph.ts';
import type { UnknownRecord } from '../unknown.rules.ts';
import { ComparisonLayer, UnknownCode } from '../unknown.schema.ts';
import type { Amounts } from './amounts.rules.ts';
import type { BreakEven, BreakEvenRange } from './break-even.rules.ts';
import { type Cell, matrixNote, type Supplier } from './matrix.rules.ts';
import { AnswerState, BreakEvenOutcome, type ExchangeRate, MatrixInput, QuoteValidity } from './matrix.schema.ts';
import { type ComparisonMatrix, compareAtQuantities } from './matrix.service.ts';
import type { LandedMode } from './matrix-landed.rules.ts';

const toMoney = (amount: string | null, currency: string | null) =>
  amount === null || currency === null ? null : { amount, currency };

const RateRef = builder.objectRef<ExchangeRate>('ExchangeRate').implement({
  fields: (t) => ({
    currency: t.expose('currency', { type: 'CurrencyCode' }),
    usdPerUnit: t.expose('usdPerUnit', { type: 'Decimal' }),
    asOf: t.expose('asOf', { type: 'Date' }),
    source: t.exposeString('source'),
  }),
});

const UnknownRef = builder.objectRef<UnknownRecord>('ComparisonUnknown').implement({
  fields: (t) => ({
    code: t.expose('code', { type: zodEnum(UnknownCode) }),
    layer: t.expose('layer', { type: zodEnum(ComparisonLayer) }),
    subject: t.exposeString('subject', { nullable: true }),
    message: t.exposeString('message'),
    howToSettle: t.exposeString('howToSettle'),
  }),
});

const AmountsRef = builder.objectRef<Amounts>('ComparisonAmounts').implement({
  fields: (t) => {
    const amount = (field: keyof Omit<Amounts, 'currency' | 'rate'>) =>
      t.field({ type: MoneyRef, nullable: true, resolve: (row) => toMoney(row[field], row.currency) });
    return {
      exchangeRate: t.expose('rate', { type: RateRef, nullable: true }),
      unitPrice: amount('unitPrice'),
      goodsTotal: amount('goodsTotal'),
      toolingCost: amount('toolingCost'),
      toolingPerUnit: amount('toolingPerUnit'),
      total: amount('total'),
      totalPerUnit: amount('totalPerUnit'),
    };
  },
});

const LandedModeRef = builder.objectRef<LandedMode>('ComparisonLandedMode').implement({
  fields: (t) => {
    const amount = (field: 'known' | 'low' | 'high') =>
      t.field({ type: MoneyRef, nullable: true, resolve: (row) => toMoney(row[field], 'USD') });
    return {
      mode: t.expose('mode', { type: zodEnum(ShippingMode) }),
      known: amount('known'),
      low: amount('low'),
      high: amount('high'),
      reason: t.exposeString('reason', { nullable: true }),
    };
  },
});

const CellRef = builder.objectRef<Cell>('ComparisonCell').implement({
  fields: (t) => ({
    quantity: t.expose('quantity', { type: 'SafeInt' }),
    quoted: t.expose('quoted', { type: AmountsRef, nullable: true }),
    usd: t.expose('usd', { type: AmountsRef, nullable: true }),
    moq: t.expose('moq', { type: 'SafeInt', nullable: true }),
    leadTimeDays: t.expose('leadTimeDays', { type: LeadTimeRef, nullable: true }),
    parts: t.field({
      type: [PartRef],
      resolve: ({ parts, quoted }) => parts.map((part) => ({ ...part, currency: quoted?.currency ?? 'USD' })),
    }),
    landed: t.field({ type: [LandedModeRef], extensions: withMaxCount(3), resolve: ({ landed }) => landed.byMode }),
    landedBasis: t.string({ nullable: true, resolve: ({ landed }) => landed.basis }),
    unknowns: t.expose('unknowns', { type: [UnknownRef] }),
  }),
});

type SupplierRow = Supplier & { quoteId: string | null };

const SupplierRef = builder.objectRef<SupplierRow>('ComparisonSupplier').implement({
  fields: (t) => ({
    factoryId: t.expose('factoryId', { type: 'ID' }),
    factoryName: t.exposeString('factoryName'),
    answerState: t.expose('answerState', { type: zodEnum(AnswerState) }),
    respondedAt: t.expose('respondedAt', { type: 'DateTime', nullable: true }),
    quoteId: t.expose('quoteId', { type: 'ID', nullable: true }),
    version: t.int({ nullable: true, resolve: ({ quote }) => quote?.version ?? null }),
    receivedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ quote }) => quote?.receivedAt ?? null }),
    validUntil: t.field({ type: 'Date', nullable: true, resolve: ({ quote }) => quote?.validUntil ?? null }),
    validity: t.expose('validity', { type: zodEnum(QuoteValidity), nullable: true }),
    currency: t.field({ type: 'CurrencyCode', nullable: true, resolve: ({ quote }) => quote?.offer.currency ?? null }),
    incoterm: t.field({
      type: zodEnum(Incoterm),
      nullable: true,
      resolve: ({ quote }) => quote?.offer.incoterm ?? null,
    }),
    namedPlace: t.string({ nullable: true, resolve: ({ quote }) => quote?.offer.namedPlace ?? null }),
    cells: t.expose('cells', { type: [CellRef], extensions: withMaxCount(10) }),
  }),
});

const BreakEvenRangeRef = builder.objectRef<BreakEvenRange & { currency: string | null }>('BreakEvenRange').implement({
  fields: (t) => ({
    from: t.expose('from', { type: 'SafeInt' }),
    to: t.expose('to', { type: 'SafeInt', nullable: true }),
    firstTotal: t.exposeString('firstTotal'),
    secondTotal: t.exposeString('secondTotal'),
    outcome: t.expose('outcome', { type: zodEnum(BreakEvenOutcome) }),
    formula: t.exposeString('formula', { nullable: true }),
    quantity: t.expose('quantity', { type: 'Decimal', nullable: true }),
    nextWholeQuantity: t.expose('nextWholeQuantity', { type: 'SafeInt', nullable: true }),
    total: t.field({ type: MoneyRef, nullable: true, resolve: ({ total, currency }) => toMoney(total, currency) }),
  }),
});

const BreakEvenRef = builder.objectRef<BreakEven>('BreakEven').implement({
  fields: (t) => ({
    firstFactoryId: t.expose('firstFactoryId', { type: 'ID' }),
    firstFactoryName: t.exposeString('firstFactoryName'),
    secondFactoryId: t.expose('secondFactoryId', { type: 'ID' }),
    secondFactoryName: t.exposeString('secondFactoryName'),
    currency: t.expose('currency', { type: 'CurrencyCode', nullable: true }),
    ranges: t.field({
      type: [BreakEvenRangeRef],
      resolve: ({ ranges, currency }) => ranges.map((range) => ({ ...range, currency })),
    }),
    unknowns: t.expose('unknowns', { type: [UnknownRef] }),
  }),
});

const MatrixRef = builder.objectRef<ComparisonMatrix>('RfqComparisonMatrix').implement({
  fields: (t) => ({
    rfqId: t.expose('rfqId', { type: 'ID' }),
    asOf: t.expose('asOf', { type: 'Date' }),
    quantities: t.expose('quantities', { type: ['SafeInt'] }),
    exchangeRates: t.expose('exchangeRates', { type: [RateRef] }),
    suppliers: t.field({
      type: [SupplierRef],
      extensions: withMaxCount(5),
      resolve: ({ suppliers }) => suppliers.map((one) => ({ ...one, quoteId: one.quote?.id ?? null })),
    }),
    breakEvens: t.field({
      type: [BreakEvenRef],
      extensions: withMaxCount(10),
      resolve: ({ breakEvens }) => breakEvens(),
    }),
    note: t.string({ resolve: () => matrixNote }),
  }),
});

builder.queryFields((t) => ({
  rfqComparisonMatrix: t.field({
    type: MatrixRef,
    nullable: true,
    description:
      'Extension: the answers of all invited factories at several quantities, in their currencies and in USD. Does not rank suppliers.',
    authScopes: { scope: 'rfqs:read' },
    args: { input: t.arg({ type: zodInput('RfqComparisonMatrixInput', MatrixInput), required: true }) },
    resolve: (_, { input }, ctx) => compareAtQuantities(ctx, input),
  }),
}));

addEdge(MatrixRef, 'rfq', 'rfqId', RfqNode);
addEdge(SupplierRef, 'factory', 'factoryId', FactoryNode);
addEdge(SupplierRef, 'quote', 'quoteId', SupplierQuoteNode);
addEdge(BreakEvenRef, 'firstFactory', 'firstFactoryId', FactoryNode);
addEdge(BreakEvenRef, 'secondFactory', 'secondFactoryId', FactoryNode);
