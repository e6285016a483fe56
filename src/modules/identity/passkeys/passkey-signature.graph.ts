import { builder } from '#graph/builder.ts';
import type { PasskeySignature } from './passkey-signature.schema.ts';

export const PasskeySignatureRef = builder.objectRef<PasskeySignature>('PasskeySignature').implement({
  description:
    'Extension: signature of a passkey over an approval (WebAuthn Level 3). The challenge is SHA-256("approve-delivery/1" ‖ 0x00 ‖ deliveryId ‖ 0x00 ‖ reviewSha256 ‖ 0x00 ‖ nonce), or "approve-publication/1" and the id of the action. All values are base64url.',
  fields: (t) => ({
    credentialId: t.exposeString('credentialId', { description: 'Id of the credential.' }),
    publicKey: t.exposeString('publicKey', {
      description: 'Public key of the passkey: SubjectPublicKeyInfo (RFC 5280), DER.',
    }),
    clientDataJSON: t.exposeString('clientDataJSON', {
      description: 'What the browser states: type, challenge and origin.',
    }),
    authenticatorData: t.exposeString('authenticatorData', {
      description: 'What the passkey states: hash of the relying party id, flags and signature counter.',
    }),
    signature: t.exposeString('signature', {
      description: 'Signature over authenticatorData and SHA-256 of clientDataJSON: ES256, RS256 or EdDSA.',
    }),
    nonce: t.exposeString('nonce', { description: 'Random part of the challenge.' }),
  }),
});
