import { graphql, type ResultOf } from '../../app/graphql.ts';

export const lifecycleQuery = graphql(`
  query Lifecycle {
    lifecycle {
      phases { id order title titleZh stages { id order title titleZh summary summaryZh } }
    }
  }
`);

export const searchQuery = graphql(`
  query SearchKnowledge($input: KnowledgeSearchInput!) {
    knowledgeSearch(input: $input) {
      results { documentId title titleZh section snippet stages { id title titleZh } }
    }
  }
`);

export const stageQuery = graphql(`
  query LifecycleStage($id: String!) {
    lifecycleStage(stageId: $id) {
      id
      title
      titleZh
      summary
      summaryZh
      phase { id title titleZh }
      deliverables
      deliverablesZh
      questions
      questionsZh
      risks
      risksZh
      documents { __typename id title titleZh summary summaryZh }
      previousStage { id title titleZh }
      nextStage { id title titleZh }
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
      stages { id title titleZh }
    }
  }
`);

export type Found = ResultOf<typeof searchQuery>['knowledgeSearch']['results'][number];
export type Stage = NonNullable<ResultOf<typeof stageQuery>['lifecycleStage']>;
export type Guide = NonNullable<ResultOf<typeof documentQuery>['knowledgeDocument']>;
