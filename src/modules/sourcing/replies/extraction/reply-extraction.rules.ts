import type { AnswerEvidence } from '#modules/sourcing/supplier-links/answers/supplier-answer.schema.ts';
import type { ReadValue } from '#ports/language-model/reply-reader.ts';
import { findCurrencies } from './amount.rules.ts';
import type { Range, RequestedLine, Stated } from './extraction.schema.ts';
import { addModelReading } from './model-reading.rules.ts';
import { findLanguage, listPassages, type Passage } from './passage.rules.ts';
import { readStatements } from './statement.rules.ts';

export type Extraction = {
  currency: string | null;
  incoterm: string | null;
  namedPlace: string | null;
  validUntil: string | null;
  paymentTerms: string | null;
  sampleLeadTimeDays: number | null;
  /** Figures that belong to a line of the request, or with `lineId` null to all. */
  tooling: { lineId: string; value: string }[];
  moq: { lineId: string | null; value: number }[];
  leadTimes: { lineId: string | null; quantity: number | null; value: Range }[];
  prices: { lineId: string; quantity: number; value: string }[];
  decline: string | null;
  evidence: AnswerEvidence[];
};

type Reading = { body: string; ownLines: readonly { text: string; start: number }[]; sentOn: string | null };

/**
 * What a reply states, each value with the line of the mail that states it. A value that is stated in two ways, or whose
 * line of the request or currency is open, is left out. `read` is what a model read, which adds to what the rules read.
 */
export function extractReply(
  { body, ownLines, sentOn }: Reading,
  lines: readonly RequestedLine[],
  read: readonly ReadValue[] = [],
): Extraction {
  const passages = listPassages(ownLines);
  const stated = addModelReading(readStatements(passages, lines, sentOn), read, passages, lines);
  const currency = findCurrency(stated.prices, passages);
  const inCurrency = <One extends { currency: string | null }>(one: One) =>
    one.currency === null || one.currency === currency?.value;
  const prices = currency ? onlyOne(stated.prices.filter(inCurrency)) : [];
  const tooling = currency ? onlyOne(stated.tooling.filter(inCurrency)) : [];
  const incoterm = pickOne(stated.incoterms);
  const place = incoterm && pickOne(stated.places);
  const [validity, payment] = [pickOne(stated.validities), pickFirst(stated.payments)];
  const sample = pickOne(stated.samples.filter(({ value }) => value.low === value.high));
  const [moq, leads] = [onlyOne(stated.moq), onlyOne(stated.leads)];
  const decline = prices.length ? null : pickFirst(stated.declines);
  const used: (Stated<unknown> | null)[] = decline
    ? [decline]
    : [...prices, currency, ...tooling, ...moq, ...leads, sample, incoterm, place, validity, payment];
  return {
    currency: currency?.value ?? null,
    incoterm: incoterm?.value ?? null,
    namedPlace: place?.value ?? null,
    validUntil: validity?.value ?? null,
    paymentTerms: payment ? restore(body, payment) : null,
    sampleLeadTimeDays: sample?.value.high ?? null,
    tooling: tooling.flatMap(({ lineId, value }) => (lineId === null ? [] : [{ lineId, value }])),
    moq: moq.map(({ lineId, value }) => ({ lineId, value })),
    leadTimes: leads.map(({ lineId, quantity, value }) => ({ lineId, quantity, value })),
    prices: prices.flatMap(({ lineId, quantity, value }) =>
      lineId === null || quantity === null ? [] : [{ lineId, quantity, value }],
    ),
    decline: decline ? restore(body, decline).slice(0, 400) : null,
    evidence: used.flatMap((one) => (one ? [toEvidence(body, one)] : [])),
  };
}

const key = ({ lineId, quantity }: Stated<unknown>) => `${lineId} ${quantity}`;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** For each line and quantity the value that is stated, if it is stated in one way only. */
const onlyOne = <One extends Stated<unknown>>(all: readonly One[]): One[] =>
  [...Map.groupBy(all, key).values()].flatMap(([first, ...others]) =>
    first && others.every(({ value }) => same(Number(value) || value, Number(first.value) || first.value))
      ? [first]
      : [],
  );
const pickOne = <One extends Stated<unknown>>([first, ...others]: readonly One[]): One | null =>
  first && others.every(({ value }) => same(value, first.value)) ? first : null;
const pickFirst = <One>([first]: readonly One[]): One | null => first ?? null;

/** That of the prices, or else the only one that the mail names. */
function findCurrency(
  prices: readonly { currency: string | null; passage: Passage }[],
  passages: readonly Passage[],
): Stated<string> | null {
  const named = prices.flatMap(({ currency, passage }) => (currency === null ? [] : [{ currency, passage }]));
  const [first, ...others] = named;
  if (first) return others.every(({ currency }) => currency === first.currency) ? toCurrency(first) : null;
  if (!prices.length) return null;
  const found = passages.flatMap((passage) => findCurrencies(passage.text).map((currency) => ({ currency, passage })));
  const [only, ...more] = found;
  return only && more.every(({ currency }) => currency === only.currency) ? toCurrency(only) : null;
}
const toCurrency = ({ currency: value, passage }: { currency: string; passage: Passage }): Stated<string> => ({
  ...{ value, passage, field: 'currency', lineId: null, quantity: null, readBy: 'rules' },
});

/** The characters of the mail, where the passage has half-width ones. */
function restore(body: string, { value, passage }: Stated<string>): string {
  const at = passage.text.indexOf(value);
  return at === -1 ? value : body.slice(passage.start + at, passage.start + at + value.length);
}

function toEvidence(body: string, { field, lineId, quantity, passage, readBy }: Stated<unknown>): AnswerEvidence {
  const lead = passage.text.length - passage.text.trimStart().length;
  const start = passage.start + lead;
  const end = start + passage.text.trim().length;
  const text = body.slice(start, end);
  return { field, lineId, quantity, text, language: findLanguage(text), start, end, readBy };
}
