import type { Caller } from '../../harness.ts';
import type { Json } from '../../json.ts';

/** Quotes as operator staff record them. All data is synthetic. */
export const recording = `mutation ($input: RecordSupplierQuoteInput!) { recordSupplierQuote(input: $input) {
  recorded rfq { id title projectName invitations { factoryId status respondedAt } quotes { version status } }
  quote {
    id invitationId factoryId factoryName version status currency incoterm namedPlace validUntil receivedAt source note
    lines { lineId description quantity unitPrice { amount currency } toolingCost { amount currency } moq leadTimeDays { low high } note }
  }
} }`;
export const withdrawing = `mutation ($input: WithdrawSupplierQuoteInput!) {
  withdrawSupplierQuote(input: $input) { quote { version status } rfq { quotes { version status } } }
}`;
export const declining = `mutation ($input: RecordSupplierDeclineInput!) {
  recordSupplierDecline(input: $input) { rfq { invitations { factoryId status } quotes { version status } } }
}`;

type Line = Record<string, unknown>;
export const line = (lineId: string | null | undefined, more: Line = {}): Line => ({
  lineId,
  description: 'As drawn',
  quantity: 500,
  unitPrice: '1.25',
  toolingCost: '800.00',
  moq: 500,
  leadTimeDays: { low: 20, high: 30 },
  ...more,
});

/** A complete quote for both parts of the request. */
export const wholeQuote = (rfq: { id: string; lineIds: string[] }, factoryId: string, more: object = {}) => ({
  rfqId: rfq.id,
  factoryId,
  currency: 'USD',
  incoterm: 'FOB',
  namedPlace: 'Shenzhen',
  validUntil: '2026-12-31',
  lines: rfq.lineIds.map((id) => line(id)),
  ...more,
});

export const record = async (operator: Caller, input: object): Promise<Json> =>
  toAmounts((await operator.graphql.request(recording, { input })).recordSupplierQuote);

/** With the amount in place of each `Money`. */
export const toAmounts = (value: Json): Json =>
  JSON.parse(JSON.stringify(value), (_, part) => (part?.amount && part.currency ? part.amount : part));
