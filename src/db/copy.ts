import { once } from 'node:events';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';

const signature = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const chunk = 256 * 1024;
const oid = { int2: 21, int4: 23, text: 25 } as const;

/**
 * Writes rows into a table by COPY in its binary form, the quickest way in. `write` puts the values of one row in the order
 * of the table's columns. Holds one chunk of 256 KiB; waits when the database is slower.
 */
export async function copyInto<Row>(
  client: ClientBase,
  table: string,
  columns: number,
  rows: Iterable<Row> | AsyncIterable<Row>,
  write: (to: BinaryRow, row: Row) => void,
): Promise<number> {
  const stream = client.query(from(`copy ${table} from stdin (format binary)`));
  const done = once(stream, 'finish');
  done.catch(() => {});
  const row = new BinaryRow();
  const flush = async () => {
    if (!stream.write(row.take())) await Promise.race([once(stream, 'drain'), done]);
  };
  let count = 0;
  stream.write(signature);
  try {
    for await (const one of rows) {
      row.begin(columns);
      write(row, one);
      count++;
      if (row.size >= chunk) await flush();
    }
  } catch (error) {
    stream.destroy(error as Error);
    throw error;
  }
  row.end();
  stream.end(row.take());
  await done;
  return count;
}

/** The bytes of rows in the form of COPY BINARY. Null is -1 in place of a length. */
class BinaryRow {
  #bytes = Buffer.allocUnsafe(chunk + 64 * 1024);
  size = 0;

  #room(bytes: number): void {
    if (this.size + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.size + bytes));
    this.#bytes.copy(larger, 0, 0, this.size);
    this.#bytes = larger;
  }
  #int32(value: number): void {
    this.#room(4);
    this.size = this.#bytes.writeInt32BE(value, this.size);
  }
  #int16(value: number): void {
    this.#room(2);
    this.size = this.#bytes.writeInt16BE(value, this.size);
  }
  begin(columns: number): void {
    this.#int16(columns);
  }
  end(): void {
    this.#int16(-1);
  }
  /** What was written since the last time; the buffer starts anew. */
  take(): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(0, this.size));
    this.size = 0;
    return taken;
  }

  int4(value: number | null): void {
    if (value !== null) this.#int32(4);
    this.#int32(value ?? -1);
  }
  int2(value: number): void {
    this.#int32(2);
    this.#int16(value);
  }
  bool(value: boolean): void {
    this.#int32(1);
    this.#room(1);
    this.size = this.#bytes.writeInt8(value ? 1 : 0, this.size);
  }
  text(value: string | null): void {
    const length = value === null ? -1 : Buffer.byteLength(value);
    this.#int32(length);
    if (!value) return;
    this.#room(length);
    this.size += this.#bytes.write(value, this.size);
  }
  uuid(value: string): void {
    this.#int32(16);
    this.#room(16);
    this.size += this.#bytes.write(value.replaceAll('-', ''), this.size, 'hex');
  }
  /** `bits` are whole bytes. */
  bit(bits: Uint8Array): void {
    this.#int32(4 + bits.length);
    this.#int32(bits.length * 8);
    this.#room(bits.length);
    this.#bytes.set(bits, this.size);
    this.size += bits.length;
  }
  int2s(values: ArrayLike<number>): void {
    this.#array(values.length, oid.int2, values.length * 6);
    for (let at = 0; at < values.length; at++) this.int2(values[at]!);
  }
  int4s(values: readonly (number | null)[]): void {
    const known = values.filter((value) => value !== null).length;
    this.#array(values.length, oid.int4, values.length * 4 + known * 4, known < values.length);
    for (const value of values) this.int4(value);
  }
  texts(values: readonly string[]): void {
    const bytes = values.reduce((sum, value) => sum + Buffer.byteLength(value), 0);
    this.#array(values.length, oid.text, values.length * 4 + bytes);
    for (const value of values) this.text(value);
  }
  #array(length: number, type: number, bytes: number, nulls = false): void {
    this.#int32(length ? 20 + bytes : 12);
    this.#int32(length ? 1 : 0);
    this.#int32(nulls ? 1 : 0);
    this.#int32(type);
    if (length) {
      this.#int32(length);
      this.#int32(1);
    }
  }
}
