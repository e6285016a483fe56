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

/** All rows of the file, read in chunks of this size. */
export const read = (format: FactoryFormat, content: Content, size = 7) =>
  Array.fromAsync(readFactoryRows(format, bytesOf(content, size)));

export const isRow = (row: object): row is FactoryRow => 'record' in row;
export const rowsOf = async (format: FactoryFormat, content: Content) => (await read(format, content)).filter(isRow);

/** The result per line: the directory id of an accepted row, or the rejected field. */
export const outcomes = async (format: FactoryFormat, content: Content, size?: number) =>
  (await read(format, content, size)).map((row) => [row.line, isRow(row) ? row.record.directoryId : row.field]);

/** The error for the whole file. */
export async function refusalOf(format: FactoryFormat, content: Content, size?: number) {
  const error: unknown = await read(format, content, size).catch((thrown: unknown) => thrown);
  if (!(error instanceof DomainError)) throw new Error('Nothing was refused.');
  return error.details?.['fields'];
}

/** An endless file; `closed` is called when its reader stops. */
export const endless = (head: string, row: (at: number) => string) =>
  async function* (closed: () => void) {
    try {
      yield Buffer.from(head);
      for (let at = 1; ; at++) yield Buffer.from(row(at));
    } finally {
      closed();
    }
  };
