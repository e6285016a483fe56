import { open } from 'node:fs/promises';
import { syntheticDirectory } from '../../test/api/factories/synthetic.ts';

const rowsPerWrite = 2000;

/** Writes a synthetic directory as the NDJSON that `import factories` takes. */
export async function writeDirectory(path: string, rows: number): Promise<void> {
  await using file = await open(path, 'w');
  let lines: string[] = [];
  for (const record of syntheticDirectory(rows)) {
    if (lines.push(JSON.stringify(record)) < rowsPerWrite) continue;
    await file.write(`${lines.join('\n')}\n`);
    lines = [];
  }
  if (lines.length) await file.write(`${lines.join('\n')}\n`);
}

if (import.meta.main) {
  const [path = '', rows = ''] = process.argv.slice(2);
  const startedAt = performance.now();
  await writeDirectory(path, Number(rows));
  const seconds = (performance.now() - startedAt) / 1000;
  console.info(`${rows} rows in ${seconds.toFixed(1)} s: ${Math.round(Number(rows) / seconds)} a second.`);
}
