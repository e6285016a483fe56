/** Type of one value; null is unknown. `day` and `time` are Dates. */
export type Scalar = 'text' | 'whole' | 'flag' | 'day' | 'time';

export type Kind = Scalar | 'texts' | { record: Record<string, Scalar> } | { list: Record<string, Scalar> };

export type Column<Row> = { name: string; kind: Kind; read: (row: Row) => unknown; cell?: (row: Row) => string };

export type Format = <Row>(
  table: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
) => AsyncGenerator<Uint8Array>;
