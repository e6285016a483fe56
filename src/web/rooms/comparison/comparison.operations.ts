import { graphql, type ResultOf } from '../../app/graphql.ts';

export const requestQuery = graphql(`
  query ComparedRequest($id: ID!) {
    rfq(id: $id) {
      __typename
      id
      title
      status
      requested { quantities quoteBy incoterm currency }
      project { id name }
      quotes { __typename id currency status }
      answers(first: 20, filter: { status: [proposed] }) { totalCount nodes { __typename id factoryName } }
    }
  }
`);

export const comparisonQuery = graphql(`
  query Comparison($input: RfqComparisonMatrixInput!) {
    rfqComparisonMatrix(input: $input) {
      __typename
      asOf
      note
      quantities
      exchangeRates { currency usdPerUnit asOf source }
      suppliers {
        factoryId
        factoryName
        answerState
        validity
        validUntil
        currency
        incoterm
        namedPlace
        quote { __typename id status }
        cells {
          quantity
          quoted {
            unitPrice { amount currency }
            toolingCost { amount currency }
            toolingPerUnit { amount currency }
            totalPerUnit { amount currency }
            total { amount currency }
          }
          usd {
            unitPrice { amount currency }
            toolingCost { amount currency }
            toolingPerUnit { amount currency }
            totalPerUnit { amount currency }
            total { amount currency }
          }
          moq
          leadTimeDays { low high }
          parts { name bandReason }
          landed {
            mode
            known { amount currency }
            low { amount currency }
            high { amount currency }
            reason
          }
          landedBasis
          unknowns { code layer subject message howToSettle }
        }
      }
      breakEvens {
        firstFactoryId
        firstFactoryName
        secondFactoryId
        secondFactoryName
        currency
        ranges {
          from
          to
          firstTotal
          secondTotal
          outcome
          quantity
          nextWholeQuantity
          total { amount currency }
          formula
        }
        unknowns { code message }
      }
    }
  }
`);

export const comparisonFileQuery = graphql(`
  query ComparisonFile($input: RfqComparisonFileInput!) {
    rfqComparisonFile(input: $input) { content mediaType }
  }
`);

export type ComparedRequest = NonNullable<ResultOf<typeof requestQuery>['rfq']>;
export type Comparison = NonNullable<ResultOf<typeof comparisonQuery>['rfqComparisonMatrix']>;
export type Supplier = Comparison['suppliers'][number];
export type Cell = Supplier['cells'][number];
export type Unknown = Cell['unknowns'][number];
export type BreakEven = Comparison['breakEvens'][number];
