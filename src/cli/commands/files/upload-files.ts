import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command } from '../../command/command.ts';
import { adviseReading } from '../../command/request-command.ts';
import type { Call, Session } from '../../command/session.ts';
import type { Answer } from '../../connection/send.ts';
import { isLost, usageError } from '../../errors.ts';
import { type JsonObject, readObject, readObjects, readText } from '../../json.ts';

type File = { name: string; sizeBytes: number; sha256: string; content: Buffer };

export const uploadFiles: Command = {
  name: 'files upload',
  summary:
    'Uploads engineering files as a revision of the package of a project. Repeated after an interruption, it goes on.',
  arguments: [
    { name: 'projectId', description: 'id of the project' },
    { name: 'files', description: 'files of the revision', variadic: true },
  ],
  options: [
    { flags: '--revision <name>', description: 'name of the revision, such as A', required: true },
    { flags: '--note <text>', description: 'note on the revision' },
  ],
  timeoutMs: 240_000,
  examples: ['files upload 0199a1b2-0000-7000-8000-000000000001 housing.step bom.csv --revision A'],
  async run(session, given) {
    const project = `/projects/${encodeURIComponent(String(given['projectId']))}`;
    const files = await Promise.all((Array.isArray(given['files']) ? given['files'] : []).map(readOne));
    const transfer = (await findOpen(session, project, files)) ?? (await start(session, project, files, given));
    const id = encodeURIComponent(readText(transfer, 'id'));
    const waiting = readObjects(transfer, 'files').filter(({ status }) => status === 'waiting');
    for (const [at, entry] of waiting.entries()) {
      const file = files.find(({ sha256, name }) => sha256 === entry['sha256'] && name === entry['name']);
      if (!file) throw usageError(`${entry['name']} belongs to the upload, but was not given.`);
      session.output.progress(`${at + 1} of ${waiting.length}: ${file.name}`);
      const path = `${project}/engineering/transfers/${id}/files/${encodeURIComponent(readText(entry, 'entryId'))}`;
      await change(session, project, {
        method: 'POST',
        path,
        body: { contentBase64: file.content.toString('base64') },
      });
    }
    await session.print(await session.get(`${project}/engineering/transfers/${id}`), { record: 'transfer' });
  },
};

async function readOne(path: unknown): Promise<File> {
  const content = await readFile(String(path)).catch((error: Error) => {
    throw usageError(`Cannot read the file: ${error.message}`);
  });
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name: basename(String(path)), sizeBytes: content.length, sha256, content };
}

/** An upload of the same files that was not finished. */
async function findOpen(session: Session, project: string, files: readonly File[]): Promise<JsonObject | undefined> {
  const { body } = await session.get(`${project}/engineering`);
  const given = new Set(files.map(({ name, sha256 }) => `${sha256} ${name}`));
  const found = readObjects(body, 'transfers').find(
    (transfer) =>
      transfer['status'] === 'open' &&
      readObjects(transfer, 'files').every(({ name, sha256 }) => given.has(`${sha256} ${name}`)),
  );
  if (found) session.output.note('Goes on with the upload that was not finished.');
  return found;
}

async function start(
  session: Session,
  project: string,
  files: readonly File[],
  { revision, note }: { readonly [name: string]: unknown },
): Promise<JsonObject> {
  const listed = files.map(({ content: _, ...file }) => file);
  const body = { revision, files: listed, ...(note !== undefined && { note }) };
  const previewed = await change(session, project, { method: 'POST', path: `${project}/engineering/preview`, body });
  for (const warning of [previewed.body['preview']].flatMap(readWarnings)) session.output.note(`Warning: ${warning}`);
  const previewId = readText(previewed.body, 'previewId');
  const path = `${project}/engineering/transfers`;
  return readObject((await change(session, project, { method: 'POST', path, body: { previewId } })).body, 'transfer');
}

function readWarnings(preview: unknown): string[] {
  const { warnings } = readObject({ preview }, 'preview');
  return Array.isArray(warnings) ? warnings.map(String) : [];
}

async function change(session: Session, project: string, call: Call): Promise<Answer> {
  try {
    return await session.call(call);
  } catch (error) {
    if (isLost(error)) adviseReading(session, `files list ${decodeURIComponent(project.slice('/projects/'.length))}`);
    throw error;
  }
}
