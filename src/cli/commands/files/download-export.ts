import { access } from 'node:fs/promises';
import type { Command, Flag, Given } from '../../command/command.ts';
import type { Call, Session } from '../../command/session.ts';
import { parseRefusal, pause } from '../../connection/send.ts';
import { failure, invalidResponse, networkError, usageError } from '../../errors.ts';
import { readObject, readText } from '../../json.ts';
import { saveFile } from './save-file.ts';

const pollMs = 1_000;

export const forceFlag: Flag = { flags: '--force', description: 'replaces the file if it exists' };

export const downloadExport: Command = {
  name: 'exports download',
  summary: 'Saves an export to a file, which appears only when it is complete, and waits for one that still runs.',
  arguments: [
    { name: 'id', description: 'id of the export' },
    { name: 'file', description: 'file to write' },
  ],
  options: [forceFlag],
  timeoutMs: 240_000,
  examples: ['exports download 0199a1b2-0000-7000-8000-000000000001 factories.csv'],
  async run(session, given) {
    await saveExport(session, await readTarget(given), async () => String(given['id']));
  },
};

export type Target = { file: string; overwrite: boolean };

/** The file to write, which is refused before any request if it would be replaced. */
export async function readTarget(given: Given): Promise<Target> {
  const file = String(given['file']);
  const overwrite = given['force'] === true;
  const isTaken = await access(file).then(
    () => true,
    () => false,
  );
  if (isTaken && !overwrite) throw usageError(`${file} exists. Give --force to replace it.`);
  return { file, overwrite };
}

/** Waits for the export that `find` names, and saves its content. */
export async function saveExport(session: Session, target: Target, find: () => Promise<string>): Promise<void> {
  const end = performance.now() + session.timeoutMs;
  const id = await find();
  const sha256 = await waitForExport(session, id, end);
  await download(session, { id, sha256, ...target });
  session.output.note(`Saved ${target.file} (SHA-256 ${sha256}).`);
}

async function waitForExport(session: Session, id: string, end: number): Promise<string> {
  for (;;) {
    const record = readObject((await session.get(`/exports/${encodeURIComponent(id)}`)).body, 'export');
    const status = readText(record, 'status');
    if (status === 'complete') return readText(record, 'sha256');
    if (status !== 'running') throw failure('export_failed', String(record['failure'] ?? 'The export has failed.'));
    if (performance.now() > end)
      throw networkError(`The export still runs. Save it later: sourcing exports download ${id} <file>`);
    session.output.progress('Exporting …');
    await pause(pollMs, session.io.interrupted);
  }
}

type Download = Target & { id: string; sha256: string };

async function download(session: Session, { id, file, sha256, overwrite }: Download): Promise<void> {
  const path = `/exports/${encodeURIComponent(id)}/content`;
  const { content, read } = await openContent(session, { method: 'GET', path });
  const onBytes = (count: number) => session.output.progress(`${Math.round(count / 1024)} KiB`);
  await read(saveFile(file, content, { sha256, overwrite, onBytes }));
}

/** The content of a file, unread. Throws what the gateway refuses. */
export async function openContent(session: Session, call: Call) {
  const { response, read } = await session.open(call);
  if (!response.ok) throw parseRefusal(response, new Uint8Array(await read(response.arrayBuffer())));
  if (!response.body) throw invalidResponse('The answer has no content.', response.headers.get('x-request-id'));
  return { response, content: response.body, read };
}
