import { createHash, generateKeyPairSync, type JsonWebKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

export type Algorithm = 'ES256' | 'RS256' | 'EdDSA';
export type RequestOptions = { challenge: string; rpId?: string; allowCredentials?: { id: string }[] };
export type CreationOptions = { challenge: string; user: { id: string }; rp: { id?: string } };

/** What a browser or an authenticator may state otherwise than it should. */
export type Deviation = {
  origin?: string;
  rpId?: string;
  type?: string;
  crossOrigin?: boolean;
  challenge?: string;
  isPresent?: boolean;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | null;
};

export type Assertion = {
  credentialId: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle: string | null;
};

export const toBytes = (text: string): Buffer => Buffer.from(text, 'base64url');
export const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

const keyPairs: Record<Algorithm, () => { publicKey: KeyObject; privateKey: KeyObject }> = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  EdDSA: () => generateKeyPairSync('ed25519'),
};

/** COSE_Key (RFC 9053). */
function toCose(algorithm: Algorithm, { x = '', y = '', n = '', e = '' }: JsonWebKey): Uint8Array {
  const bytes = (text: string) => new Uint8Array(toBytes(text));
  const labels: Record<Algorithm, Record<number, number | Uint8Array>> = {
    ES256: { 1: 2, 3: -7, [-1]: 1, [-2]: bytes(x), [-3]: bytes(y) },
    RS256: { 1: 3, 3: -257, [-1]: bytes(n), [-2]: bytes(e) },
    EdDSA: { 1: 1, 3: -8, [-1]: 6, [-2]: bytes(x) },
  };
  return encodeMap(Object.entries(labels[algorithm]).map(([label, value]) => [Number(label), value]));
}

const encodeMap = (entries: [number | string, unknown][]): Uint8Array =>
  isoCBOR.encode(new Map(entries) as Parameters<typeof isoCBOR.encode>[0]);

/** A browser at `origin` with one passkey, in software. `counts` is whether the passkey has a signature counter. */
export function createAuthenticator({
  algorithm = 'ES256' as Algorithm,
  origin = 'http://gateway.test',
  counts = true,
} = {}) {
  const { publicKey, privateKey } = keyPairs[algorithm]();
  const cose = toCose(algorithm, publicKey.export({ format: 'jwk' }));
  const credentialId = randomBytes(32);
  let counter = 0;
  let user: string | null = null;

  const describeClient = (type: string, challenge: string, as: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type: as.type ?? type,
        challenge: as.challenge ?? challenge,
        origin: as.origin ?? origin,
        crossOrigin: as.crossOrigin ?? false,
      }),
    );

  function describeAuthenticator(as: Deviation, attested: Uint8Array | null): Buffer {
    const { isPresent = true, isVerified = true } = as;
    if (counts) counter++;
    const head = Buffer.alloc(5);
    head.writeUInt8((isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0), 0);
    head.writeUInt32BE(as.counter ?? counter, 1);
    return Buffer.concat([sha256(as.rpId ?? new URL(origin).hostname), head, attested ?? Buffer.alloc(0)]);
  }

  return {
    credentialId: toText(credentialId),
    cose,
    spki: toText(publicKey.export({ format: 'der', type: 'spki' })),
    /** `navigator.credentials.create()`. */
    create({ challenge, user: { id } }: CreationOptions, as: Deviation = {}) {
      user = id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, cose]);
      const authData = new Uint8Array(describeAuthenticator(as, attested));
      const statement = encodeMap([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        credentialId: toText(credentialId),
        clientDataJSON: toText(describeClient('webauthn.create', challenge, as)),
        attestationObject: toText(statement),
        transports: ['internal'],
      };
    },
    /** `navigator.credentials.get()`. */
    get({ challenge }: RequestOptions, as: Deviation = {}): Assertion {
      const clientData = describeClient('webauthn.get', challenge, as);
      const authenticatorData = describeAuthenticator(as, null);
      const data = Buffer.concat([authenticatorData, sha256(clientData)]);
      return {
        credentialId: toText(credentialId),
        clientDataJSON: toText(clientData),
        authenticatorData: toText(authenticatorData),
        signature: toText(sign(algorithm === 'EdDSA' ? null : 'sha256', data, privateKey)),
        userHandle: as.userHandle === undefined ? user : as.userHandle,
      };
    },
  };
}
export type Authenticator = ReturnType<typeof createAuthenticator>;

/** The same bytes with one bit of one byte changed, for each byte. */
export function* withOneByteChanged(text: string): Generator<string> {
  const bytes = toBytes(text);
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ (1 << (at % 8)), at);
    yield toText(changed);
  }
}
