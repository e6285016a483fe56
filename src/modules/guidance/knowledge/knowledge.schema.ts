import { z } from 'zod';
import { numberedPage, numberedPageQuery } from '#kernel/pagination/numbered-page.ts';
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

export const KnowledgeList = z.strictObject({ ...numberedPage, ...filter });
export type KnowledgeList = z.output<typeof KnowledgeList>;
export const KnowledgeListQuery = KnowledgeList.extend(numberedPageQuery);
