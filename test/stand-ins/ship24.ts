import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '#kernel/ids.ts';
import { type Answer, type Asked, startProvider } from './provider.ts';

const refused = (status: number, code: string): Answer => ({
  status,
  body: { errors: [{ code, message: `${code} of apik_secret` }], data: null },
});

/** An event as Ship24 writes it; its time has no offset unless the courier gave one. */
export const event = (status: string | null, occurrenceDatetime: string | null = null, more: object = {}) => ({
  eventId: newId(),
  occurrenceDatetime,
  status,
  location: null,
  courierCode: 'ups',
  statusCode: null,
  statusCategory: null,
  statusMilestone: 'in_transit',
  ...more,
});

export const tracking = (
  events: object[],
  statusMilestone: unknown = 'in_transit',
  courierCode: unknown = ['ups'],
) => ({
  tracker: { trackerId: newId(), courierCode, isSubscribed: true, isTracked: true },
  shipment: { shipmentId: newId(), statusCode: null, statusCategory: null, statusMilestone },
  events,
  statistics: { timestamps: {} },
});

const departed = event('Departed from Facility', '2026-09-14T08:12:00', { location: 'Ontario, CA, US' });

/** Ship24 public v1: one tracker a number, made by the first call. */
export async function startShip24(key = 'apik_test') {
  const trackings = new Map<string, object[]>();
  const slow = { ms: 300 };

  async function serve({ path, method, headers, body }: Asked): Promise<Answer> {
    if (path !== '/trackers/track' || method !== 'POST') return { status: 404, body: '' };
    if (!headers.authorization) return refused(400, 'auth_missing_header');
    if (!headers.authorization.startsWith('Bearer ')) return refused(400, 'auth_invalid_header');
    if (headers.authorization !== `Bearer ${key}`) return refused(401, 'auth_invalid_api_key');
    const number = (body as { trackingNumber: string }).trackingNumber;
    if (!/^[a-zA-Z0-9-_/.]{5,50}$/.test(number)) return refused(400, 'validation_error');
    if (number.startsWith('QUOTA')) return refused(403, 'quota_limit_reached');
    if (number.endsWith('404')) return refused(404, 'parcel_not_found');
    if (number.startsWith('SLOW')) await sleep(slow.ms);
    if (!trackings.has(number)) trackings.set(number, [tracking([departed])]);
    const limits = { 'ratelimit-limit': '10', 'ratelimit-remaining': '9', 'ratelimit-reset': '1' };
    return { status: 200, body: { data: { trackings: trackings.get(number) } }, headers: limits };
  }

  const provider = await startProvider(serve);
  return { ...provider, slow, know: (number: string, ...known: object[]) => void trackings.set(number, known) };
}
