import type { EngineeringFile } from './engineering.entity.ts';
import type { EntryStatus, FileKind, ListedFile } from './engineering.schema.ts';
import { detectFileKind, findNameProblem, foldFileName } from './file-name.rules.ts';

export const dayMs = 24 * 3600_000;

/** A file of the current package, as much of it as decides. */
export type StoredFile = Pick<EngineeringFile, 'name' | 'sha256' | 'sizeBytes'> & {
  uploadedAt: string | null;
  contentTransferId: string | null;
};
export type CurrentPackage = { revision: string; files: StoredFile[] };

export type Entry = Omit<ListedFile, 'contentType' | 'kind'> & {
  kind: FileKind;
  contentType: string | null;
  status: EntryStatus;
  reason: string | null;
  /** The file of the current package whose content this is. */
  same: StoredFile | null;
};

/** Each listed file beside the current package. Of names that may be taken for one another the first is kept. */
export function compareFiles(current: CurrentPackage | null, listed: readonly ListedFile[]): Entry[] {
  const before = new Map(current?.files.map((file) => [file.name, file]));
  const names = new Set<string>();
  return listed.map(({ name, sizeBytes, sha256, contentType, kind }) => {
    const folded = foldFileName(name);
    const reason = findNameProblem(name) ?? (names.has(folded) ? duplicateName : null);
    names.add(folded);
    const known = before.get(name);
    const same = known && !reason && known.sha256 === sha256 && known.sizeBytes === sizeBytes ? known : null;
    const status = reason ? 'rejected' : same ? 'unchanged' : known ? 'changed' : 'new';
    return {
      ...{ name, sizeBytes, sha256, status, reason, same },
      kind: kind ?? detectFileKind(name, contentType),
      contentType: contentType ?? null,
    };
  });
}

const duplicateName =
  'Another file of this list has the name; capitals, width and form of letters do not tell names apart.';

/** What the package will hold: rejected files are left out. */
export const sumEntries = (entries: readonly Pick<Entry, 'status' | 'sizeBytes'>[]) => {
  const taken = entries.filter(({ status }) => status !== 'rejected');
  return { files: taken.length, bytes: taken.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) };
};

/** What a person should look at before the transfer; nothing of it stops one. */
export function listWarnings(
  revision: string,
  entries: readonly Entry[],
  current: CurrentPackage | null,
  isTaken: boolean,
): string[] {
  const taken = entries.filter(({ status }) => status !== 'rejected');
  const rejected = entries.length - taken.length;
  const names = new Set(taken.map(({ name }) => name));
  const missing = current?.files.filter(({ name }) => !names.has(name)).length ?? 0;
  const isSame = current && !missing && taken.every(({ status }) => status === 'unchanged');
  return [
    isTaken && `The project has a package of revision ${revision} already; this would be another one.`,
    rejected > 0 && `${formatFileCount(rejected)} rejected and will not be in the package.`,
    missing > 0 &&
      `${formatFileCount(missing)} in the current package, revision ${current!.revision}, but not in this list.`,
    isSame && `Every file is as in the current package, revision ${current.revision}.`,
    taken.every(({ kind }) => kind !== 'drawing') && 'No file is marked as a drawing.',
  ].filter((warning) => typeof warning === 'string');
}

const formatFileCount = (count: number) => (count === 1 ? '1 file is' : `${count} files are`);
