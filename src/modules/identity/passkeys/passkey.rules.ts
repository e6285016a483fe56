import { createPublicKey } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import ipaddr from 'ipaddr.js';
import { DomainError } from '#kernel/errors.ts';
import type { ChallengePurpose, NewPasskey, PasskeyAssertion } from './passkey.schema.ts';
import { type Approved, findSignatureFault } from './passkey-signature.rules.ts';

export const maxPasskeys = 20;
const challengeMinutes = 5;
const recentMinutes = 10;

export const computeChallengeExpiry = (from: Date): Date => new Date(from.getTime() + challengeMinutes * 60_000);
export const isRecent = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= recentMinutes * 60_000;

/** `id` is the domain that passkeys belong to. */
export type RelyingParty = { id: string; origin: string };

export const toRelyingParty = (publicUrl: string): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

/** Null if passkeys are available. */
export function explainUnavailable(publicUrl: string): string | null {
  const { hostname } = new URL(publicUrl);
  if (!ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''))) return null;
  return `Passkeys are not available, because browsers refuse them on IP addresses and PUBLIC_URL is ${publicUrl}. Set PUBLIC_URL to a name, such as http://localhost:4000 on this machine.`;
}

/** `reason` for programs; the audit log has it too. */
export type RefusalReason = 'challenge' | 'credential' | 'verification' | 'counter';

const refusalMessages: Record<RefusalReason, string> = {
  challenge: 'The challenge is unknown, was used, has expired, or is for something else. Ask for a new one.',
  credential: 'This passkey is not known for this purpose.',
  verification: 'The response of the passkey does not verify.',
  counter: 'This passkey has been used elsewhere since: it may be a copy. Remove it and add another one.',
};

/** What a refused response leaves behind: its challenge is used up, and the attempt is audited. */
export type Attempt = {
  purpose: ChallengePurpose;
  challenge: { id: string; owner: string } | null;
  passkey: { id: string; owner: string } | null;
  /** For the log of the operator. */
  fault: string | null;
};

export class PasskeyRefusal extends DomainError {
  readonly reason: RefusalReason;
  readonly attempt: Attempt;

  constructor(reason: RefusalReason, attempt: Attempt) {
    super('passkey_refused', refusalMessages[reason], { reason });
    this.reason = reason;
    this.attempt = attempt;
  }
}

// Loaded when first used: with its certificate parsers, it is a tenth of the modules of the service.
const loadLibrary = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

/** COSE algorithm identifiers (RFC 9053). */
const cose = { EdDSA: -8, ES256: -7, RS256: -257 };
const algorithms = Object.values(cose);

type Known = { credentialId: string; transports: string[] };
const toDescriptor = ({ credentialId: id, transports }: Known) => ({ id, transports });
const timeout = challengeMinutes * 60_000;

type Owner = { memberId: string; email: string; organisation: string };

/** Options of `navigator.credentials.create()`. The user handle is the id of the member. */
export const buildCreationOptions = async (
  { id: rpID }: RelyingParty,
  { memberId, email, organisation }: Owner,
  challenge: Buffer,
  known: readonly Known[],
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  (await loadLibrary()).generateRegistrationOptions({
    rpName: 'Sourcing gateway',
    rpID,
    userID: encodeUserHandle(memberId),
    userName: email,
    userDisplayName: `${email}, ${organisation}`,
    challenge: new Uint8Array(challenge),
    timeout,
    attestationType: 'none',
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });

/** Options of `navigator.credentials.get()`. With `null`, the browser offers every passkey of this site. */
export const buildRequestOptions = async (
  { id: rpID }: RelyingParty,
  challenge: Buffer,
  known: readonly Known[] | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  (await loadLibrary()).generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(challenge),
    timeout,
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(toDescriptor) }),
  });

const encodeUserHandle = (memberId: string) => new Uint8Array(Buffer.from(memberId.replaceAll('-', ''), 'hex'));

export const isUserHandleOf = (memberId: string, userHandle: string | null | undefined): boolean =>
  userHandle === toBase64url(encodeUserHandle(memberId));

type Credential = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;
type Registered = Pick<Credential['credential'], 'publicKey' | 'counter'> & { isBackedUp: boolean };

/** Throws what is wrong with the response. */
export async function verifyRegistration(
  { credentialId, clientDataJSON, attestationObject, transports }: Omit<NewPasskey, 'name'>,
  challenge: Uint8Array,
  { id, origin }: RelyingParty,
): Promise<Registered> {
  // Certificates are not asked for: to check them, the library would fetch addresses that they name.
  const { decodeAttestationObject } = await loadHelpers();
  const statement = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const isSelfAttested = statement.get('fmt') === 'packed' && !statement.get('attStmt').get('x5c');
  if (statement.get('fmt') !== 'none' && !isSelfAttested) throw new Error('The passkey brings certificates.');
  const { verifyRegistrationResponse } = await loadLibrary();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports },
      clientExtensionResults: {},
    },
    expectedChallenge: toBase64url(challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  });
  if (!verified) throw new Error('The self-attestation does not verify.');
  const { credential, credentialBackedUp: isBackedUp } = registrationInfo;
  if (credential.id !== credentialId) throw new Error('The credential has another id.');
  await toSpki(credential.publicKey);
  return { publicKey: credential.publicKey, counter: credential.counter, isBackedUp };
}

type Asserted = { counter: number; isBackedUp: boolean };

/** Throws what is wrong with the response. The caller compares the counter, once the signature is known to match. */
export async function verifyAssertion(
  { credentialId, userHandle, ...response }: PasskeyAssertion,
  challenge: Uint8Array,
  key: Uint8Array,
  { id, origin }: RelyingParty,
): Promise<Asserted> {
  const publicKey = new Uint8Array(key);
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id: credentialId, rawId: credentialId, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: toBase64url(challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey, counter: 0 },
  });
  // The library tolerates encodings of signatures that others refuse, and what is kept must verify anywhere.
  const fault = findSignatureFault({ ...response, publicKey: await toSpki(publicKey) }, Buffer.from(challenge), origin);
  if (!verified || fault) throw new Error(fault ?? 'the signature does not match');
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
  return { counter, isBackedUp };
}

/** Some authenticators do not count: theirs stays 0. */
export const isCounterRegressed = (saved: number, counter: number): boolean =>
  (saved > 0 || counter > 0) && counter <= saved;

/** Public key of a COSE_Key (RFC 9052) as SubjectPublicKeyInfo, base64url. */
export async function toSpki(key: Uint8Array): Promise<string> {
  const { decodeCredentialPublicKey, isoCBOR } = await loadHelpers();
  const decoded = decodeCredentialPublicKey(new Uint8Array(key));
  // The library reads byte strings that are cut off.
  if (!Buffer.from(isoCBOR.encode(decoded as unknown as Parameters<typeof isoCBOR.encode>[0])).equals(key))
    throw new Error('The public key is malformed.');
  const jwk = toJwk(decoded);
  return createPublicKey({ key: jwk, format: 'jwk' }).export({ format: 'der', type: 'spki' }).toString('base64url');
}

/** Labels of RFC 9053: those of a key depend on its type. */
function toJwk(key: unknown) {
  const { kty, alg, a, b, c } = readCose(key);
  if (kty === 2 && alg === cose.ES256 && a === 1) return { kty: 'EC', crv: 'P-256', x: text(b), y: text(c) };
  if (kty === 1 && alg === cose.EdDSA && a === 6) return { kty: 'OKP', crv: 'Ed25519', x: text(b) };
  if (kty === 3 && alg === cose.RS256) return { kty: 'RSA', n: text(a), e: text(b) };
  throw new Error('The type of the public key is not supported.');
}

function readCose(key: unknown) {
  if (!(key instanceof Map)) throw new Error('The public key is malformed.');
  const labels: ReadonlyMap<unknown, unknown> = key;
  const get = (label: number) => labels.get(label);
  return { kty: get(1), alg: get(3), a: get(-1), b: get(-2), c: get(-3) };
}

function text(value: unknown): string {
  if (!(value instanceof Uint8Array)) throw new Error('The public key is malformed.');
  return toBase64url(value);
}

const toBase64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** `kind` of what an approval signs, by the purpose of its challenge. */
export const approvalKinds = {
  delivery_approval: 'approve-delivery/1',
  publication_approval: 'approve-publication/1',
} satisfies Partial<Record<ChallengePurpose, Approved['kind']>>;
export type ApprovalPurpose = keyof typeof approvalKinds;
