import { base64, listFiles } from '../../engineering/client.ts';
import type { Person } from '../person.ts';
import type { Rows } from '../row.ts';

const at = '/projects/{id}/engineering';
const content = { 'lamp.step': 'solid lamp' };
const revision = { revision: 'A', files: listFiles(content), note: 'first' };

async function previewed({ engineering }: Person) {
  const { projectId: id, preview, start } = await engineering();
  const { previewId } = (await preview(content)).body;
  return { request: { path: { id }, body: { previewId } }, start: () => start(previewId) };
}

/** One that waits for its file. */
async function begun({ engineering }: Person) {
  const { projectId: id, begin } = await engineering();
  const { id: transferId, files } = await begin(content);
  return { path: { id, transferId, entryId: files[0].entryId } };
}

/** A file of a package. */
async function packaged({ engineering }: Person) {
  const { projectId: id, bring } = await engineering();
  const { id: packageId, files } = await bring(content);
  return { path: { id, packageId, entryId: files[0].entryId } };
}

export const engineeringRows: Rows = {
  [`GET ${at}`]: {
    succeeds: async (me) => ({ path: { id: (await begun(me)).path.id } }),
  },
  [`POST ${at}/preview`]: {
    succeeds: async ({ project }) => ({ path: { id: await project() }, body: revision }),
    fails: {
      validation_failed: async ({ project }) => ({ path: { id: await project() }, body: { ...revision, files: [] } }),
    },
  },
  [`POST ${at}/transfers`]: {
    succeeds: async (me) => (await previewed(me)).request,
    replays: async (me) => {
      const { request, start } = await previewed(me);
      await start();
      return request;
    },
    fails: {
      validation_failed: async ({ project }) => ({ path: { id: await project() }, body: { previewId: 'last' } }),
      preview_expired: async (me) => {
        const { request } = await previewed(me);
        const { clock } = me.app;
        const now = clock.now;
        clock.now = new Date(now.getTime() + 25 * 3600_000);
        return {
          ...request,
          afterwards: async () => {
            clock.now = now;
          },
        };
      },
    },
  },
  [`GET ${at}/transfers/{transferId}`]: {
    succeeds: async (me) => {
      const { id, transferId } = (await begun(me)).path;
      return { path: { id, transferId } };
    },
  },
  [`POST ${at}/transfers/{transferId}/files/{entryId}`]: {
    succeeds: async (me) => ({ ...(await begun(me)), body: { contentBase64: base64(content['lamp.step']) } }),
    fails: {
      validation_failed: async (me) => ({ ...(await begun(me)), body: { contentBase64: '?' } }),
      transfer_conflict: async (me) => ({ ...(await begun(me)), body: { contentBase64: base64('another lamp') } }),
    },
  },
  [`GET ${at}/packages/{packageId}/files/{entryId}/content`]: {
    succeeds: packaged,
    ranges: async (me) => ({ ...(await packaged(me)), headers: { range: 'bytes=0-3' } }),
    fails: {
      range_not_satisfiable: async (me) => ({ ...(await packaged(me)), headers: { range: 'bytes=1000-' } }),
    },
  },
};
