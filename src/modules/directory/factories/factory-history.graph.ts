import { builder } from '#graph/builder.ts';
import { createListField } from '#graph/list.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { zodInput } from '#graph/zod.ts';
import { isOperator } from '#kernel/access.ts';
import { invalidField } from '#kernel/validation.ts';
import { FactoryRef } from './factory.graph.ts';
import type { FactoryRow } from './factory.queries.ts';
import { FactoryHistoryFilter, type FieldChange } from './factory.schema.ts';
import { type HistoryRow, historyList, type Provenance, readProvenance } from './factory-history.queries.ts';
import { operatorFields, recordFields } from './import/factory-changes.rules.ts';

const ProvenanceKind = builder.enumType('ProvenanceKind', { values: ['import'] as const });

const FieldChangeRef = builder.objectRef<FieldChange>('FieldChange').implement({
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Path of the field, such as `city` or `directoryFields.website`.' }),
    before: t.field({ type: 'JSON', nullable: true, resolve: ({ before }) => before }),
    after: t.field({ type: 'JSON', nullable: true, resolve: ({ after }) => after }),
  }),
});

const HistoryRef = builder.objectRef<HistoryRow>('FactoryHistoryEntry').implement({
  description: 'Extension. Changes of a record by one import.',
  fields: (t) => ({
    id: t.expose('id', { type: 'ID' }),
    at: t.expose('at', { type: 'DateTime' }),
    reference: t.string({ description: 'Source file and line.', resolve: ({ source, line }) => `${source}:${line}` }),
    changes: t.field({
      type: [FieldChangeRef],
      nullable: true,
      description: 'Null for the import that created the record.',
      resolve: ({ changes }) => changes,
    }),
  }),
});
const HistoryConnection = createListField(HistoryRef, {
  list: historyList,
  columns: [],
  filter: zodInput('FactoryHistoryEntryFilter', FactoryHistoryFilter),
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

const ProvenanceRef = builder.objectRef<Provenance>('Provenance').implement({
  description: 'Extension. The source of a value.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ProvenanceKind }),
    reference: t.exposeString('reference', { description: 'Source file and line.' }),
    quote: t.exposeString('quote', {
      nullable: true,
      description: 'The imported text, for operator staff only. Never includes contacts.',
    }),
    recordedAt: t.expose('recordedAt', { type: 'DateTime' }),
  }),
});

builder.objectFields(FactoryRef, (t) => ({
  history: t.field({
    type: HistoryConnection.type,
    description: 'Extension. Import history of the record, newest first unless ordered otherwise.',
    args: HistoryConnection.args(t.arg),
    extensions: dependsOn<FactoryRow>('id'),
    resolve: ({ id }, args, ctx, info) => HistoryConnection.read(ctx, args, info, { of: 'factory', id }),
  }),
  provenance: t.field({
    type: ProvenanceRef,
    nullable: true,
    description: 'Extension. Source of the current value of a field.',
    args: {
      field: t.arg.string({
        required: true,
        description: 'Path of the field, such as `city` or `directoryFields.website`.',
      }),
    },
    extensions: dependsOn<FactoryRow>('id'),
    resolve: ({ id }, { field }, ctx) => {
      const known = recordFields.filter((one) => isOperator(ctx.viewer) || !operatorFields.has(one));
      if (!known.includes(field)) {
        throw invalidField('/field', 'Unknown field of a factory.', { code: 'invalid_enum', allowed: known });
      }
      return readProvenance(ctx, id, field);
    },
  }),
}));
