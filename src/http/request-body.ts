import { DomainError, payloadTooLarge } from '#kernel/errors.ts';

/** What a caller without a valid credential may send. */
export const maxAnonymousBodyBytes = 65_536;

/** The length that the headers announce: 0 without a body, infinite where only the end of the stream will tell. */
export function readAnnouncedLength({ headers, method }: Pick<Request, 'headers' | 'method'>): number {
  if (headers.has('transfer-encoding')) return Number.POSITIVE_INFINITY;
  const length = headers.get('content-length');
  if (length !== null) return Number(length);
  return method === 'GET' || method === 'HEAD' ? 0 : Number.POSITIVE_INFINITY;
}

/**
 * Reads a body and never holds more than the limit. Throws `payload_too_large`, from the announced length where there is
 * one, and `invalid_header` where the client ends its upload early: that is no failure of ours.
 */
export async function readLimitedBody(request: Request, limitBytes: number): Promise<Uint8Array> {
  const announced = readAnnouncedLength(request);
  if (Number.isFinite(announced)) {
    if (announced > limitBytes) throw payloadTooLarge(limitBytes);
    return new Uint8Array(await request.arrayBuffer().catch(throwIncompleteBody));
  }
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read().catch(throwIncompleteBody);
    if (done) break;
    size += value.byteLength;
    if (size > limitBytes) {
      // Not awaited: a stream that somebody else reads too is not cancelled before they cancel it.
      void reader.cancel().catch(() => {});
      throw payloadTooLarge(limitBytes);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** Node's error of a request whose client went away. Its code, ECONNRESET, is that of other sockets too. */
export const isClientAbort = (error: unknown): boolean => error instanceof Error && error.message === 'aborted';

export const incompleteBody = (): DomainError =>
  new DomainError('invalid_header', 'The request ended before its body was complete.', { header: 'content-length' });

function throwIncompleteBody(cause: unknown): never {
  throw cause instanceof TypeError ? cause : incompleteBody();
}
