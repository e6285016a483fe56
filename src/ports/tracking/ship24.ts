import { z } from 'zod';
import { createProviderCall, partialObject, type Reply, Text, tolerantList, toUnavailable } from '../provider-call.ts';
import {
  createUnavailable,
  findTrackingStatus,
  type Live,
  type Reason,
  sortNewestFirst,
  type Tracker,
  type TrackingStatus,
  type Unavailable,
} from './tracker.ts';

type Options = { apiKey: string; baseUrl?: string; timeoutMs: number };

export function createShip24Tracker({
  apiKey,
  baseUrl = 'https://api.ship24.com/public/v1',
  timeoutMs,
}: Options): Tracker {
  return {
    provider: 'provider_b',

    async track(number) {
      const call = createProviderCall({ baseUrl, headers: { authorization: `Bearer ${apiKey}` }, timeoutMs });
      return toResult(await call('/trackers/track', { trackingNumber: number }));
    },
  };
}

const reasons = new Map<string, Reason>([
  ['auth_missing_header', 'access'],
  ['auth_invalid_header', 'access'],
  ['auth_invalid_api_key', 'access'],
  ['no_active_subscription', 'quota'],
  ['parcel_not_found', 'no_record'],
  ['quota_limit_reached', 'quota'],
  ['request_conflict', 'busy'],
  ['tracker_not_found', 'no_record'],
  ['validation_error', 'number'],
]);

const Event = z.object({ occurrenceDatetime: Text, location: Text, status: Text, courierCode: Text });
const Couriers = z.preprocess((codes) => [codes].flat(), tolerantList(Text));
const Item = z.object({
  shipment: partialObject({ statusMilestone: Text, courierCode: Couriers }),
  tracker: partialObject({ courierCode: Couriers }),
  events: tolerantList(Event),
});
const Answer = z.object({
  data: partialObject({ trackings: tolerantList(Item) }),
  errors: tolerantList(z.object({ code: Text })),
});

function toResult(reply: Reply | Unavailable): Live | Unavailable {
  if ('availability' in reply) return reply;
  const { data: answer } = Answer.safeParse(reply.json);
  const { trackings = [] } = answer?.data ?? {};
  const item = trackings.find(({ events }) => events.length > 0) ?? trackings[0];
  if (!item) return toRefusal(answer?.errors[0]?.code ?? null, reply);
  const { shipment, tracker } = item;
  const couriers = [...shipment.courierCode, ...tracker.courierCode, ...item.events.map((event) => event.courierCode)];
  const events = item.events.map((event) => ({
    time: event.occurrenceDatetime,
    location: event.location,
    description: event.status,
  }));
  return {
    availability: 'live',
    carrier: couriers.find((code) => code !== null) ?? null,
    status: findTrackingStatus(statuses, shipment.statusMilestone),
    events: sortNewestFirst(events),
  };
}

const NoTrackings = z.object({ data: z.object({ trackings: z.tuple([]) }) });

/** A 404 without JSON comes from a wrong base URL. */
function toRefusal(code: string | null, { status, json }: Reply): Unavailable {
  const isEmpty = status === 200 && code === null && NoTrackings.safeParse(json).success;
  const isMissing = status === 404 && json !== undefined;
  return isEmpty || isMissing ? createUnavailable('no_record') : toUnavailable(reasons, code, status);
}

const statuses = new Map<string, TrackingStatus>([
  ['pending', 'pending'],
  ['info_received', 'info_received'],
  ['in_transit', 'in_transit'],
  ['out_for_delivery', 'out_for_delivery'],
  ['failed_attempt', 'delivery_failed'],
  ['available_for_pickup', 'ready_for_pickup'],
  ['delivered', 'delivered'],
  ['exception', 'on_hold'],
]);
