import type { Context as Call } from 'hono';
import pLimit, { type LimitFunction } from 'p-limit';
import { assertNotEncoded } from '#http/headers.ts';
import { isMultipart, readMultipartForm } from '#http/multipart.ts';
import { maxAnonymousBodyBytes, readLimitedBody } from '#http/request-body.ts';
import { notFound } from '#kernel/errors.ts';
import { readFieldProblems } from '#kernel/validation.ts';
import {
  type AttachedFile,
  maxAnswerFileBytes,
  maxAnswerFiles,
} from '#modules/sourcing/supplier-links/answers/files/answer-file.schema.ts';
import { openUpload, saveAnswerFile } from '#modules/sourcing/supplier-links/answers/files/answer-file.service.ts';
import type { Served } from '#rest/handler.ts';
import { assertStorable, parseForm } from '../form.ts';
import type { GivenForm } from './answer-form.ts';

export const linkNotFound = () => notFound('supplier link');

/** Each holds one file in memory; the bodies of the others are not yet read. */
const maxUploads = 8;
const uploads = pLimit(maxUploads);
/** A supplier that sends slowly keeps nobody but itself waiting. */
const uploadsOf = new Map<string, LimitFunction>();

async function runLimited<T>(invitationId: string, work: () => Promise<T>): Promise<T> {
  const own = uploadsOf.get(invitationId) ?? pLimit(1);
  uploadsOf.set(invitationId, own);
  try {
    return await own(() => uploads(work));
  } finally {
    if (own.activeCount + own.pendingCount === 0) uploadsOf.delete(invitationId);
  }
}

const limits = {
  ...{ files: maxAnswerFiles, fileBytes: maxAnswerFileBytes },
  ...{ fields: 3000, fieldBytes: maxAnonymousBodyBytes },
};

/** Saves the files of a form, one after the other, and returns its fields. */
async function readUploads(
  c: Call<Served>,
  token: string,
  take: (saving: Promise<AttachedFile>) => Promise<void>,
): Promise<URLSearchParams> {
  const { ctx } = c.var;
  assertNotEncoded(c.req.header('content-encoding'));
  // Before the body is read or waits for its turn.
  const upload = await openUpload(ctx, token);
  if (!upload) throw linkNotFound();
  return runLimited(upload.invitationId, () =>
    readMultipartForm(c.req.raw, limits, (file) => take(saveAnswerFile(ctx, upload, file))),
  );
}

/** All or an error; what was saved before the error is saved once when the request is repeated. */
export async function uploadFiles(c: Call<Served>, token: string): Promise<AttachedFile[]> {
  const files: AttachedFile[] = [];
  await readUploads(c, token, async (saving) => void files.push(await saving));
  return files;
}

export async function readGivenForm(c: Call<Served>, token: string): Promise<GivenForm> {
  if (!isMultipart(c.req.header('content-type'))) {
    const text = Buffer.from(await readLimitedBody(c.req.raw, maxAnonymousBodyBytes)).toString();
    return { form: parseForm(c, text), uploaded: [], refused: [] };
  }
  const given: Omit<GivenForm, 'form'> = { uploaded: [], refused: [] };
  const form = await readUploads(c, token, async (saving) => {
    try {
      given.uploaded.push((await saving).fileId);
    } catch (error) {
      const problems = readFieldProblems(error);
      if (!problems.length) throw error;
      given.refused.push(...problems);
    }
  });
  assertStorable(form);
  return { form, ...given };
}
