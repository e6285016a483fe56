import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { exported } from './client.ts';

const text = readFileSync('docs/recipes.md', 'utf8');
const blocksOf = (language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, block = '']) => block);

const app = await startApp(unlimited);
const folder = await mkdtemp(join(tmpdir(), 'recipes-'));
afterAll(() => rm(folder, { recursive: true }));
const file = join(folder, 'factories.parquet');
const unused = new Set(blocksOf('sql'));

beforeAll(async () => {
  const certificate = (validUntil: string | null) => ({
    ...{ name: 'ISO 9001', issuer: 'SGS', number: '1', status: 'claimed', sourceNote: null, validUntil },
  });
  const both = { region: 'Guangdong', processes: ['injection_molding', 'cnc'] };
  const days = (high: number) => ({ productionLeadTimeDays: { low: 10, high } });
  await app.factories(
    {
      ...both,
      ...{
        directoryId: 'mfg-a',
        nameEn: 'Amber',
        nameZh: '琥珀',
        city: 'Dongguan',
        certifications: [certificate(null)],
      },
      directoryFields: days(30),
      minQuantities: [
        { process: 'cnc', quantity: 100, unit: null },
        { process: null, quantity: 7, unit: null },
      ],
    },
    {
      ...both,
      ...{ directoryId: 'mfg-b', nameEn: 'Beryl', certifications: [certificate('2020-01-31')] },
      directoryFields: days(20),
      minQuantities: [{ process: 'cnc', quantity: 300, unit: 'pcs' }],
    },
    { ...both, directoryId: 'mfg-c', nameEn: 'Cobalt' },
    {
      ...{ directoryId: 'mfg-d', nameEn: 'Dolomite', region: 'Zhejiang', processes: ['cnc'] },
      ...{ certifications: [certificate('2099-01-31'), { ...certificate(null), name: 'IATF 16949' }] },
    },
  );
  const { bytes } = await exported(app, await app.live(), { format: 'parquet' });
  await writeFile(file, bytes);
});

/** The result of the SQL block that has these words, as the page writes it. */
async function ask(words: string) {
  const sql = [...unused].find((block) => block.includes(words))!;
  unused.delete(sql);
  const duck = await (await DuckDBInstance.create()).connect();
  return (await duck.runAndReadAll(sql.replaceAll("'factories.parquet'", `'${file}'`))).getRowsJson();
}

test('regions are counted with the share that states a certificate', async () => {
  expect(await ask('as certified')).toEqual([
    ['Guangdong', '3', '2'],
    ['Zhejiang', '1', '1'],
  ]);
});

test('a minimum for everything is no minimum of a process', async () => {
  expect(await ask('median_minimum')).toEqual([['cnc', '2', 200]]);
});

test('a factory without a stated lead time comes last', async () => {
  expect(await ask('list_has_all')).toEqual([
    ['Beryl', null, null, 20],
    ['Amber', '琥珀', 'Dongguan', 30],
    ['Cobalt', null, null, null],
  ]);
});

test('a certificate without a date is neither current nor passed', async () => {
  expect(await ask('valid_until')).toEqual([
    ['Dolomite', 'ISO 9001', 'claimed', '2099-01-31', 'current'],
    ['Beryl', 'ISO 9001', 'claimed', '2020-01-31', 'passed'],
    ['Amber', 'ISO 9001', 'claimed', null, 'unknown'],
  ]);
  expect([...unused], 'statements that were not run').toEqual([]);
});

test('the GraphQL documents of the page are answered', async () => {
  const me = await app.live();
  const documents = blocksOf('graphql');
  expect(documents).toHaveLength(1);
  const [reference, at] = ['test.ndjson:1', expect.any(String)];
  const { factories } = await me.graphql.request(documents[0]!);
  expect(factories.nodes).toEqual([
    { nameEn: 'Amber', provenance: { reference, recordedAt: at }, history: { nodes: [{ reference, at }] } },
  ]);
});
