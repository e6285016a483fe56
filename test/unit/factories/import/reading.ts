import { DomainError } from '#kernel/errors.ts';
import {
  type FactoryFormat,
  type FactoryRow,
  readFactoryRows,
} from '#modules/directory/factories/import/factory.file.ts';

export type Content = string | Uint8Array;

async function* bytesOf(content: Content, size: number) {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** All that the file gives, read in pieces of so many bytes. */
export const read = (format: FactoryFormat, content: Content, size = 7) =>
  Array.fromAsync(readFactoryRows(format, bytesOf(content, size)));

export const isRow = (row: object): row is FactoryRow => 'record' in row;
export const rowsOf = async (format: FactoryFormat, content: Content) => (await read(format, content)).filter(isRow);

/** What happened to each line: the directory id of an accepted row, or the refused field. */
export const outcomes = async (format: FactoryFormat, content: Content, size?: number) =>
  (await read(format, content, size)).map((row) => [row.line, isRow(row) ? row.record.directoryId : row.field]);

/** What the whole file is refused for. */
export async function refusalOf(format: FactoryFormat, content: Content, size?: number) {
  const error: unknown = await read(format, content, size).catch((thrown: unknown) => thrown);
  if (!(error instanceof DomainError)) throw new Error('Nothing was refused.');
  return error.details?.['fields'];
}

/** A file without end: `closed` is called when its reader lets it go. */
export const endless = (head: string, row: (at: number) => string) =>
  async function* (closed: () => void) {
    try {
      yield Buffer.from(head);
      for (let at = 1; ; at++) yield Buffer.from(row(at));
    } finally {
      closed();
    }
  };
