import { digest, sha256 } from '#kernel/hash.ts';
import { readNdjsonRows } from '#modules/directory/factories/import/factory-json.file.ts';
import type { Rejection } from '#modules/directory/factories/import/factory-lines.file.ts';
import { formatPath, listProblems } from '#tables/problems.ts';
import { type CallNoteRecord, InteractionRecord, type MailRecord } from './interaction.schema.ts';
import { readMail } from './mail-parser.rules.ts';
import { readMboxMails, tooLargeMessage } from './mbox.file.ts';

export type InteractionRow = { line: number; sha256: string; record: MailRecord | CallNoteRecord };

type UncheckedRow = { line: number; value: unknown; bytes?: Buffer };

const maxProblems = 20;

const readers = { mbox: readMbox, ndjson: readNdjsonRows };
export type InteractionFormat = keyof typeof readers;

/** Invalid rows yield rejections with the line where they begin and do not stop the import. */
export async function* readInteractionRows(
  format: InteractionFormat,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<InteractionRow | Rejection> {
  for await (const row of readers[format](bytes)) yield* 'message' in row ? [row] : validateRow(row);
}

async function* readMbox(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<UncheckedRow | Rejection> {
  for await (const { line, bytes: mail } of readMboxMails(bytes)) {
    const value = mail && (await readMail(mail));
    if (value) yield { line, value, bytes: mail };
    else yield { line, field: null, message: mail ? 'The message could not be parsed.' : tooLargeMessage };
  }
}

function validateRow({ line, value, bytes }: UncheckedRow): (InteractionRow | Rejection)[] {
  const { success, data: record, error } = InteractionRecord.safeParse(value);
  if (!success)
    return error.issues
      .flatMap(listProblems)
      .slice(0, maxProblems)
      .map(({ path, message }) => ({ line, field: formatPath(path) || null, message }));
  const messageId = record.type === 'message' ? record.messageId : null;
  return [{ line, record, sha256: messageId ? sha256(messageId) : bytes ? sha256(bytes) : digest(record) }];
}
