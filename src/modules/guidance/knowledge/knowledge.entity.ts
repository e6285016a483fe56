import { defineEntity, p } from '@mikro-orm/core';
import type { z } from 'zod';
import { DocumentLanguage, DocumentOrigin, type Source } from './knowledge.schema.ts';

/** Shared by all tenants. */
const KnowledgeDocumentSchema = defineEntity({
  name: 'KnowledgeDocument',
  properties: {
    id: p.string().length(80).primary(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    origin: p.enum(DocumentOrigin.options),
    title: p.string().length(200),
    titleZh: p.string().length(200).nullable(),
    language: p.enum(DocumentLanguage.options),
    stageIds: p.array(),
    summary: p.string().length(600),
    summaryZh: p.string().length(300).nullable(),
    sources: p.json<z.output<typeof Source>[]>(),
    sourceUrl: p.string().length(300).nullable(),
    body: p.text(),
    sha256: p.string().length(64),
    wordsVersion: p.integer(),
  },
});
export class KnowledgeDocument extends KnowledgeDocumentSchema.class {}
KnowledgeDocumentSchema.setClass(KnowledgeDocument);

const KnowledgeSectionSchema = defineEntity({
  name: 'KnowledgeSection',
  indexes: [
    {
      name: 'knowledge_section_words',
      expression: 'create index knowledge_section_words on knowledge_section using gin (words)',
    },
  ],
  properties: {
    documentId: () =>
      p.manyToOne(KnowledgeDocument).mapToPk().primary().joinColumn('document_id').deleteRule('cascade'),
    position: p.integer().primary(),
    title: p.text().nullable(),
    text: p.text(),
    /** Index terms of title (A), summary (B), heading (C) and text (D). */
    words: p.string().columnType('tsvector'),
  },
});
export class KnowledgeSection extends KnowledgeSectionSchema.class {}
KnowledgeSectionSchema.setClass(KnowledgeSection);
