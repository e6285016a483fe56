import { inflateRawSync } from 'node:zlib';

/** Sheets compress about 10 times; deflate reaches at most about 1,000 times. */
const archiveLimits = { maxUnpackedBytes: 256 * 1024 * 1024, maxRatio: 100, maxEntries: 10_000 };
const maxAnyRatioBytes = 16 * 1024 * 1024;

type Entry = { method: number; packedBytes: number; unpackedBytes: number; headerAt: number };
type Problem = string;

/**
 * Returns why the archive must not be unpacked, or null. Checks the sizes stated by its directory first, then unpacks
 * each entry into no more memory than stated, because the directory can lie.
 */
export function findArchiveProblem(file: Buffer, bounds = archiveLimits): Problem | null {
  const entries = readDirectory(file, bounds.maxEntries);
  if (typeof entries === 'string') return entries;
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  if (unpackedBytes > bounds.maxUnpackedBytes) {
    return `it unpacks to ${formatMiB(unpackedBytes)}; the limit is ${formatMiB(bounds.maxUnpackedBytes)}`;
  }
  const ratio = unpackedBytes / file.length;
  if (unpackedBytes > maxAnyRatioBytes && ratio > bounds.maxRatio) {
    return `it unpacks to ${formatMiB(unpackedBytes)}, ${Math.round(ratio)} times its size; the limit is ${bounds.maxRatio} times`;
  }
  return entries.every((entry) => hasStatedSize(file, entry)) ? null : 'its entries do not have the stated sizes';
}

const formatMiB = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MiB`;

const unreadable = 'its directory cannot be read';
const [endSignature, end64Signature, locator64Signature] = [0x06054b50, 0x06064b50, 0x07064b50];
const [entrySignature, headerSignature] = [0x02014b50, 0x04034b50];
const [endBytes, locator64Bytes, end64Bytes, entryBytes, headerBytes] = [22, 20, 56, 46, 30];
const maxCommentBytes = 65_535;

/** Reads the central directory at the last end record, as the workbook reader does. */
function readDirectory(file: Buffer, maxEntries: number): Entry[] | Problem {
  const end = file.subarray(-(endBytes + maxCommentBytes)).lastIndexOf(encodeSignature(endSignature));
  if (end < 0) return unreadable;
  const endAt = Math.max(0, file.length - endBytes - maxCommentBytes) + end;
  const start = findDirectoryStart(file, endAt);
  if (!start) return unreadable;
  if (start.count > maxEntries) return `it has ${start.count} entries; the limit is ${maxEntries}`;
  const entries: Entry[] = [];
  for (let at = start.at; entries.length < start.count; ) {
    if (at + entryBytes > file.length || file.readUInt32LE(at) !== entrySignature) return unreadable;
    entries.push({
      method: file.readUInt16LE(at + 10),
      packedBytes: file.readUInt32LE(at + 20),
      unpackedBytes: file.readUInt32LE(at + 24),
      headerAt: file.readUInt32LE(at + 42),
    });
    const [name, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    at += entryBytes + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function encodeSignature(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}

function findDirectoryStart(file: Buffer, endAt: number): { count: number; at: number } | null {
  if (endAt + endBytes > file.length) return null;
  const locatorAt = endAt - locator64Bytes;
  if (locatorAt < 0 || file.readUInt32LE(locatorAt) !== locator64Signature) {
    return { count: file.readUInt16LE(endAt + 8), at: file.readUInt32LE(endAt + 16) };
  }
  const recordAt = file.readUInt32LE(locatorAt + 8);
  if (recordAt + end64Bytes > file.length || file.readUInt32LE(recordAt) !== end64Signature) return null;
  return { count: file.readUInt32LE(recordAt + 32), at: file.readUInt32LE(recordAt + 48) };
}

const [stored, deflated] = [0, 8];

function hasStatedSize(file: Buffer, { method, packedBytes, unpackedBytes, headerAt }: Entry): boolean {
  if (headerAt + headerBytes > file.length || file.readUInt32LE(headerAt) !== headerSignature) return false;
  const dataAt = headerAt + headerBytes + file.readUInt16LE(headerAt + 26) + file.readUInt16LE(headerAt + 28);
  if (dataAt + packedBytes > file.length) return false;
  if (method === stored) return packedBytes === unpackedBytes;
  if (method !== deflated) return false;
  try {
    const packed = file.subarray(dataAt, dataAt + packedBytes);
    return inflateRawSync(packed, { maxOutputLength: unpackedBytes || 1 }).length === unpackedBytes;
  } catch {
    return false;
  }
}
