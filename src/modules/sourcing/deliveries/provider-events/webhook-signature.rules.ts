import { createHmac, timingSafeEqual } from 'node:crypto';

/** A callback by Standard Webhooks: what is signed is `id.timestamp.body`. */
export type Callback = { id: string; timestamp: string; signatures: string; body: Uint8Array };

const toleranceSeconds = 300;
// A point inside the id would leave open where it ends.
const wellFormedId = /^[^\s.]{1,255}$/;
const wellFormedTimestamp = /^\d{1,12}$/;

/** Whether one of the secrets has signed exactly these bytes, and lately. */
export function isAuthentic(callback: Callback, secrets: readonly Uint8Array[], now: Date): boolean {
  const { id, timestamp, signatures, body } = callback;
  if (!wellFormedId.test(id) || !wellFormedTimestamp.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  // As text, not as the bytes it stands for: base64 can spell the same bytes in several ways.
  const given = signatures.split(' ').map((signature) => Buffer.from(signature));
  return secrets.some((secret) => {
    const hmac = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest('base64');
    const expected = Buffer.from(`v1,${hmac}`);
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
}
