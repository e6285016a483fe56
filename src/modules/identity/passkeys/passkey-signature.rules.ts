import { createPublicKey, hash, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import type { PasskeySignature } from './passkey-signature.schema.ts';

/** What a member signs. Another content of the same kind raises the version. */
export type Approved = {
  kind: 'approve-delivery/1' | 'approve-publication/1';
  /** Of the delivery, or of the action that is published. */
  id: string;
  reviewSha256: string;
};

export const computeApprovalChallenge = ({ kind, id, reviewSha256 }: Approved, nonce: string): Buffer =>
  hash('sha256', [kind, id, reviewSha256, nonce].join('\0'), 'buffer');

const ClientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.url(),
  crossOrigin: z.boolean().optional(),
});

const flags = { userPresent: 0x01, userVerified: 0x04 };
const flagsAt = 32;
const minAuthenticatorDataBytes = 37;

type Assertion = Pick<PasskeySignature, 'publicKey' | 'clientDataJSON' | 'authenticatorData' | 'signature'>;

/**
 * Why this key did not sign this challenge on the page of `origin`; null if it did. Follows WebAuthn Level 3, section 7.2,
 * and needs neither network nor database. The id of the relying party is the host of the origin.
 */
export function findSignatureFault(assertion: Assertion, challenge: Buffer, origin: string): string | null {
  const client = readClientData(assertion.clientDataJSON);
  if (!client) return 'clientDataJSON is malformed';
  if (client.type !== 'webauthn.get') return 'clientDataJSON is not of an assertion';
  if (client.challenge !== challenge.toString('base64url')) return 'the challenge is another one';
  if (client.origin !== origin || client.crossOrigin) return 'the origin is another one';
  const authenticatorData = decode(assertion.authenticatorData);
  if (authenticatorData.length < minAuthenticatorDataBytes) return 'authenticatorData is malformed';
  const rpIdHash = hash('sha256', new URL(origin).hostname, 'buffer');
  if (!authenticatorData.subarray(0, flagsAt).equals(rpIdHash)) return 'the relying party is another one';
  const given = authenticatorData.readUInt8(flagsAt);
  if (!(given & flags.userPresent)) return 'no user was present';
  if (!(given & flags.userVerified)) return 'the user was not verified';
  const data = Buffer.concat([authenticatorData, hash('sha256', decode(assertion.clientDataJSON), 'buffer')]);
  return isSignedBy(assertion.publicKey, data, decode(assertion.signature)) ? null : 'the signature does not match';
}

/** Origin of the page on which the user signed, as stated by the browser. */
export const readOrigin = (clientDataJSON: string): string | null => readClientData(clientDataJSON)?.origin ?? null;

export const readChallenge = (clientDataJSON: string): Buffer | null => {
  const challenge = readClientData(clientDataJSON)?.challenge;
  return challenge === undefined ? null : decode(challenge);
};

function readClientData(text: string): z.output<typeof ClientData> | null {
  try {
    return ClientData.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decode(text))));
  } catch {
    return null;
  }
}

const decode = (text: string): Buffer => Buffer.from(text, 'base64url');

/** ES256, RS256 and EdDSA. */
function isSignedBy(publicKey: string, data: Buffer, signature: Buffer): boolean {
  try {
    const der = decode(publicKey);
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    // OpenSSL ignores some bits of the encoding.
    const isCanonical = key.export({ format: 'der', type: 'spki' }).equals(der);
    return isCanonical && isSupported(key) && verify(getDigest(key), data, key, signature);
  } catch {
    return false;
  }
}

function isSupported({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  if (type === 'ec') return details?.namedCurve === 'prime256v1';
  if (type === 'rsa') return (details?.modulusLength ?? 0) >= 2048;
  return type === 'ed25519';
}

const getDigest = ({ asymmetricKeyType: type }: KeyObject): string | null => (type === 'ed25519' ? null : 'sha256');
