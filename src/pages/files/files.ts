import type { GraphQLSchema } from 'graphql';
import { type Context as Call, Hono } from 'hono';
import pLimit from 'p-limit';
import type { ByteRange } from '#http/byte-range.ts';
import { createFileResponse } from '#http/file-response.ts';
import { buildHeaders } from '#http/headers.ts';
import { readLimitedBody } from '#http/request-body.ts';
import { assertAccess, findRequirement } from '#kernel/access.ts';
import { assertDefined } from '#kernel/assert.ts';
import { openContent, readLinkedContent } from '#modules/sourcing/engineering/downloads/download.service.ts';
import { maxFileBytes } from '#modules/sourcing/engineering/engineering.schema.ts';
import type { Served } from '#rest/handler.ts';
import { parsePageDocument } from '../document.ts';

/** Files by signed links, for browsers and programs that cannot send a key. */
export function createFileRoutes(): Hono<Served> {
  const app = new Hono<Served>();
  app.get('/files/:link/:signature', async (c) => {
    const { ctx } = c.var;
    c.set('operation', 'signed download');
    const { link, signature } = c.req.param();
    const file = await readLinkedContent(ctx, link, signature);
    const { bytes, sha256, mediaType, disposition } = file;
    const headers = {
      'Content-Type': mediaType,
      'Content-Disposition': disposition,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    };
    const open = (range: ByteRange | null) => openContent(ctx, file, range);
    return createFileResponse((name) => c.req.header(name), { bytes, sha256, headers }, buildHeaders(ctx), open);
  });
  return app;
}

export const uploadPaths = {
  engineering: '/files/projects/:projectId/transfers/:transferId/:entryId',
  task: '/files/tasks/:id',
};

/** Each body takes several times its size in memory; the others are not yet read. */
const maxUploads = 6;

/** Files as they are: the graph takes only what fits into one of its requests. */
export function createUploadRoutes(schema: GraphQLSchema): Hono<Served> {
  const app = new Hono<Served>();
  const limit = pLimit(maxUploads);
  /** Runs a mutation with the body as `contentBase64`. */
  const takeUpload = <Data>(mutation: string, text: string) => {
    const run = parsePageDocument<Data>(text, schema);
    const requirement = findRequirement(assertDefined(schema.getMutationType()?.getFields()[mutation], mutation));
    return (c: Call<Served>, target: Record<string, string>): Promise<Data> => {
      // Before the body is read or waits for its turn.
      assertAccess(c.var.ctx.viewer, requirement);
      return limit(async () => {
        const bytes = await readLimitedBody(c.req.raw, maxFileBytes);
        return run({ input: { ...target, contentBase64: Buffer.from(bytes).toString('base64') } }, c.var.ctx);
      });
    };
  };
  const uploadEngineeringFile = takeUpload<{ uploaded: { file: { status: string } } }>(
    'uploadEngineeringFile',
    'mutation ($input: UploadEngineeringFileInput!) { uploaded: uploadEngineeringFile(input: $input) { file { status } } }',
  );
  app.post(uploadPaths.engineering, async (c) => c.json((await uploadEngineeringFile(c, c.req.param())).uploaded.file));
  const addTaskFile = takeUpload<{ added: { task: object } }>(
    'addTaskFile',
    'mutation ($input: AddTaskFileInput!) { added: addTaskFile(input: $input) { task { id files { id name mediaType sizeBytes sha256 } } } }',
  );
  app.post(uploadPaths.task, async (c) => {
    const target = { ...c.req.param(), name: c.req.query('name') ?? '' };
    return c.json((await addTaskFile(c, target)).added.task);
  });
  return app;
}
