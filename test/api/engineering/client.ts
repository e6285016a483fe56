import { sha256 } from '#kernel/hash.ts';
import type { Answer, App } from '../../harness.ts';

type Me = Pick<Awaited<ReturnType<App['live']>>, 'rest'>;
export type Content = Record<string, string | Uint8Array>;

const bytesOf = (content: string | Uint8Array) => Buffer.from(content);
export const base64 = (content: string | Uint8Array) => bytesOf(content).toString('base64');

/** Files as a caller lists them. */
export const listed = (content: Content, more: object = {}) =>
  Object.entries(content).map(([name, text]) => {
    const bytes = bytesOf(text);
    return { name, sizeBytes: bytes.length, sha256: sha256(bytes), ...more };
  });

/** What a caller does to bring a revision. */
export function engineering(me: Me, projectId: string) {
  const at = `/projects/${projectId}/engineering`;
  const preview = (content: Content | object[], revision = 'A', more: object = {}): Promise<Answer> =>
    me.rest('POST', `${at}/preview`, {
      revision,
      files: Array.isArray(content) ? content : listed(content),
      ...more,
    });
  const start = (previewId: string): Promise<Answer> => me.rest('POST', `${at}/transfers`, { previewId });
  const begin = async (content: Content | object[], revision?: string) =>
    (await start((await preview(content, revision)).body['previewId'])).body['transfer'];
  const upload = (transferId: string, entryId: string, content: string | Uint8Array): Promise<Answer> =>
    me.rest('POST', `${at}/transfers/${transferId}/files/${entryId}`, { contentBase64: base64(content) });
  const transfer = async (id: string) => (await me.rest('GET', `${at}/transfers/${id}`)).body['transfer'];
  const all = async () => (await me.rest('GET', at)).body;

  /** Brings a revision to its end: the package. */
  async function bring(content: Content, revision?: string) {
    const { id, files } = await begin(content, revision);
    for (const { name, entryId, status } of files) if (status === 'waiting') await upload(id, entryId, content[name]!);
    return (await all()).packages[0];
  }
  return { at, preview, start, begin, upload, transfer, all, bring };
}

export async function withProject<M extends Me>(me: M, name = 'Lamp') {
  const { project } = (await me.rest('POST', '/projects', { name })).body;
  return { me, projectId: project.id as string, ...engineering(me, project.id) };
}

export const fieldsOf = ({ body }: Answer) =>
  body['error'].details.fields.map(({ path, code }: Record<string, string>) => [path, code]);

/** What lies in the store, looked for where the records say that it lies. */
export function kept(app: App) {
  const places = (content: string) =>
    app
      .asOwner()
      .execute<{ owner: string; transferId: string }[]>(
        'select distinct owner, content_transfer_id as "transferId" from engineering_file where sha256 = ? and content_transfer_id is not null',
        [sha256(content)],
      );
  return {
    placeOf: async (content: string) => (await places(content))[0]!,
    async contentOf(content: string): Promise<string[]> {
      const hash = sha256(content);
      const found = (await places(content)).map((place) => app.system.files.get({ ...place, sha256: hash }));
      return (await Promise.all(found)).flatMap((bytes) => (bytes ? [Buffer.from(bytes).toString()] : []));
    },
  };
}
