import type { EstimateInput } from '../shipping.schema.ts';
import type { DestinationRegions } from './freight.rules.ts';
import { findRegionByPostcode, findRegionByState, type Region } from './us-places.ts';

const allRegions: Region[] = ['west', 'central', 'east'];

/** The postcode takes precedence over the state; a city alone does not determine a region. */
export function resolveDestination({ postcode, state }: EstimateInput['destination']): DestinationRegions {
  const place = postcode
    ? { region: findRegionByPostcode(postcode), by: `postcode ${postcode.slice(0, 5)}` }
    : state
      ? { region: findRegionByState(state), by: `state ${state.toUpperCase()}` }
      : null;
  if (!place) return { regions: allRegions, said: 'Without postcode or state the range covers all regions.' };
  const { region, by } = place;
  if (region === 'beyond')
    return { regions: [], said: `The rate card covers the contiguous United States, not ${by}. Request a quote.` };
  return { regions: [region], said: `Region ${region}, by ${by}.` };
}
