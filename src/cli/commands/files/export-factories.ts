import { access } from 'node:fs/promises';
import type { Command } from '../../command/command.ts';
import { choice, required, toFlag } from '../../command/flags.ts';
import { adviseReading, pickFields, toFlags } from '../../command/request-command.ts';
import type { Session } from '../../command/session.ts';
import { parseRefusal, pause } from '../../connection/send.ts';
import { failure, invalidResponse, isLost, networkError, usageError } from '../../errors.ts';
import { readObject, readText } from '../../json.ts';
import { factoryFilters } from '../factories.ts';
import { saveFile } from './save-file.ts';

const pollMs = 1_000;

export const exportFactories: Command = {
  name: 'factories export',
  summary: 'Exports the factories that meet the filters to a file, which appears only when it is complete.',
  arguments: [{ name: 'file', description: 'file to write' }],
  options: [
    toFlag('format', required(choice('format of the file', ['csv', 'ndjson', 'parquet']))),
    ...toFlags(factoryFilters),
    { flags: '--force', description: 'replaces the file if it exists' },
  ],
  timeoutMs: 240_000,
  examples: ['factories export factories.csv --format csv --process cnc'],
  async run(session, given) {
    const { file, format, force } = given;
    if (typeof file !== 'string') throw usageError('Which file?');
    const overwrite = force === true;
    const isTaken = await access(file).then(
      () => true,
      () => false,
    );
    if (isTaken && !overwrite) throw usageError(`${file} exists. Give --force to replace it.`);
    const end = performance.now() + session.timeoutMs;
    const body = { kind: 'factories', format, filter: pickFields(factoryFilters, given) };
    const id = await startExport(session, body);
    const sha256 = await waitForExport(session, id, end);
    await download(session, { id, file, sha256, overwrite });
    session.output.note(`Saved ${file} (SHA-256 ${sha256}).`);
  },
};

async function startExport(session: Session, body: { readonly [name: string]: unknown }): Promise<string> {
  try {
    const answer = await session.call({ method: 'POST', path: '/exports', body });
    return readText(readObject(answer.body, 'export'), 'id');
  } catch (error) {
    if (isLost(error)) adviseReading(session, 'exports list');
    throw error;
  }
}

async function waitForExport(session: Session, id: string, end: number): Promise<string> {
  for (;;) {
    const record = readObject((await session.get(`/exports/${encodeURIComponent(id)}`)).body, 'export');
    const status = readText(record, 'status');
    if (status === 'complete') return readText(record, 'sha256');
    if (status !== 'running') throw failure('export_failed', String(record['failure'] ?? 'The export has failed.'));
    if (performance.now() > end) throw networkError('The export still runs: sourcing exports list');
    session.output.progress('Exporting …');
    await pause(pollMs, session.io.interrupted);
  }
}

type Download = { id: string; file: string; sha256: string; overwrite: boolean };

async function download(session: Session, { id, file, sha256, overwrite }: Download): Promise<void> {
  const path = `/exports/${encodeURIComponent(id)}/content`;
  const { response, read } = await session.open({ method: 'GET', path });
  if (!response.ok) throw parseRefusal(response, new Uint8Array(await read(response.arrayBuffer())));
  if (!response.body) throw invalidResponse('The answer has no content.', response.headers.get('x-request-id'));
  const onBytes = (count: number) => session.output.progress(`${Math.round(count / 1024)} KiB`);
  await read(saveFile(file, response.body, { sha256, overwrite, onBytes }));
}
