import type { EngineeringFile } from './engineering.entity.ts';
import type { EntryStatus, FileKind, ListedFile } from './engineering.schema.ts';
import { detectFileKind, findNameProblem, foldFileName } from './file-name.rules.ts';

export const dayMs = 24 * 3600_000;

type StoredFile = Pick<EngineeringFile, 'name' | 'sha256' | 'sizeBytes'> & {
  uploadedAt: string | null;
  contentTransferId: string | null;
};
export type CurrentPackage = { revision: string; files: StoredFile[] };

export type Entry = Omit<ListedFile, 'contentType' | 'kind'> & {
  kind: FileKind;
  contentType: string | null;
  status: EntryStatus;
  reason: string | null;
  same: StoredFile | null;
};

/** Of confusable names, the first is accepted. */
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
  'Duplicate file name in this list; names that differ only in case, width or Unicode form are equal.';

export const sumEntries = (entries: readonly Pick<Entry, 'status' | 'sizeBytes'>[]) => {
  const accepted = entries.filter(({ status }) => status !== 'rejected');
  return { files: accepted.length, bytes: accepted.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) };
};

export function listWarnings(
  revision: string,
  entries: readonly Entry[],
  current: CurrentPackage | null,
  isTaken: boolean,
): string[] {
  const accepted = entries.filter(({ status }) => status !== 'rejected');
  const rejected = entries.length - accepted.length;
  const names = new Set(accepted.map(({ name }) => name));
  const missing = current?.files.filter(({ name }) => !names.has(name)).length ?? 0;
  const isSame = current && !missing && accepted.every(({ status }) => status === 'unchanged');
  return [
    isTaken && `The project already has a package of revision ${revision}; this creates another one.`,
    rejected > 0 && `${formatFileCount(rejected)} rejected and will not be in the package.`,
    current &&
      missing > 0 &&
      `${formatFileCount(missing)} in the current package, revision ${current.revision}, but not in this list.`,
    isSame && `All files are identical to the current package, revision ${current.revision}.`,
    accepted.every(({ kind }) => kind !== 'drawing') && 'No file is marked as a drawing.',
  ].filter((warning) => typeof warning === 'string');
}

const formatFileCount = (count: number) => (count === 1 ? '1 file is' : `${count} files are`);
