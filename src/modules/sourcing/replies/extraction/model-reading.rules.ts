import type { ReadField, ReadValue } from '#ports/language-model/reply-reader.ts';
import { findAmounts, findQuantities, usesDecimalComma } from './amount.rules.ts';
import { maskContacts } from './contact-mask.rules.ts';
import { findDurations } from './duration.rules.ts';
import type { Range, RequestedLine, Stated, StatedAmount, Statements } from './extraction.schema.ts';
import type { Passage } from './passage.rules.ts';
import { isOtherStatement, listClauses } from './prose.rules.ts';

type Placed = Omit<ReadValue, 'quote'> & { passage: Passage; clause: string; from: number; to: number };
type Words = { decimalComma: boolean; quantities: ReadonlySet<number>; lines: readonly RequestedLine[] };
type Place = { at: number; end: number };

/**
 * Adds what a model read to what the rules read. Each value must stand in the words that it quotes, and these in one
 * passage; anything else is dropped. Where the rules read something, clear or contradictory, the model adds nothing.
 */
export function addModelReading(
  stated: Statements,
  read: readonly ReadValue[],
  passages: readonly Passage[],
  lines: readonly RequestedLine[],
): Statements {
  const all = passages.map(({ text }) => text).join('\n');
  const quantities = new Set(findQuantities(all, lines).map(({ value }) => value));
  const words = { decimalComma: usesDecimalComma(all), quantities, lines };
  const placed = read.flatMap((value) => findPlace(value, passages));
  const check = <One>(field: ReadField, checkOne: (value: Placed, words: Words) => One[]): One[] =>
    placed.flatMap((value) => (value.field === field ? checkOne(value, words) : []));
  return {
    ...stated,
    prices: addUnread(stated.prices, check('unitPrice', checkPrice)),
    tooling: addUnread(stated.tooling, check('toolingCost', checkTooling)),
    moq: addUnread(stated.moq, check('moq', checkMoq)),
    leads: addUnread(stated.leads, check('leadTimeDays', checkDays)),
    samples: addUnread(stated.samples, check('sampleLeadTimeDays', checkDays)),
    payments: addUnread(stated.payments, check('paymentTerms', checkPayment)),
    declines: addUnread(stated.declines, check('decline', checkDecline)),
  };
}

function addUnread<One extends Stated<unknown>>(known: readonly One[], more: readonly One[]): One[] {
  const isRead = ({ lineId, quantity }: One) =>
    known.some(
      (one) => (one.lineId === null || one.lineId === lineId) && (one.quantity === null || one.quantity === quantity),
    );
  return [...known, ...more.filter((one) => !isRead(one))];
}

function findPlace({ quote, ...value }: ReadValue, passages: readonly Passage[]): Placed[] {
  const passage = quote === '' ? undefined : passages.find(({ text }) => maskContacts(text).includes(quote));
  if (!passage) return [];
  const from = maskContacts(passage.text).indexOf(quote);
  const to = from + quote.length;
  const words = passage.text.slice(from, to);
  return [
    {
      ...value,
      passage,
      from,
      to,
      clause: listClauses(passage.text).find((one) => one.includes(words)) ?? passage.text,
    },
  ];
}

const isQuoted = ({ from, to }: Placed, { at, end }: Place): boolean => at >= from && end <= to;

/** A request for one thing has no other line. */
function findLineId({ lineId }: Placed, { lines }: Words): string | null {
  const [only, ...others] = lines;
  if (only && !others.length) return only.lineId;
  return lines.find((line) => line.lineId === lineId)?.lineId ?? null;
}

const toStated = <Value>(
  { field, passage }: Placed,
  value: Value,
  lineId: string | null = null,
  quantity: number | null = null,
): Stated<Value> => ({ value, field, lineId, quantity, passage, readBy: 'model' });

function findAmount(value: Placed, { decimalComma }: Words) {
  if (isOtherStatement(value.clause)) return undefined;
  return findAmounts(value.passage.text, decimalComma).find(
    (amount) => isQuoted(value, amount) && Number(amount.value) === Number(value.value),
  );
}

function checkPrice(value: Placed, words: Words): StatedAmount[] {
  const [lineId, amount] = [findLineId(value, words), findAmount(value, words)];
  const { quantity } = value;
  if (lineId === null || !amount || quantity === null || !words.quantities.has(quantity)) return [];
  return [{ ...toStated(value, amount.value, lineId, quantity), currency: amount.currency }];
}

function checkTooling(value: Placed, words: Words): StatedAmount[] {
  const [lineId, amount] = [findLineId(value, words), findAmount(value, words)];
  return lineId === null || !amount ? [] : [{ ...toStated(value, amount.value, lineId), currency: amount.currency }];
}

function checkMoq(value: Placed, words: Words): Stated<number>[] {
  const pieces = Number(findAmount(value, words)?.value);
  return Number.isInteger(pieces) && pieces >= 1 ? [toStated(value, pieces, findLineId(value, words))] : [];
}

function checkDays(value: Placed): Stated<Range>[] {
  const { low, high } = toRange(value.value);
  const duration = findDurations(value.passage.text).find(
    (one) => isQuoted(value, one) && one.low === low && one.high === high,
  );
  return duration ? [toStated(value, { low: duration.low, high: duration.high })] : [];
}

const toRange = (value: ReadValue['value']): Range =>
  typeof value === 'object' ? value : { low: Number(value), high: Number(value) };

function checkPayment(value: Placed): Stated<string>[] {
  const words = String(value.value);
  const isStated = value.passage.text.slice(value.from, value.to).includes(words);
  return isStated && words.length >= 3 && words.length <= 300 ? [toStated(value, words)] : [];
}

/** In the words of the supplier. */
const checkDecline = (value: Placed): Stated<string>[] => [
  toStated(value, value.passage.text.slice(value.from, value.to)),
];
