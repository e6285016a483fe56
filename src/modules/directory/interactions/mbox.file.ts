/** `bytes` is null where the mail was larger than any that is read. */
export type MboxMail = { line: number; bytes: Buffer | null };

const mebibyte = 1024 * 1024;
const maxMailBytes = 25 * mebibyte;
/** The parser needs a kilobyte for each. An attachment as large as a mail may be has fewer. */
const maxMailLines = 500_000;
export const tooLargeMessage = `This message is larger than ${maxMailBytes / mebibyte} MiB, or of more than ${maxMailLines} lines.`;

/**
 * The mails of an mbox with the numbers of the lines that open them, their own line ends as LF and without the `>` that
 * keeps a `From ` in a text from opening the next. What stands before the first comes as a mail of line 1.
 * Never holds more than one mail.
 */
export async function* readMboxMails(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<MboxMail> {
  let parts: Buffer[] = [];
  let size = 0;
  let opened = 1;
  let line = 0;
  let blank = true;
  const fits = () => size <= maxMailBytes && line - opened <= maxMailLines;
  const close = (): MboxMail[] => {
    const mail = fits() ? trimTrailingNewlines(Buffer.concat(parts)) : null;
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
    if (fits()) parts.push(unquoteFrom(text), lineEnd);
    else parts = [];
  }
  yield* close();
}

const lineEnd = Buffer.from('\n');
const [letterF, quoteSign, newline] = Buffer.from('F>\n');

const trimTrailingNewlines = (mail: Buffer) => mail.subarray(0, mail.findLastIndex((byte) => byte !== newline) + 1);

/** A text may begin a line with `From ` too; what opens a mail goes on to say when it came: `From a@b Mon Jan  5 09:00:00 2026`. */
const opening =
  /^From .*(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? +(?:\d{1,2} +)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b.*\d\d:\d\d/;
const isMailStart = (line: Buffer) => line[0] === letterF && opening.test(line.toString('latin1', 0, 300));

const unquoteFrom = (line: Buffer) =>
  line[0] === quoteSign && /^>+From /.test(line.toString('latin1', 0, 300)) ? line.subarray(1) : line;

/** Lines without their ends. One that is longer than a mail may be comes in pieces. */
async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const take = (): Buffer => {
    const line = Buffer.concat(parts);
    parts = [];
    size = 0;
    return line.at(-1) === 0x0d ? line.subarray(0, -1) : line;
  };
  for await (const chunk of bytes) {
    let from = 0;
    for (let to = chunk.indexOf(0x0a); to !== -1; to = chunk.indexOf(0x0a, from)) {
      parts.push(chunk.subarray(from, to));
      yield take();
      from = to + 1;
    }
    parts.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > maxMailBytes) yield take();
  }
  if (size > 0) yield take();
}
