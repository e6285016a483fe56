import { z } from 'zod';
import { TimeRange } from '#kernel/pagination/page.ts';
import { line, note } from '#kernel/text.ts';

export const TaskStatus = z.enum(['open', 'in_progress', 'done', 'cancelled']).meta({ id: 'TaskStatus' });
export type TaskStatus = z.output<typeof TaskStatus>;

export const TaskChangeKind = z
  .enum(['requested', 'assigned', 'started', 'completed', 'cancelled'])
  .meta({ id: 'TaskChangeKind' });
export type TaskChangeKind = z.output<typeof TaskChangeKind>;

/** One step of a task, as its requester may read it. */
export type TaskStep = { at: string; change: TaskChangeKind; by: 'requester' | 'operator' };
export const TaskParty = z.enum(['requester', 'operator']).meta({ id: 'TaskParty' });

export const TaskReport = z.strictObject({
  text: note(20_000).meta({ description: 'What was found.' }),
  date: z.iso.date().meta({ description: 'The day of the work, such as that of the visit.' }),
});
export type TaskReport = z.output<typeof TaskReport>;

export const TaskId = z.strictObject({ id: z.uuid() });
export const TaskAssignment = TaskId.extend({
  assignee: line(120).meta({ description: 'Who of the operator staff does it. Only operator staff read it.' }),
});
export const TaskCompletion = TaskId.extend({ report: TaskReport });
export const TaskCancellation = TaskId.extend({
  reason: note(2000).meta({ description: 'Why. The requester reads it.' }),
});

export const TaskFilter = z.strictObject({
  projectId: z.uuid().nullish(),
  kind: z.array(z.string().min(1).max(60)).max(20).nullish().meta({ description: 'Any of these.' }),
  status: z.array(TaskStatus).max(TaskStatus.options.length).nullish().meta({ description: 'Any of these.' }),
  createdAt: TimeRange.nullish(),
});
