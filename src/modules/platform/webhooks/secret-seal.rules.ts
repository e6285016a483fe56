import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type SecretSeal = ReturnType<typeof createSecretSeal>;

/** AES-256-GCM. A sealed secret opens only under the same SECRET_KEY and for the same record. */
export function createSecretSeal(secretKey: Uint8Array) {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'sourcing-gateway webhook secrets', 32));
  return {
    seal(secret: string, recordId: string): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(recordId));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    /** Null if SECRET_KEY is not the one that sealed it. */
    open(sealed: string, recordId: string): string | null {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(recordId))
        .setAuthTag(bytes.subarray(12, 28));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
      } catch {
        return null;
      }
    },
  };
}
