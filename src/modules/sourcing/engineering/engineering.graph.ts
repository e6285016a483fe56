import { builder, forRest } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { recordId } from '#graph/record-id.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { ProjectNode, ProjectRef } from '#modules/sourcing/projects/project.graph.ts';
import { readProject } from '#modules/sourcing/projects/project.queries.ts';
import {
  type FileRow,
  fileColumns,
  fileRecords,
  findPackageId,
  type PackageRow,
  packageColumns,
  packageRecords,
  readTransfer,
  readTransferFiles,
  type TransferRow,
  transferColumns,
  transferRecords,
} from './engineering.queries.ts';
import {
  FileKind,
  PackageFilter,
  PackageStatus,
  TransferFilter,
  TransferStatus,
  UploadStatus,
} from './engineering.schema.ts';
import { countEngineering, type EngineeringCounts, packageList, transferList } from './project-engineering.queries.ts';
import { resolveTransferStatus } from './transfer/transfer.rules.ts';

export const PackageFileRef = builder.objectRef<FileRow>('EngineeringFile').implement({
  interfaces: [NodeRef],
  description: 'A file of a package. The name is not a path.',
  fields: (t) => ({
    entryId: t.field({ type: 'ID', resolve: ({ id }) => id }),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: zodEnum(FileKind) }),
    sizeBytes: t.exposeInt('sizeBytes'),
    sha256: t.expose('sha256', { type: 'Sha256' }),
    contentType: t.exposeString('contentType', { nullable: true, description: 'As declared by the caller.' }),
    uploadedAt: t.field({
      type: 'DateTime',
      description: 'When the content was uploaded; with an earlier revision if unchanged since.',
      // biome-ignore lint/style/noNonNullAssertion: only uploaded files are listed
      resolve: ({ uploadedAt }) => uploadedAt!,
    }),
  }),
});

export const EngineeringFileNode = defineNode(PackageFileRef, {
  lookUp: 'engineeringTransfer',
  columns: fileColumns,
  records: fileRecords,
});

const PackageRef = builder.objectRef<PackageRow>('EngineeringPackage').implement({
  interfaces: [NodeRef],
  description: 'A complete revision of the engineering files of a product.',
  fields: (t) => ({
    projectId: t.expose('projectId', { type: 'ID' }),
    revision: t.exposeString('revision'),
    title: t.exposeString('title', { description: 'Project name at that time and revision.' }),
    note: t.exposeString('note', { nullable: true }),
    status: t.expose('status', { type: zodEnum(PackageStatus) }),
    files: t.field({
      type: [PackageFileRef],
      extensions: dependsOn<PackageRow>('transferId'),
      resolve: ({ transferId }, _, ctx, info) =>
        readTransferFiles(ctx, transferId, selectedColumns(info, 'EngineeringFile', fileColumns)),
    }),
    totalBytes: t.exposeInt('totalBytes'),
    transferId: t.expose('transferId', { type: 'ID' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
const EngineeringPackageNode = defineNode(PackageRef, {
  lookUp: 'engineeringTransfer',
  columns: packageColumns,
  records: packageRecords,
});

export const TransferFileRef = builder.objectRef<FileRow>('EngineeringTransferFile').implement({
  description: 'A file of a transfer. Files unchanged since the current package are `received` from the start.',
  fields: (t) => ({
    entryId: t.field({ type: 'ID', resolve: ({ id }) => id }),
    name: t.exposeString('name'),
    status: t.field({
      type: zodEnum(UploadStatus),
      extensions: dependsOn<FileRow>('upload'),
      resolve: ({ upload }) => upload,
    }),
    sizeBytes: t.exposeInt('sizeBytes'),
    sha256: t.expose('sha256', { type: 'Sha256' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why the upload failed.' }),
  }),
});

export const TransferRef = builder.objectRef<TransferRow>('EngineeringTransfer').implement({
  interfaces: [NodeRef],
  description: 'The upload of a previewed revision. The package is created when the last file is received.',
  fields: (t) => ({
    projectId: t.expose('projectId', { type: 'ID' }),
    previewId: t.expose('previewId', { type: 'ID' }),
    status: t.field({
      type: zodEnum(TransferStatus),
      extensions: dependsOn<TransferRow>('status', 'expiresAt'),
      resolve: (transfer, _, { now }) => resolveTransferStatus(now(), transfer),
    }),
    files: t.field({
      type: [TransferFileRef],
      resolve: ({ id }, _, ctx, info) =>
        readTransferFiles(ctx, id, selectedColumns(info, 'EngineeringTransferFile', fileColumns)),
    }),
    packageId: t.field({
      type: 'ID',
      nullable: true,
      resolve: ({ id }, _, ctx) => findPackageId(ctx, id),
    }),
    package: t.field({
      type: PackageRef,
      nullable: true,
      description: 'The package that the transfer has created.',
      resolve: async ({ id }, _, ctx, info) => EngineeringPackageNode.read(ctx, await findPackageId(ctx, id), info),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Files are accepted before this time.' }),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
const EngineeringTransferNode = defineNode(TransferRef, {
  lookUp: 'engineeringTransfer',
  columns: transferColumns,
  records: transferRecords,
});

const CountsRef = builder.objectRef<EngineeringCounts>('EngineeringCounts').implement({
  fields: (t) => ({ packages: t.exposeInt('packages'), openTransfers: t.exposeInt('openTransfers') }),
});

const newest = {
  page: { first: 50, from: null, back: false },
  order: { field: 'CREATED_AT', direction: 'DESC' },
  filter: {},
} as const;

const EngineeringRef = builder.objectRef<{ projectId: string }>('ProjectEngineering').implement({
  fields: (t) => ({
    projectId: t.expose('projectId', { type: 'ID' }),
    packages: t.field({
      type: [PackageRef],
      description: 'The newest 50. Use Project.engineeringPackages for all.',
      extensions: withMaxCount(newest.page.first),
      resolve: async ({ projectId: id }, _, ctx, info) => {
        const selected = selectedColumns(info, 'EngineeringPackage', packageColumns);
        const { rows } = await packageList.read(ctx, { ...newest, selected, parent: { of: 'project', id } });
        return rows.slice(0, newest.page.first);
      },
    }),
    transfers: t.field({
      type: [TransferRef],
      description: 'The newest 50. Use Project.engineeringTransfers for all.',
      extensions: withMaxCount(newest.page.first),
      resolve: async ({ projectId: id }, _, ctx, info) => {
        const selected = selectedColumns(info, 'EngineeringTransfer', transferColumns);
        const { rows } = await transferList.read(ctx, { ...newest, selected, parent: { of: 'project', id } });
        return rows.slice(0, newest.page.first);
      },
    }),
    counts: t.field({ type: CountsRef, resolve: ({ projectId }, _, ctx) => countEngineering(ctx, projectId) }),
  }),
});

const PackageConnection = createListField(PackageRef, {
  list: packageList,
  columns: packageColumns,
  filter: zodInput('EngineeringPackageFilter', PackageFilter),
  order: newest.order,
});
const TransferConnection = createListField(TransferRef, {
  list: transferList,
  columns: transferColumns,
  filter: zodInput('EngineeringTransferFilter', TransferFilter),
  order: newest.order,
});

const readAccess = { authScopes: { scope: 'engineering:read' } } as const;

builder.queryFields((t) => ({
  engineering: t.field({
    ...forRest,
    ...readAccess,
    type: EngineeringRef,
    description: 'Engineering packages and transfers of a project, newest first.',
    args: { projectId: t.arg(recordId) },
    resolve: async (_, { projectId }, ctx) => {
      await readProject(ctx, projectId, ['id']);
      return { projectId };
    },
  }),
  engineeringTransfer: t.field({
    ...readAccess,
    type: TransferRef,
    nullable: true,
    args: {
      projectId: t.arg(recordId),
      transferId: t.arg(recordId),
    },
    resolve: async (_, { projectId, transferId }, ctx, info) => {
      await readProject(ctx, projectId, ['id']);
      return readTransfer(ctx, projectId, transferId, selectedColumns(info, 'EngineeringTransfer', transferColumns));
    },
  }),
}));

builder.objectFields(ProjectRef, (t) => ({
  engineeringPackages: t.field({
    ...readAccess,
    type: PackageConnection.type,
    description: 'Newest first unless ordered otherwise.',
    args: PackageConnection.args(t.arg),
    resolve: ({ id }, args, ctx, info) => PackageConnection.read(ctx, args, info, { of: 'project', id }),
  }),
  engineeringTransfers: t.field({
    ...readAccess,
    type: TransferConnection.type,
    description: 'Newest first unless ordered otherwise.',
    args: TransferConnection.args(t.arg),
    resolve: ({ id }, args, ctx, info) => TransferConnection.read(ctx, args, info, { of: 'project', id }),
  }),
}));

addEdge(PackageRef, 'project', 'projectId', ProjectNode);
addEdge(PackageRef, 'transfer', 'transferId', EngineeringTransferNode);
addEdge(TransferRef, 'project', 'projectId', ProjectNode);
