import { sql } from 'kysely';
import { selectColumns } from '#db/rows.ts';
import { createDataset } from '#modules/platform/scheduled-exports/dataset.rules.ts';
import { createPages, isExported } from '#modules/platform/scheduled-exports/dataset-page.queries.ts';
import type { FactoryRow } from '../factory.queries.ts';
import { type ExportedFactory, exportedFields, factoryTable, toExportedFactory } from './factory-export.rules.ts';

type Row = ExportedFactory & { quarantined: boolean };
const fields = [...exportedFields, 'quarantined'] as const;

/** Quarantined factories too, so that a copy learns of a quarantine. */
export const factoryDataset = createDataset<Row>({
  name: 'factories',
  findPageEnd: createPages('factory'),
  read: async (db, range, since) => {
    const { rows } = await sql<Pick<FactoryRow, (typeof fields)[number]>>`
      select ${selectColumns('f', fields)} from factory f
      where ${isExported({ id: 'f.id', changedAt: 'f.updated_at' }, range, since)} order by f.id`.execute(db);
    return rows.map((row) => ({ ...toExportedFactory(row), quarantined: row.quarantined }));
  },
  columns: [...factoryTable, { name: 'quarantined', kind: 'flag', read: ({ quarantined }) => quarantined }],
  partitionOf: null,
});
