import { once } from 'node:events';
import { createReadStream, type ReadStream, type Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
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
import { createProgress } from './progress.ts';
import { createRejectedFile } from './rejected-file.ts';

type WithTables = (use: (em: EntityManager) => Promise<object>) => Promise<void>;
type Input<Format> = { file: string; format: Format; bytes: ReadStream; about: Stats };

const interactionFormats: readonly InteractionFormat[] = ['mbox', 'ndjson'];
const maxListedRejections = 1000;
const rejectedOption = ['--rejected <file>', 'where to write every rejected row, as CSV'] as const;

export function importCommand(withTables: WithTables): Command {
  const imports = new Command('import').description('data of the house');
  imports
    .command('factories')
    .description('adds factories to the directory, and changes those that are there')
    .argument('<file>', formatExtensions(factoryFormats))
    .option('--dry-run', 'says what would be imported, and changes nothing')
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
    .description('keeps mails and call notes, and looks for the factories they are about')
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
    .description('adds guides to the library, and changes those that are there')
    .argument('<folder>', 'every .md below it')
    .option('--dry-run', 'says what would be imported, and changes nothing')
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
    throw new ConfigError(`${folder} is no folder that can be read.`);
  });
  const files = entries.filter((entry) => entry.isFile() && extname(entry.name).toLowerCase() === '.md');
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

async function* readDocuments(folder: string, files: readonly string[]) {
  for (const file of files) yield readDocument({ file: relative(folder, file), bytes: await readFile(file) });
}

async function openInput<Format extends string>(file: string, formats: readonly Format[]): Promise<Input<Format>> {
  const format = formats.find((format) => extname(file).toLowerCase() === `.${format}`);
  if (!format) throw new ConfigError(`${file} is not usable: it takes ${formatExtensions(formats)}.`);
  const about = await stat(file).catch(() => null);
  const bytes = createReadStream(file);
  const opened = await once(bytes, 'open').catch(() => null);
  if (!opened || !about || about.isDirectory()) throw new ConfigError(`${file} cannot be read.`);
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
    signal: interruption.signal,
  });
}

/** What is wrong with the whole file is said with its name. */
async function* nameFileInErrors<Row>(file: string, rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  try {
    yield* rows;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, `${file} is not usable. ${error.message}`, error.details);
  }
}

/** For what takes all rows and reports at the end. */
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

/** The first Ctrl-C lets the batch that is being saved end; the second ends the process. */
function watchInterruption() {
  const controller = new AbortController();
  const stop = () => {
    process.exitCode = 130;
    console.error('Stopping after the rows that are being saved.');
    controller.abort();
  };
  process.once('SIGINT', stop);
  return { signal: controller.signal, [Symbol.dispose]: () => void process.off('SIGINT', stop) };
}

/** `.csv, .ndjson or .json` */
function formatExtensions(formats: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(formats.map((format) => `.${format}`));
}
