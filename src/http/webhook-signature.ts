import { createHmac, timingSafeEqual } from 'node:crypto';

/** A callback as in Standard Webhooks, which signs `id.timestamp.body`. */
export type Callback = { id: string; timestamp: string; signatures: string; body: Uint8Array };

const toleranceSeconds = 300;
// A dot in the id would make the signed string ambiguous.
const wellFormedId = /^[^\s.]{1,255}$/;
const wellFormedTimestamp = /^\d{1,12}$/;

export function isAuthentic(callback: Callback, secrets: readonly Uint8Array[], now: Date): boolean {
  const { id, timestamp, signatures, body } = callback;
  if (!wellFormedId.test(id) || !wellFormedTimestamp.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  // Compare the base64 text, because base64 can encode the same bytes in several ways.
  const candidates = signatures.split(' ').map((signature) => Buffer.from(signature));
  return secrets.some((secret) => {
    const hmac = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest('base64');
    const expected = Buffer.from(`v1,${hmac}`);
    return candidates.some((candidate) => candidate.length === expected.length && timingSafeEqual(candidate, expected));
  });
}
