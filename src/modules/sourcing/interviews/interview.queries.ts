import { sql } from 'kysely';
import { createList, isOneOf, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Interview } from './interview.entity.ts';

export const interviewColumns = [
  ...(['id', 'createdAt', 'updatedAt', 'family', 'status', 'locale', 'version', 'turnCount', 'transcript'] as const),
  ...(['facts', 'nextQuestion', 'lastTurnAt', 'projectId', 'publishedCapabilityId', 'publishedProjectId'] as const),
];
type Column = (typeof interviewColumns)[number];
export type InterviewRow = Row<Interview, Column>;

const selectInterviews = (db: Context['rows'], selected: readonly Column[]) =>
  db.selectFrom('interview as i').select(columns('i', selected));

export const readInterview = ({ rows }: Context, id: string, selected: readonly Column[]): Promise<InterviewRow> =>
  selectInterviews(rows, selected)
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('interview'));

export const interviewRecords = createRecords('interview', 'i.id', selectInterviews);

export const interviewList = createList({
  name: 'interviews',
  id: 'i.id',
  select: selectInterviews,
  orders: { CREATED_AT: { by: sql.ref('i.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: {
    family: isOneOf(sql.ref('i.family')),
    ...isWithin('createdAt', sql.ref('i.created_at'), 'timestamptz'),
  },
  parents: { project: 'i.project_id' },
});
