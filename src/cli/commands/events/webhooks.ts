import type { Command } from '../../command/command.ts';
import { list, required } from '../../command/flags.ts';
import { read, write } from '../../command/request-command.ts';

const ids = { id: 'id of the webhook' };
const readBack = 'webhooks list';

/** They need a live key that was made with the scope `webhooks:write`. */
export const webhooks: readonly Command[] = [
  read('/webhooks', {
    name: 'webhooks list',
    summary: 'Lists the endpoints to which events are sent.',
    shows: { list: 'webhooks', columns: ['id', 'url', 'status', 'failingSince', 'types'] },
    examples: ['webhooks list'],
  }),
  write('post', '/webhooks', {
    name: 'webhooks create',
    summary: 'Adds an endpoint, to which events from now on are sent. Prints its secret once.',
    bodyArguments: { url: 'https address that takes the events' },
    body: { types: required(list('types of events')) },
    shows: { record: null },
    readBack,
    examples: ['webhooks create https://hooks.example/sourcing --types delivery.sent,answer.received'],
  }),
  write('post', '/webhooks/{id}/ping', {
    name: 'webhooks test',
    summary: 'Sends a signed message to an endpoint and shows its answer.',
    ids,
    shows: { record: 'attempt' },
    readBack: null,
    examples: ['webhooks test 0199a1b2-0000-7000-8000-000000000001'],
  }),
  write('delete', '/webhooks/{id}', {
    name: 'webhooks remove',
    summary: 'Removes an endpoint and what waits for it.',
    ids,
    shows: { record: null },
    readBack,
    examples: ['webhooks remove 0199a1b2-0000-7000-8000-000000000001'],
  }),
];
