import { graphql, type ResultOf } from '../../app/graphql.ts';

export const importsQuery = graphql(`
  query Imports($first: Int, $after: String, $last: Int, $before: String) {
    factoryImports(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      nodes { id source state readShare imported updated unchanged rejected createdAt }
      pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    }
  }
`);

export type ImportRow = ResultOf<typeof importsQuery>['factoryImports']['nodes'][number];
