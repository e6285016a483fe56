import { randomBytes } from 'node:crypto';
import type { Settings } from '#kernel/context.ts';

/** 80 random bits. Hex, because mail servers may change the case of an address. */
export const createReplyReference = (): string => randomBytes(10).toString('hex');

/** Stands for the reference where a message does not have one yet. */
export const referencePlaceholder = '…';

export const findReplyTo = (
  { settings: { inboundDomain } }: { settings: Pick<Settings, 'inboundDomain'> },
  channel: 'email' | 'wechat',
  reference: string | null,
): string | null =>
  channel === 'email' && inboundDomain !== null && reference !== null ? `rfq+${reference}@${inboundDomain}` : null;

export const insertReference = (replyTo: string, reference: string): string =>
  replyTo.replace(referencePlaceholder, reference);
