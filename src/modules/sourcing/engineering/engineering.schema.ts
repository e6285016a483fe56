import { z } from 'zod';
import { TimeRange } from '#kernel/pagination/page.ts';
import { composedText, line, textScalars } from '#kernel/text.ts';
import { idempotent } from '#modules/identity/idempotency/idempotency.schema.ts';

export const FileKind = z
  .enum(['drawing', 'model_3d', 'gerber', 'bom', 'firmware', 'test_spec', 'photo', 'other'])
  .meta({ id: 'EngineeringFileKind' });
export type FileKind = z.output<typeof FileKind>;

export const EntryStatus = z.enum(['new', 'unchanged', 'changed', 'rejected']).meta({ id: 'EngineeringEntryStatus' });
export type EntryStatus = z.output<typeof EntryStatus>;

export const UploadStatus = z.enum(['waiting', 'received', 'failed']).meta({ id: 'EngineeringUploadStatus' });
export const TransferStatus = z
  .enum(['open', 'complete', 'failed', 'expired'])
  .meta({ id: 'EngineeringTransferStatus' });
export type TransferStatus = z.output<typeof TransferStatus>;
export const PackageStatus = z.enum(['current', 'superseded']).meta({ id: 'EngineeringPackageStatus' });

export const PackageFilter = z.strictObject({
  status: z.array(PackageStatus).max(PackageStatus.options.length).nullish().meta({ description: 'Any of these.' }),
  createdAt: TimeRange.nullish(),
});
export const TransferFilter = z.strictObject({
  status: z.array(TransferStatus).max(TransferStatus.options.length).nullish().meta({ description: 'Any of these.' }),
  createdAt: TimeRange.nullish(),
});

export const maxFileBytes = 8_388_608;
const maxBase64 = 4 * Math.ceil(maxFileBytes / 3);
/** Fits the largest file in base64 and the surrounding JSON. */
export const maxUploadBodyBytes = 12 * 1_048_576;

const ListedFile = z.strictObject({
  name: composedText(255).min(1).max(255).meta({ description: 'Not a path. Stored in Unicode form NFC.' }),
  sizeBytes: z.int().min(1).max(maxFileBytes),
  sha256: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .toLowerCase()
    .meta({ description: 'SHA-256 of the content, 64 hexadecimal digits.' })
    .register(textScalars, { scalar: 'Sha256' }),
  contentType: z
    .string()
    .max(120)
    .regex(/^[A-Za-z0-9][\w.+-]*\/[A-Za-z0-9][\w.+-]*$/)
    .toLowerCase()
    .optional()
    .meta({ description: 'A media type without parameters, such as application/pdf.' }),
  kind: FileKind.optional().meta({ description: 'Derived from name and media type if omitted.' }),
});
export type ListedFile = z.output<typeof ListedFile>;

export const maxPackageFiles = 200;

export const ListedPackage = z.strictObject({
  revision: line(40),
  files: z
    .array(ListedFile)
    .min(1)
    .max(maxPackageFiles)
    .meta({ description: 'All files of the revision, including unchanged ones.' }),
  note: z.string().max(1000).optional(),
});

export const PreviewedId = z.strictObject({ previewId: z.uuid() });

const ofProject = { projectId: z.uuid(), ...idempotent };
export const PreviewEngineering = z.strictObject({ ...ofProject, ...ListedPackage.shape });
export const StartTransfer = z.strictObject({ ...ofProject, ...PreviewedId.shape });

export const FileContent = z.strictObject({
  contentBase64: z.string().min(4).max(maxBase64).meta({
    contentEncoding: 'base64',
    pattern: '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+/][AQgw]==)$',
    description: 'The complete file in base64: standard alphabet, padded, no white space.',
  }),
});

export const ProjectPath = z.object({ id: z.uuid() });
export const TransferPath = z.object({ id: z.uuid(), transferId: z.uuid() });
export const EntryPath = z.object({ id: z.uuid(), transferId: z.uuid(), entryId: z.uuid() });
export const PackageFilePath = z.object({ id: z.uuid(), packageId: z.uuid(), entryId: z.uuid() });
