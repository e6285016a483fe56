import { DomainError } from '#kernel/errors.ts';
import { invalidField } from '#kernel/validation.ts';
import { findNameProblem } from '#modules/sourcing/engineering/file-name.rules.ts';
import { type AnswerFileType, maxAnswerFileBytes, maxAnswerFiles } from './answer-file.schema.ts';

const hourMs = 3600_000;
/** How long a file waits for an answer that names it. */
const attachableMs = 24 * hourMs;
/** Later than the last moment at which an answer can name it. */
const retentionMs = 48 * hourMs;
export const maxFilesPerDay = 20;

type Kept = { createdAt: Date; storedAt?: Date | null; attachedAt?: Date | null };

export const isAttachable = ({ createdAt, storedAt, attachedAt }: Kept, now: Date): boolean =>
  storedAt != null && (attachedAt != null || createdAt.getTime() > now.getTime() - attachableMs);

export const startOfUploadDay = (now: Date): Date => new Date(now.getTime() - attachableMs);
export const computeRemovalCutoff = (now: Date): Date => new Date(now.getTime() - retentionMs);

/** `times`: of the files of one supplier in the last 24 hours, oldest first. */
export function assertBelowFileQuota(times: readonly Date[], now: Date): void {
  const [oldest] = times;
  if (times.length < maxFilesPerDay || !oldest) return;
  throw new DomainError('quota_reached', `A link takes ${maxFilesPerDay} files in 24 hours.`, {
    ...{ limit: 'supplier_files_per_day', max: maxFilesPerDay, windowSeconds: attachableMs / 1000 },
    retryAfterSeconds: Math.ceil((oldest.getTime() + attachableMs - now.getTime()) / 1000),
  });
}

const signatures: [AnswerFileType, (bytes: Buffer) => boolean][] = [
  ['application/pdf', (bytes) => bytes.subarray(0, 1024).includes('%PDF-')],
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
  [
    // The names of the parts stand in an archive as they are. The archive is not unpacked.
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    (bytes) => bytes.toString('latin1', 0, 4) === 'PK\x03\x04' && bytes.includes('xl/workbook.xml'),
  ],
];

/** By the content alone; null for all other types. */
export const findMediaType = (bytes: Buffer): AnswerFileType | null =>
  signatures.find(([, matches]) => matches(bytes))?.[0] ?? null;

const accepted = `Accepted are PDF, XLSX, JPEG, PNG and WebP files of at most ${maxAnswerFileBytes / 1_000_000} MB`;

/** By its content, whatever its name and declared type; `bytes` is null if there were too many. Throws `validation_failed`. */
export function detectFileType(name: string, bytes: Buffer | null): AnswerFileType {
  if (!name && !bytes) throw invalidField('/files', `At most ${maxAnswerFiles} files can be sent at once.`);
  const problem = name.length > 200 ? 'File name must have at most 200 characters.' : findNameProblem(name);
  if (problem) throw invalidField('/files', problem);
  if (!bytes || bytes.length > maxAnswerFileBytes) throw invalidField('/files', `${accepted}; ${name} is larger.`);
  const type = findMediaType(bytes);
  if (!type) throw invalidField('/files', `${accepted}; ${name} is of another type.`);
  return type;
}
