import type { EntityManager } from '@mikro-orm/postgresql';
import { rawQuery } from '#db/raw-query.ts';
import { digest } from '#kernel/hash.ts';
import type { DocumentOrigin, DocumentRecord } from './knowledge.schema.ts';
import { toIndexTerms, wordsVersion } from './knowledge-terms.rules.ts';
import { splitSections } from './knowledge-text.rules.ts';

export type Saved = {
  updated: number;
  unchanged: number;
  /** Ids of documents of the other origin. */
  taken: string[];
};

export const saveDocuments = (
  em: EntityManager,
  documents: readonly DocumentRecord[],
  origin: DocumentOrigin,
  { dryRun = false } = {},
): Promise<Saved> =>
  em.transactional(async (em) => {
    const ids = documents.map(({ id }) => id);
    const known = await rawQuery<{ id: string; origin: DocumentOrigin; sha256: string }>(
      em,
      'select id, origin, sha256 from knowledge_document where id = any($1::text[]) order by id for update',
      [ids],
    );
    const before = new Map(known.map((one) => [one.id, one]));
    const taken = known.filter((one) => one.origin !== origin).map(({ id }) => id);
    const changed = documents
      .map((document) => ({ ...document, sha256: digest(document) }))
      .filter(({ id, sha256 }) => !taken.includes(id) && before.get(id)?.sha256 !== sha256)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const unchanged = documents.length - changed.length - taken.length;
    const updated = changed.filter(({ id }) => before.has(id)).length;
    if (dryRun || !changed.length) return { updated, unchanged, taken };

    const saved = await rawQuery<{ id: string }>(em, upsert, [origin, wordsVersion, JSON.stringify(changed)]);
    // A concurrent import of the other origin may have inserted an id first.
    const savedIds = new Set(saved.map(({ id }) => id));
    await saveSections(
      em,
      changed.filter(({ id }) => savedIds.has(id)),
    );
    return { updated, unchanged, taken: [...taken, ...changed.map(({ id }) => id).filter((id) => !savedIds.has(id))] };
  });

const upsert = `
  insert into knowledge_document (id, created_at, updated_at, origin, words_version, title, title_zh, language, stage_ids,
    summary, summary_zh, sources, source_url, body, sha256)
  select id, now(), now(), $1, $2, title, "titleZh", language, "stageIds", summary, "summaryZh", sources, "sourceUrl", body, sha256
  from json_to_recordset($3::json) as r(id text, title text, "titleZh" text, language text, "stageIds" text[], summary text,
    "summaryZh" text, sources jsonb, "sourceUrl" text, body text, sha256 text)
  on conflict (id) do update set updated_at = excluded.updated_at, words_version = excluded.words_version,
    title = excluded.title, title_zh = excluded.title_zh, language = excluded.language, stage_ids = excluded.stage_ids,
    summary = excluded.summary, summary_zh = excluded.summary_zh, sources = excluded.sources,
    source_url = excluded.source_url, body = excluded.body, sha256 = excluded.sha256
  where knowledge_document.origin = excluded.origin
  returning id`;

type SearchedText = Pick<DocumentRecord, 'id' | 'title' | 'titleZh' | 'summary' | 'summaryZh' | 'body'>;

async function saveSections(em: EntityManager, documents: readonly SearchedText[]): Promise<void> {
  const rows = documents.flatMap(({ id, title, titleZh, summary, summaryZh, body }) =>
    splitSections(body).map((section, position) => ({
      documentId: id,
      position,
      ...section,
      inTitle: toIndexTerms(`${title} ${titleZh ?? ''}`),
      inSummary: toIndexTerms(`${summary} ${summaryZh ?? ''}`),
      inHeading: toIndexTerms(section.title ?? ''),
      inText: toIndexTerms(section.text),
    })),
  );
  await rawQuery(em, 'delete from knowledge_section where document_id = any($1::text[])', [
    documents.map(({ id }) => id),
  ]);
  await rawQuery(
    em,
    `insert into knowledge_section (document_id, position, title, text, words)
     select "documentId", position, title, text,
       setweight(to_tsvector('english', "inTitle"), 'A') || setweight(to_tsvector('english', "inSummary"), 'B') ||
       setweight(to_tsvector('english', "inHeading"), 'C') || setweight(to_tsvector('english', "inText"), 'D')
     from json_to_recordset($1::json) as r("documentId" text, position int, title text, text text, "inTitle" text,
       "inSummary" text, "inHeading" text, "inText" text)`,
    [JSON.stringify(rows)],
  );
}

const reindexStaleDocuments = (em: EntityManager): Promise<void> =>
  em.transactional(async (em) => {
    const stale = await rawQuery<SearchedText>(
      em,
      `update knowledge_document set words_version = $1 where words_version <> $1
       returning id, title, title_zh as "titleZh", summary, summary_zh as "summaryZh", body`,
      [wordsVersion],
    );
    if (stale.length) await saveSections(em, stale);
  });

/** Documents of the operator are not changed, even with the same id. */
export async function syncBuiltInGuides(em: EntityManager, library: readonly DocumentRecord[]): Promise<void> {
  await saveDocuments(em.fork(), library, 'library');
  await rawQuery(em.fork(), `delete from knowledge_document where origin = 'library' and id <> all($1::text[])`, [
    library.map(({ id }) => id),
  ]);
  await reindexStaleDocuments(em.fork());
}
