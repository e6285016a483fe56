import { transcode } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

export type Coding = 'br' | 'gzip';

/** Below this size the headers of a compressed answer cost what compression saves. */
export const minCompressedBytes = 1025;

/** From this length on it costs less to send bytes: Node copies a text to count its bytes and to put headers before it. */
const minEncodedLength = 16_384;

const scratch = Buffer.allocUnsafeSlow(1 << 20);

/**
 * By way of UTF-16, which is copied as it is: V8 encodes the characters of a text beyond Latin-1 one by one, which takes
 * three times as long as to transcode them. Only a text with half of a surrogate pair, which JSON escapes, is refused.
 */
function encodeUtf8(text: string): Buffer {
  if (text.length * 2 > scratch.length) return Buffer.from(text);
  try {
    return transcode(scratch.subarray(0, scratch.write(text, 'utf16le')), 'utf16le', 'utf8');
  } catch {
    return Buffer.from(text);
  }
}

const codings: readonly Coding[] = ['br', 'gzip'];
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

type Effort = { brotli: Record<number, number>; gzip: number };

/** A small window and a known size keep the memory of the encoder small. More quality hardly saves bytes of JSON. */
const answerEffort: Effort = {
  brotli: { [zlib.BROTLI_PARAM_QUALITY]: 3, [zlib.BROTLI_PARAM_LGWIN]: 16 },
  gzip: 4,
};
/** Best quality takes seconds per megabyte and saves a few per cent. */
const fileEffort: Effort = { brotli: { [zlib.BROTLI_PARAM_QUALITY]: 6 }, gzip: 6 };

/** Runs on the thread pool. */
function compress(bytes: Uint8Array, coding: Coding, { brotli, gzip: level }: Effort): Promise<Buffer> {
  if (coding === 'gzip') return compressGzip(bytes, { level });
  return compressBrotli(bytes, { params: { ...brotli, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

/** The coding with the highest weight, `br` of two equal ones. Null if the client prefers or only takes identity. */
export function selectCoding(accepted: string | null | undefined): Coding | null {
  if (!accepted) return null;
  const weights = parseWeights(accepted);
  const weigh = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const best = codings.reduce((found, coding) => (weigh(coding) > weigh(found) ? coding : found));
  return weigh(best) > 0 && weigh(best) >= (weights.get('identity') ?? 0) ? best : null;
}

/** RFC 9110, 12.4.2. A weight that is no number from 0 to 1 counts as 0. */
function parseWeights(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = given === undefined ? 1 : Number(given.slice(2) || Number.NaN);
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

/** Each representation has a strong ETag of its own, `"…"`, `"…-br"` or `"…-gzip"`, and its own length. */
const addCoding = (headers: Record<string, string>, coding: Coding): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length')),
  'Content-Encoding': coding,
  ...(headers['ETag'] && { ETag: headers['ETag'].replace(/"$/, `-${coding}"`) }),
});

type Request = { accepted: string | null | undefined; holdsSecret: boolean };
type Encoded = { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/**
 * Compresses texts of more than 1 KiB, unless the answer holds a secret: the size of compressed text that also repeats
 * input of the caller would reveal it.
 */
export function encodeText(
  text: string,
  headers: Record<string, string>,
  { accepted, holdsSecret }: Request,
): Encoded | Promise<Encoded> {
  const mayBeLarge = text.length * 3 >= minCompressedBytes;
  const coding = mayBeLarge && !holdsSecret ? selectCoding(accepted) : null;
  if (!coding && text.length < minEncodedLength) return { body: text, headers };
  const bytes = encodeUtf8(text);
  if (!coding || bytes.length < minCompressedBytes) return { body: toBody(bytes), headers };
  return compress(bytes, coding, answerEffort).then((compressed) => ({
    body: toBody(compressed),
    headers: addCoding(headers, coding),
  }));
}

type Init = { status: number; headers: Record<string, string> };

/** Without compression the response is there at once. */
export function createTextResponse(
  text: string,
  { status, headers }: Init,
  request: Request,
): Response | Promise<Response> {
  const encoded = encodeText(text, headers, request);
  const respond = ({ body, headers }: Encoded) => new Response(body, { status, headers });
  return encoded instanceof Promise ? encoded.then(respond) : respond(encoded);
}

/** A text that never changes is compressed once per coding. */
export function createStaticText(text: string | Uint8Array) {
  const compressed = new Map<Coding, Promise<Buffer>>();
  return async (headers: Record<string, string>, accepted: string | null | undefined): Promise<Response> => {
    const coding = selectCoding(accepted);
    if (!coding) return new Response(typeof text === 'string' ? text : toBody(text), { headers });
    const bytes = compressed.get(coding) ?? compress(Buffer.from(text), coding, fileEffort);
    compressed.set(coding, bytes);
    return new Response(toBody(await bytes), { headers: addCoding(headers, coding) });
  };
}

/** Buffers of zlib and of files are not shared between threads, which their type cannot say. */
const toBody = (bytes: Uint8Array) => bytes as Uint8Array<ArrayBuffer>;
