import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { type DomainError, payloadTooLarge } from '#kernel/errors.ts';
import { invalidField } from '#kernel/validation.ts';
import { incompleteBody } from './request-body.ts';

type Limits = { files: number; fileBytes: number; fields: number; fieldBytes: number };
/** `bytes` is null for a file above the limit. */
export type FormFile = { name: string; bytes: Buffer | null };

const formType = /^multipart\/form-data\s*;/i;
export const isMultipart = (contentType: string | undefined): boolean => formType.test(contentType ?? '');

/**
 * Gives the files of a form to `take` one after the other, so that one at a time is in memory, and returns its fields.
 * Inputs without a file are left out. Throws `payload_too_large` for more files, fields or bytes in a field than the
 * limits allow, `validation_failed` for what is no form, and `invalid_header` if the client aborts.
 */
export async function readMultipartForm(
  request: Request,
  limits: Limits,
  take: (file: FormFile) => Promise<void>,
): Promise<URLSearchParams> {
  const form = new URLSearchParams();
  const parser = createParser(request, limits);
  const source = Readable.fromWeb((request.body ?? new Response('').body) as ReadableStream<Uint8Array>);
  let taken = Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = (error: unknown) => {
      source.unpipe(parser);
      source.destroy();
      reject(error);
    };
    const stopAtLimit = () => stop(payloadTooLarge(limits.files * limits.fileBytes + limits.fieldBytes));
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) stopAtLimit();
      else form.append(name, value);
    });
    parser.on('file', (_, content, name) => {
      taken = taken.then(async () => {
        const bytes = await buffer(content);
        if (name || bytes.length) await take({ name, bytes: content.truncated ? null : bytes });
      });
      taken.catch(stop);
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(limit, stopAtLimit);
    parser.on('error', () => stop(notAForm()));
    parser.on('finish', () => taken.then(() => resolve(form), reject));
    source.on('error', () => stop(incompleteBody()));
    source.pipe(parser);
  });
}

function createParser({ headers }: Request, { files, fileBytes, fields, fieldBytes }: Limits): BusboyInstance {
  const contentType = headers.get('content-type') ?? '';
  const limits = { files, fileSize: fileBytes, fields, fieldSize: fieldBytes, fieldNameSize: 200, headerPairs: 20 };
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...limits, parts: files + fields },
      // By default, an input of bytes without a name would be a file too.
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch {
    throw notAForm();
  }
}

const notAForm = (): DomainError => invalidField('', 'The body is not a form as multipart/form-data.');
