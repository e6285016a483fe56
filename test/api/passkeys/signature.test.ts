import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { explainUnavailable, toSpki, verifyAssertion } from '#modules/identity/passkeys/passkey.rules.ts';
import { PasskeyAssertion } from '#modules/identity/passkeys/passkey.schema.ts';
import { computeApprovalChallenge, findSignatureFault } from '#modules/identity/passkeys/passkey-signature.rules.ts';
import { assertGenuine, createSigner } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.rules.ts';
import { selectReceiptSchema } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.schema.ts';
import {
  type Algorithm,
  createAuthenticator,
  type Deviation,
  toText,
  withOneByteChanged,
} from '../../authenticator.ts';

const origin = 'https://gateway.example';
const party = { id: 'gateway.example', origin };
const approved = {
  kind: 'approve-delivery/1' as const,
  id: '0199d1c0-0000-7000-8000-000000000001',
  reviewSha256: 'a'.repeat(64),
};
const nonce = toText(randomBytes(32));
const challenge = computeApprovalChallenge(approved, nonce);
const receipts = createSigner('5'.repeat(64));
const statement = {
  v: 2 as const,
  deliveryId: approved.id,
  reviewSha256: approved.reviewSha256,
  payloadSha256: 'b'.repeat(64),
  approvedAt: '2026-09-01T08:00:00.000Z',
  approvedBy: { kind: 'MEMBER' as const, id: '0199d1c0-0000-7000-8000-000000000002', label: 'owner@people.example' },
  provider: null,
  providerMessageId: null,
};

test('the challenge of an approval names kind, record, digest and nonce', () => {
  const zero = Buffer.alloc(1);
  const parts = ['approve-delivery/1', approved.id, approved.reviewSha256, nonce].map((text) => Buffer.from(text));
  const joined = Buffer.concat(parts.flatMap((part, index) => (index ? [zero, part] : [part])));
  expect(challenge.toString('hex')).toBe(createHash('sha256').update(joined).digest('hex'));
});

describe.each<Algorithm>(['ES256', 'RS256', 'EdDSA'])('a signature with %s', (algorithm) => {
  const passkey = createAuthenticator({ algorithm, origin });
  const sign = (as?: Deviation) => passkey.get({ challenge: toText(challenge) }, as);
  const { userHandle: _, ...assertion } = sign();
  const signature = { ...assertion, publicKey: passkey.spki, nonce };

  /** A receipt that the service itself would have signed, as one that does not tell the truth would. */
  const verify = (change: object, stated: object = {}) => {
    const receipt = receipts.sign({ ...statement, ...stated, passkey: { ...signature, ...change } });
    return () => assertGenuine(selectReceiptSchema(receipt).parse(receipt), receipts.published.keys, origin);
  };
  const refused = 'The passkey did not sign this approval';

  test('is accepted by the service and in a receipt', async () => {
    expect(await toSpki(passkey.cose)).toBe(passkey.spki);
    expect(findSignatureFault(signature, challenge, origin)).toBeNull();
    expect(verify({})).not.toThrow();
    const accepted = await verifyAssertion(PasskeyAssertion.parse(sign()), challenge, passkey.cose, party);
    expect(accepted).toEqual({ counter: expect.any(Number), isBackedUp: false });
  });

  const fields = ['clientDataJSON', 'authenticatorData', 'signature'] as const;
  test.each([...fields, 'publicKey'] as const)('is refused in a receipt with any other byte in %s', (field) => {
    for (const changed of withOneByteChanged(signature[field])) {
      expect(verify({ [field]: changed })).toThrow(refused);
    }
  });

  test.each(fields)('is refused by the service with any other byte in %s', async (field) => {
    for (const changed of withOneByteChanged(assertion[field])) {
      const given = { ...assertion, [field]: changed };
      await expect(verifyAssertion(given, challenge, passkey.cose, party)).rejects.toThrow();
    }
  });

  test('is refused by the service with any other byte in the public key', async () => {
    for (const changed of withOneByteChanged(toText(passkey.cose))) {
      const key = Buffer.from(changed, 'base64url');
      await expect(verifyAssertion(assertion, challenge, key, party)).rejects.toThrow();
    }
  });

  test('is refused with any other byte in the nonce, the digest or the id', () => {
    for (const other of withOneByteChanged(nonce)) expect(verify({ nonce: other })).toThrow(refused);
    for (let at = 0; at < 64; at++) {
      const reviewSha256 = `${'a'.repeat(at)}b${'a'.repeat(63 - at)}`;
      expect(verify({}, { reviewSha256 })).toThrow(refused);
    }
    expect(verify({}, { deliveryId: statement.approvedBy.id })).toThrow(refused);
  });

  test.each<[string, Deviation, string]>([
    ['the page of another site', { origin: 'https://gateway.example.evil.test' }, 'the origin is another one'],
    ['another port', { origin: 'https://gateway.example:444' }, 'the origin is another one'],
    ['plain http', { origin: 'http://gateway.example' }, 'the origin is another one'],
    ['a frame of another site', { crossOrigin: true }, 'the origin is another one'],
    ['another relying party', { rpId: 'example' }, 'the relying party is another one'],
    ['a registration', { type: 'webauthn.create' }, 'clientDataJSON is not of an assertion'],
    ['another challenge', { challenge: toText(randomBytes(32)) }, 'the challenge is another one'],
    ['nobody present', { isPresent: false }, 'no user was present'],
    ['nobody verified', { isVerified: false }, 'the user was not verified'],
  ])('is refused from %s', async (_, as, fault) => {
    const { userHandle, ...given } = sign(as);
    expect(findSignatureFault({ ...given, publicKey: passkey.spki }, challenge, origin)).toBe(fault);
    expect(verify(given)).toThrow(`${refused}: ${fault}.`);
    await expect(verifyAssertion({ ...given, userHandle }, challenge, passkey.cose, party)).rejects.toThrow();
  });

  test('is refused with the key of another passkey, and for a publication', () => {
    expect(verify({ publicKey: createAuthenticator({ algorithm, origin }).spki })).toThrow(refused);
    const published = computeApprovalChallenge({ ...approved, kind: 'approve-publication/1' }, nonce);
    expect(findSignatureFault(signature, published, origin)).toBe('the challenge is another one');
  });
});

test('a receipt verifies without naming the origin, and names where the passkey signed', () => {
  const passkey = createAuthenticator({ origin: 'https://elsewhere.example' });
  const { userHandle: _, ...assertion } = passkey.get({ challenge: toText(challenge) });
  const receipt = receipts.sign({ ...statement, passkey: { ...assertion, publicKey: passkey.spki, nonce } });
  expect(() => assertGenuine(receipt, receipts.published.keys)).not.toThrow();
  expect(() => assertGenuine(receipt, receipts.published.keys, origin)).toThrow('the origin is another one');
});

test('a passkey that is null is not part of the signed text of a receipt', () => {
  const receipt = receipts.sign(statement);
  expect(() => assertGenuine({ ...receipt, passkey: null }, receipts.published.keys)).not.toThrow();
});

test('base64url with superfluous bits is malformed', () => {
  const { userHandle: _, ...assertion } = createAuthenticator().get({ challenge: 'AA' });
  const withBits = { ...assertion, authenticatorData: `${assertion.authenticatorData.slice(0, -1)}-` };
  expect(PasskeyAssertion.safeParse(withBits).success).toBe(false);
});

test.each([
  ['http://127.0.0.1:4000', false],
  ['https://[2001:db8::1]', false],
  ['http://localhost:4000', true],
  ['https://gateway.example', true],
])('passkeys at %s are available: %s', (publicUrl, isAvailable) => {
  expect(explainUnavailable(publicUrl) === null).toBe(isAvailable);
});
