import { createHmac, hkdfSync } from 'node:crypto';
import { sha256 } from '#kernel/hash.ts';

export type LinkSigner = ReturnType<typeof createLinkSigner>;

/** All instances derive the same token, so a retry sends the same bytes although no token is stored. */
export function createLinkSigner(secretKey: Uint8Array) {
  const secret = Buffer.from(hkdfSync('sha256', secretKey, '', 'sourcing-gateway supplier links', 32));
  return {
    /** 43 characters. The id has a fixed length, so no other pair has the same text. */
    token: (deliveryId: string, version: number): string =>
      createHmac('sha256', secret).update(`${deliveryId}${version}`).digest('base64url'),
  };
}

const tokenPattern = /^[\w-]{43}$/;
export const isToken = (text: string): boolean => tokenPattern.test(text);
export const hashToken = (token: string): string => sha256(token);

/** Stands for the token wherever a message is stored or shown. */
export const linkPlaceholder = '/s/…';

export const renderLink = (text: string, token: string): string => text.replaceAll(linkPlaceholder, `/s/${token}`);
