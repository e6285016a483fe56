/** What one value of a table can be; unknown is null. A day and a time are Dates. */
export type Scalar = 'text' | 'whole' | 'flag' | 'day' | 'time';

/** One value, a list of texts, a record of values, or a list of such records. */
export type Kind = Scalar | 'texts' | { record: Record<string, Scalar> } | { list: Record<string, Scalar> };

/** A column of a table of rows. `cell` is how CSV writes what is more than one value. */
export type Column<Row> = { name: string; kind: Kind; of: (row: Row) => unknown; cell?: (row: Row) => string };

/** Turns rows into the bytes of a file, piece by piece: it never holds more than a few batches. */
export type Format = <Row>(
  table: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
) => AsyncGenerator<Uint8Array>;
