import { type AnswerContent, toContent } from '#modules/sourcing/supplier-links/answers/supplier-answer.rules.ts';
import {
  type AnswerEvidence,
  chooseAnswerSchema,
} from '#modules/sourcing/supplier-links/answers/supplier-answer.schema.ts';
import type { RequestedLine } from './extraction.schema.ts';
import type { Extraction } from './reply-extraction.rules.ts';

type ProposedAnswer = { content: AnswerContent; evidence: AnswerEvidence[] };

/** Null where the mail states neither a price nor a decline, or what an answer does not accept. */
export function toAnswerContent(
  extraction: Extraction,
  lines: readonly RequestedLine[],
  now: Date,
): ProposedAnswer | null {
  const body = toBody(extraction, now);
  const { success, data } = chooseAnswerSchema(body).safeParse(body);
  if (!success) return null;
  const described = lines.map(({ lineId, description }) => ({ lineId, description }));
  return { content: toContent(data, described, now), evidence: extraction.evidence };
}

function toBody(extraction: Extraction, now: Date): object {
  const { decline, prices, currency, incoterm, namedPlace, validUntil, paymentTerms, sampleLeadTimeDays } = extraction;
  if (decline !== null) return { decline: { reason: decline } };
  return {
    ...{ currency, incoterm, namedPlace, paymentTerms, sampleLeadTimeDays },
    validUntil: validUntil !== null && validUntil > now.toISOString().slice(0, 10) ? validUntil : null,
    lines: prices.map(({ lineId, quantity, value }) => ({
      ...{ lineId, quantity, unitPrice: value, note: null },
      toolingCost: extraction.tooling.find((one) => one.lineId === lineId)?.value ?? null,
      moq: extraction.moq.find((one) => one.lineId === lineId || one.lineId === null)?.value ?? null,
      leadTimeDays:
        extraction.leadTimes.find((one) => one.lineId === lineId && one.quantity === quantity)?.value ??
        extraction.leadTimes.find((one) => one.lineId === null)?.value ??
        null,
    })),
  };
}
