import { once } from 'node:events';
import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import type { Rejection } from '#modules/directory/factories/import/factory-lines.file.ts';
import { ConfigError } from '#server/settings/config.ts';

type RejectedFile = AsyncDisposable & { add: (rejection: Rejection) => Promise<void> };

export async function createRejectedFile(file: string, imported: Stats): Promise<RejectedFile> {
  const existing = await stat(file).catch(() => null);
  if (existing?.ino === imported.ino && existing.dev === imported.dev)
    throw new ConfigError(`The rejected file ${file} is the imported file.`);
  const handle = await open(file, 'w').catch(() => {
    throw new ConfigError(`Cannot write ${file}.`);
  });
  const stream = handle.createWriteStream();
  const write = async (cells: (string | number | null)[], bom = false) => {
    if (!stream.write(stringify([cells], { bom, escape_formulas: true }))) await once(stream, 'drain');
  };
  await write(['line', 'field', 'message'], true);
  return {
    add: ({ line, field, message }) => write([line, field, message]),
    async [Symbol.asyncDispose]() {
      stream.end();
      await once(stream, 'close');
    },
  };
}
