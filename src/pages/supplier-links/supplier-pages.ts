import { type Context as Call, Hono } from 'hono';
import { createSlidingWindow } from '#auth/sliding-window.ts';
import type { ByteRange } from '#http/byte-range.ts';
import { createFileResponse, renderDisposition } from '#http/file-response.ts';
import { jsonHeaders } from '#http/headers.ts';
import { isMultipart } from '#http/multipart.ts';
import { maxAnonymousBodyBytes } from '#http/request-body.ts';
import type { Context } from '#kernel/context.ts';
import { toErrorHeaders, toPublicError } from '#kernel/errors.ts';
import { type FieldProblem, readFieldProblems } from '#kernel/validation.ts';
import type { AttachedFile } from '#modules/sourcing/supplier-links/answers/files/answer-file.schema.ts';
import { submitAnswer } from '#modules/sourcing/supplier-links/answers/supplier-answer.service.ts';
import {
  findSupplierFile,
  readSupplierPage,
  recordDownload,
  type SupplierFile,
  type SupplierPage,
} from '#modules/sourcing/supplier-links/supplier-link-page.service.ts';
import type { Served } from '#rest/handler.ts';
import { readJsonObject } from '#rest/input.ts';
import { sendHtml, setPageHeaders } from '../layout.ts';
import { type GivenForm, readAnswerForm, refill } from './answer-form.ts';
import { linkNotFound, readGivenForm, uploadFiles } from './answer-upload.ts';
import { renderProblemPage, renderRequestPage } from './supplier-views.ts';
import { type Language, pickLanguage, problemCodes } from './supplier-words.ts';

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
    setPageHeaders(c);
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
      const problem = problemCodes.find((one) => one === code) ?? 'other';
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

  app.post('/s/:token/answers', (c) => {
    c.set('operation', 'POST /s/{token}/answers');
    return respond(c, (token) => (isForm(c) ? answerByForm(c, token) : answerByJson(c, token)));
  });

  app.post('/s/:token/files', (c) => {
    c.set('operation', 'POST /s/{token}/files');
    return respond(c, async (token) => {
      const files = await uploadFiles(c, token);
      return c.body(JSON.stringify({ files: files.map(toFile) }), 201, jsonHeaders);
    });
  });

  app.get('/s/:token/files/:fileId', (c) => {
    c.set('operation', 'GET /s/{token}/files/{fileId}');
    return respond(c, async (token) => {
      const file = await findSupplierFile(c.var.ctx, token, c.req.param('fileId'));
      if (!file) throw linkNotFound();
      return sendFile(c, file);
    });
  });
  return app;
}

const headers = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  Vary: 'Accept, Accept-Language, Origin',
};

const plainFormType = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const isForm = ({ req }: Call): boolean => {
  const type = req.header('content-type');
  return plainFormType.test(type ?? '') || isMultipart(type);
};

/** Browsers, and clients that take anything, get the page. */
const wantsJson = (c: Call): boolean => {
  const { req } = c;
  if (req.method === 'POST') return !isForm(c) || req.path.endsWith('/files');
  const accepted = req.header('accept') ?? '';
  return /\bapplication\/json\b/i.test(accepted) && !/\btext\/html\b/i.test(accepted);
};

const findLanguage = ({ req }: Call): Language => pickLanguage(req.query('lang'), req.header('accept-language'));

/** The documented interface. */
function toJson(
  { files, answer, uploads: _, question, requested, status, expiresAt, ...rfq }: SupplierPage,
  c: Call<Served>,
  token: string,
) {
  const { publicUrl } = c.var.ctx.settings;
  return {
    rfq: { ...rfq, currency: requested?.currency ?? null },
    files: files.map(({ fileId, ...file }) => ({
      id: fileId,
      ...file,
      url: `${publicUrl}/s/${token}/files/${fileId}`,
    })),
    question,
    answer: answer && toSent(answer),
    status,
    expiresAt: expiresAt.toISOString(),
  };
}

/** In the words in which it was sent. */
function toSent({ createdAt, offer, declineReason, files, ...answer }: NonNullable<SupplierPage['answer']>) {
  const content = offer ? { ...offer, files: files.map(toFile) } : { decline: { reason: declineReason } };
  return { ...answer, receivedAt: createdAt, ...content };
}

const toFile = ({ fileId, ...file }: AttachedFile) => ({ id: fileId, ...file });

async function answerByJson(c: Call<Served>, token: string): Promise<Response> {
  const body = await readJsonObject(c, maxAnonymousBodyBytes);
  const submitted = await submitAnswer(c.var.ctx, token, body);
  if (!submitted) throw linkNotFound();
  const { answer, replayed } = submitted;
  const { id, version, status } = answer;
  if (replayed) c.header('Idempotency-Replayed', 'true');
  return c.body(JSON.stringify({ answer: { id, version, status } }), replayed ? 200 : 201, jsonHeaders);
}

/** Shows the form again with what is wrong in it. */
async function answerByForm(c: Call<Served>, token: string): Promise<Response> {
  const { ctx } = c.var;
  const page = await readSupplierPage(ctx, token);
  if (!page) throw linkNotFound();
  const [path, language] = [`/s/${token}`, findLanguage(c)];
  try {
    const given = await readGivenForm(c, token);
    const problems = await submitForm(ctx, token, given, page.lines);
    if (problems.length > 0) {
      // With the files that were uploaded meanwhile.
      const current = (await readSupplierPage(ctx, token)) ?? page;
      return sendHtml(c, renderRequestPage(current, path, language, refill(given, problems, page.lines)), 400);
    }
  } catch (error) {
    if (toPublicError(error).code !== 'rfq_closed') throw error;
    return sendHtml(c, renderRequestPage({ ...page, status: 'closed' }, path, language), 409);
  }
  return c.redirect(`${path}?lang=${language}#answer`, 303);
}

/** Returns what keeps the answer from being saved. */
async function submitForm(
  ctx: Context,
  token: string,
  given: GivenForm,
  lines: SupplierPage['lines'],
): Promise<FieldProblem[]> {
  if (given.refused.length > 0) return given.refused;
  try {
    if (!(await submitAnswer(ctx, token, readAnswerForm(given, lines).body))) throw linkNotFound();
    return [];
  } catch (error) {
    const problems = readFieldProblems(error);
    if (!problems.length) throw error;
    return problems;
  }
}

function sendFile(c: Call<Served>, file: SupplierFile): Promise<Response> {
  const { ctx } = c.var;
  const { name, sizeBytes, sha256 } = file;
  const described = {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': renderDisposition(name),
    'Content-Security-Policy': `default-src 'none'; sandbox; frame-ancestors 'none'`,
  };
  const common = Object.fromEntries(c.res.headers);
  const open = async (range: ByteRange | null) => {
    const content = await ctx.files.open(file, range);
    if (!content) throw linkNotFound();
    if (c.req.method !== 'HEAD') await recordDownload(ctx, file);
    return content;
  };
  return createFileResponse(
    (header) => c.req.header(header),
    { bytes: sizeBytes, sha256, headers: described },
    common,
    open,
  );
}
