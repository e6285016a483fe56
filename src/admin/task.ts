import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
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
import { TaskFileName } from '#modules/sourcing/task-files/task-file.schema.ts';
import { addTaskFile, removeTaskFile } from '#modules/sourcing/task-files/task-file.service.ts';
import { createLog } from '#server/log.ts';
import { ConfigError } from '#server/settings/config.ts';
import { createFileStore } from '#server/settings/configured-ports.ts';
import { withTables } from './open.ts';
import { parseId } from './option.ts';

const uuid = parseId('the id of a task');

export function taskCommand(): Command {
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
    .command('add-file')
    .description('adds a PDF, XLSX, JPEG, PNG or WebP file to the report of an open task or one in progress')
    .argument('<id>', 'the task', uuid)
    .argument('<file>', 'the customer reads its name')
    .action((id: string, file: string) =>
      withTables(async (em, config) => {
        const backOffice = createConsoleBackOffice(em);
        const name = parse(TaskFileName, basename(file), 'body', ['file']);
        const given = { taskId: id, name, bytes: await readContent(file) };
        return {
          file: { ...(await addTaskFile(backOffice, createFileStore(config, createLog('silent')), given)), name },
        };
      }),
    );
  task
    .command('remove-file')
    .description('removes a file from the report of an open task or one in progress')
    .argument('<id>', 'the file', uuid)
    .action((id: string) =>
      withTables(async (em) => {
        const { taskId } = await removeTaskFile(createConsoleBackOffice(em), id);
        return { removed: { id, taskId } };
      }),
    );
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

const readContent = (file: string) =>
  readFile(file).catch(() => {
    throw new ConfigError(`Cannot read ${file}.`);
  });
const readText = async (file: string): Promise<string> => (await readContent(file)).toString('utf8');
