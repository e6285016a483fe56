import type { GraphQLSchema } from 'graphql';
import { Hono } from 'hono';
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

export const uploadPath = '/files/projects/:projectId/transfers/:transferId/:entryId';

/** Each body takes several times its size in memory; the others are not yet read. */
const maxUploads = 6;

/** Files of a signed-in member, as they are: the graph takes only what fits into one of its requests. */
export function createUploadRoutes(schema: GraphQLSchema): Hono<Served> {
  const app = new Hono<Served>();
  const limit = pLimit(maxUploads);
  const upload = parsePageDocument<{ uploaded: { file: { status: string } } }>(
    'mutation ($input: UploadEngineeringFileInput!) { uploaded: uploadEngineeringFile(input: $input) { file { status } } }',
    schema,
  );
  const requirement = findRequirement(
    assertDefined(schema.getMutationType()?.getFields()['uploadEngineeringFile'], 'uploadEngineeringFile'),
  );
  app.post(uploadPath, (c) => {
    // Before the body is read or waits for its turn.
    assertAccess(c.var.ctx.viewer, requirement);
    return limit(async () => {
      const bytes = await readLimitedBody(c.req.raw, maxFileBytes);
      const input = { ...c.req.param(), contentBase64: Buffer.from(bytes).toString('base64') };
      const { uploaded } = await upload({ input }, c.var.ctx);
      return c.json(uploaded.file);
    });
  });
  return app;
}
