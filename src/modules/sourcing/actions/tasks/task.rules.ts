import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '#kernel/errors.ts';
import type { Task } from './task.entity.ts';
import type { TaskReport, TaskStatus, TaskStep } from './task.schema.ts';

export type TaskVerb =
  | { verb: 'assign'; assignee: string }
  | { verb: 'start' }
  | { verb: 'complete'; report: TaskReport }
  | { verb: 'cancel'; reason: string };
type State = Pick<Task, 'status'> & Partial<Pick<Task, 'assignee' | 'report' | 'cancellationReason'>>;
type Change = { change: TaskStep['change'] } & Partial<
  Pick<Task, 'status' | 'assignee' | 'report' | 'cancellationReason'>
>;

/** Null if the task is already as the verb would leave it. */
export function decideChange(task: State, given: TaskVerb): Change | null {
  const { status } = task;
  const isRunning = status === 'open' || status === 'in_progress';
  switch (given.verb) {
    case 'assign':
      if (!isRunning) throw taskEnded(status);
      return task.assignee === given.assignee ? null : { change: 'assigned', assignee: given.assignee };
    case 'start':
      if (status === 'in_progress') return null;
      if (!isRunning) throw taskEnded(status);
      return { change: 'started', status: 'in_progress' };
    case 'complete':
      if (status === 'open') throw new DomainError('task_not_started', 'The task is open. Start it first.');
      if (status === 'done' && isDeepStrictEqual({ ...task.report }, { ...given.report })) return null;
      if (!isRunning) throw taskEnded(status);
      return { change: 'completed', status: 'done', report: given.report };
    case 'cancel':
      if (status === 'cancelled' && task.cancellationReason === given.reason) return null;
      if (!isRunning) throw taskEnded(status);
      return { change: 'cancelled', status: 'cancelled', cancellationReason: given.reason };
  }
}

export const taskEnded = (status: TaskStatus) => new DomainError('task_ended', `The task is ${status}.`, { status });

export const maxSteps = 20;

/** The request is the first step; it is not stored. */
export const listSteps = ({
  createdAt,
  steps,
}: {
  createdAt: Date | string;
  steps: readonly TaskStep[];
}): TaskStep[] => [
  { at: new Date(createdAt).toISOString(), change: 'requested', by: 'requester' },
  ...steps.slice(1 - maxSteps),
];
