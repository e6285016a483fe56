import { graphql, type ResultOf } from '../../app/graphql.ts';

export const lifecycleQuery = graphql(`
  query Lifecycle {
    lifecycle {
      phases { id order title stages { id order title summary } }
    }
  }
`);

export const searchQuery = graphql(`
  query SearchKnowledge($input: KnowledgeSearchInput!) {
    knowledgeSearch(input: $input) {
      results { documentId title titleZh section snippet stages { id title } }
    }
  }
`);

export const stageQuery = graphql(`
  query LifecycleStage($id: String!) {
    lifecycleStage(stageId: $id) {
      id
      title
      summary
      phase { id title }
      deliverables
      questions
      risks
      documents { __typename id title titleZh summary summaryZh }
      previousStage { id title }
      nextStage { id title }
    }
  }
`);

export const documentQuery = graphql(`
  query KnowledgeDocument($id: ID!) {
    knowledgeDocument(id: $id) {
      __typename
      id
      title
      titleZh
      summary
      summaryZh
      language
      body
      updatedAt
      sourceUrl
      sources { name date }
      stages { id title }
    }
  }
`);

export type Found = ResultOf<typeof searchQuery>['knowledgeSearch']['results'][number];
export type Stage = NonNullable<ResultOf<typeof stageQuery>['lifecycleStage']>;
export type Guide = NonNullable<ResultOf<typeof documentQuery>['knowledgeDocument']>;
