import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { Format, Kind, Scalar } from './export-column.rules.ts';

const minRowsPerGroup = 5_000;

/** Row groups of at least 5,000 rows limit the memory of writer and reader. Lists and records are nested. */
export const writeParquet: Format = async function* (table, batches) {
  const bytes = new ByteWriter();
  const root = { name: 'root', num_children: table.length };
  const file = new ParquetWriter({ writer: bytes, schema: [root, ...table.flatMap(defineColumn)] });
  const takeWritten = () => {
    const piece = bytes.getBytes().slice();
    bytes.index = 0;
    return piece;
  };
  for await (const rows of groupRows(batches, minRowsPerGroup)) {
    const columnData = table.map(({ name, read: of }) => ({ name, data: rows.map(of) }));
    await file.write({ columnData, rowGroupSize: rows.length });
    yield takeWritten();
  }
  await file.finish();
  yield takeWritten();
};

async function* groupRows<Row>(batches: AsyncIterable<readonly Row[]>, minSize: number): AsyncGenerator<Row[]> {
  let group: Row[] = [];
  for await (const rows of batches) {
    group.push(...rows);
    if (group.length < minSize) continue;
    yield group;
    group = [];
  }
  if (group.length) yield group;
}

const types = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  whole: { type: 'INT32' },
  flag: { type: 'BOOLEAN' },
  day: { type: 'INT32', converted_type: 'DATE' },
  time: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' } },
} as const satisfies Record<Scalar, Partial<SchemaElement>>;

const defineScalar = (name: string, kind: Scalar): SchemaElement => ({
  name,
  repetition_type: 'OPTIONAL',
  ...types[kind],
});

const defineRecord = (name: string, fields: Record<string, Scalar>): SchemaElement[] => [
  { name, repetition_type: 'OPTIONAL', num_children: Object.keys(fields).length },
  ...Object.entries(fields).map(([field, kind]) => defineScalar(field, kind)),
];

const defineList = (name: string, element: SchemaElement[]): SchemaElement[] => [
  { name, repetition_type: 'OPTIONAL', converted_type: 'LIST', num_children: 1 },
  { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
  ...element,
];

function defineColumn({ name, kind }: { name: string; kind: Kind }): SchemaElement[] {
  if (kind === 'texts') return defineList(name, [defineScalar('element', 'text')]);
  if (typeof kind === 'string') return [defineScalar(name, kind)];
  return 'list' in kind ? defineList(name, defineRecord('element', kind.list)) : defineRecord(name, kind.record);
}
