import { once } from 'node:events';
import { createReadStream, type ReadStream, type Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { Command } from 'commander';
import { DomainError } from '#kernel/errors.ts';
import { factoryFormats, readFactoryRows } from '#modules/directory/factories/import/factory.file.ts';
import { type ImportOptions, importFactories } from '#modules/directory/factories/import/factory-import.service.ts';
import type { Rejection } from '#modules/directory/factories/import/factory-lines.file.ts';
import { type InteractionFormat, readInteractionRows } from '#modules/directory/interactions/interaction.file.ts';
import { importInteractions } from '#modules/directory/interactions/interaction-import.service.ts';
import { readDocument } from '#modules/guidance/knowledge/document.file.ts';
import { importDocuments } from '#modules/guidance/knowledge/knowledge-import.service.ts';
import { ConfigError } from '#server/settings/config.ts';
import { withTables } from './open.ts';
import { createProgress } from './progress.ts';
import { createRejectedFile } from './rejected-file.ts';

type Input<Format> = { file: string; format: Format; bytes: ReadStream; about: Stats };

const interactionFormats: readonly InteractionFormat[] = ['mbox', 'ndjson'];
const maxListedRejections = 1000;
const rejectedOption = ['--rejected <file>', 'writes every rejected row to a CSV file'] as const;

export function importCommand(): Command {
  const imports = new Command('import').description('imports operator data');
  imports
    .command('factories')
    .description('adds and updates factories of the directory')
    .argument('<file>', formatExtensions(factoryFormats))
    .option('--dry-run', 'reports what would be imported without changing anything')
    .option(...rejectedOption)
    .action(async (file: string, { dryRun, rejected }: { dryRun?: true; rejected?: string }) => {
      const input = await openInput(file, factoryFormats);
      await withTables(async (em) => {
        const report = await runImport(input, rejected, readFactoryRows, (rows, options) =>
          importFactories(em, rows, { ...options, dryRun }),
        );
        return { ...report, dryRun };
      });
    });
  imports
    .command('interactions')
    .description('imports mails and call notes and matches them to factories')
    .argument('<file>', formatExtensions(interactionFormats))
    .option(...rejectedOption)
    .action(async (file: string, { rejected }: { rejected?: string }) => {
      const input = await openInput(file, interactionFormats);
      await withTables((em) =>
        runImport(input, rejected, readInteractionRows, async (rows, { source, today, ...watch }) => {
          const { rejected, ...report } = await importInteractions(em, watchRows(rows, watch), { source, today });
          return { ...report, rejected: rejected.slice(0, maxListedRejections), rejectedCount: rejected.length };
        }),
      );
    });
  imports
    .command('documents')
    .description('adds and updates guides of the library')
    .argument('<folder>', 'folder with .md files, searched recursively')
    .option('--dry-run', 'reports what would be imported without changing anything')
    .action(async (folder: string, { dryRun }: { dryRun?: true }) => {
      const files = await listMarkdownFiles(folder);
      await withTables(async (em) => ({
        ...(await importDocuments(em, readDocuments(folder, files), { dryRun })),
        dryRun,
      }));
    });
  return imports;
}

async function listMarkdownFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new ConfigError(`Cannot read the folder ${folder}.`);
  });
  const files = entries.filter((entry) => entry.isFile() && extname(entry.name).toLowerCase() === '.md');
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

async function* readDocuments(folder: string, files: readonly string[]) {
  for (const file of files) yield readDocument({ file: relative(folder, file), bytes: await readFile(file) });
}

async function openInput<Format extends string>(file: string, formats: readonly Format[]): Promise<Input<Format>> {
  const format = formats.find((format) => extname(file).toLowerCase() === `.${format}`);
  if (!format) throw new ConfigError(`Invalid file ${file}: must be ${formatExtensions(formats)}.`);
  const about = await stat(file).catch(() => null);
  const bytes = createReadStream(file);
  const opened = await once(bytes, 'open').catch(() => null);
  if (!opened || !about || about.isDirectory()) throw new ConfigError(`Cannot read ${file}.`);
  return { file, format, bytes, about };
}

async function runImport<Format, Row, Report>(
  { file, format, bytes, about }: Input<Format>,
  rejectedFile: string | undefined,
  read: (format: Format, bytes: ReadStream) => AsyncIterable<Row>,
  save: (rows: AsyncIterable<Row>, options: Omit<ImportOptions, 'dryRun'>) => Promise<Report>,
): Promise<Report> {
  await using rejected = rejectedFile === undefined ? null : await createRejectedFile(rejectedFile, about);
  using progress = createProgress(about.size);
  using interruption = watchInterruption();
  return await save(nameFileInErrors(file, read(format, bytes)), {
    source: basename(file),
    today: new Date().toISOString().slice(0, 10),
    onRejected: rejected?.add,
    onProgress: (rows) => progress.advance(bytes.bytesRead, rows),
    readShare: () => (about.size > 0 ? Math.min(1, bytes.bytesRead / about.size) : 1),
    signal: interruption.signal,
  });
}

async function* nameFileInErrors<Row>(file: string, rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  try {
    yield* rows;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, `Invalid file ${file}. ${error.message}`, error.details);
  }
}

async function* watchRows<Row extends object>(
  rows: AsyncIterable<Row | Rejection>,
  { onRejected, onProgress, signal }: Pick<ImportOptions, 'onRejected' | 'onProgress' | 'signal'>,
): AsyncGenerator<Row | Rejection> {
  for await (const row of rows) {
    if (signal?.aborted) return;
    if ('message' in row) await onRejected?.(row);
    onProgress?.(1);
    yield row;
  }
}

/** The first Ctrl-C completes the current batch; the second ends the process. */
function watchInterruption() {
  const controller = new AbortController();
  const stop = () => {
    process.exitCode = 130;
    console.error('Stopping after the current batch.');
    controller.abort();
  };
  process.once('SIGINT', stop);
  return { signal: controller.signal, [Symbol.dispose]: () => void process.off('SIGINT', stop) };
}

function formatExtensions(formats: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(formats.map((format) => `.${format}`));
}
