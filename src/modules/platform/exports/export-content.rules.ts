import { createHash } from 'node:crypto';
import type { ExportFormat } from './export.schema.ts';
import type { Format } from './export-column.rules.ts';
import { writeCsv } from './export-csv.rules.ts';
import { writeNdjson } from './export-ndjson.rules.ts';
import { writeParquet } from './export-parquet.rules.ts';

export const formats: Record<ExportFormat, { write: Format; mediaType: string }> = {
  csv: { write: writeCsv, mediaType: 'text/csv; charset=utf-8' },
  ndjson: { write: writeNdjson, mediaType: 'application/x-ndjson' },
  parquet: { write: writeParquet, mediaType: 'application/vnd.apache.parquet' },
};

const chunkBytes = 1024 * 1024;

export async function* toChunks(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.length;
    if (size < chunkBytes) continue;
    const bytes = Buffer.concat(held);
    let from = 0;
    for (; size - from >= chunkBytes; from += chunkBytes) yield bytes.subarray(from, from + chunkBytes);
    held = [bytes.subarray(from)];
    size -= from;
  }
  if (size > 0) yield Buffer.concat(held);
}

export function createDigest() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add(chunk: Uint8Array): void {
      hash.update(chunk);
      bytes += chunk.length;
    },
    end: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
