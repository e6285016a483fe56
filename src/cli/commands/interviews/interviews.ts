import type { Command } from '../../command/command.ts';
import { choice, id, integer, named, required, text } from '../../command/flags.ts';
import { read, write } from '../../command/request-command.ts';

const ids = { id: 'id of the interview' };
const readBack = 'interviews show {id}';
const version = named('interview-version', required(integer('version of the interview that was read')));

export const interviews: readonly Command[] = [
  read('/interviews/{id}', {
    name: 'interviews show',
    summary: 'Shows an interview with its transcript and facts.',
    ids,
    shows: { record: 'interview' },
    examples: ['interviews show 0199a1b2-0000-7000-8000-000000000001'],
  }),
  write('post', '/interviews', {
    name: 'interviews start',
    summary: 'Starts an interview about a product (project_intake) or about what a factory can do (capability).',
    body: {
      family: required(choice('subject', ['project_intake', 'capability'])),
      locale: choice('language', ['en', 'zh']),
      projectId: id('project of the interview'),
      opening: text('first message'),
    },
    shows: { record: 'interview' },
    readBack: 'health',
    examples: ['interviews start --family project_intake --opening "We make a desk lamp."'],
  }),
  write('post', '/interviews/{id}/messages', {
    name: 'interviews answer',
    summary: 'Sends one message of the participant.',
    ids,
    bodyArguments: { text: 'the message' },
    body: { version },
    shows: { record: 'interview' },
    readBack,
    examples: ['interviews answer 0199a1b2-0000-7000-8000-000000000001 "500 units" --interview-version 3'],
  }),
  write('post', '/interviews/{id}/publish', {
    name: 'interviews publish',
    summary: 'Publishes the facts of an interview to a project or a capability.',
    ids,
    body: { version },
    shows: { record: 'interview' },
    readBack,
    examples: ['interviews publish 0199a1b2-0000-7000-8000-000000000001 --interview-version 7'],
  }),
];
