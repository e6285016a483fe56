import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { ExportFormat, ExportKind, ExportStatus } from './export.schema.ts';

const ExportSchema = defineEntity({
  name: 'Export',
  ...owned,
  indexes: [
    { properties: ['owner', 'createdAt', 'id'] },
    { properties: ['expiresAt'] },
    {
      name: 'export_running',
      expression: `create index export_running on export (created_at) where status = 'running'`,
    },
  ],
  properties: {
    ...ownedIdentity,
    kind: p.enum(ExportKind.options),
    format: p.enum(ExportFormat.options),
    filter: p.json<Record<string, unknown>>(),
    status: p.enum(ExportStatus.options),
    failure: p.string().length(400).nullable(),
    rows: p.integer().nullable(),
    bytes: p.bigint('number').nullable(),
    sha256: p.string().length(64).nullable(),
    expiresAt: p.datetime(3),
  },
});
export class Export extends ExportSchema.class {}
ExportSchema.setClass(Export);

const ExportChunkSchema = defineEntity({
  name: 'ExportChunk',
  ...owned,
  properties: {
    exportId: () => p.manyToOne(Export).mapToPk().primary().joinColumn('export_id').deleteRule('cascade'),
    number: p.integer().primary(),
    owner: p.uuid(),
    bytes: p.blob(),
  },
});
export class ExportChunk extends ExportChunkSchema.class {}
ExportChunkSchema.setClass(ExportChunk);
