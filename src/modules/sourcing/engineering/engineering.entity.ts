import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { EntryStatus, FileKind, PackageStatus, TransferStatus, UploadStatus } from './engineering.schema.ts';

/** A revision as a caller listed it, beside the package that was current then. */
const EngineeringPreviewSchema = defineEntity({
  name: 'EngineeringPreview',
  ...owned,
  properties: {
    ...ownedIdentity,
    revision: p.string().length(40),
    note: p.string().length(1000).nullable(),
    warnings: p.array(),
    expiresAt: p.datetime(3),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id'),
  },
});
export class EngineeringPreview extends EngineeringPreviewSchema.class {}
EngineeringPreviewSchema.setClass(EngineeringPreview);

/** One listed file for its whole life: in the preview, in the one transfer of that, in the package that comes of it. */
const EngineeringFileSchema = defineEntity({
  name: 'EngineeringFile',
  ...owned,
  indexes: [{ properties: ['previewId', 'position'] }],
  properties: {
    ...ownedIdentity,
    position: p.integer(),
    name: p.string().length(255),
    kind: p.enum(FileKind.options),
    sizeBytes: p.integer(),
    sha256: p.string().length(64),
    contentType: p.string().length(120).nullable(),
    status: p.enum(EntryStatus.options),
    /** Means nothing for a rejected file, which is never uploaded. */
    upload: p.enum(UploadStatus.options),
    wrongUploads: p.integer().default(0),
    /** Why it is rejected or has failed, in words for the caller. */
    reason: p.string().length(400).nullable(),
    uploadedAt: p.datetime(3).nullable(),
    /** The transfer that brought the content, under which it is stored: an earlier one for what is unchanged. */
    contentTransferId: p.uuid().nullable(),
    previewId: () => p.manyToOne(EngineeringPreview).mapToPk().joinColumn('preview_id'),
  },
});
export class EngineeringFile extends EngineeringFileSchema.class {}
EngineeringFileSchema.setClass(EngineeringFile);

const EngineeringTransferSchema = defineEntity({
  name: 'EngineeringTransfer',
  ...owned,
  indexes: [{ properties: ['projectId', 'createdAt', 'id'] }, { properties: ['status', 'contentRemovedAt'] }],
  properties: {
    ...ownedIdentity,
    status: p.enum(TransferStatus.options),
    expiresAt: p.datetime(3),
    completedAt: p.datetime(3).nullable(),
    /** When what a failed or expired transfer had received was removed. */
    contentRemovedAt: p.datetime(3).nullable(),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id'),
    previewId: () => p.oneToOne(EngineeringPreview).mapToPk().joinColumn('preview_id'),
  },
});
export class EngineeringTransfer extends EngineeringTransferSchema.class {}
EngineeringTransferSchema.setClass(EngineeringTransfer);

/** A complete revision. Its files are those of its transfer. */
const EngineeringPackageSchema = defineEntity({
  name: 'EngineeringPackage',
  ...owned,
  indexes: [{ properties: ['projectId', 'createdAt', 'id'] }],
  uniques: [{ name: 'engineering_package_current', properties: ['projectId'], where: `status = 'current'` }],
  properties: {
    ...ownedIdentity,
    revision: p.string().length(40),
    title: p.string().length(200),
    note: p.string().length(1000).nullable(),
    status: p.enum(PackageStatus.options),
    totalBytes: p.integer(),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id'),
    transferId: () => p.oneToOne(EngineeringTransfer).mapToPk().joinColumn('transfer_id'),
  },
});
export class EngineeringPackage extends EngineeringPackageSchema.class {}
EngineeringPackageSchema.setClass(EngineeringPackage);
