import type { Email } from 'postal-mime';
import { findMediaType } from '#modules/sourcing/supplier-links/answers/files/answer-file.rules.ts';
import { maxMailAttachments } from '#modules/sourcing/supplier-links/answers/files/answer-file.schema.ts';

export type Attachment = { number: number; name: string; mediaType: string; bytes: Buffer };

const maxNameLength = 200;
const unknownType = 'application/octet-stream';

/** In the order of the mail. Its type is found in its content, whatever the mail says. */
export const readAttachments = ({ attachments }: Pick<Email, 'attachments'>): Attachment[] =>
  attachments.slice(0, maxMailAttachments).flatMap(({ filename, content }, at) => {
    const bytes = toBuffer(content);
    const number = at + 1;
    if (bytes.length === 0) return [];
    return [{ number, name: toFileName(filename, number), mediaType: findMediaType(bytes) ?? unknownType, bytes }];
  });

const toBuffer = (content: ArrayBuffer | Uint8Array | string): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

/** Without folders, control characters and marks that reverse the direction of text. */
function toFileName(written: string | null, number: number): string {
  const last = (written ?? '').split(/[/\\]/).at(-1) ?? '';
  const plain = last.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
  const name = plain.replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  if (name.length <= maxNameLength) return name || `attachment-${number}`;
  const ending = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? '';
  return `${name.slice(0, maxNameLength - ending.length).toWellFormed()}${ending}`;
}
