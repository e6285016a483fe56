import type { Format } from './export-column.rules.ts';

/** One object per line. The last line holds the row count, so that truncation can be detected. */
export const writeNdjson: Format = async function* (_, batches) {
  let count = 0;
  for await (const rows of batches) {
    count += rows.length;
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
  yield Buffer.from(`${JSON.stringify({ type: 'end', rows: count })}\n`);
};
