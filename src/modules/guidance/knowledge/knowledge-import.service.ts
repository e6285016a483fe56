import type { EntityManager } from '@mikro-orm/postgresql';
import type { DocumentRejection, DocumentRow } from './document.file.ts';
import { saveDocuments } from './knowledge-save.service.ts';

export type DocumentImportReport = {
  /** New, updated and unchanged documents. */
  imported: number;
  updated: number;
  unchanged: number;
  rejected: DocumentRejection[];
  rejectedCount: number;
};

const batchSize = 100;
const maxRejections = 1000;
const builtInGuideMessage = 'This id belongs to a built-in guide. Choose another id.';

/** Invalid files are reported and do not prevent the import of others. */
export async function importDocuments(
  em: EntityManager,
  files: AsyncIterable<DocumentRow | DocumentRejection[]>,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<DocumentImportReport> {
  const report: DocumentImportReport = { imported: 0, updated: 0, unchanged: 0, rejected: [], rejectedCount: 0 };
  const reject = (rejection: DocumentRejection) => {
    if (report.rejectedCount++ < maxRejections) report.rejected.push(rejection);
  };
  const filesById = new Map<string, string>();
  let batch: DocumentRow[] = [];
  const save = async () => {
    const records = batch.map(({ record }) => record);
    const { updated, unchanged, taken } = await saveDocuments(em.fork(), records, 'operator', { dryRun });
    for (const { file, line, record } of batch) {
      if (taken.includes(record.id)) reject({ file, line, field: 'id', message: builtInGuideMessage });
    }
    report.imported += batch.length - taken.length;
    report.updated += updated;
    report.unchanged += unchanged;
    batch = [];
  };
  for await (const read of files) {
    if (!('record' in read)) {
      for (const rejection of read) reject(rejection);
      continue;
    }
    const { file, line, record } = read;
    const other = filesById.get(record.id);
    if (other !== undefined) {
      reject({ file, line, field: 'id', message: `Duplicate id: already used by ${other}.` });
      continue;
    }
    filesById.set(record.id, file);
    batch.push(read);
    if (batch.length === batchSize) await save();
  }
  if (batch.length) await save();
  return report;
}
