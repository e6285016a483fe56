import { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';
import { parse } from '#kernel/validation.ts';
import type { SavedReview } from '../delivery.rules.ts';
import { Channel } from '../delivery.schema.ts';
import { type Receipt, ReceiptKey, selectReceiptSchema } from './approval-receipt.schema.ts';

const Answer = z.object({ data: z.object({ deliveryReceipt: z.unknown() }) });
const KeySet = z.object({ keys: z.array(z.unknown()) });

export const readReceiptFile = (text: string): Receipt => parseReceipt(parseJson(text));

/** The receipt alone, or the GraphQL response that contains it. */
export function parseReceipt(json: unknown): Receipt {
  const { data: answer } = Answer.safeParse(json);
  const [receipt, under] = answer ? [answer.data.deliveryReceipt, ['data', 'deliveryReceipt']] : [json, []];
  return parse(selectReceiptSchema(receipt), receipt, 'body', under);
}

export const readKeysFile = (text: string): ReceiptKey[] => parseKeys(parseJson(text));

/** Keeps the Ed25519 keys of a JWK Set; RFC 7517 requires readers to ignore others. */
export const parseKeys = (json: unknown): ReceiptKey[] =>
  parse(KeySet, json).keys.flatMap((key) => ReceiptKey.safeParse(key).data ?? []);

/** The digested fields of a review. Those of earlier releases lack `replyTo`, `hasLink` and `files`. */
const Reviewed = z.object({
  deliveryId: z.string(),
  actionId: z.string(),
  projectId: z.string(),
  projectVersion: z.string(),
  channel: Channel,
  from: z.string().nullable(),
  replyTo: z.string().nullable().optional(),
  to: z.object({
    name: z.string().nullable(),
    address: z.string(),
    factoryId: z.string().nullable(),
    factoryName: z.string().nullable(),
  }),
  cc: z.array(z.string()),
  subject: z.string().nullable(),
  bodyEn: z.string().nullable(),
  bodyZh: z.string().nullable(),
  hasLink: z.boolean().default(false),
  files: z
    .array(
      z.object({
        fileId: z.string(),
        name: z.string(),
        revision: z.string(),
        sizeBytes: z.number(),
        sha256: z.string(),
      }),
    )
    .default([]),
});
const ReviewAnswer = z.object({ review: z.unknown() });

export const readReviewFile = (text: string): SavedReview => parseReview(parseJson(text));

/** The review alone, or the answer of the REST API that contains it. */
export function parseReview(json: unknown): SavedReview {
  const { data: answer } = ReviewAnswer.safeParse(json);
  return answer?.review === undefined ? parse(Reviewed, json) : parse(Reviewed, answer.review, 'body', ['review']);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('invalid_json', 'The file is not valid JSON.');
  }
}
