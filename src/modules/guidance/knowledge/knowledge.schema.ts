import { z } from 'zod';
import { numberedPage, numberedPageQuery } from '#kernel/pagination/numbered-page.ts';
import { TimeRange } from '#kernel/pagination/page.ts';
import { digits } from '#kernel/query-params.ts';
import { known, line, note } from '#kernel/text.ts';
import { StageId } from '#modules/guidance/lifecycle/lifecycle.schema.ts';

export const DocumentLanguage = z.enum(['en', 'zh']).meta({ id: 'DocumentLanguage' });
/** `library`: built in; `operator`: imported at the console. */
export const DocumentOrigin = z.enum(['library', 'operator']).meta({ id: 'DocumentOrigin' });
export type DocumentOrigin = z.output<typeof DocumentOrigin>;

export const DocumentId = z
  .string()
  .max(80)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Id must consist of words of a-z 0-9 separated by hyphens, at most 80 characters.',
  );

export const Source = z.strictObject({
  name: line(300),
  date: z.string().regex(/^\d{4}(-\d\d){0,2}$/, 'Date must be YYYY, YYYY-MM or YYYY-MM-DD.'),
});

/** Longer Chinese texts may exceed the size limit of a PostgreSQL tsvector. */
const maxBodyLength = 40_000;

export const DocumentRecord = z.strictObject({
  id: DocumentId,
  title: line(200),
  titleZh: known(line(200)),
  language: DocumentLanguage,
  stageIds: z
    .array(StageId)
    .refine((all) => new Set(all).size === all.length, 'Stages must be unique.')
    .default([]),
  summary: line(600),
  summaryZh: known(line(300)),
  sources: z.array(Source).max(30).default([]),
  sourceUrl: known(z.url({ protocol: /^https?$/ }).max(300)),
  body: note(maxBodyLength),
});
export type DocumentRecord = z.output<typeof DocumentRecord>;

const filter = { stageId: StageId.optional() };
const limit = z.int().min(1).max(20).default(10);

export const KnowledgeSearch = z.strictObject({
  q: z.string().min(1).max(200),
  limit,
  language: DocumentLanguage.optional(),
  ...filter,
});
export type KnowledgeSearch = z.output<typeof KnowledgeSearch>;
export const KnowledgeSearchQuery = KnowledgeSearch.extend({ limit: digits(limit) });

export const KnowledgeDocumentFilter = z.strictObject({
  stageId: z
    .array(StageId)
    .max(StageId.options.length)
    .nullish()
    .meta({ description: 'Guides for any of these stages.' }),
  language: z.array(DocumentLanguage).max(DocumentLanguage.options.length).nullish(),
  origin: z.array(DocumentOrigin).max(DocumentOrigin.options.length).nullish(),
  updatedAt: TimeRange.nullish(),
  q: line(200).nullish().meta({ description: 'Part of the title in one of the languages, in any case.' }),
});

export const KnowledgePage = z.strictObject({ ...numberedPage, ...filter });
export type KnowledgePage = z.output<typeof KnowledgePage>;
export const KnowledgePageQuery = KnowledgePage.extend(numberedPageQuery);
