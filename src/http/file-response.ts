import { DomainError } from '#kernel/errors.ts';
import { type ByteRange, countBytes, parseByteRange } from './byte-range.ts';
import { findMatchingEtag } from './headers.ts';

/** RFC 6266. Old clients read the first name, in which only plain characters are left; others the second. */
export function renderDisposition(name: string): string {
  const safe = name.toWellFormed().replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029/\\]/gu, '_');
  const plain = safe.replaceAll(/[^\w. ()-]/gu, '_').replace(/^\.+/, '_');
  const encoded = encodeURIComponent(safe).replaceAll(/['()*]/g, escapeCharacter);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const escapeCharacter = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** `headers` describe the content. */
type Sent = { bytes: number; sha256: string; headers: Record<string, string> };
type Chunks = AsyncGenerator<Uint8Array>;
type GetHeader = (name: string) => string | undefined;

/** Content that never changes: the whole of it, the range that was asked for, or 304. */
export async function createFileResponse(
  getHeader: GetHeader,
  { bytes, sha256, headers }: Sent,
  common: Record<string, string>,
  open: (range: ByteRange | null) => Promise<Chunks>,
): Promise<Response> {
  const etag = `"${sha256}"`;
  const known = { ...common, ETag: etag };
  if (findMatchingEtag(etag, getHeader('if-none-match'))) return new Response(null, { status: 304, headers: known });
  const condition = getHeader('if-range');
  const isCurrent = condition === undefined || condition === etag;
  const range = isCurrent ? parseByteRange(getHeader('range'), bytes) : null;
  if (range === 'unsatisfiable') {
    throw new DomainError('range_not_satisfiable', `The file has ${bytes} bytes.`, { sizeBytes: bytes });
  }
  const content = toStream(await open(range));
  const described = { ...known, ...headers, 'Accept-Ranges': 'bytes' };
  if (!range) return new Response(content, { headers: { ...described, 'Content-Length': String(bytes) } });
  const { start, end } = range;
  const partial = { 'Content-Length': String(countBytes(range)), 'Content-Range': `bytes ${start}-${end}/${bytes}` };
  return new Response(content, { status: 206, headers: { ...described, ...partial } });
}

export function toStream(chunks: Chunks): ReadableStream {
  return new ReadableStream(
    {
      pull: async (answer) => {
        const { done, value } = await chunks.next();
        if (done) answer.close();
        else answer.enqueue(value);
      },
      cancel: async () => void (await chunks.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}
