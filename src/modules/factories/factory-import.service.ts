import type { EntityManager } from '@mikro-orm/postgresql';
import { digest } from '#kernel/digest.ts';
import { newId } from '#kernel/ids.ts';
import { syntheticFactories } from './factory.demo.ts';
import { Factory, FactoryContact } from './factory.entity.ts';
import type { FactoryRow } from './factory.file.ts';
import { searchTextOf } from './factory.search.rules.ts';
import { FactoryRecord } from './factory.shapes.ts';
import type { Rejection } from './factory-lines.file.ts';

export type ImportReport = {
  /** Every accepted row, new or not. */
  imported: number;
  updated: number;
  unchanged: number;
  rejected: Rejection[];
  importedThrough: string | null;
};

const batchSize = 500;

/** Upserts by `directoryId`, batch by batch, each in a transaction. A refused row is named and stops no other. */
export async function importFactories(
  em: EntityManager,
  rows: AsyncIterable<FactoryRow | Rejection>,
  today: string,
): Promise<ImportReport> {
  const report: ImportReport = { imported: 0, updated: 0, unchanged: 0, rejected: [], importedThrough: null };
  let batch: FactoryRow[] = [];
  const save = async () => {
    const { updated, unchanged } = await saveBatch(em.fork(), batch, today);
    report.imported += batch.length;
    report.updated += updated;
    report.unchanged += unchanged;
    report.importedThrough = today;
    batch = [];
  };
  for await (const row of rows) {
    if (!('record' in row)) {
      report.rejected.push(row);
      continue;
    }
    // A second row of one factory is a change of the first: they go one after the other.
    if (batch.some(({ record }) => record.directoryId === row.record.directoryId)) await save();
    if (batch.push(row) === batchSize) await save();
  }
  if (batch.length) await save();
  return report;
}

const demoSize = 120;

/** Fills an empty directory with records that say they are synthetic. */
export async function seedDemo(em: EntityManager): Promise<void> {
  if ((await em.count(Factory)) > 0) return;
  await importFactories(em, demoRows(), new Date().toISOString().slice(0, 10));
}

async function* demoRows(): AsyncGenerator<FactoryRow> {
  let line = 0;
  for (const raw of syntheticFactories(demoSize))
    yield { line: ++line, record: FactoryRecord.parse(raw), raw: { ...raw } };
}

function saveBatch(em: EntityManager, batch: FactoryRow[], today: string) {
  const directoryIds = batch.map(({ record }) => record.directoryId);

  return em.transactional(async (em) => {
    const known = await em.find(
      Factory,
      { directoryId: directoryIds },
      { fields: ['directoryId', 'rowSha256', 'createdAt'] },
    );
    const before = new Map(known.map((factory) => [factory.directoryId, factory]));
    const changed = batch.flatMap(({ record, raw }) => {
      const rowSha256 = digest({ record, raw });
      const old = before.get(record.directoryId);
      if (old?.rowSha256 === rowSha256) return [];
      const id = old?.id ?? newId();
      return [{ id, isNew: !old, createdAt: old?.createdAt ?? new Date(), rowSha256, record, raw }];
    });
    const ids = changed.map(({ id }) => id);
    await em.nativeUpdate(Factory, { directoryId: directoryIds }, { importedOn: today });
    await em.nativeDelete(FactoryContact, { factoryId: ids });
    const tables = changed.map(({ isNew: _, ...change }) => factoryOf(change, today));
    if (tables.length) await em.upsertMany(Factory, tables, { onConflictExcludeFields: ['createdAt'] });
    const contacts = changed.flatMap(({ id, record }) => contactsOf(id, record));
    if (contacts.length) await em.insertMany(FactoryContact, contacts);
    const updated = changed.filter(({ isNew }) => !isNew).length;
    return { updated, unchanged: batch.length - changed.length };
  });
}

type Change = { id: string; createdAt: Date; rowSha256: string; record: FactoryRecord; raw: Record<string, unknown> };

function factoryOf({ id, createdAt, rowSha256, record, raw }: Change, today: string) {
  const { contacts: _, ...fields } = record;
  const searchText = searchTextOf(record);
  return { ...fields, id, createdAt, updatedAt: new Date(), importedOn: today, searchText, rowSha256, raw };
}

function contactsOf(factoryId: string, { contacts }: FactoryRecord) {
  if (!contacts) return [];
  const { directoryFields, ...named } = contacts;
  return [{ factoryId, ...named, ...directoryFields }];
}
