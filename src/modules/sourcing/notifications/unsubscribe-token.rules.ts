import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type UnsubscribeSigner = ReturnType<typeof createUnsubscribeSigner>;

/** A token names a member and does not expire: old mails must unsubscribe too. It allows nothing else. */
export function createUnsubscribeSigner(secretKey: Uint8Array) {
  const secret = Buffer.from(hkdfSync('sha256', secretKey, '', 'sourcing-gateway unsubscribe links', 32));
  const sign = (memberId: string) => createHmac('sha256', secret).update(memberId).digest();
  return {
    token: (memberId: string): string => `${memberId}.${sign(memberId).toString('base64url')}`,
    /** Null if the service has not made this token. */
    open(token: string): string | null {
      const [, memberId, signature] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
      if (memberId === undefined || signature === undefined) return null;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(memberId)) ? memberId : null;
    },
  };
}

const placeholder = '/unsubscribe/…';
export const buildUnsubscribeUrl = (publicUrl: string): string => `${publicUrl}${placeholder}`;
export const insertToken = (payload: string, token: string): string =>
  payload.replaceAll(placeholder, `/unsubscribe/${token}`);
