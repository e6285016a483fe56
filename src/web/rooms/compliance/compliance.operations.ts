import { graphql, type ResultOf, type VariablesOf } from '../../app/graphql.ts';

export const complianceQuery = graphql(`
  query Compliance($input: CompliancePathInput!) {
    compliancePath(input: $input) {
      note
      unknowns
      classes { id name because }
      totals { weeks { low high } cost { low high currency } counted }
      requirements {
        id
        market
        phase
        name
        status
        because
        evidence
        typicalWeeks { low high }
        typicalCost { low high currency }
        source
        route
        confidence
        costVerified
        asOf
        legalBasis
        standards
        issuedBy
        appliesFrom
        officialPage
      }
    }
  }
`);

export const projectNameQuery = graphql(`
  query ProjectOfCompliance($id: ID!) {
    project(id: $id) { __typename id name }
  }
`);

export type ComplianceInput = VariablesOf<typeof complianceQuery>['input'];
export type Path = ResultOf<typeof complianceQuery>['compliancePath'];
export type Requirement = Path['requirements'][number];
