import { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';
import { parse } from '#kernel/validation.ts';
import { type Receipt, ReceiptKey, selectReceiptSchema } from './approval-receipt.schema.ts';

const Answer = z.object({ data: z.object({ deliveryReceipt: z.unknown() }) });
const KeySet = z.object({ keys: z.array(z.unknown()) });

export function readReceiptFile(text: string): Receipt {
  const json = parseJson(text);
  const { data: answer } = Answer.safeParse(json);
  return answer ? parseReceipt(answer.data.deliveryReceipt, ['data', 'deliveryReceipt']) : parseReceipt(json, []);
}

const parseReceipt = (json: unknown, under: string[]): Receipt => parse(selectReceiptSchema(json), json, 'body', under);

/** Keeps the Ed25519 keys of a JWK Set; RFC 7517 requires readers to ignore others. */
export const readKeysFile = (text: string): ReceiptKey[] =>
  parse(KeySet, parseJson(text)).keys.flatMap((key) => ReceiptKey.safeParse(key).data ?? []);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('invalid_json', 'The file is not valid JSON.');
  }
}
