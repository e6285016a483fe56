import { builder } from '#graph/builder.ts';
import { createListField } from '#graph/list.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { type ImportRow, importColumns, importList } from './factory-imports.queries.ts';
import { ImportFilter, ImportState } from './factory-imports.schema.ts';

const FactoryImportRef = builder.objectRef<ImportRow>('FactoryImport').implement({
  description: 'Extension. An import of factories by the operator.',
  fields: (t) => ({
    id: t.expose('id', { type: 'ID' }),
    source: t.exposeString('source'),
    state: t.expose('state', { type: zodEnum(ImportState) }),
    readShare: t.exposeFloat('readShare', { nullable: true }),
    imported: t.exposeInt('imported', { nullable: true }),
    updated: t.exposeInt('updated', { nullable: true }),
    unchanged: t.exposeInt('unchanged', { nullable: true }),
    rejected: t.exposeInt('rejected', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    progressedAt: t.expose('progressedAt', { type: 'DateTime', nullable: true }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
  }),
});

const FactoryImportConnection = createListField(FactoryImportRef, {
  list: importList,
  columns: importColumns,
  filter: zodInput('FactoryImportFilter', ImportFilter),
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

builder.queryField('factoryImports', (t) =>
  t.field({
    type: FactoryImportConnection.type,
    description:
      'Extension, for operator staff: imports of factories with their progress, newest first unless ordered otherwise. An import that saved nothing is not among them.',
    authScopes: { scope: 'internal:*', internal: true },
    args: FactoryImportConnection.args(t.arg),
    resolve: (_, args, ctx, info) => FactoryImportConnection.read(ctx, args, info),
  }),
);
