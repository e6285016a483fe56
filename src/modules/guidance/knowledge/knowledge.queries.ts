import { sql } from 'kysely';
import { batch, columns, orderRows, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type NumberedPage, toOffset } from '#kernel/pagination/numbered-page.ts';
import { stageOrder } from '#modules/guidance/lifecycle/lifecycle.rules.ts';
import type { KnowledgeDocument } from './knowledge.entity.ts';
import type { KnowledgeList } from './knowledge.schema.ts';

export const documentColumns = [
  ...(['id', 'title', 'titleZh', 'language', 'stageIds', 'summary', 'summaryZh', 'sources'] as const),
  ...(['sourceUrl', 'origin', 'body', 'createdAt', 'updatedAt'] as const),
];
type Column = (typeof documentColumns)[number];
export type DocumentRow = Row<KnowledgeDocument, Column>;
export type DocumentPage = NumberedPage & { documents: DocumentRow[]; total: number };

const lifecycleOrder = sql`
  (select min(array_position(${stageOrder}::text[], stage)) from unnest(d.stage_ids) as stage) nulls last,
  d.title collate "C", d.id collate "C"`;

export async function listDocuments(
  { rows }: Context,
  { page, pageSize, stageId }: KnowledgeList,
  selected: readonly Column[],
): Promise<DocumentPage> {
  const isOfStage = sql<boolean>`${stageId}::text = any(d.stage_ids)`;
  const all = rows.selectFrom('knowledge_document as d').$if(stageId !== undefined, (all) => all.where(isOfStage));
  const [documents, { total }] = await Promise.all([
    all
      .select(columns('d', selected))
      .orderBy(lifecycleOrder)
      .limit(pageSize)
      .offset(toOffset({ page, pageSize }))
      .execute(),
    all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { documents, page, pageSize, total };
}

export const readDocument = (
  { rows }: Context,
  id: string,
  selected: readonly Column[] = documentColumns,
): Promise<DocumentRow> =>
  rows
    .selectFrom('knowledge_document as d')
    .select(columns('d', selected))
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('knowledge_document'));

export const readFoundDocument = (ctx: Context, id: string, selected: readonly Column[]): Promise<DocumentRow | null> =>
  batch(ctx, `documents:${selected}`, async (ids) => {
    const found = await ctx.prepared(`documents:${selected}`, { ids }, (db, { ids }) =>
      db
        .selectFrom('knowledge_document as d')
        .select(columns('d', selected))
        .where('d.id', '=', sql<string>`any(${ids}::text[])`),
    );
    return orderRows(ids, found);
  }).load(id);

/** Guides of a stage, in lifecycle order. */
export const listStageDocuments = (
  ctx: Context,
  stageId: string,
  selected: readonly Column[],
): Promise<DocumentRow[]> =>
  batch(ctx, `documents of stages:${selected}`, async (stages) => {
    const documents = await ctx.rows
      .selectFrom('knowledge_document as d')
      .select([...columns('d', selected), 'd.stage_ids as ofStages'])
      .where(sql<boolean>`d.stage_ids && ${stages}::text[]`)
      .orderBy(lifecycleOrder)
      .execute();
    return stages.map((stage) => documents.filter(({ ofStages }) => ofStages.includes(stage)));
  }).load(stageId);
