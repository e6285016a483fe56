import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { PersistedOperations } from '#graph/server/request-parsing.ts';
import { sha256 } from '#kernel/hash.ts';

const file = new URL('../../../schema/persisted-operations.json', import.meta.url);
const List = z.record(z.string(), z.string());

/** The committed list is the only source: nothing is added while the service runs. */
export function loadPersistedOperations(): PersistedOperations {
  const list = Object.entries(List.parse(JSON.parse(readFileSync(file, 'utf8'))));
  const wrong = list.find(([id, text]) => id !== `sha256:${sha256(text)}`);
  if (wrong) throw new Error(`schema/persisted-operations.json: ${wrong[0]} is not the SHA-256 of its text.`);
  return new Map(list);
}
