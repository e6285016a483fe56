export type TrackingStatus =
  | 'pending'
  | 'info_received'
  | 'picked_up'
  | 'in_transit'
  | 'customs'
  | 'on_hold'
  | 'out_for_delivery'
  | 'ready_for_pickup'
  | 'delivered'
  | 'delivery_failed'
  | 'delivery_delayed'
  | 'return_to_sender'
  | 'cancelled'
  | 'expired'
  | 'unknown';

/** `time` is unparsed, with or without an offset. */
export type TrackingEvent = { time: string | null; location: string | null; description: string | null };

export type Live = {
  availability: 'live';
  carrier: string | null;
  status: TrackingStatus | null;
  /** Newest first. */
  events: TrackingEvent[];
};

/** `message` is for people and quotes neither the provider nor the query. */
export type Unavailable = { availability: 'unavailable'; message: string };

export type Tracker = {
  provider: 'provider_a' | 'provider_b';
  /** Never throws for external failures. */
  track(number: string): Promise<Live | Unavailable>;
};
export type Trackers = Record<Tracker['provider'], Tracker | null>;

const messages = {
  access: 'The tracking provider refused the credential of this service. The operator must check the key.',
  busy: 'The tracking provider has received too many requests. Try again in a minute.',
  carrier: 'The tracking provider cannot determine the carrier of this number.',
  connection: 'The connection to the tracking provider failed. Try again in a minute.',
  down: 'The tracking provider is not available. Try again in a few minutes.',
  no_record: 'The tracking provider has no record of this number.',
  number: 'The tracking provider does not accept this number.',
  quota: 'The quota of this service at the tracking provider is exhausted.',
  timeout: 'The tracking provider did not respond in time. Try again in a minute.',
  unusable: 'The tracking provider returned an unusable response.',
} as const;
export type Reason = keyof typeof messages;

export const createUnavailable = (reason: Reason): Unavailable => ({
  availability: 'unavailable',
  message: messages[reason],
});

export const findTrackingStatus = (
  known: ReadonlyMap<string, TrackingStatus>,
  word: string | null,
): TrackingStatus | null => (word === null ? null : (known.get(word) ?? 'unknown'));

/**
 * Sorts times with an offset by instant. Times without one have no known zone, so their clock times are compared.
 * Unparsable times come last, in provider order.
 */
export function sortNewestFirst(events: TrackingEvent[]): TrackingEvent[] {
  const timed = events.map((event) => ({ event, ...parseClock(event.time ?? '') }));
  const unread = timed.filter(({ shown }) => Number.isNaN(shown));
  const placed = timed.filter(({ moment }) => !Number.isNaN(moment)).sort((a, b) => b.moment - a.moment);
  const zoneless = timed
    .filter(({ shown, moment }) => Number.isNaN(moment) && !Number.isNaN(shown))
    .sort((a, b) => b.shown - a.shown);
  let next = 0;
  const merged = zoneless.flatMap((one) => {
    const from = next;
    while ((placed[next]?.shown ?? Number.NaN) >= one.shown) next++;
    return [...placed.slice(from, next), one];
  });
  return [...merged, ...placed.slice(next), ...unread].map(({ event }) => event);
}

const clock = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|([+-]\d\d):?(\d\d)?)?)?$/i;

/** `shown` is the clock time; `moment` is the instant if the offset is known. NaN if unknown. */
function parseClock(time: string): { shown: number; moment: number } {
  const [, day, hour = '00:00', zone, hours, minutes = '00'] = clock.exec(time) ?? [];
  const at = (offset: string) => Date.parse(`${day}T${hour}${offset}`);
  return { shown: at('Z'), moment: zone ? at(hours ? `${hours}:${minutes}` : 'Z') : Number.NaN };
}
