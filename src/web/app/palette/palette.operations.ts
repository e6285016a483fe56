import { graphql } from '../graphql.ts';

export const findRecordsQuery = graphql(`
  query FindRecords($q: String!, $reads: Boolean!) {
    projects(first: 5, filter: { q: $q }) @include(if: $reads) { nodes { __typename id name } }
    factories(first: 5, filter: { q: $q }) { nodes { __typename id nameEn nameZh city } }
  }
`);
