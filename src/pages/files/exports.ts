import type { GraphQLSchema } from 'graphql';
import { Hono } from 'hono';
import { toStream } from '#http/file-response.ts';
import { buildHeaders } from '#http/headers.ts';
import { readContent } from '#modules/platform/exports/export.queries.ts';
import type { ExportContent } from '#modules/platform/exports/export.service.ts';
import type { Served } from '#rest/handler.ts';
import { parsePageDocument } from '../document.ts';

/** The file of an export for a signed-in member; programs read it from REST with a key. */
export function createExportFiles(schema: GraphQLSchema): Hono<Served> {
  const app = new Hono<Served>();
  const read = parsePageDocument<{ content: ExportContent }>(
    'query ($id: ID!) { content: exportContent(id: $id) { id mediaType disposition bytes rows sha256 } }',
    schema,
  );
  app.get('/exports/:id/content', async (c) => {
    const { ctx } = c.var;
    const { content } = await read({ id: c.req.param('id') }, ctx);
    const headers = {
      ...buildHeaders(ctx),
      'Content-Type': content.mediaType,
      'Content-Disposition': content.disposition,
      'Content-Length': String(content.bytes),
    };
    return new Response(toStream(readContent(ctx, content)), { headers });
  });
  return app;
}
