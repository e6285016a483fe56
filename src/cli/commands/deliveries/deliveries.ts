import type { Command } from '../../command/command.ts';
import { choice, id, required, text } from '../../command/flags.ts';
import { read, write } from '../../command/request-command.ts';

const ids = { id: 'id of the delivery' };
const readBack = 'deliveries show {id}';

export const deliveries: readonly Command[] = [
  read('/deliveries', {
    name: 'deliveries list',
    summary: 'Lists the newest 100 messages to factories.',
    query: {
      projectId: id('only messages of this project'),
      status: choice('status', [
        ...['draft', 'needs_contact', 'approved', 'queued', 'sent', 'rejected', 'not_sent', 'resend_failed'],
      ]),
    },
    shows: { list: 'deliveries', columns: ['id', 'factoryName', 'channel', 'status', 'dispatchStatus', 'subject'] },
    examples: ['deliveries list --status draft'],
  }),
  read('/deliveries/{id}', {
    name: 'deliveries show',
    summary: 'Shows a message and its dispatch.',
    ids,
    shows: { record: null },
    examples: ['deliveries show 0199a1b2-0000-7000-8000-000000000001'],
  }),
  read('/deliveries/{id}/review', {
    name: 'deliveries review',
    summary: 'Shows in full what an approval would send. Approves and sends nothing.',
    ids,
    shows: { record: 'review' },
    examples: ['deliveries review 0199a1b2-0000-7000-8000-000000000001'],
  }),
  read('/deliveries/{id}/receipt', {
    name: 'deliveries receipt',
    summary: 'Shows the signed receipt of the approval.',
    ids,
    shows: { record: 'receipt' },
    examples: ['deliveries receipt 0199a1b2-0000-7000-8000-000000000001 --json > receipt.json'],
  }),
  write('post', '/deliveries/{id}/retry', {
    name: 'deliveries retry',
    summary: 'Makes another attempt to send the same mail, if that cannot send it twice.',
    ids,
    shows: { record: null },
    readBack,
    examples: ['deliveries retry 0199a1b2-0000-7000-8000-000000000001'],
  }),
  write('post', '/deliveries/{id}/reject', {
    name: 'deliveries reject',
    summary: 'Rejects a draft, so that it is never sent.',
    ids,
    body: { reason: text('reason') },
    shows: { record: null },
    readBack,
    examples: ['deliveries reject 0199a1b2-0000-7000-8000-000000000001 --reason "too far away"'],
  }),
  read('/outbox', {
    name: 'outbox',
    summary: 'Lists messages that a person sends outside the service. Operator staff only.',
    query: { status: choice('status', ['queued', 'needs_contact']) },
    shows: { list: 'deliveries', columns: ['delivery.id', 'to.address', 'subject', 'approvedAt', 'project.name'] },
    examples: ['outbox --status queued'],
  }),
  write('post', '/deliveries/{id}/sent', {
    name: 'sent',
    summary: 'Records that a person has sent a message of the outbox. Operator staff only.',
    ids,
    body: { sentBy: required(text('who sent it', 'name')), reference: text('id of the message where it was sent') },
    shows: { record: null },
    readBack,
    examples: ['sent 0199a1b2-0000-7000-8000-000000000001 --sent-by "Li Wei" --reference wechat-551'],
  }),
];
