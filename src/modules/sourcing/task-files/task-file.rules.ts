import { invalidField } from '#kernel/validation.ts';
import { taskEnded } from '#modules/sourcing/actions/tasks/task.rules.ts';
import type { TaskStatus } from '#modules/sourcing/actions/tasks/task.schema.ts';
import { findNameProblem } from '#modules/sourcing/engineering/file-name.rules.ts';
import { findMediaType } from '#modules/sourcing/supplier-links/answers/files/answer-file.rules.ts';
import type { AnswerFileType } from '#modules/sourcing/supplier-links/answers/files/answer-file.schema.ts';
import { maxTaskFiles } from './task-file.schema.ts';

/** By its content. Throws `validation_failed`. */
export function readMediaType(name: string, bytes: Buffer): AnswerFileType {
  const problem = findNameProblem(name);
  if (problem) throw invalidField('/name', problem);
  const type = findMediaType(bytes);
  if (!type) throw invalidField('/contentBase64', 'Must be a PDF, XLSX, JPEG, PNG or WebP file.');
  return type;
}

/** Reports of ended tasks do not change. */
export function assertRunning(status: TaskStatus): void {
  if (status === 'done' || status === 'cancelled') throw taskEnded(status);
}

export function assertBelowLimit(count: number): void {
  if (count >= maxTaskFiles) throw invalidField('/id', `A task takes at most ${maxTaskFiles} files. Remove one first.`);
}
