import type { EstimateInput } from '../shipping.schema.ts';
import type { DestinationRegions } from './freight.rules.ts';
import { findRegionByPostcode, findRegionByState, type Region } from './us-places.ts';

const allRegions: Region[] = ['west', 'central', 'east'];

/** The region of the rate card. A postcode decides before a state; a city alone says nothing. */
export function resolveDestination({ postcode, state }: EstimateInput['destination']): DestinationRegions {
  const region = postcode ? findRegionByPostcode(postcode) : state ? findRegionByState(state) : null;
  if (region === null)
    return { regions: allRegions, said: 'No postcode or state was given: the range is over all regions.' };
  const by = postcode ? `postcode ${postcode.slice(0, 5)}` : `state ${state!.toUpperCase()}`;
  if (region === 'beyond')
    return { regions: [], said: `The card covers the contiguous United States, not ${by}: ask for a quote.` };
  return { regions: [region], said: `Region ${region}, by ${by}.` };
}
