import type { Command } from '../../command/command.ts';
import { choice, id, text } from '../../command/flags.ts';
import { read } from '../../command/request-command.ts';

const columns = ['id', 'kind', 'status', 'projectId', 'createdAt', 'finishedAt'] as const;

export const actions: readonly Command[] = [
  read('/actions/kinds', {
    name: 'actions kinds',
    summary: 'Lists the kinds of actions. With --json each has the JSON Schema of its input.',
    shows: { list: 'kinds', columns: ['kind', 'title', 'availability', 'costCategory', 'stageIds'] },
    examples: ['actions kinds', 'actions kinds --json'],
  }),
  read('/actions', {
    name: 'actions list',
    summary: 'Lists the newest 100 actions.',
    query: {
      projectId: id('only actions of this project'),
      kind: text('kind, such as quote_request', 'kind'),
      status: choice('status', ['queued', 'running', 'completed', 'failed']),
    },
    shows: { list: 'actions', columns },
    examples: ['actions list --project-id 0199a1b2-0000-7000-8000-000000000001'],
  }),
  read('/actions/{id}', {
    name: 'actions show',
    summary: 'Shows an action with its input and output.',
    ids: { id: 'id of the action' },
    shows: { record: 'action' },
    examples: ['actions show 0199a1b2-0000-7000-8000-000000000001'],
  }),
];
