import { isUtf8 } from 'node:buffer';
import PostalMime, { decodeWords, type Email, type Address as Written } from 'postal-mime';
import { Address, type MailRecord, maxLengths } from './interaction.schema.ts';

/** Null if the mail cannot be parsed. Never throws and never loads external content. */
export async function readMail(bytes: Buffer): Promise<MailFields | null> {
  const mail = await parseMail(bytes);
  return mail && toMailFields(mail);
}

type MailFields = Record<keyof MailRecord, unknown>;

/** `prefersTables`: the text is made from HTML where that has a table, which text alternatives often spoil. */
export function toMailFields(mail: Email, { prefersTables = false } = {}): MailFields {
  const { subject = '', text = '', html = '' } = mail;
  const isText = text.trim() !== '' && !(prefersTables && /<td\b/i.test(html));
  return {
    type: 'message',
    messageId: parseMessageIds(mail.messageId)[0] ?? null,
    inReplyTo: parseMessageIds(mail.inReplyTo)[0] ?? null,
    references: parseMessageIds(mail.references).slice(-maxLengths.answered),
    from: parseAddresses([mail.from, mail.sender])[0],
    to: parseAddresses(mail.to),
    cc: parseAddresses(mail.cc),
    subject: shorten(toStorable(subject).replace(/\s+/g, ' ').trim(), maxLengths.subject),
    sentAt: parseDate(mail),
    body: shorten(toStorable(isText ? text : convertHtmlToText(html)).trim(), maxLengths.body),
  };
}

const options = { forceRfc822Attachments: true };

export const parseMail = (bytes: Buffer): Promise<Email | null> => parseKnownCharsets(bytes).catch(() => null);

/** Chinese mail clients often omit the charset or name an unknown one: damaged text is parsed again as GB18030. */
async function parseKnownCharsets(bytes: Buffer): Promise<Email> {
  const source = bytes.toString('latin1').replace(/;\s*charset\s*=\s*("[^"\n]*"|[^\s;"]*)/gi, removeUnknownCharset);
  const mail = await PostalMime.parse(Buffer.from(source, 'latin1'), options);
  const { subject, text, html } = mail;
  if (![subject, text, html].some(isDamaged)) return mail;
  const again = await PostalMime.parse(encodeAsGb18030(source), options);
  const chooseBetter = (part: 'subject' | 'text' | 'html') => (isDamaged(mail[part]) ? again[part] : mail[part]);
  return { ...mail, subject: chooseBetter('subject'), text: chooseBetter('text'), html: chooseBetter('html') };
}

const isDamaged = (text: string | undefined) => text?.includes('\uFFFD') ?? false;

/** The parser decodes unknown charsets as Latin-1. */
const removeUnknownCharset = (parameter: string, charset: string) =>
  decodeWords(`=?${charset.replaceAll('"', '')}?Q?=D6=D0?=`) === 'ÖÐ' && !/ascii|latin|8859|1252/i.test(charset)
    ? ''
    : parameter;

const textWithoutCharset = /^content-type:[ \t]*text\/(?:plain|html)\b(?!.*(?:\n[ \t].*)*charset)/gim;

function encodeAsGb18030(source: string): Buffer {
  const typed = /^content-type:/im.test(source) ? source : `Content-Type: text/plain\n${source}`;
  const labelled = typed.replace(textWithoutCharset, '$&; charset=gb18030');
  const end = labelled.search(/\n\n|$/);
  return Buffer.concat([encodeHeadAsUtf8(labelled.slice(0, end)), Buffer.from(labelled.slice(end), 'latin1')]);
}

function encodeHeadAsUtf8(head: string): Buffer {
  const bytes = Buffer.from(head, 'latin1');
  return isUtf8(bytes) ? bytes : Buffer.from(new TextDecoder('gb18030').decode(bytes));
}

const parseAddresses = (written: readonly (Written | undefined)[] = []): string[] =>
  written
    .flatMap((one) => one?.group ?? one ?? [])
    .flatMap(({ address }) => Address.safeParse(address).data ?? [])
    .slice(0, maxLengths.addresses);

/** Message-IDs are enclosed in angle brackets, which some clients omit. */
const parseMessageIds = (header = ''): string[] =>
  (header.match(/<[^<>]+>/g) ?? header.match(/(?<!\S)\S[^\s@]*@\S+/g) ?? [])
    .map((id) => id.replace(/[<>\s\p{Cc}]/gu, ''))
    .filter((id) => id !== '' && id.length <= maxLengths.messageId);

/** Dates without a time zone are ignored. */
function parseDate({ headers }: Email): string | null {
  const written = headers.find(({ key }) => key === 'date')?.value ?? '';
  const time = /[+-]\d\d:?\d\d\b|\b(?:GMT|UTC?|Z)\b/.test(written) ? new Date(written) : null;
  return time && time.getUTCFullYear() > 0 && time.getUTCFullYear() < 10_000 ? time.toISOString() : null;
}

const toStorable = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ');

const truncationMark = ' […]';
const shorten = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - truncationMark.length).toWellFormed()}${truncationMark}`;

const unseen = /<!--[\s\S]*?(?:-->|$)|<(style|script|head|title|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const ends = /<(?:br|hr|\/?(?:p|div|tr|li|ul|ol|table|blockquote|pre|h[1-6]))\b[^<>]*>/gi;
const entities = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;
const named = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ' },
    ...{ ndash: '–', mdash: '—', minus: '−', hellip: '…', middot: '·', bull: '•', times: '×', deg: '°' },
    ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', euro: '€', pound: '£', yen: '¥' },
  }),
);
/** Those that hold no other cell. */
const cells = /<(t[dh])\b[^<>]*>((?:[^<]|<(?!\/?t(?:d|h|able)\b))*)<\/\1\s*>/gi;

function convertHtmlToText(html: string): string {
  return html
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .replace(cells, (_, __, content: string) => `${content.replace(ends, ' ').trim()}\t`)
    .replace(quotes, (tag) => (tag.startsWith('</') ? `\n${quoteEnd}\n` : `\n${quoteStart}\n`))
    .replace(ends, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(entities, (written, decimal, hex, name) => {
      if (name) return named.get(name.toLowerCase()) ?? written;
      const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
    })
    .replace(/(?:(?<![ \t])[ \t]+)?\n[ \t]*/g, '\n')
    .split(/(?<=\n)/)
    .map(markQuoted())
    .join('')
    .replace(/\n{3,}/g, '\n\n');
}

const quotes = /<\/?blockquote\b[^<>]*>/gi;
const [quoteStart, quoteEnd] = ['\u0002', '\u0003'];

/** Lines of a block quotation begin with `>`, as in plain text. */
function markQuoted(): (line: string) => string {
  let depth = 0;
  return (line) => {
    if (line.startsWith(quoteStart)) depth++;
    else if (line.startsWith(quoteEnd)) depth = Math.max(0, depth - 1);
    else return depth && line.trim() ? `> ${line}` : line;
    return '';
  };
}
