import { sql } from 'kysely';
import { contains, createList, isOneOf, isWithin } from '#db/list.ts';
import { batch, columns, joinColumns, orderRows, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type NumberedPage, toOffset } from '#kernel/pagination/numbered-page.ts';
import { stageOrder } from '#modules/guidance/lifecycle/lifecycle.rules.ts';
import type { KnowledgeDocument } from './knowledge.entity.ts';
import type { KnowledgePage } from './knowledge.schema.ts';

export const documentColumns = [
  ...(['id', 'title', 'titleZh', 'language', 'stageIds', 'summary', 'summaryZh', 'sources'] as const),
  ...(['sourceUrl', 'origin', 'body', 'createdAt', 'updatedAt'] as const),
];
type Column = (typeof documentColumns)[number];
export type DocumentRow = Row<KnowledgeDocument, Column>;
export type ListedDocument = DocumentRow & { lifecyclePlace: string };
export type DocumentPage = NumberedPage & { documents: DocumentRow[]; total: number };

const stages = sql`array[${sql.join(stageOrder.map((stage) => sql.lit(stage)))}]`;
/** The number of the first stage, in two digits, and the title. */
const lifecyclePlace = sql<string>`(lpad(coalesce(
  (select min(array_position(${stages}, stage)) from unnest(d.stage_ids) as stage), 99)::text, 2, '0') || ' ' || d.title)
  collate "C"`;
const idKey = sql`d.id collate "C"`;
const lifecycleOrder = sql`${lifecyclePlace}, ${idKey}`;

const isListedOnly = (column: Column | 'lifecyclePlace'): column is 'lifecyclePlace' => column === 'lifecyclePlace';
const isSaved = (column: Column | 'lifecyclePlace'): column is Column => !isListedOnly(column);

/** Some dozens of guides, so sorted without an index. */
export const documentList = createList({
  name: 'knowledge documents',
  id: 'd.id',
  tie: { by: idKey, type: 'text' },
  select: (db, selected: readonly (Column | 'lifecyclePlace')[]) =>
    db
      .selectFrom('knowledge_document as d')
      .select(columns('d', selected.filter(isSaved)))
      .select(selected.filter(isListedOnly).map((column) => lifecyclePlace.as(column)))
      .$castTo<ListedDocument>(),
  orders: {
    LIFECYCLE: { by: lifecyclePlace, type: 'text', column: 'lifecyclePlace' },
    TITLE: { by: sql`d.title collate "C"`, type: 'text', column: 'title' },
    UPDATED_AT: { by: sql.ref('d.updated_at'), type: 'timestamptz', column: 'updatedAt' },
  },
  conditions: {
    stageId: { where: (stages) => sql<boolean>`d.stage_ids && ${stages}::text[]` },
    language: isOneOf(sql.ref('d.language')),
    origin: isOneOf(sql.ref('d.origin')),
    ...isWithin('updatedAt', sql.ref('d.updated_at'), 'timestamptz'),
    q: contains(sql.ref('d.title'), sql.ref('d.title_zh')),
  },
});

export async function pageDocuments(
  { rows }: Context,
  { page, pageSize, stageId }: KnowledgePage,
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
  batch(ctx, `documents:${joinColumns(selected)}`, async (ids) => {
    const found = await ctx.prepared(`documents:${joinColumns(selected)}`, { ids }, (db, { ids }) =>
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
  batch(ctx, `documents of stages:${joinColumns(selected)}`, async (stages) => {
    const documents = await ctx.rows
      .selectFrom('knowledge_document as d')
      .select([...columns('d', selected), 'd.stage_ids as ofStages'])
      .where(sql<boolean>`d.stage_ids && ${stages}::text[]`)
      .orderBy(lifecycleOrder)
      .execute();
    return stages.map((stage) => documents.filter(({ ofStages }) => ofStages.includes(stage)));
  }).load(stageId);
