import type { EstimateInput } from '../shipping.schema.ts';
import type { DestinationRegions } from './freight.rules.ts';
import { findRegionByPostcode, findRegionByState, type Region } from './us-places.ts';

const allRegions: Region[] = ['west', 'central', 'east'];

/** The postcode takes precedence over the state; a city alone does not determine a region. */
export function resolveDestination({ postcode, state }: EstimateInput['destination']): DestinationRegions {
  const region = postcode ? findRegionByPostcode(postcode) : state ? findRegionByState(state) : null;
  if (region === null) return { regions: allRegions, said: 'Without postcode or state the range covers all regions.' };
  const by = postcode ? `postcode ${postcode.slice(0, 5)}` : `state ${state!.toUpperCase()}`;
  if (region === 'beyond')
    return { regions: [], said: `The rate card covers the contiguous United States, not ${by}. Request a quote.` };
  return { regions: [region], said: `Region ${region}, by ${by}.` };
}
