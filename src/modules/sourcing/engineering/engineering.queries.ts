import { sql } from 'kysely';
import { createRecords } from '#db/records.ts';
import { batch, columns, groupRows, joinColumns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type {
  EngineeringFile,
  EngineeringPackage,
  EngineeringPreview,
  EngineeringTransfer,
} from './engineering.entity.ts';

const previewColumns = [
  ...(['id', 'createdAt', 'updatedAt', 'projectId', 'revision', 'note', 'warnings', 'expiresAt'] as const),
];
type PreviewColumn = (typeof previewColumns)[number];
export type PreviewRow = Row<EngineeringPreview, PreviewColumn>;

export const transferColumns = [
  ...(['id', 'createdAt', 'updatedAt', 'projectId', 'previewId', 'status', 'expiresAt', 'completedAt'] as const),
];
export type TransferColumn = (typeof transferColumns)[number];
export type TransferRow = Row<EngineeringTransfer, TransferColumn>;

export const packageColumns = [
  ...(['id', 'createdAt', 'updatedAt', 'projectId', 'revision', 'title', 'note', 'status'] as const),
  ...(['totalBytes', 'transferId'] as const),
];
export type PackageColumn = (typeof packageColumns)[number];
export type PackageRow = Row<EngineeringPackage, PackageColumn>;

export const fileColumns = [
  ...(['id', 'name', 'kind', 'sizeBytes', 'sha256', 'contentType'] as const),
  ...(['status', 'upload', 'wrongUploads', 'reason', 'uploadedAt'] as const),
];
type FileColumn = (typeof fileColumns)[number];
export type FileRow = Row<EngineeringFile, FileColumn>;

export const readPreview = (
  { rows }: Context,
  projectId: string,
  id: string,
  selected: readonly PreviewColumn[] = previewColumns,
): Promise<PreviewRow> =>
  rows
    .selectFrom('engineering_preview as v')
    .select(columns('v', selected))
    .where('v.id', '=', id)
    .where('v.project_id', '=', projectId)
    .executeTakeFirstOrThrow(() => notFound('preview'));

export const readEntries = ({ rows }: Context, previewId: string): Promise<FileRow[]> =>
  rows
    .selectFrom('engineering_file as f')
    .select(columns('f', fileColumns))
    .where('f.preview_id', '=', previewId)
    .orderBy('f.position')
    .execute();

export const readTransfer = (
  { rows }: Context,
  projectId: string,
  id: string,
  selected: readonly TransferColumn[] = transferColumns,
): Promise<TransferRow> =>
  rows
    .selectFrom('engineering_transfer as t')
    .select(columns('t', selected))
    .where('t.id', '=', id)
    .where('t.project_id', '=', projectId)
    .executeTakeFirstOrThrow(() => notFound('transfer'));

export async function findTransferId({ rows }: Context, previewId: string): Promise<string | null> {
  const found = await rows
    .selectFrom('engineering_transfer')
    .select('id')
    .where('preview_id', '=', previewId)
    .executeTakeFirst();
  return found?.id ?? null;
}

const isAccepted = sql<boolean>`f.status <> 'rejected'`;

/** Accepted files of a transfer, which are also those of its package. */
export const readTransferFiles = (
  ctx: Context,
  transferId: string,
  selected: readonly FileColumn[],
): Promise<FileRow[]> =>
  batch(ctx, `engineering files:${joinColumns(selected)}`, async (ids) => {
    const found = await ctx.prepared(`engineering files:${joinColumns(selected)}`, { ids }, (db, { ids }) =>
      db
        .selectFrom('engineering_transfer as t')
        .innerJoin('engineering_file as f', 'f.preview_id', 't.preview_id')
        .select([...columns('f', selected), 't.id as transferId'])
        .where('t.id', '=', sql<string>`any(${ids}::uuid[])`)
        .where(isAccepted)
        .orderBy('f.position'),
    );
    return groupRows(ids, 'transferId', found);
  }).load(transferId);

export async function readFile(ctx: Context, transferId: string, id: string): Promise<FileRow> {
  const [file] = await ctx.prepared('engineering file', { transferId, id }, (db, { transferId, id }) =>
    db
      .selectFrom('engineering_transfer as t')
      .innerJoin('engineering_file as f', 'f.preview_id', 't.preview_id')
      .select(columns('f', fileColumns))
      .where('t.id', '=', transferId)
      .where('f.id', '=', id)
      .where(isAccepted),
  );
  if (!file) throw notFound('file');
  return file;
}

/** A file of a package: its content was received. */
export const fileRecords = createRecords('engineering file', 'f.id', (db, selected: readonly FileColumn[]) =>
  db
    .selectFrom('engineering_file as f')
    .select(columns('f', selected))
    .where(isAccepted)
    .where('f.uploaded_at', 'is not', null),
);

export const findPackageId = (ctx: Context, transferId: string): Promise<string | null> =>
  batch(ctx, 'packages of transfers', async (ids) => {
    const found = await ctx.prepared('packages of transfers', { ids }, (db, { ids }) =>
      db
        .selectFrom('engineering_package')
        .select(['id', 'transfer_id as transferId'])
        .where('transfer_id', '=', sql<string>`any(${ids}::uuid[])`),
    );
    const byTransfer = new Map(found.map(({ id, transferId }) => [transferId, id]));
    return ids.map((id) => byTransfer.get(id) ?? null);
  }).load(transferId);

export const selectPackages = (db: Context['rows'], selected: readonly PackageColumn[]) =>
  db.selectFrom('engineering_package as k').select(columns('k', selected));
export const packageRecords = createRecords('engineering package', 'k.id', selectPackages);

export const selectTransfers = (db: Context['rows'], selected: readonly TransferColumn[]) =>
  db.selectFrom('engineering_transfer as t').select(columns('t', selected));
export const transferRecords = createRecords('engineering transfer', 't.id', selectTransfers);
