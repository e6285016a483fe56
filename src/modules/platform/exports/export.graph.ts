import type { z } from 'zod';
import { builder, forRest } from '#graph/builder.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { recordId } from '#graph/record-id.ts';
import { withJsonSchema } from '#graph/scalars.ts';
import { zodEnum, zodInput, zodObject } from '#graph/zod.ts';
import { type Created, replayedDescription } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { type ExportRow, exportColumns, exportList, exportRecords, readExport } from './export.queries.ts';
import { createExportInputSchema, ExportFilter, ExportFormat, ExportKind, ExportStatus } from './export.schema.ts';
import { createExport, type ExportContent, readExportContent } from './export.service.ts';

const ExportRef = builder.objectRef<ExportRow>('Export').implement({
  interfaces: [NodeRef],
  description: 'Extension: a list exported as a file from one consistent snapshot. Never includes contacts.',
  fields: (t) => ({
    kind: t.expose('kind', { type: zodEnum(ExportKind) }),
    format: t.expose('format', { type: zodEnum(ExportFormat) }),
    status: t.expose('status', { type: zodEnum(ExportStatus) }),
    rows: t.exposeInt('rows', { nullable: true }),
    bytes: t.expose('bytes', { type: 'SafeInt', nullable: true }),
    sha256: t.expose('sha256', { type: 'Sha256', nullable: true, description: 'SHA-256 of the content.' }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it failed.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The content is available until this time.' }),
  }),
});
defineNode(ExportRef, { lookUp: 'export', columns: exportColumns, records: exportRecords });

const ExportContentRef = builder.objectRef<ExportContent>('ExportContent').implement({
  description: 'Extension: download URL and metadata of the content of an export.',
  fields: (t) => ({
    id: t.expose('id', { type: 'ID' }),
    url: t.field({
      type: 'Url',
      resolve: ({ id }, _, { settings }) => `${settings.publicUrl}/api/v1/exports/${id}/content`,
    }),
    mediaType: t.exposeString('mediaType'),
    disposition: t.exposeString('disposition'),
    bytes: t.expose('bytes', { type: 'SafeInt' }),
    rows: t.exposeInt('rows'),
    sha256: t.expose('sha256', { type: 'Sha256' }),
  }),
});

const ExportConnection = createListField(ExportRef, {
  list: exportList,
  columns: exportColumns,
  filter: zodInput('ExportFilter', ExportFilter),
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

const forReaders = { authScopes: { scope: 'network:read', rights: ['READ'] } } as const;

builder.queryFields((t) => ({
  exports: t.field({
    ...forReaders,
    type: ExportConnection.type,
    description: 'Extension: exports, newest first unless ordered otherwise.',
    args: ExportConnection.args(t.arg),
    resolve: (_, args, ctx, info) => ExportConnection.read(ctx, args, info),
  }),
  export: t.field({
    ...forReaders,
    type: ExportRef,
    nullable: true,
    description: 'Extension: one export.',
    args: { id: t.arg(recordId) },
    resolve: (_, { id }, ctx, info) => readExport(ctx, id, selectedColumns(info, 'Export', exportColumns)),
  }),
  exportContent: t.field({
    ...forReaders,
    type: ExportContentRef,
    nullable: true,
    description: 'Extension: the content of a complete export that has not expired.',
    args: { id: t.arg(recordId) },
    resolve: (_, { id }, ctx) => readExportContent(ctx, id),
  }),
}));

const CreatePayload = definePayload<Created>('createExport', (t) => ({
  export: t.field({
    type: ExportRef,
    description: 'The started export.',
    resolve: ({ id }, _, ctx, info) => readExport(ctx, id, selectedColumns(info, 'Export', exportColumns)),
  }),
  replayed: t.exposeBoolean('replayed', { description: replayedDescription }),
}));

export function defineExports(filter: z.ZodObject): void {
  const FilterRef = zodObject('ExportConditions', filter, {
    description: 'The conditions that the exported records meet.',
  });
  builder.objectFields(ExportRef, (t) => ({
    filter: t.expose('filter', { type: FilterRef, description: 'The filter of the export.' }),
    filterJson: t.field({
      ...forRest,
      type: 'JSON',
      extensions: { ...withJsonSchema(filter), ...dependsOn<ExportRow>('filter') },
      resolve: (made) => made.filter,
    }),
  }));
  builder.mutationField('createExport', (t) =>
    t.field({
      authScopes: { scope: 'network:read', rights: ['WRITE'] },
      type: CreatePayload,
      description: 'Extension: starts an export. Poll it until its status is no longer `running`.',
      args: { input: t.arg({ type: zodInput('CreateExportInput', createExportInputSchema(filter)), required: true }) },
      resolve: (_, { input }, ctx) => createExport(ctx, input),
    }),
  );
}
