import { builder } from '#graph/builder.ts';
import { definePayload } from '#graph/payload.ts';
import { zodInput } from '#graph/zod.ts';
import { assertDefined } from '#kernel/assert.ts';
import { RfqConnection, RfqRef } from '../rfq.graph.ts';
import { RfqId } from '../rfq.schema.ts';
import { SupplierQuoteRef } from '../supplier-quotes/supplier-quote.graph.ts';
import { QuoteWithdrawal, RecordedQuote, SupplierDecline } from '../supplier-quotes/supplier-quote.schema.ts';
import {
  recordSupplierDecline,
  recordSupplierQuote,
  withdrawSupplierQuote,
} from '../supplier-quotes/supplier-quote.service.ts';
import { type BackOfficeRfq, backOfficeRfqList, readBackOfficeRfq } from './back-office.queries.ts';
import { closeAnyRfq } from './back-office.service.ts';

const BackOfficeConnection = RfqConnection.with({
  list: backOfficeRfqList,
  order: { field: 'CREATED_AT', direction: 'ASC' },
});

type OfQuote = { rfq: BackOfficeRfq; quoteId: string };
const findQuote = ({ rfq, quoteId }: OfQuote) =>
  assertDefined(
    rfq.quotes.find(({ id }) => id === quoteId),
    'The quote of a request',
  );

const RecordPayload = definePayload<OfQuote & { recorded: boolean }>('recordSupplierQuote', (t) => ({
  quote: t.field({ type: SupplierQuoteRef, description: 'The current version of the quote.', resolve: findQuote }),
  rfq: t.expose('rfq', { type: RfqRef, description: 'The request that the quote answers.' }),
  recorded: t.exposeBoolean('recorded', { description: 'False if the current version has the same content.' }),
}));

const WithdrawPayload = definePayload<OfQuote>('withdrawSupplierQuote', (t) => ({
  quote: t.field({ type: SupplierQuoteRef, description: 'The withdrawn quote.', resolve: findQuote }),
  rfq: t.expose('rfq', { type: RfqRef, description: 'The request that the quote answers.' }),
}));

const defineRfqPayload = (mutation: string) =>
  definePayload<{ rfq: BackOfficeRfq }>(mutation, (t) => ({
    rfq: t.expose('rfq', { type: RfqRef, description: 'The changed request.' }),
  }));

const operatorOnly = { authScopes: { scope: 'internal:*', internal: true } } as const;

builder.queryFields((t) => ({
  rfqDesk: t.field({
    ...operatorOnly,
    type: BackOfficeConnection.type,
    description:
      'Extension, for operator staff: requests of all tenants that still accept quotes, oldest first unless ordered otherwise.',
    args: BackOfficeConnection.args(t.arg),
    resolve: (_, args, ctx, info) => BackOfficeConnection.read(ctx, args, info),
  }),
}));

builder.mutationFields((t) => ({
  recordSupplierQuote: t.field({
    ...operatorOnly,
    type: RecordPayload,
    description: 'Extension, for operator staff: records a quote of a supplier as a new version, for any tenant.',
    args: { input: t.arg({ type: zodInput('RecordSupplierQuoteInput', RecordedQuote), required: true }) },
    resolve: async (_, { input }, ctx) => {
      const { quote, recorded } = await recordSupplierQuote(ctx, input);
      return { rfq: await readBackOfficeRfq(ctx, input.rfqId), quoteId: quote.id, recorded };
    },
  }),
  withdrawSupplierQuote: t.field({
    ...operatorOnly,
    type: WithdrawPayload,
    description: 'Extension, for operator staff: withdraws the current version of a quote.',
    args: { input: t.arg({ type: zodInput('WithdrawSupplierQuoteInput', QuoteWithdrawal), required: true }) },
    resolve: async (_, { input }, ctx) => {
      const rfqId = await withdrawSupplierQuote(ctx, input);
      return { rfq: await readBackOfficeRfq(ctx, rfqId), quoteId: input.id };
    },
  }),
  recordSupplierDecline: t.field({
    ...operatorOnly,
    type: defineRfqPayload('recordSupplierDecline'),
    description: 'Extension, for operator staff: records that a supplier declines to quote or withdraws its quote.',
    args: { input: t.arg({ type: zodInput('RecordSupplierDeclineInput', SupplierDecline), required: true }) },
    resolve: async (_, { input }, ctx) => {
      await recordSupplierDecline(ctx, input);
      return { rfq: await readBackOfficeRfq(ctx, input.rfqId) };
    },
  }),
  closeRfqOfCustomer: t.field({
    ...operatorOnly,
    type: defineRfqPayload('closeRfqOfCustomer'),
    description: 'Extension, for operator staff: closes a request of any tenant.',
    args: { input: t.arg({ type: zodInput('CloseRfqOfCustomerInput', RfqId.strict()), required: true }) },
    resolve: async (_, { input: { id } }, ctx) => {
      await closeAnyRfq(ctx, id);
      return { rfq: await readBackOfficeRfq(ctx, id) };
    },
  }),
}));
