import type { Command } from '../command/command.ts';
import { choice, text } from '../command/flags.ts';
import { read, write } from '../command/request-command.ts';

const ids = { id: 'id of the answer' };
const readBack = 'answers show {id}';

export const answers: readonly Command[] = [
  read('/rfqs/{id}/answers', {
    name: 'answers list',
    summary: 'Lists the newest 100 answers of suppliers to a request.',
    ids: { id: 'id of the request' },
    query: { status: choice('status', ['proposed', 'accepted', 'refused', 'superseded']) },
    shows: {
      list: 'answers',
      columns: ['id', 'factoryName', 'status', 'isDecline', 'currency', 'validUntil', 'createdAt'],
    },
    examples: ['answers list 0199a1b2-0000-7000-8000-000000000001 --status proposed'],
  }),
  read('/answers/{id}', {
    name: 'answers show',
    summary: 'Shows an answer with its prices.',
    ids,
    shows: { record: 'answer' },
    examples: ['answers show 0199a1b2-0000-7000-8000-000000000001'],
  }),
  write('post', '/answers/{id}/accept', {
    name: 'answers accept',
    summary: 'Accepts an answer: an offer becomes the current quote of the supplier. Orders nothing.',
    ids,
    shows: { record: null },
    readBack,
    examples: ['answers accept 0199a1b2-0000-7000-8000-000000000001'],
  }),
  write('post', '/answers/{id}/refuse', {
    name: 'answers refuse',
    summary: 'Refuses an answer. The supplier may answer again while the request is open.',
    ids,
    body: { reason: text('reason') },
    shows: { record: 'answer' },
    readBack,
    examples: ['answers refuse 0199a1b2-0000-7000-8000-000000000001 --reason "no certificate"'],
  }),
];
