import { say } from '#modules/sourcing/quote-requests/drafting/rfq-passage.rules.ts';
import { bilingual, formatNumber, type Words } from '#text/prose.ts';
import type { DeliveryFile } from '../delivery.schema.ts';
import { linkPlaceholder } from './link-token.rules.ts';

type Message = { subject: string; bodyEn: string; bodyZh: string };

/** Adds to a message the files that its recipient may download, and its link. */
export function addLink(
  { subject, bodyEn, bodyZh }: Message,
  files: readonly DeliveryFile[],
  publicUrl: string,
): Message {
  const list = files.length ? [joinLines([say('link_files'), ...files.map(renderFile)])] : [];
  const link = joinLines([say('link_request', { url: `${publicUrl}${linkPlaceholder}` }), say('link_private')]);
  const own = bilingual(withoutPlaceholder(bodyEn), withoutPlaceholder(bodyZh));
  const { en, zh } = join([own, ...list, link], '\n\n');
  return { subject: withoutPlaceholder(subject), bodyEn: en, bodyZh: zh };
}

/** The text before its link. */
export const cutLink = (text: string): string =>
  text.includes(linkPlaceholder) ? text.slice(0, text.lastIndexOf('\n\n', text.indexOf(linkPlaceholder))) : text;

const renderFile = ({ name, revision, sizeBytes, sha256 }: DeliveryFile): Words =>
  say('link_file', { name, revision, size: formatNumber(sizeBytes), sha256 });

/** Otherwise the rendered message would repeat the link there. */
const withoutPlaceholder = (text: string): string => text.replaceAll(linkPlaceholder, '/s/...');

const join = (texts: readonly Words[], separator: string): Words =>
  bilingual(texts.map(({ en }) => en).join(separator), texts.map(({ zh }) => zh).join(separator));
const joinLines = (lines: readonly Words[]): Words => join(lines, '\n');
