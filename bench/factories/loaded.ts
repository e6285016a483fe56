import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Embedded, startEmbedded, withClient } from '../../src/db/embedded/embedded.ts';
import { migrate } from '../../src/server/migration/migrate.ts';
import { writeDirectory } from './synthetic.ts';

const run = promisify(execFile);

type Load = { seconds: number; rowsPerSecond: number; peakMb: number };
export type Loaded = { embedded: Embedded; load: Load; restart: () => Promise<Embedded> };

const settings = [
  'shared_buffers=1GB',
  'max_wal_size=8GB',
  'checkpoint_timeout=30min',
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_planning=on',
];

/** A database with so many synthetic factories: loaded by the operator's console now, or by a run before. */
export async function openLoaded(dir: string, rows: number): Promise<Loaded> {
  const home = resolve(dir, String(rows));
  await mkdir(home, { recursive: true });
  const start = () => startEmbedded(home, settings);
  let embedded = await start();
  await migrate(embedded.ownerUrl);
  await withClient(embedded.ownerUrl, (client) => client.query('create extension if not exists pg_stat_statements'));
  const loadedFile = join(home, 'loaded.json');
  const known: Load | null = await readFile(loadedFile, 'utf8').then(JSON.parse, () => null);
  const load = known ?? (await importInto(embedded.ownerUrl, join(home, 'directory.ndjson'), rows));
  if (!known) await writeFile(loadedFile, JSON.stringify(load));
  const restart = async () => {
    await embedded.stop();
    embedded = await start();
    return embedded;
  };
  return { embedded, load, restart };
}

/** Said by the console's process when it ends: its peak of memory, in kB. */
const tellPeak = `data:text/javascript,process.on('exit', () => console.error(process.resourceUsage().maxRSS))`;

async function importInto(ownerUrl: string, file: string, rows: number): Promise<Load> {
  console.info(`Loading ${rows} factories …`);
  await writeDirectory(file, rows);
  const startedAt = performance.now();
  const admin = ['--max-semi-space-size=64', '--import', tellPeak, 'src/admin.ts', 'import', 'factories', file];
  const { PATH = '' } = process.env;
  const { stdout, stderr } = await run(process.execPath, admin, { env: { PATH, DATABASE_URL: ownerUrl } });
  const seconds = (performance.now() - startedAt) / 1000;
  const { imported } = JSON.parse(stdout);
  if (imported !== rows) throw new Error(`${imported} of ${rows} rows were imported.`);
  await withClient(ownerUrl, (client) => client.query('vacuum (analyze)'));
  const peakKb = Number(stderr.trim().split('\n').at(-1));
  return { seconds, rowsPerSecond: rows / seconds, peakMb: peakKb / 1024 };
}
