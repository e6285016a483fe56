import type { Context } from '#kernel/context.ts';
import type { Column } from '../exports/export-column.rules.ts';
import { writeParquet } from '../exports/export-parquet.rules.ts';

type Db = Context['rows'];

/** Rows whose id is after `after` and not after `until`; null is no bound. */
export type IdRange = { after: string | null; until: string | null };

/** The folder of a row: of one organisation and the UTC month in which the record was made. */
export type Partition = { organisationId: string; month: string };

type Definition<Row> = {
  name: string;
  /** Ids of the table, ascending: the last one of a page, or null for the last page. */
  findPageEnd: (db: Db, after: string | null) => Promise<string | null>;
  /** Rows that changed at or after `since`, or all. */
  read: (db: Db, range: IdRange, since: string | null) => Promise<Row[]>;
  columns: readonly Column<Row>[];
  partitionOf: ((row: Row) => Partition) | null;
};

export type ExportedFile = { partition: Partition | null; rows: number; bytes: Uint8Array<ArrayBuffer> };

/** Files of what changed. Each holds rows of one partition. */
export type Dataset = { name: string; write: (db: Db, since: string | null) => AsyncGenerator<ExportedFile> };

/** Bounds the memory of a first export, which has all rows. */
const maxHeldRows = 50_000;

export function createDataset<Row>(definition: Definition<Row>): Dataset {
  const { name, findPageEnd, read, columns, partitionOf } = definition;

  async function writeFile(partition: Partition | null, rows: readonly Row[]): Promise<ExportedFile> {
    const pieces: Uint8Array[] = [];
    const one = async function* () {
      yield rows;
    };
    for await (const piece of writeParquet(columns, one())) pieces.push(piece);
    return { partition, rows: rows.length, bytes: Buffer.concat(pieces) };
  }

  async function* write(db: Db, since: string | null): AsyncGenerator<ExportedFile> {
    let held = new Map<string, { partition: Partition | null; rows: Row[] }>();
    let count = 0;
    let after: string | null = null;
    do {
      const until: string | null = await findPageEnd(db, after);
      for (const row of await read(db, { after, until }, since)) {
        const partition = partitionOf?.(row) ?? null;
        const key = partition ? `${partition.organisationId} ${partition.month}` : '';
        const group = held.get(key) ?? { partition, rows: [] };
        group.rows.push(row);
        held.set(key, group);
        count++;
      }
      after = until;
      if (after === null || count >= maxHeldRows) {
        for (const { partition, rows } of held.values()) yield writeFile(partition, rows);
        held = new Map();
        count = 0;
      }
    } while (after !== null);
  }

  return { name, write };
}
