import { graphql, type ResultOf, type VariablesOf } from '../../app/graphql.ts';

export const factoriesQuery = graphql(`
  query Factories(
    $filter: FactoryFilter
    $orderBy: FactoryOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    factories(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      suggestions
      hints { filter value count }
      nodes {
        __typename
        id
        directoryId
        nameEn
        nameZh
        kind
        city
        region
        processes
        specialty
        minQuantities { process quantity unit }
        directoryFields(contacts: false)
        confidence
        startupFriendly
        answeredUs
        lastAnsweredAt
        certifications { name }
        updatedAt
      }
      pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
    }
  }
`);

export const facetsQuery = graphql(`
  query FactoryFacets($filter: FactoryFilter) {
    factoryFacets(filter: $filter) {
      process { value count }
      region { value count }
      city { value count }
      kind { value count }
      confidence { value count }
      startupFriendly { value count }
      certified { value count }
    }
  }
`);

export const processesQuery = graphql(`
  query FactoriesByProcess($filter: FactoryFilter) {
    factoryAggregate(groupBy: [process], filter: $filter) {
      key
      count
      minQuantity { min median max known unknown }
    }
  }
`);

export const factoryQuery = graphql(`
  query Factory($id: ID!) {
    factory(id: $id) {
      __typename
      id
      directoryId
      nameEn
      nameZh
      kind
      city
      region
      country
      processes
      specialty
      capabilities
      minQuantities { process quantity unit }
      startupFriendly
      answeredUs
      lastAnsweredAt
      confidence
      certifications { name issuer number validUntil status }
      directoryFields(contacts: false)
      whatTheyToldUs { answeredSummary contactedNote communityComments sources }
      updatedAt
      ofPlace: provenance(field: "city") { reference recordedAt }
      ofProcesses: provenance(field: "processes") { reference recordedAt }
      ofMinimum: provenance(field: "minQuantities") { reference recordedAt }
      ofLeadTime: provenance(field: "directoryFields.productionLeadTimeDays") { reference recordedAt }
      ofCertifications: provenance(field: "certifications") { reference recordedAt }
      ofConfidence: provenance(field: "confidence") { reference recordedAt }
      history(first: 30) {
        totalCount
        nodes { id at reference changes { field before after } }
      }
    }
  }
`);

export const contactsQuery = graphql(`
  query FactoryContacts($id: ID!) {
    factory(id: $id) {
      __typename
      id
      contacts { contactName contactEmail contactPhone contactWechat }
      contactsNote
    }
  }
`);

export const createExportMutation = graphql(`
  mutation ExportFactories($input: CreateExportInput!) {
    createExport(input: $input) { export { __typename id status } }
  }
`);

export const exportQuery = graphql(`
  query FactoryExport($id: ID!) {
    export(id: $id) { __typename id status rows bytes failure expiresAt }
  }
`);

export type FactoriesData = ResultOf<typeof factoriesQuery>['factories'];
export type FactoryRow = FactoriesData['nodes'][number];
export type Factory = NonNullable<ResultOf<typeof factoryQuery>['factory']>;
export type FacetCounts = ResultOf<typeof facetsQuery>['factoryFacets'];
export type FactoryFilter = NonNullable<VariablesOf<typeof factoriesQuery>['filter']>;
type GivenOrder = NonNullable<VariablesOf<typeof factoriesQuery>['orderBy']>;
export type FactoryOrder = { field: GivenOrder['field']; direction: NonNullable<GivenOrder['direction']> };
export type ExportInput = VariablesOf<typeof createExportMutation>['input'];
