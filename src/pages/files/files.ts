import { Hono } from 'hono';
import type { ByteRange } from '#http/byte-range.ts';
import { createFileResponse } from '#http/file-response.ts';
import { buildHeaders } from '#http/headers.ts';
import { openContent, readLinkedContent } from '#modules/sourcing/engineering/downloads/download.service.ts';
import type { Served } from '#rest/handler.ts';

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
