import type { Command } from '../command/command.ts';
import { choice, text } from '../command/flags.ts';
import { read, write } from '../command/request-command.ts';

const ids = { id: 'id of the project' };

export const projects: readonly Command[] = [
  read('/projects', {
    name: 'projects list',
    summary: 'Lists the newest 50 projects.',
    shows: { list: 'projects', columns: ['id', 'name', 'status', 'currentQuantity', 'counts.deliveries', 'updatedAt'] },
    examples: ['projects list', 'projects list --json'],
  }),
  read('/projects/{id}', {
    name: 'projects show',
    summary: 'Shows a project with its intake and intent.',
    ids,
    shows: { record: 'project' },
    examples: ['projects show 0199a1b2-0000-7000-8000-000000000001'],
  }),
  write('post', '/projects', {
    name: 'projects create',
    summary: 'Creates a project.',
    bodyArguments: { name: 'name of the project' },
    takesInput: true,
    shows: { record: 'project' },
    readBack: 'projects list',
    examples: ['projects create "Desk lamp"', 'projects create "Desk lamp" --input intake.json'],
  }),
  write('patch', '/projects/{id}', {
    name: 'projects update',
    summary: 'Changes a project. An intake replaces the saved one as a whole.',
    ids,
    body: {
      name: text('new name'),
      status: choice('new status', ['active', 'archived']),
      expectedContextVersion: text('contextVersion that was read', 'version'),
    },
    takesInput: true,
    shows: { record: 'project' },
    readBack: 'projects show {id}',
    examples: [
      'projects update 0199a1b2-0000-7000-8000-000000000001 --name "Floor lamp"',
      'projects update 0199a1b2-0000-7000-8000-000000000001 --input intent.json --expected-context-version v3',
    ],
  }),
];
