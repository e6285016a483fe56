export type Rejection = { line: number; field: string | null; message: string };

/** `text` is null if the line exceeds `maxLineBytes`. */
export type Line = { line: number; text: string | null };

export const maxLineBytes = 1024 * 1024;
export const tooLongMessage = 'The line is longer than 1 MiB.';
export const notUtf8Message = 'Invalid UTF-8, or the replacement character U+FFFD of damaged text.';

const newline = 0x0a;

/** Lines are numbered from 1, without line ends and BOM. Holds one line in memory. */
export async function* readFactoryLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let line = 1;
  let parts: Uint8Array[] = [];
  let size = 0;
  const add = (part: Uint8Array) => {
    size += part.length;
    if (size <= maxLineBytes) parts.push(part);
    else parts = [];
  };
  const end = (): Line => {
    const text = size > maxLineBytes ? null : decodeLine(parts, line === 1);
    parts = [];
    size = 0;
    return { line: line++, text };
  };
  for await (const chunk of bytes) {
    let from = 0;
    for (let to = chunk.indexOf(newline); to !== -1; to = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, to));
      yield end();
      from = to + 1;
    }
    add(chunk.subarray(from));
  }
  if (size > 0) yield end();
}

function decodeLine(parts: Uint8Array[], first: boolean): string {
  const text = Buffer.concat(parts).toString('utf8');
  return text.slice(first && text.startsWith('\uFEFF') ? 1 : 0, text.endsWith('\r') ? -1 : undefined);
}
