import { builder } from '#graph/builder.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { zodInput } from '#graph/zod.ts';
import { RfqRef } from '../rfq.graph.ts';
import { RfqId } from '../rfq.schema.ts';
import { SupplierQuoteRef } from '../supplier-quotes/supplier-quote.graph.ts';
import { QuoteWithdrawal, RecordedQuote, SupplierDecline } from '../supplier-quotes/supplier-quote.schema.ts';
import {
  recordSupplierDecline,
  recordSupplierQuote,
  withdrawSupplierQuote,
} from '../supplier-quotes/supplier-quote.service.ts';
import { type BackOfficeRfq, listBackOfficeRfqs, readBackOfficeRfq } from './back-office.queries.ts';
import { closeAnyRfq } from './back-office.service.ts';

const DeskRef = builder.objectRef<BackOfficeRfq[]>('RfqDesk').implement({
  fields: (t) => ({
    rfqs: t.field({ type: [RfqRef], extensions: withMaxCount(100), resolve: (rfqs) => rfqs }),
    count: t.int({ resolve: ({ length }) => length }),
  }),
});

type Recorded = { rfq: BackOfficeRfq; quoteId: string; recorded: boolean };
const RecordedRef = builder.objectRef<Recorded>('RecordSupplierQuotePayload').implement({
  fields: (t) => ({
    quote: t.field({
      type: SupplierQuoteRef,
      resolve: ({ rfq, quoteId }) => rfq.quotes.find(({ id }) => id === quoteId)!,
    }),
    rfq: t.expose('rfq', { type: RfqRef }),
    recorded: t.exposeBoolean('recorded', { description: 'False where the version that counts says the same.' }),
  }),
});

const forTheHouse = { authScopes: { scope: 'internal:*', internal: true } } as const;

builder.queryFields((t) => ({
  rfqDesk: t.field({
    ...forTheHouse,
    type: DeskRef,
    description: 'Extension, for the house: requests of all owners that still take quotes, oldest first, at most 100.',
    resolve: (_, __, ctx) => listBackOfficeRfqs(ctx),
  }),
}));

builder.mutationFields((t) => ({
  recordSupplierQuote: t.field({
    ...forTheHouse,
    type: RecordedRef,
    description: 'Extension, for the house: writes down what a supplier offers, of whatever owner, as a new version.',
    args: { input: t.arg({ type: zodInput('RecordSupplierQuoteInput', RecordedQuote), required: true }) },
    resolve: async (_, { input }, ctx) => {
      const { quote, recorded } = await recordSupplierQuote(ctx, input);
      return { rfq: await readBackOfficeRfq(ctx, input.rfqId), quoteId: quote.id, recorded };
    },
  }),
  withdrawSupplierQuote: t.field({
    ...forTheHouse,
    type: RfqRef,
    description: 'Extension, for the house: the version that counts does so no more.',
    args: { input: t.arg({ type: zodInput('WithdrawSupplierQuoteInput', QuoteWithdrawal), required: true }) },
    resolve: async (_, { input }, ctx) => readBackOfficeRfq(ctx, await withdrawSupplierQuote(ctx, input)),
  }),
  recordSupplierDecline: t.field({
    ...forTheHouse,
    type: RfqRef,
    description: 'Extension, for the house: a supplier will not quote, or takes its quote back.',
    args: { input: t.arg({ type: zodInput('RecordSupplierDeclineInput', SupplierDecline), required: true }) },
    resolve: async (_, { input }, ctx) => {
      await recordSupplierDecline(ctx, input);
      return readBackOfficeRfq(ctx, input.rfqId);
    },
  }),
  closeRfqOfCustomer: t.field({
    ...forTheHouse,
    type: RfqRef,
    description: 'Extension, for the house: closes a request of whatever owner.',
    args: { input: t.arg({ type: zodInput('CloseRfqOfCustomerInput', RfqId.strict()), required: true }) },
    resolve: async (_, { input: { id } }, ctx) => {
      await closeAnyRfq(ctx, id);
      return readBackOfficeRfq(ctx, id);
    },
  }),
}));
