import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSigner, verifyReceipt } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.rules.ts';
import { selectReceiptSchema } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.schema.ts';
import { countRuns } from '../../../property-seed.ts';
import { genuine } from '../../../receipt-reader.ts';

const receipts = createSigner('5'.repeat(64));
const [key] = receipts.published.keys;
const statement = {
  v: 2 as const,
  deliveryId: '0199d1c0-0000-7000-8000-000000000001',
  reviewSha256: 'a'.repeat(64),
  payloadSha256: 'b'.repeat(64),
  approvedAt: '2026-09-01T08:00:00.000Z',
  approvedBy: { kind: 'MEMBER' as const, id: '0199d1c0-0000-7000-8000-000000000002', label: 'owner@people.example' },
  provider: 'resend',
  providerMessageId: 'm-1',
};
const receipt = receipts.sign(statement);

test('verifies receipts of earlier versions: derived keys and signed bytes never change', () => {
  const { v: _, ...rest } = statement;
  const first = {
    ...rest,
    approvedBy: '0199d1c0-0000-7000-8000-000000000002',
    signature: '58UO-bJ8zhuPDKvspyNCE5DIr9rsvr396Uhmon9qdwNQOSjymYx24r0fuWmuo7ed5hnehU3RuSg-BP2OpUXpBw',
    publicKeyId: 'PEuLkxo0LwP3X6Kkf3XAxVF9u4Av9h0upD49p2DKwtM',
  };
  expect(verifyReceipt(selectReceiptSchema(first).parse(first), key!)).toBe(true);
  expect(receipt).toEqual({
    ...statement,
    signature: 'TIRk1oohWfeyR5zEqAAR0RCC3dtho7UNwRF6Njy7tq3uDV_7uHAqGUSxkVNbP4MWa-vPf6Zo4brzPfeNvN60Bg',
    publicKeyId: 'PEuLkxo0LwP3X6Kkf3XAxVF9u4Av9h0upD49p2DKwtM',
  });
  expect(verifyReceipt(receipt, key!)).toBe(true);
});

test('verifies any statement, in any order of fields, like an independent implementation', () => {
  const name = fc.option(fc.string({ unit: 'grapheme' }));
  const approver = fc.option(fc.record({ kind: fc.constantFrom('KEY', 'MEMBER'), id: fc.uuid(), label: name }));
  const stated = fc.record({ provider: name, providerMessageId: name, approvedBy: approver });
  const order = fc.shuffledSubarray(Object.keys(receipt), { minLength: Object.keys(receipt).length });
  fc.assert(
    fc.property(stated, order, (stated, order) => {
      const signed: Record<string, unknown> = receipts.sign({ ...statement, ...stated });
      const shuffled = selectReceiptSchema(signed).parse(
        Object.fromEntries(order.map((field) => [field, signed[field]])),
      );
      expect([verifyReceipt(shuffled, key!), genuine(shuffled, receipts.published)]).toEqual([true, true]);
    }),
  );
});

const hex = (size: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${size}}$`));
const base64url = (size: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9_-]{${size}}$`));
const others: {
  [Field in Exclude<keyof typeof receipt, 'v' | 'passkey' | 'publicationOf'>]: fc.Arbitrary<(typeof receipt)[Field]>;
} = {
  deliveryId: fc.uuid(),
  reviewSha256: hex(64),
  payloadSha256: hex(64),
  approvedAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  approvedBy: fc.option(
    fc.record({ kind: fc.constantFrom('KEY', 'MEMBER'), id: fc.uuid(), label: fc.option(fc.string()) }),
  ),
  provider: fc.option(fc.string()),
  providerMessageId: fc.option(fc.string()),
  signature: base64url(86),
  publicKeyId: base64url(43),
};
test.each(Object.entries(others))('rejects a different %s', (field, other) => {
  fc.assert(
    fc.property(other, (value) => {
      fc.pre(value !== receipt[field as keyof typeof receipt]);
      expect(verifyReceipt({ ...receipt, [field]: value }, key!)).toBe(false);
    }),
    { numRuns: countRuns(30) },
  );
});

const texts = Object.entries(receipt).filter(([, value]) => typeof value === 'string') as [string, string][];
test.each(texts)('rejects one changed character in %s', (field, right) => {
  const wrong = ['', right.slice(1), right.slice(0, -1), `${right}=`, ` ${right}`, `${right}\n`];
  const letters = 'Az0 \0'.slice(0, countRuns(5));
  for (let at = 0; at < right.length; at++) {
    for (const letter of letters) wrong.push(right.slice(0, at) + letter + right.slice(at + 1));
  }
  const changed = wrong.filter((text) => text !== right);
  expect(changed.filter((text) => verifyReceipt({ ...receipt, [field]: text }, key!))).toEqual([]);
});

test('rejects another approver or version', () => {
  const { approvedBy } = statement;
  for (const change of [{ id: 'x' }, { kind: 'KEY' as const }, { label: 'Owner@people.example' }, { label: null }]) {
    expect(verifyReceipt({ ...receipt, approvedBy: { ...approvedBy, ...change } }, key!)).toBe(false);
  }
  const { v: _, ...withoutVersion } = receipt;
  expect(verifyReceipt({ ...withoutVersion, approvedBy: approvedBy.id }, key!)).toBe(false);
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
