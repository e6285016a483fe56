import type { ExportSource, Filter, Snapshot } from '#modules/platform/exports/export-source.rules.ts';
import { toAllowedFilter } from '../factory.service.ts';
import { toFactoryFilter } from '../factory-filter.rules.ts';
import { streamFactories } from '../factory-stream.queries.ts';
import { type ExportedFactory, exportedFields, factoryTable, toExportedFactory } from './factory-export.rules.ts';
import { FactoryExportFilter } from './factory-export.schema.ts';

export const factoryExport: ExportSource = {
  filter: FactoryExportFilter,
  assertAllowed: (ctx, filter) => void toAllowedFilter(ctx, filter),
  write: (format, snapshot, filter) => format(factoryTable, readFactories(snapshot, filter)),
};

async function* readFactories({ read, db }: Snapshot, filter: Filter): AsyncGenerator<ExportedFactory[]> {
  for await (const batch of streamFactories(read, db, toFactoryFilter(filter), exportedFields))
    yield batch.map(toExportedFactory);
}
