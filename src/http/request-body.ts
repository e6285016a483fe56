import { DomainError, payloadTooLarge } from '#kernel/errors.ts';

export const maxAnonymousBodyBytes = 65_536;

/** Infinite if only the end of the stream tells. */
export function readAnnouncedLength({ headers, method }: Pick<Request, 'headers' | 'method'>): number {
  if (headers.has('transfer-encoding')) return Number.POSITIVE_INFINITY;
  const length = headers.get('content-length');
  if (length !== null) return Number(length);
  return method === 'GET' || method === 'HEAD' ? 0 : Number.POSITIVE_INFINITY;
}

/** Throws `payload_too_large`, before reading if the length is announced, and `invalid_header` if the client aborts. */
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
      // Not awaited: a teed stream is cancelled only when its other reader cancels.
      void reader.cancel().catch(() => {});
      throw payloadTooLarge(limitBytes);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** The code of this error, ECONNRESET, also occurs on other sockets. */
export const isClientAbort = (error: unknown): boolean => error instanceof Error && error.message === 'aborted';

export const incompleteBody = (): DomainError =>
  new DomainError('invalid_header', 'The request ended before its body was complete.', { header: 'content-length' });

function throwIncompleteBody(cause: unknown): never {
  throw cause instanceof TypeError ? cause : incompleteBody();
}
