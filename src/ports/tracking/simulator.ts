import {
  createUnavailable,
  type Live,
  type Tracker,
  type TrackingEvent,
  type TrackingStatus,
  type Unavailable,
} from './tracker.ts';

/** Numbers that begin with SIM- are simulated in every configuration and for every key; no provider is asked. */
export function selectTracker(
  tracker: Tracker | null,
  provider: Tracker['provider'],
  number: string,
  now: Date,
): Tracker | null {
  return readScenario(number) === null ? tracker : { provider, track: async () => simulate(number, now) };
}

/** `SIM-CUSTOMS-7` selects `CUSTOMS`. */
const readScenario = (number: string): string | null => /^SIM-([^-]*)/i.exec(number)?.[1]?.toUpperCase() ?? null;

/** Has no state, so all instances agree: the events are counted from the present day. */
function simulate(number: string, now: Date): Live | Unavailable {
  const scenario = readScenario(number);
  if (scenario === 'DOWN') return createUnavailable('down');
  const found = scenarios.find(({ name }) => name === scenario);
  if (!found) return createUnavailable('no_record');
  const today = Date.parse(now.toISOString().slice(0, 10));
  const events = steps.slice(0, found.steps).map((step) => toEvent(step, today));
  return { availability: 'live', carrier: 'simulated', status: found.status, events: events.reverse() };
}

const scenarios: { name: string; status: TrackingStatus; steps: number }[] = [
  { name: 'PENDING', status: 'pending', steps: 0 },
  { name: 'TRANSIT', status: 'in_transit', steps: 3 },
  { name: 'CUSTOMS', status: 'customs', steps: 4 },
  { name: 'DELIVERED', status: 'delivered', steps: 6 },
];

type Step = { daysAgo: number; hour: number; location: string; description: string };
const steps: Step[] = [
  { daysAgo: 6, hour: 9, location: 'SHENZHEN, CN', description: 'Picked up' },
  { daysAgo: 5, hour: 16, location: 'HONG KONG, HK', description: 'Departed from facility' },
  { daysAgo: 4, hour: 3, location: 'ANCHORAGE, US', description: 'Arrived at facility' },
  { daysAgo: 3, hour: 11, location: 'LOS ANGELES, US', description: 'Held by customs for clearance' },
  { daysAgo: 2, hour: 20, location: 'LOS ANGELES, US', description: 'Released by customs' },
  { daysAgo: 1, hour: 18, location: 'LOS ANGELES, US', description: 'Delivered' },
];

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const toEvent = ({ daysAgo, hour, location, description }: Step, today: number): TrackingEvent => ({
  time: new Date(today - daysAgo * dayMs + hour * hourMs).toISOString(),
  location,
  description: `Simulated: ${description}`,
});
