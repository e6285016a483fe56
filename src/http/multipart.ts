import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { type DomainError, payloadTooLarge } from '#kernel/errors.ts';
import { invalidField } from '#kernel/validation.ts';
import { incompleteBody } from './request-body.ts';

/** `fieldBytes` is of all fields together. */
type Limits = { files: number; fileBytes: number; fields: number; fieldBytes: number };
/** `bytes` is null for a file above the limit. */
export type FormFile = { name: string; bytes: Buffer | null };

/** What is read of a form with too many files, as a multiple of what its limits allow, so that its sender is told. */
const readFactor = 2;

const formType = /^multipart\/form-data\s*;/i;
export const isMultipart = (contentType: string | undefined): boolean => formType.test(contentType ?? '');

/**
 * Gives the files of a form to `take` one after the other, so that one at a time is in memory, and returns its fields.
 * Inputs without a file are left out; a file above the number allowed is given without its name and bytes. Throws
 * `payload_too_large` for much more than the limits allow, `validation_failed` for what is no form, and
 * `invalid_header` if the client aborts.
 */
export async function readMultipartForm(
  request: Request,
  limits: Limits,
  take: (file: FormFile) => Promise<void>,
): Promise<URLSearchParams> {
  const form = new URLSearchParams();
  const parser = createParser(request, limits);
  const source = Readable.fromWeb((request.body ?? new Response('').body) as ReadableStream<Uint8Array>);
  const maxBytes = readFactor * (limits.files * limits.fileBytes + limits.fieldBytes);
  let taken = Promise.resolve();
  let [bytesRead, bytesOfFields] = [0, 0];
  return new Promise((resolve, reject) => {
    const stop = (error: unknown) => {
      source.unpipe(parser);
      source.destroy();
      reject(error);
    };
    const stopAtLimit = () => stop(payloadTooLarge(maxBytes));
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      bytesOfFields += Buffer.byteLength(value);
      if (nameTruncated || valueTruncated || bytesOfFields > limits.fieldBytes) stopAtLimit();
      else form.append(name, value);
    });
    const takeNext = (read: () => Promise<FormFile>) => {
      taken = taken.then(async () => {
        const file = await read();
        if (file.name || file.bytes?.length !== 0) await take(file);
      });
      taken.catch(stop);
    };
    parser.on('file', (_, content, name) =>
      takeNext(async () => {
        const bytes = await buffer(content);
        return { name, bytes: content.truncated ? null : bytes };
      }),
    );
    parser.on('filesLimit', () => takeNext(async () => ({ name: '', bytes: null })));
    for (const limit of ['fieldsLimit', 'partsLimit'] as const) parser.on(limit, stopAtLimit);
    parser.on('error', () => stop(notAForm()));
    parser.on('finish', () => taken.then(() => resolve(form), reject));
    source.on('data', ({ byteLength }: Uint8Array) => {
      bytesRead += byteLength;
      if (bytesRead > maxBytes) stopAtLimit();
    });
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
      limits: { ...limits, parts: readFactor * files + fields },
      // By default, an input of bytes without a name would be a file too.
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch {
    throw notAForm();
  }
}

const notAForm = (): DomainError => invalidField('', 'The body is not a form as multipart/form-data.');
