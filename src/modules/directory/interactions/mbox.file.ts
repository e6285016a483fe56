/** `bytes` is null if the mail exceeds the limits. */
export type MboxMail = { line: number; bytes: Buffer | null };

const mebibyte = 1024 * 1024;
const maxMailBytes = 25 * mebibyte;
/** The parser uses about 1 kB per line; an attachment of the maximum size has fewer lines. */
const maxMailLines = 500_000;
export const tooLargeMessage = `The message is larger than ${maxMailBytes / mebibyte} MiB or has more than ${maxMailLines} lines.`;

/**
 * Streams the mails of an mbox with the number of their first line, line ends as LF and `>From ` unescaped. Text before
 * the first separator is returned as a mail of line 1. Holds one mail in memory.
 */
export async function* readMboxMails(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<MboxMail> {
  let parts: Buffer[] = [];
  let size = 0;
  let opened = 1;
  let line = 0;
  let blank = true;
  const isWithinLimits = () => size <= maxMailBytes && line - opened <= maxMailLines;
  const close = (): MboxMail[] => {
    const mail = isWithinLimits() ? trimTrailingNewlines(Buffer.concat(parts)) : null;
    parts = [];
    size = 0;
    return mail?.length === 0 ? [] : [{ line: opened, bytes: mail }];
  };
  for await (const text of readLines(bytes)) {
    if (blank && isMailStart(text)) {
      yield* close();
      opened = ++line;
      blank = false;
      continue;
    }
    line++;
    blank = text.length === 0;
    size += text.length + 1;
    if (isWithinLimits()) parts.push(unquoteFrom(text), lineEnd);
    else parts = [];
  }
  yield* close();
}

const lineEnd = Buffer.from('\n');
const [letterF, quoteSign, newline] = Buffer.from('F>\n');

const trimTrailingNewlines = (mail: Buffer) => mail.subarray(0, mail.findLastIndex((byte) => byte !== newline) + 1);

/** Text lines may begin with `From ` too; a separator goes on with a date: `From a@b Mon Jan 5 09:00:00 2026`. */
const opening =
  /^From .*(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? +(?:\d{1,2} +)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b.*\d\d:\d\d/;
const isMailStart = (line: Buffer) => line[0] === letterF && opening.test(line.toString('latin1', 0, 300));

const unquoteFrom = (line: Buffer) =>
  line[0] === quoteSign && /^>+From /.test(line.toString('latin1', 0, 300)) ? line.subarray(1) : line;

/** Lines longer than a mail may be are returned in pieces. */
async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const takeLine = (): Buffer => {
    const line = Buffer.concat(parts);
    parts = [];
    size = 0;
    return line.at(-1) === 0x0d ? line.subarray(0, -1) : line;
  };
  for await (const chunk of bytes) {
    let from = 0;
    for (let to = chunk.indexOf(0x0a); to !== -1; to = chunk.indexOf(0x0a, from)) {
      parts.push(chunk.subarray(from, to));
      yield takeLine();
      from = to + 1;
    }
    parts.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > maxMailBytes) yield takeLine();
  }
  if (size > 0) yield takeLine();
}
