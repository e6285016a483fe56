import { graphql, type ResultOf, type VariablesOf } from '../../app/graphql.ts';

export const estimateQuery = graphql(`
  query Estimate($input: ShippingEstimateInput!) {
    shippingEstimate(input: $input) {
      chargeableWeightKg { air_express air_freight ocean_lcl }
      options {
        mode
        basis
        cost { low high currency }
        transitDays { low high }
        dangerousGoods { note surcharge { low high currency } }
      }
      dutyStack { layer name ratePct amount { amount currency } status basis source validFrom validTo checkedAt }
      dutyEffectiveRatePct { known layersUnknown }
      dutyAlternatives {
        question
        alternatives { ratePct amount { amount currency } lines suffixes layers { layer name ratePct } }
      }
      landedByMode { mode reason total { low high currency } }
      landedRange { excludes total { low high currency } }
      notes
      explain { path value formula inputs source }
    }
  }
`);

export const candidatesQuery = graphql(`
  query TariffCandidates($input: HtsCandidatesInput!) {
    htsCandidates(input: $input) {
      note
      candidates { hts description generalRateText score why }
    }
  }
`);

export type Estimate = ResultOf<typeof estimateQuery>['shippingEstimate'];
export type EstimateInput = VariablesOf<typeof estimateQuery>['input'];
