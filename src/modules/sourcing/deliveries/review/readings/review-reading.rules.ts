import type { ReviewContent } from '../../delivery.rules.ts';
import { type ReadReview, type ReviewChange, ReviewPart } from './review-reading.schema.ts';

export const toReadReview = ({ to, from, replyTo, cc, subject, bodyEn, bodyZh, files }: ReviewContent): ReadReview => ({
  recipient: [to.name, to.address, to.factoryName].filter((one) => one !== null).join(' · '),
  from,
  reply_to: replyTo,
  cc: joinLines(cc),
  subject,
  body_en: bodyEn,
  body_zh: bodyZh,
  files: joinLines(
    files.map(({ name, revision, sizeBytes, sha256 }) => `${name} · ${revision} · ${sizeBytes} · ${sha256}`),
  ),
});

const joinLines = (lines: readonly string[]): string | null => (lines.length ? lines.join('\n') : null);

/** The parts that a member who has read `before` would read differently now. */
export const compareReviews = (before: ReadReview, after: ReadReview): ReviewChange[] =>
  ReviewPart.options
    .map((part) => ({ part, before: before[part] ?? null, after: after[part] ?? null }))
    .filter(({ before, after }) => before !== after);
