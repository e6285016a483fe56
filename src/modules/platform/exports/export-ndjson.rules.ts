import type { Format } from './export-column.rules.ts';

/** An object on each line. The last line says how many there were: without it the file was cut off. */
export const writeNdjson: Format = async function* (_, batches) {
  let count = 0;
  for await (const rows of batches) {
    count += rows.length;
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
  yield Buffer.from(`${JSON.stringify({ type: 'end', rows: count })}\n`);
};
