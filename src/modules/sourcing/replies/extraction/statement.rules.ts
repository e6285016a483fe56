import type { EvidenceField } from '#modules/sourcing/supplier-links/answers/supplier-answer.schema.ts';
import { findMoney, usesDecimalComma } from './amount.rules.ts';
import { classifyDurations } from './duration.rules.ts';
import type { RequestedLine, Stated, Statements } from './extraction.schema.ts';
import { findMentions } from './line-name.rules.ts';
import type { Passage } from './passage.rules.ts';
import { findMoq, findPrices, findTooling, listClauses, splitByLine } from './prose.rules.ts';
import { readTables } from './table.rules.ts';
import { findPaymentTerms, findTerms, findValidity, isDecline } from './terms.rules.ts';

/** `sentOn` is the day from which a validity in days counts. */
export function readStatements(
  passages: readonly Passage[],
  lines: readonly RequestedLine[],
  sentOn: string | null,
): Statements {
  const table = readTables(passages, lines);
  const all = passages.map(({ text }) => text).join('\n');
  const decimalComma = usesDecimalComma(all);
  const stated: Statements = {
    ...{ prices: [], tooling: [], moq: [], leads: [], samples: [] },
    ...{ incoterms: [], places: [], validities: [], payments: [], declines: [] },
  };
  for (const { passage, lineId, prices, currency, tooling, moq, lead } of table.rows) {
    for (const { quantity, value } of prices) {
      stated.prices.push({ ...note(value, 'unitPrice', passage, lineId, quantity), currency });
      if (lead) stated.leads.push(note(lead, 'leadTimeDays', passage, lineId, quantity));
    }
    if (tooling !== null) stated.tooling.push({ ...note(tooling, 'toolingCost', passage, lineId), currency });
    if (moq !== null) stated.moq.push(note(moq, 'moq', passage, lineId));
  }
  let current: string | null = null;
  let above = '';
  for (const passage of passages) {
    if (table.passages.has(passage)) continue;
    const { text } = passage;
    const mentions = findMentions(text, lines);
    const isHeading = mentions.length === 1 && text.trim().length <= 60 && !/\d[\d.,]{0,20}\s{0,20}$/.test(text);
    const segments = splitByLine(text, lines, current);
    let hasPrice = false;
    for (const segment of segments) {
      for (const { lineId, quantity, value, currency } of findPrices(segment, lines, decimalComma)) {
        hasPrice = true;
        stated.prices.push({ ...note(value, 'unitPrice', passage, lineId, quantity), currency });
      }
      for (const { lineId, value, currency } of findTooling(segment, decimalComma)) {
        stated.tooling.push({ ...note(value, 'toolingCost', passage, lineId), currency });
      }
      const moq = findMoq(segment);
      const isOfAll = lines.length > 1 && !mentions.length;
      // Beside the price of a thing that is no line by name, a minimum is that thing's.
      if (moq && !(isOfAll && findMoney(text, decimalComma).length))
        stated.moq.push(note(moq.value, 'moq', passage, isOfAll ? null : moq.lineId));
    }
    if (isHeading) current = mentions[0]?.lineId ?? null;
    const label = /^[^\d,;]{1,40}$/.test(above.trim()) && /^\s*[\d-]+\s*\S+\s*$/.test(text) ? `${above.trim()}: ` : '';
    if (text.trim() !== '') above = text;
    for (const clause of listClauses(label + text)) {
      for (const { low, high, kind } of classifyDurations(clause)) {
        if (
          kind === 'production' ||
          (kind === null && (hasPrice || /^\s*\d+(?:\s*-\s*\d+)?\s*(?:days|天)\s*after/i.test(clause)))
        ) {
          stated.leads.push(note({ low, high }, 'leadTimeDays', passage));
        }
        if (kind === 'sample') stated.samples.push(note({ low, high }, 'sampleLeadTimeDays', passage));
      }
    }
    for (const { incoterm, namedPlace } of findTerms(text)) {
      stated.incoterms.push(note(incoterm, 'incoterm', passage));
      if (namedPlace !== null) stated.places.push(note(namedPlace, 'namedPlace', passage));
    }
    const validity = findValidity(text, sentOn);
    if (validity !== null) stated.validities.push(note(validity, 'validUntil', passage));
    const payment = findPaymentTerms(text);
    if (payment !== null) stated.payments.push(note(payment, 'paymentTerms', passage));
    if (isDecline(text)) stated.declines.push(note(text.trim(), 'decline', passage));
  }
  return stated;
}

const note = <Value>(
  value: Value,
  field: EvidenceField,
  passage: Passage,
  lineId: string | null = null,
  quantity: number | null = null,
): Stated<Value> => ({
  ...{ value, field, passage, lineId, quantity, readBy: 'rules' },
});
