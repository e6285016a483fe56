import { z } from 'zod';
import type { Route } from '#rest/route.ts';
import { DocumentId, KnowledgePageQuery, KnowledgeSearchQuery } from './knowledge.schema.ts';

const item = `fragment KnowledgeDocumentItem on KnowledgeDocument {
  id title summary language stageIds sourceUrl updatedAt
}`;

export const knowledgeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/knowledge/search',
    mcp: 'read',
    summary:
      'Searches short guides for words in English or Chinese. Best matches first, each with the matching passage.',
    query: KnowledgeSearchQuery,
    document: `query SearchKnowledge($input: KnowledgeSearchInput!) {
      found: knowledgeSearch(input: $input) {
        results { documentId title section snippet score language stageIds sourceUrl } count
      }
    }`,
    spread: 'found',
  },
  {
    method: 'GET',
    path: '/knowledge/documents',
    mcp: 'read',
    summary: 'Guides in lifecycle order, then by title.',
    query: KnowledgePageQuery,
    document: `query ListKnowledgeDocuments($input: KnowledgeDocumentPageInput!) {
      list: knowledgeDocumentPage(input: $input) { documents { ...KnowledgeDocumentItem } page pageSize total }
    } ${item}`,
    spread: 'list',
  },
  {
    method: 'GET',
    path: '/knowledge/documents/{id}',
    mcp: 'read',
    summary: 'One guide with its text in Markdown and its sources (extension).',
    params: z.object({ id: DocumentId }),
    document: `query GetKnowledgeDocument($id: ID!) {
      document: knowledgeDocument(id: $id) {
        ...KnowledgeDocumentItem titleZh summaryZh body sources { name date }
      }
    } ${item}`,
    errors: ['not_found'],
  },
];
