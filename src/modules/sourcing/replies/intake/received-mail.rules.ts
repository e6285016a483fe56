import { sha256 } from '#kernel/hash.ts';
import { type MailRecord, MailRecord as MailSchema } from '#modules/directory/interactions/interaction.schema.ts';
import { parseMail, toMailFields } from '#modules/directory/interactions/mail-parser.rules.ts';
import { type Attachment, readAttachments } from '../attachments/attachment.rules.ts';
import { readDomain } from '../matching/reply-match.rules.ts';
import { isAutomaticMail } from './automatic-mail.rules.ts';
import { findAuthenticatedDomain } from './mail-authentication.rules.ts';

export type ParsedMail = {
  mailSha256: string;
  mail: MailRecord;
  attachments: Attachment[];
  isAutomatic: boolean;
  isVerified: boolean;
};

/** `server`: the receiving server whose report of DMARC counts. Null if the mail cannot be read. */
export async function readReceivedMail(bytes: Buffer, server: string | null): Promise<ParsedMail | null> {
  const parsed = await parseMail(bytes);
  const { success, data: mail } = MailSchema.safeParse(parsed && toMailFields(parsed, { prefersTables: true }));
  if (!parsed || !success) return null;
  const { headers } = parsed;
  const { from, subject, messageId } = mail;
  const senders = headers.filter(({ key }) => key === 'from');
  const isOneSender = senders.length === 1 && parsed.from?.group === undefined;
  const domain = findAuthenticatedDomain(headers, server);
  return {
    mailSha256: sha256(messageId ?? bytes),
    mail,
    attachments: readAttachments(parsed),
    isAutomatic: isAutomaticMail({ from, subject, headers }),
    isVerified: isOneSender && domain !== null && domain === readDomain(from),
  };
}
