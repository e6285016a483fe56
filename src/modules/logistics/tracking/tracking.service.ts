import { getCredentialId, requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import type { Live, Unavailable } from '#ports/tracking/tracker.ts';
import { type Shipment, TrackingProvider } from './tracking.schema.ts';

type Planned = { availability: 'planned'; missing: string[]; message: string };
type WithShipment<Result> = Result & { provider: TrackingProvider; trackingNumber: string };

export type LiveTracking = WithShipment<Live>;
export type PlannedTracking = WithShipment<Planned>;
export type UnavailableTracking = WithShipment<Unavailable>;
export type TrackingAttempt = LiveTracking | PlannedTracking | UnavailableTracking;
export type TrackingAttempts = { tried: TrackingAttempt[]; note: string };

const perMinute = { sandbox: 10, live: 30 } as const;

const settingNames: Record<TrackingProvider, string> = {
  provider_a: 'SEVENTEENTRACK_API_KEY',
  provider_b: 'SHIP24_API_KEY',
};

export async function trackShipment(ctx: Context, { carrier, number }: Shipment) {
  const { trackerFor, auth } = ctx;
  const viewer = requireViewer(ctx);
  const providers = carrier === 'auto' ? TrackingProvider.options : [carrier];
  // Requests that nothing can answer are not counted; simulated ones are, as at a provider.
  if (providers.some((provider) => trackerFor(provider, number))) {
    await auth.consumePerMinute('tracking_per_minute', getCredentialId(viewer), perMinute[viewer.mode]);
  }
  if (carrier !== 'auto') return tryProvider(ctx, carrier, number);
  const tried: TrackingAttempt[] = [];
  for (const provider of providers) {
    tried.push(await tryProvider(ctx, provider, number));
    if (tried.some(hasEvents)) break;
  }
  return { tried, note: renderNote(tried) };
}

async function tryProvider(
  { trackerFor, log }: Context,
  provider: TrackingProvider,
  trackingNumber: string,
): Promise<TrackingAttempt> {
  const tracker = trackerFor(provider, trackingNumber);
  if (!tracker) {
    const missing = settingNames[provider];
    const message = `${provider} is not configured: set ${missing}.`;
    return { provider, trackingNumber, availability: 'planned', missing: [missing], message };
  }
  const result = await tracker.track(trackingNumber);
  if (result.availability === 'unavailable')
    log.warn({ provider, message: result.message }, 'tracking provider unavailable');
  return { provider, trackingNumber, ...result };
}

const hasEvents = (attempt: TrackingAttempt): boolean => attempt.availability === 'live' && attempt.events.length > 0;

function renderNote(tried: TrackingAttempt[]): string {
  const said = tried.map((attempt) => `${attempt.provider} ${describeOutcome(attempt)}`).join('; ');
  const notAsked = TrackingProvider.options.slice(tried.length).map((provider) => `; ${provider} was not asked`);
  return `Providers asked: ${said}${notAsked.join('')}.`;
}

function describeOutcome(attempt: TrackingAttempt): string {
  if (attempt.availability === 'planned') return 'is not configured';
  if (attempt.availability === 'unavailable') return 'is unavailable';
  return hasEvents(attempt) ? 'has events for this shipment' : 'has no events for this shipment';
}
