import { sql } from 'kysely';
import { type Row, selectColumns } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { KnowledgeDocument } from '../knowledge.entity.ts';
import type { KnowledgeSearch } from '../knowledge.schema.ts';
import { extractBeginning, extractSnippet } from '../knowledge-text.rules.ts';
import { parseTerms } from './query-terms.rules.ts';

const shown = ['id', 'title', 'titleZh', 'language', 'stageIds', 'summary', 'summaryZh', 'sourceUrl'] as const;
type FoundRow = Row<KnowledgeDocument, (typeof shown)[number]> & {
  section: string | null;
  text: string;
  score: number;
  stems: string[];
};
export type KnowledgeResult = FoundRow & { snippet: string };

/** Weights for `ts_rank`, in its order D, C, B, A: text, heading, summary, title. */
const weights = sql`'{.2, .4, .5, 1}'::real[]`;

/**
 * Ranks documents by the share of the query they match; a term weighs by its rarity and its best position. Returns the
 * best section of each document.
 */
export async function searchKnowledge(ctx: Context, query: KnowledgeSearch): Promise<KnowledgeResult[]> {
  const { q, limit, language = null, stageId = null } = query;
  const terms = parseTerms(q, ctx.lexicon);
  const ways = terms.flatMap(({ isChinese, ways }, n) => ways.map((way) => ({ n, isChinese, ...way })));
  if (!ways.length) return [];
  const { rows } = await sql<FoundRow>`
    with way as materialized (
      select n, is_chinese, weight, kind <> 'prefix' as is_whole, words,
        case kind when 'phrase' then phraseto_tsquery('english', words) when 'all' then plainto_tsquery('english', words)
          else to_tsquery('english', words || ':*') end as query
      from unnest(
        ${ways.map(({ n }) => n)}::int[], ${ways.map(({ isChinese }) => isChinese)}::boolean[],
        ${ways.map(({ weight }) => weight)}::float[], ${ways.map(({ kind }) => kind)}::text[],
        ${ways.map(({ words }) => words)}::text[]
      ) as asked(n, is_chinese, weight, kind, words)
    ),
    hit as materialized (
      select w.n, s.document_id, s.position, max(w.weight * ts_rank(${weights}, s.words, w.query)) as strength
      from way w join knowledge_section s on s.words @@ w.query
      where numnode(w.query) > 0 group by w.n, s.document_id, s.position
    ),
    term as (select n, bool_and(is_chinese) as is_chinese from way where numnode(query) > 0 group by n),
    -- A Chinese bigram without a match is not a word and is ignored. Other terms without a match lower the score.
    weight as (
      select t.n, ln(1 + (select count(*) from knowledge_document) / greatest(count(distinct h.document_id), .5)) as worth
      from term t left join hit h using (n) group by t.n, t.is_chinese having count(h.n) > 0 or not t.is_chinese
    ),
    section as (
      select h.document_id, h.position, sum(w.worth * h.strength) as points
      from hit h join weight w using (n) group by h.document_id, h.position
    ),
    best as (
      select distinct on (document_id) document_id, position from section order by document_id, points desc, position
    ),
    held as (select document_id, n, max(strength) as strength from hit group by document_id, n),
    scored as (
      select h.document_id, round((sum(w.worth * h.strength) / (select sum(worth) from weight))::numeric, 4) as score
      from held h join weight w using (n) group by h.document_id
    )
    select ${selectColumns('d', shown)}, s.title as section, s.text, c.score::float8 as score,
      (select array_agg(distinct lexeme) from way, unnest(to_tsvector('english', words)) where is_whole) as stems
    from scored c join best b using (document_id)
    join knowledge_document d on d.id = c.document_id
    join knowledge_section s on s.document_id = b.document_id and s.position = b.position
    where (${language}::text is null or d.language = ${language}::text)
      and (${stageId}::text is null or ${stageId}::text = any(d.stage_ids))
    order by c.score desc, d.id collate "C" limit ${limit}::int`.execute(ctx.searches);
  return rows.map((row) => ({ ...row, snippet: chooseSnippet(row) }));
}

function chooseSnippet({ text, summary, summaryZh, titleZh, stems }: FoundRow): string {
  const snippet = extractSnippet([text, summary, summaryZh ?? ''], stems) ?? extractSnippet([titleZh ?? ''], stems);
  return snippet ?? extractBeginning(text || summary);
}
