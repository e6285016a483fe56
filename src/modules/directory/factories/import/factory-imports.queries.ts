import { sql } from 'kysely';
import { createList, isOneOf, isWithin } from '#db/list.ts';
import type { ImportState } from './factory-imports.schema.ts';

export type ImportRow = {
  id: string;
  source: string;
  createdAt: string;
  progressedAt: string | null;
  finishedAt: string | null;
  state: ImportState;
  readShare: number | null;
  imported: number | null;
  updated: number | null;
  unchanged: number | null;
  rejected: number | null;
};
export const importColumns = [
  ...(['id', 'source', 'createdAt', 'progressedAt', 'finishedAt', 'state'] as const),
  ...(['readShare', 'imported', 'updated', 'unchanged', 'rejected'] as const),
];

/** A batch of 1,000 rows takes seconds: what is silent for longer has ended with its process. */
const state = sql<ImportState>`case when i.finished_at is not null then 'finished'
  when i.progressed_at > now() - interval '2 minutes' then 'running' else 'stopped' end`;
const createdAt = sql.ref('i.created_at');

export const importList = createList({
  name: 'factory imports',
  id: 'i.id',
  select: (db, _: readonly (typeof importColumns)[number][]) =>
    db
      .selectFrom('factory_import as i')
      .select(['i.id', 'i.source', 'i.created_at as createdAt', 'i.progressed_at as progressedAt'])
      .select(['i.finished_at as finishedAt', 'i.read_share as readShare', 'i.imported', 'i.updated'])
      .select(['i.unchanged', 'i.rejected', state.as('state')])
      .$castTo<ImportRow>(),
  orders: { CREATED_AT: { by: createdAt, type: 'timestamptz', column: 'createdAt' } },
  conditions: { state: isOneOf(state), ...isWithin('createdAt', createdAt, 'timestamptz') },
});
