import type { Route } from '#rest/route.ts';
import { EstimateRequest } from './shipping.schema.ts';

const chargeable = `fragment Chargeable on Chargeable {
  actualKg volumetricKg chargeableKg divisor volumeM3 chargeableCbm basis
}`;
const estimate = `fragment Estimate on ShippingEstimate {
  chargeableWeightKg { air_express air_freight ocean_lcl }
  chargeable { air_express { ...Chargeable } air_freight { ...Chargeable } ocean_lcl { ...Chargeable } }
  options {
    mode chargeableWeightKg costUsdLow costUsdHigh baseCostUsd { low high } ratePerKgUsd { low high }
    fuelSurchargePct { low high } dangerousGoods { surchargeUsd { low high } note } transitDays { low high } basis binding
  }
  dutyStack { name ratePct amountUsd status appliesTo: appliesToJson basis source }
  dutyEffectiveRatePct { known layersCounted layersUnknown }
  dutyAlternatives {
    question alternatives { lines suffixes otherSuffixes ratePct amountUsd layers { layer name ratePct amountUsd } }
  }
  landedRange { lowUsd highUsd excludes modes }
  landedByMode { mode lowUsd highUsd reason }
  notes
  marketQuotes {
    attribution link fetchedAt query { origin destination quantity boxWeightKg boxCm { length width height } note }
    quotes { marketMode mode priceUsdLow priceUsdHigh currency transitDays { low high } } binding
  }
  marketNote binding
} ${chargeable}`;

export const shippingRoutes: Route[] = [
  {
    method: 'POST',
    path: '/shipping/estimate',
    mcp: 'read',
    summary: 'Estimates shipping cost and duty, each number with its basis. Duty as of September 2026. Not binding.',
    body: EstimateRequest,
    document: `query EstimateShipping($input: ShippingEstimateInput!, $explain: Boolean!) {
      estimate: shippingEstimate(input: $input) {
        ...Estimate explain @include(if: $explain) { path value formula inputs source }
      }
    } ${estimate}`,
    spread: 'estimate',
    errors: ['missing_facts'],
  },
  {
    method: 'GET',
    path: '/shipping/providers',
    mcp: 'read',
    summary: 'Configuration status of the quote and tracking providers.',
    document: `query ListShippingProviders {
      report: shippingProviders {
        rating { provider configured env note } tracking { provider configured env freeTier docs } note
      }
    }`,
    spread: 'report',
  },
];
