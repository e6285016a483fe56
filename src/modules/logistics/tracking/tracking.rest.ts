import type { Route } from '#rest/route.ts';
import { Shipment } from './tracking.schema.ts';

const attempts = `
  fragment Live on LiveTracking {
    availability provider trackingNumber carrier status events { time location description }
  }
  fragment Planned on PlannedTracking { availability provider trackingNumber missing message }
  fragment Unavailable on UnavailableTracking { availability provider trackingNumber message }`;

export const trackingRoutes: Route[] = [
  {
    method: 'GET',
    path: '/shipping/track/{carrier}/{number}',
    mcp: 'read',
    summary: 'Tracks a shipment with one provider; `auto` asks both in order until one has events.',
    params: Shipment,
    document: `query TrackShipment($carrier: TrackingCarrier!, $number: String!) {
      tracking: trackShipment(carrier: $carrier, number: $number) {
        ...Live ...Planned ...Unavailable
        ... on TrackingAttempts { tried { ...Live ...Planned ...Unavailable } note }
      }
    } ${attempts}`,
    spread: 'tracking',
  },
];
