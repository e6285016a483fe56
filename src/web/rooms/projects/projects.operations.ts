import { graphql, type ResultOf, type VariablesOf } from '../../app/graphql.ts';

export const projectsQuery = graphql(`
  query Projects(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: ProjectFilter
    $orderBy: ProjectOrder
  ) {
    projects(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) {
      totalCount
      nodes {
        __typename
        id
        name
        status
        createdAt
        updatedAt
        intake { productName stage }
        counts { actions deliveries rfqs }
        waiting: deliveries(first: 1, filter: { waitingForApproval: true }) { totalCount }
      }
      pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    }
  }
`);

export const projectQuery = graphql(`
  query Project($id: ID!) {
    project(id: $id) {
      __typename
      id
      name
      status
      mode
      contextVersion
      updatedAt
      stage { id title titleZh summary summaryZh }
      intake {
        productName
        summary
        category
        targetMarkets
        stage
        currentQuantity
        unit
        targetUnitCostUsd
        neededBy
        scope
        links
        notes
      }
      intent {
        current {
          purpose
          quantity
          unit
          configuration
          revision
          confirmation
          source { kind reference quote }
        }
        requirements {
          kind
          detail
          strength
          confirmation
          source { kind reference quote }
        }
        priorities
      }
      actions(first: 20) {
        totalCount
        nodes { __typename id kind status createdAt error { message } deliveries { __typename id status } }
      }
      deliveries(first: 20) {
        totalCount
        nodes { __typename id status subject factoryName createdAt }
      }
      rfqs(first: 20) {
        nodes { __typename id title status createdAt invitations { __typename id status } }
      }
    }
  }
`);

export const projectChanged = graphql(`
  subscription ProjectDeliveryChanged($id: ID!) {
    deliveryChanged(projectId: $id) { eventId delivery { __typename id status } }
  }
`);

export const visitsQuery = graphql(`
  query ProjectVisits($id: ID!) {
    project(id: $id) {
      __typename
      id
      actions(first: 20, filter: { kind: ["factory_audit_visit"] }) {
        nodes {
          __typename
          id
          task {
            __typename
            id
            title
            status
            cancellationReason
            report { date text }
            history { at change by }
            files { __typename id name sizeBytes sha256 downloadUrl }
          }
        }
      }
    }
  }
`);

export const visitChanged = graphql(`
  subscription VisitChanged($id: ID!) {
    taskChanged(filter: { projectId: $id }) { eventId task { __typename id status } }
  }
`);

export const packagesQuery = graphql(`
  query ProjectFiles($id: ID!) {
    project(id: $id) {
      __typename
      id
      engineeringPackages(first: 1, filter: { status: [current] }) {
        nodes {
          __typename
          id
          revision
          title
          createdAt
          files { entryId name kind sizeBytes sha256 contentType downloadUrl }
        }
      }
    }
  }
`);

export const createProjectMutation = graphql(`
  mutation CreateProject($input: CreateProjectInput!) {
    createProject(input: $input) { project { __typename id } }
  }
`);

export const updateProjectMutation = graphql(`
  mutation UpdateProject($input: UpdateProjectInput!) {
    updateProject(input: $input) { project { __typename id } }
  }
`);

export const previewFilesMutation = graphql(`
  mutation PreviewFiles($input: PreviewEngineeringInput!) {
    previewEngineering(input: $input) {
      preview { previewId revision warnings entries { entryId name sizeBytes status reason sha256 } }
    }
  }
`);

export const startTransferMutation = graphql(`
  mutation StartTransfer($input: StartEngineeringTransferInput!) {
    startEngineeringTransfer(input: $input) {
      transfer { __typename id status files { entryId name status reason sha256 } }
    }
  }
`);

export type ProjectRow = ResultOf<typeof projectsQuery>['projects']['nodes'][number];
export type Project = NonNullable<ResultOf<typeof projectQuery>['project']>;
export type Requirement = NonNullable<Project['intent']>['requirements'][number];
type FilesOfProject = NonNullable<ResultOf<typeof packagesQuery>['project']>;
export type Package = FilesOfProject['engineeringPackages']['nodes'][number];
export type FilesPreview = ResultOf<typeof previewFilesMutation>['previewEngineering']['preview'];
type VisitsOfProject = NonNullable<ResultOf<typeof visitsQuery>['project']>;
export type Visit = NonNullable<VisitsOfProject['actions']['nodes'][number]['task']>;
export type ProjectEdit = VariablesOf<typeof updateProjectMutation>['input'];
