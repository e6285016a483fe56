/** Type of one value; null is unknown. `day` and `time` are Dates. */
export type Scalar = 'text' | 'whole' | 'flag' | 'day' | 'time';

/** A scalar, a list of texts, a record of scalars, or a list of such records. */
export type Kind = Scalar | 'texts' | { record: Record<string, Scalar> } | { list: Record<string, Scalar> };

/** `cell` renders values for CSV that are not scalars. */
export type Column<Row> = { name: string; kind: Kind; read: (row: Row) => unknown; cell?: (row: Row) => string };

/** Streams rows as the bytes of a file; holds only a few batches in memory. */
export type Format = <Row>(
  table: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
) => AsyncGenerator<Uint8Array>;
