import { type Answer, type Asked, startProvider } from './provider.ts';

type Code = { code: number; message: string };
const codes = {
  invalidKey: { code: -18010002, message: 'Access token is invalid.' },
  tooMany: { code: -18010014, message: 'Request limit exceeded.' },
  registered: {
    code: -18019901,
    message: "The tracking number has been registered, don't need to repeat registration.",
  },
  unregistered: { code: -18019902, message: 'The tracking number does not register, please register first.' },
  carrier: { code: -18019903, message: 'Carrier cannot be detected.' },
  nothing: { code: -18019909, message: 'No tracking information at this time.' },
} satisfies Record<string, Code>;

/** An event as 17TRACK writes it. */
export const event = (description: string | null, time: string | null = null, more: object = {}) => ({
  time_iso: time,
  time_utc: null,
  time_raw: { date: null, time: null, timezone: null },
  description,
  location: null,
  stage: null,
  sub_status: null,
  address: { country: null, state: null, city: null },
  ...more,
});

/** What is known of a shipment that one carrier moves. */
export const trackInfo = (
  events: object[],
  status: object = { status: 'InTransit', sub_status: 'InTransit_Other' },
) => ({
  shipping_info: { shipper_address: { country: 'CN' }, recipient_address: { country: 'US' } },
  latest_status: { ...status, sub_status_descr: null },
  latest_event: events[0] ?? null,
  milestone: [],
  tracking: {
    providers_hash: -123,
    providers: [
      { provider: { key: 100001, name: 'DHL Express', country: 'DE' }, latest_sync_status: 'Success', events },
    ],
  },
});

const arrived = event('Arrived at facility', '2026-09-14T08:12:00-07:00', { location: 'LOS ANGELES, US' });

/** 17TRACK v2.2: its registry, its codes, and so many requests a second of a key as it is told. Keys begin with `key`. */
export async function startSeventeenTrack(key = '17-key') {
  const shipments = new Map<string, { reads: number; info: object | null }>();
  let perSecond = Number.POSITIVE_INFINITY;
  const recent = new Map<string, number[]>();

  const wholly = (status: number, { code, message }: Code): Answer => ({
    status,
    body: { code, data: { errors: [{ code, message }] } },
  });
  const acts: Record<string, (number: string) => object> = {
    '/register': (number) => {
      if (number.endsWith('404')) return codes.carrier;
      if (shipments.has(number)) return codes.registered;
      shipments.set(number, { reads: 0, info: trackInfo([arrived]) });
      return { origin: 1, number, carrier: 100001, email: null, tag: null, lang: null };
    },
    '/gettrackinfo': (number) => {
      const shipment = shipments.get(number);
      if (!shipment) return codes.unregistered;
      if (shipment.reads++ === 0) return codes.nothing;
      return { number, carrier: 100001, tag: null, track_info: shipment.info };
    },
  };

  function serve({ path, method, headers, body }: Asked): Answer {
    const token = String(headers['17token']);
    const now = performance.now();
    const within = [...(recent.get(token) ?? []).filter((at) => at > now - 1000), now];
    recent.set(token, within);
    if (within.length > perSecond) return { status: 429, body: { code: 429, data: { errors: [{ code: 429 }] } } };
    const act = acts[path];
    if (!act || method !== 'POST') return { status: 404, body: '' };
    if (!token.startsWith(key)) return wholly(401, codes.invalidKey);
    const items = body as { number: string }[];
    if (items.length > 40) return wholly(200, codes.tooMany);
    const done = items.map(({ number }) => ({ number, ...act(number) }));
    const [rejected, accepted] = [true, false].map((bad) => done.filter((one) => 'code' in one === bad));
    const refused = rejected!.map(({ number, ...error }) => ({ number, error }));
    return { status: 200, body: { code: 0, data: { accepted, rejected: refused } } };
  }

  const provider = await startProvider(serve);
  return {
    ...provider,
    limitTo(most: number) {
      perSecond = most;
      recent.clear();
    },
    /** A number that is registered, and read before. */
    know: (number: string, info: object | null) => void shipments.set(number, { reads: 1, info }),
  };
}
