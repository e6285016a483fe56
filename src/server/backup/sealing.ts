import { type CipherGCM, createCipheriv, createDecipheriv, type DecipherGCM, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const deriveKey = (secretKey: Buffer) => Buffer.from(hkdfSync('sha256', secretKey, '', 'sourcing-gateway backup', 32));

export function createSeal(secretKey: Buffer): { iv: Buffer; cipher: CipherGCM } {
  const iv = randomBytes(12);
  return { iv, cipher: createCipheriv(algorithm, deriveKey(secretKey), iv) };
}

export function breakSeal(secretKey: Buffer, { iv, tag }: { iv: string; tag: string }): DecipherGCM {
  const decipher = createDecipheriv(algorithm, deriveKey(secretKey), Buffer.from(iv, 'base64'));
  return decipher.setAuthTag(Buffer.from(tag, 'base64'));
}
