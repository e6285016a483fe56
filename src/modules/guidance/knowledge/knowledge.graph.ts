import { z } from 'zod';
import { builder, forRest } from '#graph/builder.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { createListField } from '#graph/list.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { withJsonSchema } from '#graph/scalars.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { StageRef } from '#modules/guidance/lifecycle/lifecycle.graph.ts';
import { listStages } from '#modules/guidance/lifecycle/lifecycle.rules.ts';
import {
  type DocumentPage,
  type DocumentRow,
  documentColumns,
  documentList,
  listStageDocuments,
  pageDocuments,
  readDocument,
  readFoundDocument,
} from './knowledge.queries.ts';
import {
  DocumentId,
  DocumentLanguage,
  DocumentOrigin,
  KnowledgeDocumentFilter,
  KnowledgePage,
  KnowledgeSearch,
} from './knowledge.schema.ts';
import { type KnowledgeResult, searchKnowledge } from './search/knowledge-search.queries.ts';

const SourceRef = builder.objectRef<DocumentRow['sources'][number]>('KnowledgeSource').implement({
  description: 'A source of a guide.',
  fields: (t) => ({
    name: t.exposeString('name'),
    date: t.exposeString('date', { description: 'Date of the source: YYYY-MM-DD, YYYY-MM or YYYY.' }),
  }),
});

const DocumentRef = builder.objectRef<DocumentRow>('KnowledgeDocument').implement({
  description: 'A short guide.',
  fields: (t) => ({
    id: t.exposeID('id', { extensions: withJsonSchema(z.string()) }),
    title: t.exposeString('title'),
    titleZh: t.exposeString('titleZh', { nullable: true }),
    language: t.expose('language', { type: zodEnum(DocumentLanguage) }),
    stageIds: t.exposeStringList('stageIds'),
    stages: t.field({
      type: [StageRef],
      extensions: dependsOn<DocumentRow>('stageIds'),
      resolve: ({ stageIds }) => listStages(stageIds),
    }),
    summary: t.exposeString('summary'),
    summaryZh: t.exposeString('summaryZh', { nullable: true }),
    body: t.exposeString('body', { description: 'Markdown.' }),
    sources: t.expose('sources', { type: [SourceRef] }),
    sourceUrl: t.expose('sourceUrl', { type: 'Url', nullable: true }),
    origin: t.expose('origin', { type: zodEnum(DocumentOrigin) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const DocumentConnection = createListField(DocumentRef, {
  list: documentList,
  columns: documentColumns,
  filter: zodInput('KnowledgeDocumentFilter', KnowledgeDocumentFilter),
  order: { field: 'LIFECYCLE', direction: 'ASC' },
});

const PageRef = builder.objectRef<DocumentPage>('KnowledgeDocumentPage').implement({
  description: 'A numbered page of guides, in lifecycle order, then by title.',
  fields: (t) => ({
    documents: t.expose('documents', { type: [DocumentRef], description: 'The guides of the page.' }),
    page: t.exposeInt('page'),
    pageSize: t.exposeInt('pageSize'),
    total: t.exposeInt('total'),
  }),
});

const ResultRef = builder.objectRef<KnowledgeResult>('KnowledgeResult').implement({
  description: 'A matching guide with its best matching section.',
  fields: (t) => ({
    documentId: t.id({ extensions: withJsonSchema(z.string()), resolve: ({ id }) => id }),
    document: t.field({
      type: DocumentRef,
      nullable: true,
      resolve: ({ id }, _, ctx, info) =>
        readFoundDocument(ctx, id, selectedColumns(info, 'KnowledgeDocument', documentColumns)),
    }),
    title: t.exposeString('title'),
    titleZh: t.exposeString('titleZh', { nullable: true }),
    section: t.exposeString('section', {
      nullable: true,
      description: 'Heading of the section; null before the first heading.',
    }),
    snippet: t.exposeString('snippet', {
      description: 'The matching passage, at most 240 characters, without markup.',
    }),
    score: t.exposeFloat('score', {
      description:
        'Share of the query that the guide matches, 0 to 1. Rare words weigh more; title weighs more than summary, summary more than text.',
    }),
    language: t.expose('language', { type: zodEnum(DocumentLanguage) }),
    stageIds: t.exposeStringList('stageIds'),
    stages: t.field({ type: [StageRef], resolve: ({ stageIds }) => listStages(stageIds) }),
    sourceUrl: t.expose('sourceUrl', { type: 'Url', nullable: true }),
  }),
});

type Results = { results: KnowledgeResult[] };
const ResultsRef = builder.objectRef<Results>('KnowledgeResults').implement({
  description: 'By descending score, then by id.',
  fields: (t) => ({
    results: t.expose('results', { type: [ResultRef], extensions: withMaxCount(20) }),
    count: t.int({ ...forRest, resolve: ({ results }) => results.length }),
  }),
});

builder.queryFields((t) => ({
  knowledgeSearch: t.field({
    type: ResultsRef,
    description: 'Searches guides for words in English or Chinese, in any order.',
    authScopes: { scope: 'knowledge:read' },
    args: { input: t.arg({ type: zodInput('KnowledgeSearchInput', KnowledgeSearch), required: true }) },
    resolve: async (_, { input }, ctx) => ({ results: await searchKnowledge(ctx, input) }),
  }),
  knowledgeDocuments: t.field({
    type: DocumentConnection.type,
    description: 'In lifecycle order, then by title, unless ordered otherwise.',
    authScopes: { scope: 'knowledge:read' },
    args: DocumentConnection.args(t.arg),
    resolve: (_, args, ctx, info) => DocumentConnection.read(ctx, args, info),
  }),
  knowledgeDocumentPage: t.field({
    ...forRest,
    type: PageRef,
    description: 'The same list in numbered pages, as in REST.',
    authScopes: { scope: 'knowledge:read' },
    args: { input: t.arg({ type: zodInput('KnowledgeDocumentPageInput', KnowledgePage), required: true }) },
    resolve: (_, { input }, ctx, info) =>
      pageDocuments(ctx, input, selectedColumns(info, 'KnowledgeDocument', documentColumns)),
  }),
  knowledgeDocument: t.field({
    type: DocumentRef,
    nullable: true,
    description: 'One guide with its text (extension).',
    authScopes: { scope: 'knowledge:read' },
    args: { id: t.arg.id({ required: true, validate: { schema: DocumentId } }) },
    resolve: (_, { id }, ctx, info) =>
      readDocument(ctx, id, selectedColumns(info, 'KnowledgeDocument', documentColumns)),
  }),
}));

builder.objectFields(StageRef, (t) => ({
  documentIds: t.stringList({
    description: 'Guides for this stage, in the order of the document list.',
    resolve: async ({ id }, _, ctx) => (await listStageDocuments(ctx, id, ['id'])).map(({ id }) => id),
  }),
  documents: t.field({
    type: [DocumentRef],
    resolve: ({ id }, _, ctx, info) =>
      listStageDocuments(ctx, id, selectedColumns(info, 'KnowledgeDocument', documentColumns)),
  }),
}));
