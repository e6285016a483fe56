import { DomainError } from '#kernel/errors.ts';
import { digest } from '#kernel/hash.ts';
import { invalidField } from '#kernel/validation.ts';
import type { AnsweredOffer, AnswerStatus, NewAnswer, OfferAnswer } from './supplier-answer.schema.ts';

type Line = { lineId: string; description: string };
export type AnswerContent = { offer: AnsweredOffer | null; declineReason: string | null };

/** Throws `validation_failed` for what the request did not ask for. */
export function toContent(answer: NewAnswer, lines: readonly Line[], now: Date): AnswerContent {
  if ('decline' in answer) return { offer: null, declineReason: answer.decline.reason };
  const { clientAnswerId: _, fileIds: __, ...offer } = answer;
  assertOffer(offer, now);
  const descriptions = new Map(lines.map(({ lineId, description }) => [lineId, description]));
  const described = offer.lines.map((line, at) => {
    const description = descriptions.get(line.lineId);
    if (description === undefined) throw invalidField(`/lines/${at}/lineId`, 'The request has no such line.');
    return { ...line, description };
  });
  return { offer: { ...offer, lines: described }, declineReason: null };
}

/** A day lasts until it has ended in China, where most suppliers are. */
function assertOffer({ lines, validUntil }: Pick<OfferAnswer, 'lines' | 'validUntil'>, now: Date): void {
  if (lines.every(({ unitPrice }) => unitPrice === null)) {
    throw invalidField('/lines', 'State at least one unit price, or decline.', { code: 'required' });
  }
  const today = new Date(now.getTime() + 8 * 3600_000).toISOString().slice(0, 10);
  if (validUntil !== null && validUntil < today) {
    throw invalidField('/validUntil', 'validUntil must not be in the past.', { code: 'too_small' });
  }
}

/** Without files it is the digest of the content alone, as in answers from before files. */
export const digestContent = (content: AnswerContent, fileIds: readonly string[]): string =>
  digest(fileIds.length ? { ...content, fileIds } : content);

type Given = { id: string; status: AnswerStatus; contentSha256: string };

/** The answer that a repeated request gave before, or null for a new version. Throws `idempotency_conflict`. */
export function findRepeated<Answer extends Given>(
  sameId: Answer | null,
  latest: Answer | null,
  contentSha256: string,
): Answer | null {
  if (sameId && sameId.contentSha256 !== contentSha256) {
    const message = 'This clientAnswerId was already used with a different answer.';
    throw new DomainError('idempotency_conflict', message, { existingId: sameId.id });
  }
  const isUnchanged = latest?.contentSha256 === contentSha256 && latest.status !== 'refused';
  return sameId ?? (isUnchanged ? latest : null);
}

const maxAnswersPerDay = 20;
const dayMs = 24 * 3600_000;
export const startOfDayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

/** `times`: of the answers of one supplier in the last 24 hours, oldest first. */
export function assertBelowQuota(times: readonly Date[], now: Date): void {
  const [oldest] = times;
  if (times.length < maxAnswersPerDay || !oldest) return;
  const retryAfterSeconds = Math.ceil((oldest.getTime() + dayMs - now.getTime()) / 1000);
  throw new DomainError('quota_reached', `A link takes ${maxAnswersPerDay} answers in 24 hours.`, {
    ...{ limit: 'supplier_answers_per_day', max: maxAnswersPerDay, windowSeconds: dayMs / 1000, retryAfterSeconds },
  });
}

export const assertProposed = ({ status }: Pick<Given, 'status'>): void => {
  if (status === 'proposed') return;
  throw new DomainError('answer_not_proposed', `This answer is ${status}, so it cannot be decided.`, { status });
};

/** The `clientAnswerId` of what is read from a mail. */
export const formatMailAnswerId = (receivedMailId: string): string => `mail-${receivedMailId}`;
