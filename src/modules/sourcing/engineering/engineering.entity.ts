import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { EntryStatus, FileKind, PackageStatus, TransferStatus, UploadStatus } from './engineering.schema.ts';

const EngineeringPreviewSchema = defineEntity({
  name: 'EngineeringPreview',
  ...owned,
  properties: {
    ...ownedIdentity,
    revision: p.string().length(40),
    note: p.string().length(1000).nullable(),
    warnings: p.array(),
    expiresAt: p.datetime(3),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').index(),
  },
});
export class EngineeringPreview extends EngineeringPreviewSchema.class {}
EngineeringPreviewSchema.setClass(EngineeringPreview);

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
    upload: p.enum(UploadStatus.options),
    wrongUploads: p.integer().default(0),
    reason: p.string().length(400).nullable(),
    uploadedAt: p.datetime(3).nullable(),
    /** Transfer under which the content is stored: an earlier one for unchanged files. */
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
    contentRemovedAt: p.datetime(3).nullable(),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id'),
    previewId: () => p.oneToOne(EngineeringPreview).mapToPk().joinColumn('preview_id'),
  },
});
export class EngineeringTransfer extends EngineeringTransferSchema.class {}
EngineeringTransferSchema.setClass(EngineeringTransfer);

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
    transfer: () => p.oneToOne(EngineeringTransfer).ref().joinColumn('transfer_id'),
  },
});
export class EngineeringPackage extends EngineeringPackageSchema.class {}
EngineeringPackageSchema.setClass(EngineeringPackage);
