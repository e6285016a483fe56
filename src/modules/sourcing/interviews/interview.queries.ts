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

export const readInterview = ({ rows }: Context, id: string, selected: readonly Column[]): Promise<InterviewRow> =>
  rows
    .selectFrom('interview as i')
    .select(columns('i', selected))
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('interview'));

export const interviewRecords = createRecords('interview', 'i.id', (db, selected: readonly Column[]) =>
  db.selectFrom('interview as i').select(columns('i', selected)),
);
