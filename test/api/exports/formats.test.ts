import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sha256 } from '#kernel/hash.ts';
import type { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { readFactoryRows } from '#modules/directory/factories/import/factory.file.ts';
import { factoryCsvHeaders } from '#modules/directory/factories/import/factory-columns.file.ts';
import { writeCsv } from '#modules/platform/exports/export-csv.rules.ts';
import { startApp, unlimited } from '../../harness.ts';
import { exported } from './client.ts';
import { nastyFactories } from './nasty.ts';

const app = await startApp(unlimited);
const records = nastyFactories(400);
const byId = new Map(records.map((record) => [record.directoryId, record]));
let saved: Map<string, { id: string; updatedAt: string }>;

beforeAll(async () => {
  await app.factories(...records.map((record) => ({ ...record, contacts: null })));
  const rows = await app
    .asOwner()
    .execute<{ id: string; directory_id: string; updated_at: string }[]>('select * from factory');
  saved = new Map(
    rows.map((row) => [row.directory_id, { id: row.id, updatedAt: new Date(row.updated_at).toISOString() }]),
  );
});

async function whole(format: string, given: object = {}) {
  const { record, answer, bytes } = await exported(app, await app.live(), { format, ...given });
  expect(record).toMatchObject({ status: 'complete', bytes: bytes.length, sha256: sha256(bytes) });
  expect(answer.headers.get('export-sha256')).toBe(sha256(bytes));
  return { bytes, rows: record['rows'] as number, type: answer.headers.get('content-type') };
}

/** Directory order, implemented independently. */
const directoryOrder = [...records]
  .toSorted((a, b) => {
    const rank = ({ confidence, answeredUs, nameEn, directoryId }: FactoryRecord) => [
      ['verified', 'reported', 'unverified'].indexOf(confidence),
      answeredUs ? 0 : 1,
      Buffer.from(nameEn).toString('hex'),
      saved?.get(directoryId)?.id ?? '',
    ];
    const [x, y] = [rank(a), rank(b)];
    const at = x.findIndex((value, i) => value !== y[i]);
    return at === -1 ? 0 : x[at]! < y[at]! ? -1 : 1;
  })
  .map(({ directoryId }) => directoryId);

const shownCertifications = ({ certifications }: FactoryRecord) =>
  certifications.map(({ name, issuer, number, validUntil, status }) => ({ name, issuer, number, validUntil, status }));

describe('NDJSON', () => {
  test('has one object per line and ends with the row count', async () => {
    const { bytes, rows, type } = await whole('ndjson');
    expect(type).toBe('application/x-ndjson');
    const text = bytes.toString();
    expect(text.endsWith('\n')).toBe(true);
    const lines = text
      .slice(0, -1)
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.pop()).toEqual({ type: 'end', rows: 400 });
    expect(rows).toBe(400);
    expect(lines.map(({ directoryId }) => directoryId)).toEqual(directoryOrder);
    for (const line of lines) {
      const record = byId.get(line.directoryId)!;
      const { contacts: _, notes: _n, aliases: _a, quarantined: _q, ...shown } = record;
      expect(line).toEqual({
        ...shown,
        certifications: shownCertifications(record),
        certificationCount: record.certifications.length,
        ...saved.get(record.directoryId),
      });
    }
  });
});

const dangerous = /^[=+\-@\t\r＝＋－＠]/;
const harmless = (cell: string) => (dangerous.test(cell) ? `'${cell}` : cell);
const joined = (items: readonly (string | number)[] | null) => harmless((items ?? []).join(' | '));

/** Expected cell per header. */
function cellsOf(record: FactoryRecord): Record<string, string> {
  const { directoryFields: fields, whatTheyToldUs: told } = record;
  const text = (value: string | number | null) => harmless(String(value ?? ''));
  const days = (range: { low: number; high: number } | null) => (range ? `${range.low}-${range.high}` : '');
  return {
    directoryId: record.directoryId,
    kind: record.kind,
    nameEn: text(record.nameEn),
    nameZh: text(record.nameZh),
    city: text(record.city),
    region: text(record.region),
    country: record.country,
    specialty: text(record.specialty),
    processes: joined(record.processes),
    capabilities: joined(record.capabilities),
    minQuantities: joined(
      record.minQuantities.map(({ process, quantity, unit }) =>
        [unit || process ? (process ?? '') : [], quantity, unit ?? []].flat().join(':'),
      ),
    ),
    startupFriendly: record.startupFriendly,
    answeredUs: String(record.answeredUs),
    lastAnsweredAt: record.lastAnsweredAt ?? '',
    confidence: record.confidence,
    certifications: joined(shownCertifications(record).map((one) => Object.values(one).join(';'))),
    website: text(fields.website),
    employeeRange: fields.employeeRange ?? '',
    moqNote: text(fields.moqNote),
    paymentTermsNote: text(fields.paymentTermsNote),
    yearFounded: text(fields.yearFounded),
    floorAreaM2: text(fields.floorAreaM2),
    exportMarkets: joined(fields.exportMarkets),
    languages: joined(fields.languages),
    equipment: joined(fields.equipment),
    sampleLeadTimeDays: days(fields.sampleLeadTimeDays),
    productionLeadTimeDays: days(fields.productionLeadTimeDays),
    answeredSummary: text(told.answeredSummary),
    contactedNote: text(told.contactedNote),
    communityComments: text(told.communityComments),
    sources: text(told.sources),
    id: saved.get(record.directoryId)!.id,
    certificationCount: String(record.certifications.length),
    updatedAt: saved.get(record.directoryId)!.updatedAt,
  };
}

const hasEscapes = (record: FactoryRecord) => Object.values(cellsOf(record)).some((cell) => cell.startsWith(`'`));

/** The import takes an empty list for an unknown one, and knows one kind of line break within a cell. */
function asImported(record: FactoryRecord): FactoryRecord {
  const fields = Object.entries(record.directoryFields).map(([name, value]) => [
    name,
    Array.isArray(value) && value.length === 0 ? null : value,
  ]);
  const one = { ...record, directoryFields: Object.fromEntries(fields) };
  return JSON.parse(JSON.stringify(one).replaceAll('\\r\\n', '\\n'));
}

describe('CSV', () => {
  test('contains all known values and opens safely in a spreadsheet', async () => {
    const { bytes, rows, type } = await whole('csv');
    expect(type).toBe('text/csv; charset=utf-8');
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const options = { bom: true, record_delimiter: '\r\n' };
    const [headers, ...lines] = parse(bytes, options) as string[][];
    expect(lines).toHaveLength(rows);
    const found = lines.map((cells) => Object.fromEntries(cells.map((cell, at) => [headers![at]!, cell])));
    expect(found.map(({ directoryId }) => directoryId)).toEqual(directoryOrder);
    for (const cells of found) expect(cells).toEqual(cellsOf(byId.get(cells['directoryId']!)!));
    expect(lines.flat().filter((cell) => dangerous.test(cell))).toEqual([]);
    expect(lines.flat().filter((cell) => cell.startsWith(`'`)).length).toBeGreaterThan(1000);
  });

  test('can be imported again without its last three columns', async () => {
    const { bytes } = await whole('csv');
    const lines = parse(bytes, { bom: true }) as string[][];
    const unknown = lines[0]!.filter((header) => !factoryCsvHeaders.includes(header));
    expect(unknown).toEqual(lines[0]!.slice(-3));
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const cut = lines.map((cells) => cells.slice(0, -3).map(quoted).join(',')).join('\r\n');
    async function* file() {
      yield Buffer.from(cut);
    }
    const outcomes = await Array.fromAsync(readFactoryRows('csv', file()));
    expect(outcomes.filter((outcome) => !('record' in outcome))).toEqual([]);
    const imported = outcomes.flatMap((outcome) => ('record' in outcome ? [outcome.record] : []));
    const unescaped = imported.filter(({ directoryId }) => !hasEscapes(byId.get(directoryId)!));
    expect(unescaped.length).toBeGreaterThan(50);
    for (const record of unescaped) expect(record).toEqual(asImported(byId.get(record.directoryId)!));
  });

  test('escapes spreadsheet formulas, also after a tab or carriage return', async () => {
    const cells = ['=1', '+1', '-1', '@a', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠a', '-', '=', 'a=1', "'=1"];
    const table = cells.map((_, at) => ({ name: `c${at}`, kind: 'text' as const, read: (row: string[]) => row[at] }));
    async function* batches() {
      yield [cells];
    }
    const bytes = Buffer.concat(await Array.fromAsync(writeCsv(table, batches())));
    const [, line] = parse(bytes, { bom: true, record_delimiter: '\r\n' }) as string[][];
    expect(line).toEqual([...cells.slice(0, -2).map((cell) => `'${cell}`), 'a=1', "'=1"]);
  });

  test('has headers when nothing matches', async () => {
    const { bytes, rows } = await whole('csv', { filter: { q: 'nobody of that name' } });
    expect(rows).toBe(0);
    expect(parse(bytes, { bom: true })).toHaveLength(1);
  });
});

async function readParquet(bytes: Uint8Array, sql: string) {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'factories.parquet');
  await writeFile(file, bytes);
  const duck = await (await DuckDBInstance.create()).connect();
  await duck.run(`set TimeZone = 'UTC'`);
  return (await duck.runAndReadAll(sql.replaceAll('FILE', `'${file}'`))).getRowObjectsJson() as Record<
    string,
    unknown
  >[];
}

describe('Parquet', () => {
  test('has a type for each column', async () => {
    const { bytes, type } = await whole('parquet');
    expect(type).toBe('application/vnd.apache.parquet');
    const columns = await readParquet(bytes, 'describe select * from read_parquet(FILE)');
    const kinds = Object.fromEntries(columns.map(({ column_name, column_type }) => [column_name, column_type]));
    expect(Object.keys(kinds)).toEqual(Object.keys(cellsOf(records[0]!)));
    const certification = 'STRUCT("name" VARCHAR, issuer VARCHAR, number VARCHAR, validUntil DATE, status VARCHAR)[]';
    const others = {
      processes: 'VARCHAR[]',
      capabilities: 'VARCHAR[]',
      minQuantities: 'STRUCT(process VARCHAR, quantity INTEGER, unit VARCHAR)[]',
      answeredUs: 'BOOLEAN',
      lastAnsweredAt: 'DATE',
      certifications: certification,
      yearFounded: 'INTEGER',
      floorAreaM2: 'INTEGER',
      exportMarkets: 'VARCHAR[]',
      languages: 'VARCHAR[]',
      equipment: 'VARCHAR[]',
      sampleLeadTimeDays: 'STRUCT(low INTEGER, high INTEGER)',
      productionLeadTimeDays: 'STRUCT(low INTEGER, high INTEGER)',
      certificationCount: 'INTEGER',
      updatedAt: 'TIMESTAMP WITH TIME ZONE',
    };
    const texts = Object.fromEntries(Object.keys(kinds).map((name) => [name, 'VARCHAR']));
    expect(kinds).toEqual({ ...texts, ...others });
  });

  test('contains every value unchanged, and nulls as nulls', async () => {
    const { bytes, rows } = await whole('parquet');
    const found = await readParquet(
      bytes,
      `select * replace (strftime(updatedAt, '%Y-%m-%dT%H:%M:%S.%gZ') as updatedAt) from read_parquet(FILE)`,
    );
    expect(found).toHaveLength(rows);
    expect(found.map(({ directoryId }) => directoryId)).toEqual(directoryOrder);
    for (const { answeredSummary, contactedNote, communityComments, sources, ...row } of found) {
      const record = byId.get(String(row['directoryId']))!;
      const { contacts: _, notes: _n, aliases: _a, quarantined: _q, directoryFields, whatTheyToldUs, ...own } = record;
      const { lastAnsweredAt: _l, ...told } = whatTheyToldUs;
      expect({ answeredSummary, contactedNote, communityComments, sources }).toEqual(told);
      expect(row).toEqual({
        ...own,
        ...directoryFields,
        certifications: shownCertifications(record),
        certificationCount: record.certifications.length,
        ...saved.get(record.directoryId),
      });
    }
  });

  test('has the row count in its footer', async () => {
    const { bytes } = await whole('parquet');
    const [footer] = await readParquet(bytes, 'select num_rows from parquet_file_metadata(FILE)');
    expect(Number(footer!['num_rows'])).toBe(400);
  });

  test('is a valid file when nothing matches', async () => {
    const { bytes } = await whole('parquet', { filter: { q: 'nobody of that name' } });
    expect(await readParquet(bytes, 'select * from read_parquet(FILE)')).toEqual([]);
  });
});
