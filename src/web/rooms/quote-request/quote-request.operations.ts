import { graphql, type ResultOf, type VariablesOf } from '../../app/graphql.ts';

export const activeProjectsQuery = graphql(`
  query ActiveProjects {
    projects(first: 100, filter: { status: [active] }, orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes {
        __typename
        id
        name
        currentQuantity
        intake { scope productName }
        engineeringPackages(first: 1, filter: { status: [current] }) {
          nodes { __typename id revision files { entryId name } }
        }
      }
    }
  }
`);

export const findFactoriesQuery = graphql(`
  query FindFactories($filter: FactoryFilter) {
    factories(first: 8, filter: $filter) {
      totalCount
      nodes { __typename id nameEn nameZh city processes confidence }
    }
  }
`);

export const countProvincesQuery = graphql(`
  query CountProvinces($filter: FactoryFilter) {
    factoryFacets(filter: $filter) { region { value count } }
  }
`);

export const previewQuery = graphql(`
  query QuoteRequestPreview($input: ActionPreviewInput!) {
    actionPreview(input: $input) {
      note
      result {
        ... on QuoteRequestResult {
          __typename
          shortlist { factoryId nameEn nameZh why }
          unresolvedFactoryIds
          missingFields
          reviewRequirements
          whatHappensNext
          quantities
          rfq { en zh }
        }
      }
    }
  }
`);

export const createRequestMutation = graphql(`
  mutation CreateQuoteRequest($input: CreateActionInput!) {
    createAction(input: $input) {
      action { __typename id project { __typename id } }
      deliveries { __typename id status factoryName }
    }
  }
`);

export type ActiveProject = ResultOf<typeof activeProjectsQuery>['projects']['nodes'][number];
export type FoundFactory = ResultOf<typeof findFactoriesQuery>['factories']['nodes'][number];
type Result = NonNullable<ResultOf<typeof previewQuery>['actionPreview']['result']>;
export type Draft = Extract<Result, { __typename: 'QuoteRequestResult' }>;
export type PreviewInput = VariablesOf<typeof previewQuery>['input'];
export type CreatedDelivery = ResultOf<typeof createRequestMutation>['createAction']['deliveries'][number];
