import { buffer } from 'node:stream/consumers';
import type { ByteRange } from '#http/byte-range.ts';
import { sha256 } from '#kernel/hash.ts';
import type { FileKey, FileStore } from '#ports/file-store/file-store.ts';
import type { Answer, App } from '../../harness.ts';

type Me = Pick<Awaited<ReturnType<App['live']>>, 'rest'>;
export type Content = Record<string, string | Uint8Array>;

const toBytes = (content: string | Uint8Array) => Buffer.from(content);
export const base64 = (content: string | Uint8Array) => toBytes(content).toString('base64');

/** The file list of a preview request. */
export const listFiles = (content: Content, more: object = {}) =>
  Object.entries(content).map(([name, text]) => {
    const bytes = toBytes(text);
    return { name, sizeBytes: bytes.length, sha256: sha256(bytes), ...more };
  });

/** Requests of a transfer over REST. */
export function createEngineeringClient(me: Me, projectId: string) {
  const at = `/projects/${projectId}/engineering`;
  const preview = (content: Content | object[], revision = 'A', more: object = {}): Promise<Answer> =>
    me.rest('POST', `${at}/preview`, {
      revision,
      files: Array.isArray(content) ? content : listFiles(content),
      ...more,
    });
  const start = (previewId: string): Promise<Answer> => me.rest('POST', `${at}/transfers`, { previewId });
  const begin = async (content: Content | object[], revision?: string) =>
    (await start((await preview(content, revision)).body['previewId'])).body['transfer'];
  const upload = (transferId: string, entryId: string, content: string | Uint8Array): Promise<Answer> =>
    me.rest('POST', `${at}/transfers/${transferId}/files/${entryId}`, { contentBase64: base64(content) });
  const transfer = async (id: string) => (await me.rest('GET', `${at}/transfers/${id}`)).body['transfer'];
  const all = async () => (await me.rest('GET', at)).body;

  /** Transfers a revision and returns its package. */
  async function bring(content: Content, revision?: string) {
    const { id, files } = await begin(content, revision);
    for (const { name, entryId, status } of files) if (status === 'waiting') await upload(id, entryId, content[name]!);
    return (await all()).packages[0];
  }
  return { at, preview, start, begin, upload, transfer, all, bring };
}

export async function createProjectClient<M extends Me>(me: M, name = 'Lamp') {
  const { project } = (await me.rest('POST', '/projects', { name })).body;
  return { me, projectId: project.id as string, ...createEngineeringClient(me, project.id) };
}

export const listFieldErrors = ({ body }: Answer) => body['error'].details.fields.map(({ path, code }) => [path, code]);

export async function readStored(store: FileStore, key: FileKey, range?: ByteRange): Promise<Buffer | null> {
  const chunks = await store.open(key, range);
  return chunks && buffer(chunks);
}

/** Reads the file store at the locations stored in the database. */
export function createStoreReader(app: App) {
  const findPlaces = (content: string) =>
    app
      .asOwner()
      .execute<{ owner: string; transferId: string }[]>(
        'select distinct owner, content_transfer_id as "transferId" from engineering_file where sha256 = ? and content_transfer_id is not null',
        [sha256(content)],
      );
  return {
    findPlace: async (content: string) => (await findPlaces(content))[0]!,
    async readContent(content: string): Promise<string[]> {
      const hash = sha256(content);
      const found = (await findPlaces(content)).map((place) =>
        readStored(app.system.files, { ...place, sha256: hash }),
      );
      return (await Promise.all(found)).flatMap((bytes) => (bytes ? [bytes.toString()] : []));
    },
  };
}
