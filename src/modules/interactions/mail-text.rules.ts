const prefix =
  /^(?:\s*(?:re|fwd?|aw|wg|sv|antw|回复|回覆|答复|答覆|转发|轉發|轉寄)\s*(?:[[(（【]\d+[\])）】])?\s*[:：])+/i;

/** A subject without what answering and passing on put before it. */
export const bareSubject = (subject: string): string => subject.replace(prefix, '').trim();

const words = '[^\\n]{1,200}';
const original =
  'original message|forwarded message|original|原始邮件|原始郵件|原邮件|回复的原邮件|转发邮件|转发的邮件|转发邮件信息';
const next = 'sent|date|to|发送时间|发送日期|日期|时间|收件人|寄件日期|收件者';
/** `On 5 Jan 2026, Li wrote:`; some authors answer below. */
const attribution = `^[ \\t]*(?:on\\b${words}(?:\\n${words})?\\bwrote|[^\\n]{0,200}(?:写道|寫道))[ \\t]*[:：][ \\t]*$`;

const quotes = new RegExp(`${attribution}\\s*(?=^[ \\t]*>)|^[ \\t]*>.*$`, 'gim');
/** From one of these on it is an older mail. */
const history = [
  new RegExp(`^[ \\t*]*[-—_ ]{2,40}(?:${original})[-—_: ：]{0,40}$`, 'im'),
  /^[ \t]*_{20,}[ \t]*$/m,
  new RegExp(`^[ \\t*]*(?:from|发件人|寄件者|寄件人)[ \\t]*[:：]${words}\\n\\s*(?:${next})[ \\t]*[:：]`, 'im'),
  new RegExp(attribution, 'im'),
];

const longest = 200;

/** How a mail begins in its author's own words, which older mails below or between them are not; null where there are none. */
export function snippetOf(body: string | null): string | null {
  const own = history.reduce((text, older) => text.split(older, 1)[0]!, (body ?? '').replace(quotes, ''));
  const line = own.replace(/\s+/g, ' ').trim();
  return [...line.slice(0, 2 * longest)].slice(0, longest).join('') || null;
}
