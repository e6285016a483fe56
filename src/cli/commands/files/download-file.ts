import { readdir, rm, stat, truncate } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Command } from '../../command/command.ts';
import { fillPath } from '../../command/request-command.ts';
import type { Session } from '../../command/session.ts';
import { invalidResponse, isLost } from '../../errors.ts';
import { forceFlag, openContent, readTarget, type Target } from './download-export.ts';
import { saveFile } from './save-file.ts';

type Part = { path: string; sha256: string; bytes: number };

export const downloadFile: Command = {
  name: 'files download',
  summary:
    'Saves an engineering file, which appears only when it is complete. Repeated after an interruption, it goes on.',
  arguments: [
    { name: 'projectId', description: 'id of the project' },
    { name: 'packageId', description: 'id of the package, as `files list` shows it' },
    { name: 'entryId', description: 'entryId of the file' },
    { name: 'file', description: 'file to write' },
  ],
  options: [forceFlag],
  timeoutMs: 240_000,
  examples: [
    'files download 0199a1b2-0000-7000-8000-000000000001 0199a1b2-0000-7000-8000-000000000002 0199a1b2-0000-7000-8000-000000000003 housing.step',
  ],
  async run(session, given) {
    const target = await readTarget(given);
    const path = fillPath('/projects/{projectId}/engineering/packages/{packageId}/files/{entryId}/content', given);
    await download(session, path, target, await findPart(target.file));
  },
};

/**
 * The part that an interrupted download has left: its name states the digest of the whole. Its last byte is asked for
 * again, so that there is a range also where only the end of the process is missing.
 */
async function findPart(file: string): Promise<Part | null> {
  const folder = dirname(file);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, before, sha256] = /^(.*)\.([0-9a-f]{64})\.part$/.exec(name) ?? [];
    if (before !== basename(file) || !sha256) continue;
    const path = join(folder, name);
    return { path, sha256, bytes: Math.max(0, (await stat(path)).size - 1) };
  }
  return null;
}

async function download(session: Session, path: string, { file, overwrite }: Target, left: Part | null): Promise<void> {
  const headers: Record<string, string> = left?.bytes
    ? { range: `bytes=${left.bytes}-`, 'if-range': `"${left.sha256}"` }
    : {};
  const { response, content, read } = await openContent(session, { method: 'GET', path, headers });
  const sha256 = /^"([0-9a-f]{64})"$/.exec(response.headers.get('etag') ?? '')?.[1];
  if (!sha256) throw invalidResponse('The answer states no digest.', response.headers.get('x-request-id'));
  const goesOn = response.status === 206 && left?.sha256 === sha256;
  if (goesOn) {
    session.output.note('Goes on with the download that was not finished.');
    await truncate(left.path, left.bytes);
  } else if (left) await rm(left.path, { force: true });
  const part = goesOn ? left : { path: `${file}.${sha256}.part`, bytes: 0 };
  const total = part.bytes + Number(response.headers.get('content-length') ?? 0);
  const onBytes = (count: number) => session.output.progress(`${toKib(count)} of ${toKib(total)} KiB`);
  try {
    await read(saveFile(file, content, { sha256, overwrite, onBytes, part }));
  } catch (error) {
    if (isLost(error)) session.output.note('Give the same command to go on.');
    throw error;
  }
  session.output.note(`Saved ${file} (SHA-256 ${sha256}).`);
}

const toKib = (bytes: number) => Math.ceil(bytes / 1024);
