const prefix =
  /^(?:\s*(?:re|fwd?|aw|wg|sv|antw|回复|回覆|答复|答覆|转发|轉發|轉寄)\s*(?:[[(（【]\d+[\])）】]\s*)?[:：])+/i;

export const stripSubjectPrefixes = (subject: string): string => subject.replace(prefix, '').trim();

const maxSnippetLength = 200;

export function extractSnippet(body: string | null): string | null {
  let own = '';
  for (const word of readOwnWords(body ?? '')) {
    own += own && ' ';
    own += word;
    // A character has at most two UTF-16 units.
    if (own.length >= 2 * maxSnippetLength) break;
  }
  return [...own.slice(0, 2 * maxSnippetLength)].slice(0, maxSnippetLength).join('') || null;
}

function* readOwnWords(body: string): Generator<string> {
  for (const { text } of listOwnLines(body)) for (const [word] of text.matchAll(/\S+/g)) yield word;
}

/** The lines that the sender wrote, with their places in the text. One pass with a bounded number of checks per line, so that hostile mails cost linear time. */
export function* listOwnLines(body: string): Generator<{ text: string; start: number }> {
  const lines = body.split('\n');
  let start = 0;
  let counted = 0;
  for (let at = 0; at < lines.length; at++) {
    for (; counted < at; counted++) start += (lines[counted] ?? '').length + 1;
    const line = lines[at] ?? '';
    if (isBlank(line) || isQuote(line)) continue;
    const height = countAttributionLines(lines, at);
    if (height > 0) {
      const next = findFilledLine(lines, at + height);
      if (!isQuote(lines[next])) return;
      at = next;
      continue;
    }
    if (isSeparator(line) || isHeaderBlock(lines, at)) return;
    yield { text: line, start };
  }
}

const isQuote = (line = '') => /^[ \t]*>/.test(line);
const isBlank = (line: string) => line === '' || line.trim() === '';

function findFilledLine(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && isBlank(lines[at] ?? '')) at++;
  return at;
}

const maxPhraseLength = 200;

/** Number of lines of an attribution such as `On 5 Jan 2026, Li wrote:`; mail clients break it at most once. */
function countAttributionLines(lines: readonly string[], at: number): 0 | 1 | 2 {
  const [first, second] = [lines[at]?.trim() ?? '', lines[at + 1]?.trim() ?? ''];
  if (isAttribution(first)) return 1;
  const isBroken =
    /^on\b/i.test(first) &&
    first.length <= maxPhraseLength + 2 &&
    second !== '' &&
    endsWithWrote(second, maxPhraseLength);
  // If the second line is quoted itself, it is an attribution only above quoted lines.
  if (!isBroken) return 0;
  return !isQuote(second) || isQuote(lines[findFilledLine(lines, at + 2)]) ? 2 : 0;
}

function isAttribution(line: string): boolean {
  const phrase = stripColon(line);
  if (phrase === null) return false;
  if (/(?:写道|寫道)$/.test(phrase.slice(-2))) return phrase.length <= maxPhraseLength + 2;
  return /^on\b/i.test(phrase) && endsWithWrote(line, maxPhraseLength + 2);
}

function endsWithWrote(line: string, maxBefore: number): boolean {
  const phrase = stripColon(line);
  return phrase !== null && phrase.length <= maxBefore + 5 && /(?:^|\W)wrote$/i.test(phrase.slice(-6));
}

const stripColon = (line: string): string | null =>
  /[:：]$/.test(line.slice(-1)) ? line.slice(0, -1).trimEnd() : null;

const maxSeparatorLength = 200;
const original =
  /^[ \t*]*[-—_ ]{2,40}(?:original message|forwarded message|original|原始邮件|原始郵件|原邮件|回复的原邮件|转发邮件|转发的邮件|转发邮件信息)[-—_: ：]{0,40}$/i;

/** A separator such as `-----Original Message-----` or a line of underscores. */
function isSeparator(line: string): boolean {
  const text = line.trimEnd();
  if (/^[ \t]*_{20}/.test(text)) return /^_+$/.test(text.trimStart());
  return text.length <= maxSeparatorLength && original.test(text);
}

/** `From: …` followed by a date or recipient: the header of an older mail quoted below. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const [from = ''] = /^[ \t*]*(?:from|发件人|寄件者|寄件人)[ \t]*[:：]/i.exec(lines[at] ?? '') ?? [];
  const sender = (lines[at] ?? '').length - from.length;
  if (!from || sender < 1 || sender > maxPhraseLength) return false;
  let next = findFilledLine(lines, at + 1);
  while (isQuote(lines[next])) next = findFilledLine(lines, next + 1);
  return /^\s*(?:sent|date|to|发送时间|发送日期|日期|时间|收件人|寄件日期|收件者)[ \t]*[:：]/i.test(lines[next] ?? '');
}
