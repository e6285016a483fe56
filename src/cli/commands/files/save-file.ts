import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { failure, usageError } from '../../errors.ts';

type Target = {
  sha256: string;
  overwrite: boolean;
  onBytes: (count: number) => void;
  /** Holds the first bytes already, and stays if the content is interrupted. */
  part?: { path: string; bytes: number };
};

/** Writes a file that appears only when it is complete and has the expected digest. */
export async function saveFile(
  file: string,
  content: AsyncIterable<Uint8Array>,
  { sha256, overwrite, onBytes, part }: Target,
): Promise<void> {
  const temporary = part?.path ?? `${file}.${randomUUID()}.part`;
  const hash = createHash('sha256');
  let count = part?.bytes ?? 0;
  let isKept = part !== undefined;
  try {
    const handle = await open(temporary, count ? 'a' : part ? 'w' : 'wx');
    try {
      if (count) for await (const chunk of createReadStream(temporary)) hash.update(chunk);
      for await (const chunk of content) {
        hash.update(chunk);
        await handle.writeFile(chunk);
        count += chunk.length;
        onBytes(count);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    isKept = false;
    if (hash.digest('hex') !== sha256)
      throw failure(
        'content_changed',
        'The content does not have the digest that the gateway stated. Nothing was saved.',
      );
    // A link fails where the name is taken, also by a file that has come meanwhile.
    await (overwrite ? rename(temporary, file) : link(temporary, file));
  } catch (error) {
    throw toFileError(error, file);
  } finally {
    if (!isKept) await rm(temporary, { force: true });
  }
}

function toFileError(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  if (error.code === 'EEXIST') return usageError(`${file} exists. Give --force to replace it.`);
  return failure('file_unwritable', `Cannot write ${file}: ${error.message}`);
}
