import { type Context as Call, Hono } from 'hono';
import { createSlidingWindow } from '#auth/sliding-window.ts';
import { formatAttachment } from '#http/attachment.ts';
import { parseByteRange } from '#http/byte-range.ts';
import { jsonHeaders } from '#http/headers.ts';
import type { Context } from '#kernel/context.ts';
import { notFound, toErrorHeaders, toPublicError } from '#kernel/errors.ts';
import {
  loadSupplierFile,
  readSupplierPage,
  recordDownload,
  type SupplierFile,
  type SupplierPage,
} from '#modules/sourcing/supplier-links/supplier-link-page.service.ts';
import type { Served } from '#rest/handler.ts';
import { sendHtml, setPageHeaders } from '../layout.ts';
import { renderProblemPage, renderRequestPage } from './supplier-views.ts';
import { type Language, pickLanguage } from './supplier-words.ts';

type Options = { perMinute: number; explain: (error: unknown, ctx: Context) => unknown };

/** Opens without signing in: the token in the path is the credential. Credentials of the request are not read. */
export function createSupplierPages({ perMinute, explain }: Options): Hono<Served> {
  const app = new Hono<Served>();
  const consumeByAddress = createSlidingWindow('link_requests_per_minute', perMinute);
  const consumeByToken = createSlidingWindow('link_requests_per_minute', perMinute);

  /** Before any access to the database. */
  function assertAllowed(ctx: Context, token: string): void {
    const at = ctx.now().getTime();
    const refusal = consumeByAddress(ctx.client, at) ?? consumeByToken(ctx.hmac(token), at);
    if (refusal) throw refusal;
  }

  /** All refusals of a token look the same. */
  async function respond(c: Call<Served>, answer: (token: string) => Promise<Response>): Promise<Response> {
    const { ctx } = c.var;
    const token = c.req.param('token') ?? '';
    setPageHeaders(c, { 'script-src': `'none'`, 'form-action': `'none'` });
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    ctx.holdsSecret = true;
    try {
      assertAllowed(ctx, token);
      return await answer(token);
    } catch (error) {
      if (wantsJson(c)) throw error;
      const explained = explain(error, ctx);
      const { status, code } = toPublicError(explained);
      for (const [name, value] of Object.entries(toErrorHeaders(explained))) c.header(name, value);
      const problem = code === 'not_found' || code === 'rate_limited' ? code : 'other';
      return sendHtml(c, renderProblemPage(problem, findLanguage(c)), status);
    }
  }

  app.get('/s/:token', (c) => {
    c.set('operation', 'GET /s/{token}');
    return respond(c, async (token) => {
      const page = await readSupplierPage(c.var.ctx, token);
      if (!page) throw linkNotFound();
      if (wantsJson(c)) return c.body(JSON.stringify(toJson(page, c, token)), 200, jsonHeaders);
      return sendHtml(c, renderRequestPage(page, `/s/${token}`, findLanguage(c)));
    });
  });

  app.get('/s/:token/files/:fileId', (c) => {
    c.set('operation', 'GET /s/{token}/files/{fileId}');
    return respond(c, async (token) => {
      const file = await loadSupplierFile(c.var.ctx, token, c.req.param('fileId'));
      if (!file) throw linkNotFound();
      return sendFile(c, file);
    });
  });
  return app;
}

const linkNotFound = () => notFound('supplier link');

const headers = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  Vary: 'Accept, Accept-Language, Origin',
};

/** Browsers, and clients that take anything, get the page. */
const wantsJson = ({ req }: Call): boolean => {
  const accepted = req.header('accept') ?? '';
  return /\bapplication\/json\b/i.test(accepted) && !/\btext\/html\b/i.test(accepted);
};

const findLanguage = ({ req }: Call): Language => pickLanguage(req.query('lang'), req.header('accept-language'));

/** The documented interface. There are no answers yet. */
function toJson({ files, status, expiresAt, ...rfq }: SupplierPage, c: Call<Served>, token: string) {
  const { publicUrl } = c.var.ctx.settings;
  return {
    rfq,
    files: files.map(({ fileId, ...file }) => ({
      id: fileId,
      ...file,
      url: `${publicUrl}/s/${token}/files/${fileId}`,
    })),
    answer: null,
    status,
    expiresAt: expiresAt.toISOString(),
  };
}

/** One range, so that an interrupted download can go on. */
async function sendFile(c: Call<Served>, file: SupplierFile): Promise<Response> {
  const { bytes, name, sha256 } = file;
  const etag = `"${sha256}"`;
  const condition = c.req.header('if-range');
  const isSame = condition === undefined || condition === etag;
  const range = isSame ? parseByteRange(c.req.header('range'), bytes.length) : null;
  c.header('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') return c.body(null, 416, { 'Content-Range': `bytes */${bytes.length}` });
  if (c.req.method !== 'HEAD') await recordDownload(c.var.ctx, file);
  c.header('ETag', etag);
  c.header('Content-Type', 'application/octet-stream');
  c.header('Content-Disposition', formatAttachment(name));
  c.header('Content-Security-Policy', `default-src 'none'; sandbox; frame-ancestors 'none'`);
  const { start, end } = range ?? { start: 0, end: bytes.length - 1 };
  c.header('Content-Length', String(end - start + 1));
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${bytes.length}`);
  return c.body(Buffer.from(bytes.subarray(start, end + 1)), range ? 206 : 200);
}
