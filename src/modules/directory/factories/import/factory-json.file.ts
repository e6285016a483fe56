import { invalidField } from '#kernel/validation.ts';
import { notUtf8Message, type Rejection, readFactoryLines, tooLongMessage } from './factory-lines.file.ts';

export type JsonRow = { line: number; raw: unknown; value: unknown };

export async function* readNdjsonRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<JsonRow | Rejection> {
  for await (const { line, text } of readFactoryLines(bytes)) {
    const row = parseLine(text);
    if ('message' in row) yield { line, field: null, message: row.message };
    else if (row.value !== undefined) yield { line, raw: row.value, value: row.value };
  }
}

/** Reads the whole file; `line` is the position of the record from 1. */
export async function* readJsonRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<JsonRow> {
  const file = parseFile(Buffer.concat(await Array.fromAsync(bytes)));
  const list = isObject(file) ? file['factories'] : file;
  if (!Array.isArray(list))
    throw invalidField('', 'The file must contain a list of records or an object with `factories`.');
  for (const [index, value] of list.entries()) yield { line: index + 1, raw: value, value };
}

function parseLine(text: string | null): { value: unknown } | { message: string } {
  if (text === null) return { message: tooLongMessage };
  if (text.includes('\uFFFD')) return { message: notUtf8Message };
  const json = text.trim();
  if (!json) return { value: undefined };
  try {
    return { value: JSON.parse(json) };
  } catch {
    return { message: 'Invalid JSON.' };
  }
}

function parseFile(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalidField('', 'The file is not valid JSON in UTF-8.');
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
