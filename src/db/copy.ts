import { once } from 'node:events';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';
import { toError } from '#kernel/errors.ts';

const signature = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const chunk = 256 * 1024;
const oid = { int2: 21, int4: 23, text: 25 } as const;

/** `write` writes the values of one row in column order. Buffers 256 KiB and respects backpressure. */
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
    if (!stream.write(row.drain())) await Promise.race([once(stream, 'drain'), done]);
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
    stream.destroy(toError(error));
    throw error;
  }
  row.end();
  stream.end(row.drain());
  await done;
  return count;
}

class BinaryRow {
  #bytes = Buffer.allocUnsafe(chunk + 64 * 1024);
  size = 0;

  #ensureRoom(bytes: number): void {
    if (this.size + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.size + bytes));
    this.#bytes.copy(larger, 0, 0, this.size);
    this.#bytes = larger;
  }
  #writeInt32(value: number): void {
    this.#ensureRoom(4);
    this.size = this.#bytes.writeInt32BE(value, this.size);
  }
  #writeInt16(value: number): void {
    this.#ensureRoom(2);
    this.size = this.#bytes.writeInt16BE(value, this.size);
  }
  begin(columns: number): void {
    this.#writeInt16(columns);
  }
  end(): void {
    this.#writeInt16(-1);
  }
  drain(): Buffer {
    const written = Buffer.from(this.#bytes.subarray(0, this.size));
    this.size = 0;
    return written;
  }

  int4(value: number | null): void {
    if (value !== null) this.#writeInt32(4);
    this.#writeInt32(value ?? -1);
  }
  int2(value: number): void {
    this.#writeInt32(2);
    this.#writeInt16(value);
  }
  bool(value: boolean): void {
    this.#writeInt32(1);
    this.#ensureRoom(1);
    this.size = this.#bytes.writeInt8(value ? 1 : 0, this.size);
  }
  text(value: string | null): void {
    const length = value === null ? -1 : Buffer.byteLength(value);
    this.#writeInt32(length);
    if (!value) return;
    this.#ensureRoom(length);
    this.size += this.#bytes.write(value, this.size);
  }
  uuid(value: string): void {
    this.#writeInt32(16);
    this.#ensureRoom(16);
    this.size += this.#bytes.write(value.replaceAll('-', ''), this.size, 'hex');
  }
  /** The length of `bits` must be a multiple of 8 bits. */
  bit(bits: Uint8Array): void {
    this.#writeInt32(4 + bits.length);
    this.#writeInt32(bits.length * 8);
    this.#ensureRoom(bits.length);
    this.#bytes.set(bits, this.size);
    this.size += bits.length;
  }
  int2s(values: ArrayLike<number>): void {
    this.#writeArrayHeader(values.length, oid.int2, values.length * 6);
    // biome-ignore lint/style/noNonNullAssertion: the index is below the length; one call per value of an import
    for (let at = 0; at < values.length; at++) this.int2(values[at]!);
  }
  int4s(values: readonly (number | null)[]): void {
    const known = values.filter((value) => value !== null).length;
    this.#writeArrayHeader(values.length, oid.int4, values.length * 4 + known * 4, known < values.length);
    for (const value of values) this.int4(value);
  }
  texts(values: readonly string[]): void {
    const bytes = values.reduce((sum, value) => sum + Buffer.byteLength(value), 0);
    this.#writeArrayHeader(values.length, oid.text, values.length * 4 + bytes);
    for (const value of values) this.text(value);
  }
  #writeArrayHeader(length: number, type: number, bytes: number, nulls = false): void {
    this.#writeInt32(length ? 20 + bytes : 12);
    this.#writeInt32(length ? 1 : 0);
    this.#writeInt32(nulls ? 1 : 0);
    this.#writeInt32(type);
    if (length) {
      this.#writeInt32(length);
      this.#writeInt32(1);
    }
  }
}
