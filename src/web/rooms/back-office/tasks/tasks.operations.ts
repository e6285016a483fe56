import { graphql, type ResultOf } from '../../../app/graphql.ts';

export const tasksQuery = graphql(`
  query Tasks($first: Int, $after: String, $last: Int, $before: String, $filter: TaskFilter) {
    tasks(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
      totalCount
      nodes {
        __typename
        id
        kind
        title
        status
        note
        assignee
        cancellationReason
        createdAt
        report { date text }
        history { at change by }
        files { __typename id name sizeBytes sha256 downloadUrl }
        factories { __typename id nameEn nameZh }
      }
      pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    }
  }
`);

export const assignTaskMutation = graphql(`
  mutation AssignTask($input: AssignTaskInput!) {
    assignTask(input: $input) { task { __typename id } }
  }
`);

export const startTaskMutation = graphql(`
  mutation StartTask($input: StartTaskInput!) {
    startTask(input: $input) { task { __typename id } }
  }
`);

export const completeTaskMutation = graphql(`
  mutation CompleteTask($input: CompleteTaskInput!) {
    completeTask(input: $input) { task { __typename id } }
  }
`);

export const cancelTaskMutation = graphql(`
  mutation CancelTask($input: CancelTaskInput!) {
    cancelTask(input: $input) { task { __typename id } }
  }
`);

export const removeTaskFileMutation = graphql(`
  mutation RemoveTaskFile($input: RemoveTaskFileInput!) {
    removeTaskFile(input: $input) { task { __typename id } }
  }
`);

export type Task = ResultOf<typeof tasksQuery>['tasks']['nodes'][number];
