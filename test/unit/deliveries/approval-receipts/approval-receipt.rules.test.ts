import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSigner, verifyReceipt } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.rules.ts';
import { Receipt } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.schema.ts';
import { genuine } from '../../../receipt-reader.ts';

const receipts = createSigner('5'.repeat(64));
const [key] = receipts.published.keys;
const statement = {
  deliveryId: '0199d1c0-0000-7000-8000-000000000001',
  reviewSha256: 'a'.repeat(64),
  payloadSha256: 'b'.repeat(64),
  approvedAt: '2026-09-01T08:00:00.000Z',
  approvedBy: '0199d1c0-0000-7000-8000-000000000002',
  provider: 'resend',
  providerMessageId: 'm-1',
};
const receipt = receipts.sign(statement);

test('verifies receipts of earlier versions: derived keys and signed bytes never change', () => {
  expect(receipt).toEqual({
    ...statement,
    signature: '58UO-bJ8zhuPDKvspyNCE5DIr9rsvr396Uhmon9qdwNQOSjymYx24r0fuWmuo7ed5hnehU3RuSg-BP2OpUXpBw',
    publicKeyId: 'PEuLkxo0LwP3X6Kkf3XAxVF9u4Av9h0upD49p2DKwtM',
  });
  expect(verifyReceipt(receipt, key!)).toBe(true);
});

test('verifies any statement, in any order of fields, like an independent implementation', () => {
  const name = fc.option(fc.string({ unit: 'grapheme' }));
  const stated = fc.record({ provider: name, providerMessageId: name, approvedBy: fc.option(fc.uuid()) });
  const order = fc.shuffledSubarray(Object.keys(receipt), { minLength: Object.keys(receipt).length });
  fc.assert(
    fc.property(stated, order, (stated, order) => {
      const signed: Record<string, unknown> = receipts.sign({ ...statement, ...stated });
      const shuffled = Receipt.parse(JSON.parse(JSON.stringify(signed, order)));
      expect([verifyReceipt(shuffled, key!), genuine(shuffled, receipts.published)]).toEqual([true, true]);
    }),
  );
});

const hex = (size: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${size}}$`));
const base64url = (size: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9_-]{${size}}$`));
const others: { [Field in keyof Receipt]: fc.Arbitrary<Receipt[Field]> } = {
  deliveryId: fc.uuid(),
  reviewSha256: hex(64),
  payloadSha256: hex(64),
  approvedAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  approvedBy: fc.option(fc.uuid()),
  provider: fc.option(fc.string()),
  providerMessageId: fc.option(fc.string()),
  signature: base64url(86),
  publicKeyId: base64url(43),
};
test.each(Object.entries(others))('rejects a different %s', (field, other) => {
  fc.assert(
    fc.property(other, (value) => {
      fc.pre(value !== receipt[field as keyof Receipt]);
      expect(verifyReceipt({ ...receipt, [field]: value }, key!)).toBe(false);
    }),
  );
});

test.each(Object.keys(others) as (keyof Receipt)[])('rejects one changed character in %s', (field) => {
  const right = receipt[field]!;
  for (let at = 0; at < right.length; at++) {
    for (const letter of 'AQgwZz09-_+ \0') {
      const wrong = right.slice(0, at) + letter + right.slice(at + 1);
      if (wrong !== right) expect(verifyReceipt({ ...receipt, [field]: wrong }, key!), wrong).toBe(false);
    }
  }
  for (const wrong of ['', right.slice(1), right.slice(0, -1), `${right}=`, ` ${right}`, `${right}\n`]) {
    expect(verifyReceipt({ ...receipt, [field]: wrong }, key!), wrong).toBe(false);
  }
});

test('rejects swapped fields and a signature by another key', () => {
  const { reviewSha256, payloadSha256, provider, providerMessageId } = receipt;
  const swapped = [
    { reviewSha256: payloadSha256, payloadSha256: reviewSha256 },
    { provider: providerMessageId, providerMessageId: provider },
  ];
  for (const change of swapped) expect(verifyReceipt({ ...receipt, ...change }, key!)).toBe(false);
  for (const { published } of [createSigner('6'.repeat(64)), createSigner('')]) {
    expect(verifyReceipt({ ...receipt, publicKeyId: published.keys[0]!.kid }, published.keys[0]!)).toBe(false);
  }
});
