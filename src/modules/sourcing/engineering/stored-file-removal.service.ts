import type { Logger } from 'pino';
import type { FileKey, FileStore } from '#ports/file-store/file-store.ts';

type Removed = { id: string; key: FileKey };

/** Content first: after a crash between the two, the next run finds the record. A failure leaves both to that run. */
export async function removeStoredFiles(
  { files, log }: { files: FileStore; log: Logger },
  found: readonly Removed[],
  removeRecord: (id: string) => Promise<unknown>,
): Promise<void> {
  for (const { id, key } of found) {
    const { sha256, ...place } = key;
    try {
      await files.remove(place, [sha256]);
      await removeRecord(id);
    } catch (err) {
      log.warn({ err, file: id }, 'removal of a file failed, retrying later');
    }
  }
}
