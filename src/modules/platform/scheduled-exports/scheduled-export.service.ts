import { tryLock } from '#db/advisory-lock.ts';
import type { System } from '#kernel/context.ts';
import { sha256 } from '#kernel/hash.ts';
import type { Dataset, ExportedFile } from './dataset.rules.ts';
import { Latest, type Manifest } from './scheduled-export.schema.ts';

export type ScheduledExportSystem = Pick<
  System,
  'systemEm' | 'systemRows' | 'now' | 'log' | 'settings' | 'exportTarget'
>;

/** Longer than a transaction lasts and clocks differ, so that a change that was not visible yet is in the next export. */
const overlapMs = 5 * 60_000;
const lastExport = 'latest.json';

/**
 * Writes what changed since the last export, unless that is younger than the interval or another process exports. The last
 * file to be written says what is complete.
 */
export async function exportChanges(system: ScheduledExportSystem, datasets: readonly Dataset[]): Promise<void> {
  const { exportTarget: target, settings, now } = system;
  if (!target) return;
  const isDue = (last: string | null) =>
    last === null || now().getTime() >= Date.parse(last) + settings.exportIntervalMs;
  if (!isDue(await readLastExport(target))) return;
  await using lock = await tryLock(system.systemEm(), 'scheduled export');
  if (!lock) return;
  // Another process may have exported in the meantime.
  const last = await readLastExport(target);
  if (isDue(last)) await writeExport(system, target, datasets, last);
}

type Target = NonNullable<System['exportTarget']>;

/** Until when it has everything, or null before the first one. */
async function readLastExport(target: Target): Promise<string | null> {
  const text = await target.read(lastExport);
  return text === null ? null : Latest.parse(JSON.parse(text)).exportedUntil;
}

async function writeExport(
  { systemRows, now, log }: ScheduledExportSystem,
  target: Target,
  datasets: readonly Dataset[],
  last: string | null,
): Promise<void> {
  const exportedUntil = now().toISOString();
  const changedSince = last && new Date(Date.parse(last) - overlapMs).toISOString();
  const stamp = exportedUntil.replaceAll(':', '-');
  const manifest: Manifest = { version: 1, changedSince, exportedUntil, files: [] };
  for (const { name, write } of datasets) {
    for await (const file of write(systemRows(), changedSince)) {
      const path = `${toFolder(name, file)}/${stamp}-${manifest.files.length}.parquet`;
      await target.write(path, file.bytes);
      const { organisationId = null, month = null } = file.partition ?? {};
      const facts = { rows: file.rows, bytes: file.bytes.length, sha256: sha256(file.bytes) };
      manifest.files.push({ path, dataset: name, organisationId, month, ...facts });
    }
  }
  const path = `manifests/${stamp}.json`;
  await target.write(path, encode(manifest));
  await target.write(lastExport, encode({ version: 1, exportedUntil, manifest: path }));
  const rows = manifest.files.reduce((sum, file) => sum + file.rows, 0);
  log.info({ files: manifest.files.length, rows, changedSince }, 'scheduled export');
}

/** Folders as DuckDB, ClickHouse and Spark read them: `name=value`. */
const toFolder = (name: string, { partition }: ExportedFile): string =>
  partition ? `${name}/organisation=${partition.organisationId}/month=${partition.month}` : name;

const encode = (value: object) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
