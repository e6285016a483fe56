import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from './document.file.ts';
import type { DocumentRecord } from './knowledge.schema.ts';

const folder = join(import.meta.dirname, 'library');

export function readLibrary(): DocumentRecord[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => {
    const read = readDocument({ file, bytes: readFileSync(join(folder, file)) });
    if ('record' in read) return read.record;
    throw new Error(`Invalid guide ${file}: ${JSON.stringify(read)}`);
  });
}
