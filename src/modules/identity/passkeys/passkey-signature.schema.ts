import { z } from 'zod';
import { base64url } from './passkey.schema.ts';

/** Kept with an approval. Enough to verify it without this service. All values are base64url. */
export const PasskeySignature = z.strictObject({
  credentialId: base64url(1023),
  /** SubjectPublicKeyInfo (RFC 5280), DER. */
  publicKey: base64url(1024),
  clientDataJSON: base64url(4096),
  authenticatorData: base64url(1024),
  signature: base64url(1024),
  nonce: z.string().regex(/^[\w-]{43}$/),
});
export type PasskeySignature = z.output<typeof PasskeySignature>;
