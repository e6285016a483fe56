export const maxDepth = 64;
/** The largest meaningful request has about 800. */
export const maxValues = 10_000;

const [quote, backslash, comma, colon, lowerE, lowerU] = [0x22, 0x5c, 0x2c, 0x3a, 0x65, 0x75];
const isOpening = (byte: number) => (byte & 0xdf) === 0x5b;
const isClosing = (byte: number) => (byte & 0xdf) === 0x5d;
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;

export type Scan = {
  isTooDeep: boolean;
  hasTooManyValues: boolean;
  /** Colons outside strings. In valid JSON each is one key, so an object with fewer keys has duplicates. */
  keys: number;
  /** Contains a number or an escape that parsing might change. */
  mayLose: boolean;
};

/** One pass without allocation, up to the first exceeded limit. The counts hold for valid JSON only. */
export function scanJson(bytes: Uint8Array): Scan {
  let [depth, values, keys, digits] = [0, 0, 0, 0];
  let mayLosePrecision = false;
  for (let at = 0; at < bytes.length && depth <= maxDepth && values <= maxValues; at++) {
    const byte = bytes[at] ?? 0;
    if (isDigit(byte)) {
      if (++digits > 15) mayLosePrecision = true;
      continue;
    }
    if ((byte | 0x20) === lowerE && digits > 0) mayLosePrecision = true;
    digits = 0;
    if (byte === quote) {
      for (at++; at < bytes.length && bytes[at] !== quote; at++) {
        if (bytes[at] !== backslash) continue;
        at++;
        if (bytes[at] === lowerU) mayLosePrecision = true;
      }
    } else if (byte === colon) keys++;
    else if (byte === comma) values++;
    else if (isOpening(byte)) {
      depth++;
      values++;
    } else if (isClosing(byte)) depth--;
  }
  return { isTooDeep: depth > maxDepth, hasTooManyValues: values > maxValues, keys, mayLose: mayLosePrecision };
}
