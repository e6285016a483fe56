import { sql } from 'kysely';
import { createList, isOneOf, isWithin } from '#db/list.ts';
import { createRecords, type Records } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { Event } from './event.entity.ts';
import { listReadableTypes } from './event.rules.ts';
import type { EventType } from './event.schema.ts';

export const eventColumns = ['id', 'sequence', 'type', 'at', 'resourceType', 'resourceId', 'data'] as const;
type Column = (typeof eventColumns)[number];
export type EventRow = Row<Event, Column>;

const selectEvents = (db: Context['rows'], selected: readonly Column[]) =>
  db.selectFrom('event as e').select(columns('e', selected));

export const eventList = createList({
  name: 'events',
  id: 'e.id',
  select: selectEvents,
  orders: { SEQUENCE: { by: sql.ref('e.sequence'), type: 'int8', column: 'sequence' } },
  conditions: {
    type: isOneOf(sql.ref('e.type')),
    ...isWithin('createdAt', sql.ref('e.at'), 'timestamptz'),
  },
});

const records = createRecords('event', 'e.id', selectEvents);

/** Events whose type the caller may read. */
export const eventRecords: Records<EventRow, Column> = {
  ...records,
  load: async (ctx, id, selected) => {
    const row = await records.load(ctx, id, [...new Set<Column>([...selected, 'type'])]);
    return row && listReadableTypes(ctx.viewer).includes(row.type) ? row : null;
  },
};

type Log = { after: number; types: readonly EventType[]; limit: number };

/** Each type by its own index scan: rows of a rare type are found without reading those of the others. */
export const readEventLog = (
  { prepared }: Pick<Context, 'prepared'>,
  { after, types, limit }: Log,
): Promise<EventRow[]> =>
  prepared('event log', { after, types, limit }, (db, { after, types, limit }) =>
    db
      .selectFrom(sql<{ type: string }>`unnest(${types}::text[])`.as<'t'>(sql`t(type)`))
      .crossJoinLateral(() =>
        selectEvents(db, eventColumns)
          .where(sql<boolean>`e.type = t.type`)
          .where(sql<boolean>`e.sequence > ${after}::bigint`)
          .orderBy('e.sequence')
          .limit(sql<number>`${limit}::int`)
          .as('found'),
      )
      .selectAll('found')
      .orderBy('found.sequence')
      .limit(sql<number>`${limit}::int`)
      .$castTo<EventRow>(),
  );

/** The sequence of the newest event of the organisation, also of one that is not kept any more; 0 before the first. */
export async function readLogEnd({ rows }: Context): Promise<number> {
  const counter = await rows.selectFrom('event_counter').select('last').executeTakeFirst();
  return Number(counter?.last ?? 0);
}
