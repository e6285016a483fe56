import { z } from 'zod';
import {
  createProviderCall,
  partialObject,
  type Reply,
  Text,
  tolerantList,
  tooManyRequests,
  toUnavailable,
} from '../provider-call.ts';
import {
  findTrackingStatus,
  type Live,
  type Reason,
  sortNewestFirst,
  type Tracker,
  type TrackingStatus,
  type Unavailable,
} from './tracker.ts';

type Options = { apiKey: string; baseUrl?: string; timeoutMs: number };

/** A number is registered once; its events are then collected and can be read. */
export function createSeventeenTrackTracker({
  apiKey,
  baseUrl = 'https://api.17track.net/track/v2.2',
  timeoutMs,
}: Options): Tracker {
  return {
    provider: 'provider_a',

    async track(number) {
      const call = createProviderCall({
        baseUrl,
        headers: { '17token': apiKey },
        timeoutMs,
        rateLimited: createRateLimit(apiKey),
      });
      const ask = async (path: string) => toReading(await call(path, [{ number }]));

      const known = await ask('/gettrackinfo');
      if (!('code' in known) || known.code !== notRegistered) return toResult(known);
      const registered = await ask('/register');
      if ('availability' in registered) return registered;
      if ('code' in registered && registered.code !== alreadyRegistered) return toResult(registered);
      const collected = await ask('/gettrackinfo');
      // A registration that is not visible yet has no events.
      const isNotVisible =
        'code' in collected && (collected.code === notRegistered || collected.status === tooManyRequests);
      return isNotVisible ? noEvents : toResult(collected);
    },
  };
}

/** Slightly over the second in which 17TRACK allows three requests per key. */
const secondMs = 1050;
const slots = new Map<string, Promise<void>[]>();

/**
 * Three slots per key, each free one second after its response, because the arrival time at the provider is unknown,
 * and at the latest two seconds after its request.
 */
const createRateLimit =
  (apiKey: string) =>
  async <Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result | null> => {
    const [slot = Promise.resolve(), ...others] = slots.get(apiKey) ?? Array<Promise<void>>(3).fill(Promise.resolve());
    const { promise: next, resolve: free } = Promise.withResolvers<void>();
    slots.set(apiKey, [...others, next]);
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
    if (!signal.aborted) await Promise.race([slot, aborted]);
    if (signal.aborted) {
      slot.then(free);
      return null;
    }
    setTimeout(free, 2 * secondMs).unref();
    try {
      return await call();
    } finally {
      setTimeout(free, secondMs).unref();
    }
  };

const alreadyRegistered = '-18019901';
const notRegistered = '-18019902';
const nothingKnown = '-18019909';

const noEvents: Live = { availability: 'live', carrier: null, status: null, events: [] };

const reasons = new Map<string, Reason>([
  ['-18010001', 'access'],
  ['-18010002', 'access'],
  ['-18010003', 'down'],
  ['-18010004', 'access'],
  ['-18010005', 'access'],
  ['-18010011', 'number'],
  ['-18010012', 'number'],
  ['-18010013', 'number'],
  ['-18019903', 'carrier'],
  ['-18019907', 'quota'],
  ['-18019908', 'quota'],
  ['-18019910', 'carrier'],
]);

const Event = z.object({ time_iso: Text, time_utc: Text, location: Text, description: Text });
const Item = z.object({
  track_info: partialObject({
    latest_status: partialObject({ status: Text, sub_status: Text }),
    tracking: partialObject({
      providers: tolerantList(z.object({ provider: partialObject({ name: Text }), events: tolerantList(Event) })),
    }),
  }),
});
type Item = z.output<typeof Item>;
const Answer = z.object({
  code: Text,
  data: partialObject({
    accepted: tolerantList(Item),
    rejected: tolerantList(z.object({ error: partialObject({ code: Text }) })),
    errors: tolerantList(z.object({ code: Text })),
  }),
});

const None = z.tuple([]).nullish();
const Empty = z.object({
  code: z.literal([0, '0']),
  data: z.union([None, z.object({ accepted: None, rejected: None, errors: None })]),
});

type Reading = Item | { code: string; status: number } | Live | Unavailable;

function toReading(reply: Reply | Unavailable): Reading {
  if ('availability' in reply) return reply;
  const { status, json } = reply;
  const { data: answer } = Answer.safeParse(json);
  const { accepted = [], rejected = [], errors = [] } = answer?.data ?? {};
  const item = accepted.find((item) => listEvents(item).length > 0) ?? accepted[0];
  if (item) return item;
  if (status === 200 && Empty.safeParse(json).success) return noEvents;
  return { code: rejected[0]?.error.code ?? errors[0]?.code ?? answer?.code ?? '', status };
}

function toResult(reading: Reading): Live | Unavailable {
  if ('availability' in reading) return reading;
  if ('code' in reading) {
    return reading.code === nothingKnown ? noEvents : toUnavailable(reasons, reading.code, reading.status);
  }
  const { latest_status, tracking } = reading.track_info;
  return {
    availability: 'live',
    carrier: tracking.providers.find(({ provider }) => provider.name)?.provider.name ?? null,
    status: toStatus(latest_status),
    events: sortNewestFirst(listEvents(reading)),
  };
}

const listEvents = ({ track_info: { tracking } }: Item) =>
  tracking.providers
    .flatMap(({ events }) => events)
    .map(({ time_iso, time_utc, location, description }) => ({ time: time_iso ?? time_utc, location, description }));

/** Sub-statuses that are more specific than their status. Each starts with it. */
const statusBySubStatus = new Map<string, TrackingStatus>([
  ['InTransit_PickedUp', 'picked_up'],
  ['InTransit_CustomsProcessing', 'customs'],
  ['InTransit_CustomsReleased', 'customs'],
  ['InTransit_CustomsRequiringInformation', 'customs'],
  ['Exception_Cancel', 'cancelled'],
  ['Exception_Delayed', 'delivery_delayed'],
  ['Exception_Returned', 'return_to_sender'],
  ['Exception_Returning', 'return_to_sender'],
]);

const statusByName = new Map<string, TrackingStatus>([
  ['NotFound', 'pending'],
  ['InfoReceived', 'info_received'],
  ['InTransit', 'in_transit'],
  ['Expired', 'expired'],
  ['AvailableForPickup', 'ready_for_pickup'],
  ['OutForDelivery', 'out_for_delivery'],
  ['DeliveryFailure', 'delivery_failed'],
  ['Delivered', 'delivered'],
  ['Exception', 'on_hold'],
]);

function toStatus({ status, sub_status }: { status: string | null; sub_status: string | null }) {
  const [above = null] = sub_status?.split('_') ?? [];
  const main = status ?? above;
  const fine = sub_status !== null && above === main ? statusBySubStatus.get(sub_status) : undefined;
  return fine ?? findTrackingStatus(statusByName, main);
}
