import { readFile } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, Option } from 'commander';
import { parse } from '#kernel/validation.ts';
import { createConsoleBackOffice } from '#modules/identity/audit/back-office.service.ts';
import type { TaskVerb } from '#modules/sourcing/actions/tasks/task.rules.ts';
import {
  TaskAssignment,
  TaskCancellation,
  TaskReport,
  TaskStatus,
} from '#modules/sourcing/actions/tasks/task.schema.ts';
import { changeTask, listTasks, showTask } from '#modules/sourcing/actions/tasks/task.service.ts';
import { ConfigError } from '#server/settings/config.ts';

type WithTables = (use: (em: EntityManager) => Promise<object>) => Promise<void>;
type Parse = (value: string) => string;

export function taskCommand(withTables: WithTables, uuid: Parse): Command {
  const task = new Command('task').description('manual work that customers have requested');
  const change = (id: string, verb: () => TaskVerb | Promise<TaskVerb>) =>
    withTables(async (em) => {
      const backOffice = createConsoleBackOffice(em);
      await changeTask(backOffice, id, await verb());
      return { task: await showTask(backOffice, id) };
    });

  task
    .command('list')
    .description('prints the oldest 100 tasks; default: those that are open or in progress')
    .addOption(new Option('--status <status>', 'only these').choices(TaskStatus.options))
    .action(({ status }: { status?: TaskStatus }) =>
      withTables(async (em) => {
        const wanted = status ? [status] : (['open', 'in_progress'] as const);
        return { tasks: await listTasks(createConsoleBackOffice(em), wanted) };
      }),
    );
  task
    .command('assign')
    .description('names who does the work')
    .argument('<id>', 'the task', uuid)
    .requiredOption('--to <name>', 'who of the operator staff; the customer does not read it')
    .action((id: string, { to }: { to: string }) =>
      change(id, () => ({ verb: 'assign', assignee: parse(TaskAssignment.shape.assignee, to, 'body', ['to']) })),
    );
  task
    .command('start')
    .description('an open task is in progress from now on')
    .argument('<id>', 'the task', uuid)
    .action((id: string) => change(id, () => ({ verb: 'start' })));
  task
    .command('done')
    .description('a task in progress is done; the customer reads the report')
    .argument('<id>', 'the task', uuid)
    .requiredOption('--report <file>', 'the report, a text file')
    .requiredOption('--date <date>', 'the day of the work, such as 2026-11-30')
    .action((id: string, { report, date }: { report: string; date: string }) =>
      change(id, async () => ({
        verb: 'complete',
        report: parse(TaskReport, { text: await readText(report), date }, 'body', ['report']),
      })),
    );
  task
    .command('cancel')
    .description('an open task or one in progress will not be done; the customer reads the reason')
    .argument('<id>', 'the task', uuid)
    .requiredOption('--reason <text>', 'why')
    .action((id: string, { reason }: { reason: string }) =>
      change(id, () => ({ verb: 'cancel', reason: parse(TaskCancellation.shape.reason, reason, 'body', ['reason']) })),
    );
  return task;
}

const readText = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`Cannot read ${file}.`);
  });
