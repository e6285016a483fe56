import type { ExportSource, Filter, Snapshot } from '#modules/platform/exports/export-source.rules.ts';
import { assertFilterAllowed } from '../factory.service.ts';
import { streamFactories } from '../factory-stream.queries.ts';
import { type ExportedFactory, exportedFields, factoryTable, toExportedFactory } from './factory-export.rules.ts';
import { FactoryExportFilter } from './factory-export.schema.ts';

export const factoryExport: ExportSource = {
  filter: FactoryExportFilter,
  assertAllowed: (ctx, filter) => void assertFilterAllowed(ctx, filter),
  write: (format, snapshot, filter) => format(factoryTable, readFactories(snapshot, filter)),
};

async function* readFactories({ read, db }: Snapshot, filter: Filter): AsyncGenerator<ExportedFactory[]> {
  for await (const batch of streamFactories(read, db, filter, exportedFields)) yield batch.map(toExportedFactory);
}
