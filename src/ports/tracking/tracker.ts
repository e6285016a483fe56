/** Where a shipment is, in one vocabulary for all providers. */
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

/** In the provider's own words; `time` is its text as it came, with an offset or without. */
export type TrackingEvent = { time: string | null; location: string | null; description: string | null };

export type Live = {
  availability: 'live';
  carrier: string | null;
  status: TrackingStatus | null;
  /** Newest first. */
  events: TrackingEvent[];
};

/** `message` is for people and quotes neither the provider nor what it was asked with. */
export type Unavailable = { availability: 'unavailable'; message: string };

export type Tracker = {
  provider: 'provider_a' | 'provider_b';
  /** Never throws for anything that the outside does. */
  track(number: string): Promise<Live | Unavailable>;
};
export type Trackers = Record<Tracker['provider'], Tracker | null>;

const messages = {
  access: 'The tracking provider does not let this service in: its operator has to check the key.',
  busy: 'The tracking provider answers too many requests at the moment. Try again in a minute.',
  carrier: 'The tracking provider cannot tell which carrier this number belongs to.',
  connection: 'The connection to the tracking provider failed. Try again in a minute.',
  down: 'The tracking provider has a problem of its own at the moment. Try again in a few minutes.',
  no_record: 'The tracking provider has no record of this number.',
  number: 'The tracking provider does not accept this number.',
  quota: 'What this service may ask of the tracking provider is used up.',
  timeout: 'The tracking provider did not answer in time. Try again in a minute.',
  unusable: 'The tracking provider gave an answer that cannot be used.',
} as const;
export type Reason = keyof typeof messages;

export const createUnavailable = (reason: Reason): Unavailable => ({
  availability: 'unavailable',
  message: messages[reason],
});

/** Null without a word, `unknown` for one that is not known. */
export const findTrackingStatus = (
  known: ReadonlyMap<string, TrackingStatus>,
  word: string | null,
): TrackingStatus | null => (word === null ? null : (known.get(word) ?? 'unknown'));

/**
 * Times with an offset are ordered by their moment. One without has no known zone, so what its clock shows is compared
 * with what the others show. What cannot be read as a time comes last, in the order of the provider.
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
    while (next < placed.length && placed[next]!.shown >= one.shown) next++;
    return [...placed.slice(from, next), one];
  });
  return [...merged, ...placed.slice(next), ...unread].map(({ event }) => event);
}

const clock = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|([+-]\d\d):?(\d\d)?)?)?$/i;

/** What a clock shows, and the moment of it where it says its offset; NaN is neither. */
function parseClock(time: string): { shown: number; moment: number } {
  const [, day, hour = '00:00', zone, hours, minutes = '00'] = clock.exec(time) ?? [];
  const at = (offset: string) => Date.parse(`${day}T${hour}${offset}`);
  return { shown: at('Z'), moment: zone ? at(hours ? `${hours}:${minutes}` : 'Z') : Number.NaN };
}
