import type { Command } from '../../command/command.ts';
import { intervalFlag, readInterval } from '../../command/polling.ts';
import { fillPath } from '../../command/request-command.ts';
import { pause } from '../../connection/send.ts';
import { failure } from '../../errors.ts';
import { isRecord, readObject, readText } from '../../json.ts';

/** Nothing follows but what the provider reports of a sent message. */
const final = ['sent', 'rejected', 'not_sent', 'resend_failed'];

export const watchDelivery: Command = {
  name: 'deliveries watch',
  summary: 'Prints each change of a message until it is sent (exit code 0) or will not be (1).',
  arguments: [{ name: 'id', description: 'id of the delivery' }],
  options: [intervalFlag],
  examples: ['deliveries watch 0199a1b2-0000-7000-8000-000000000001', 'deliveries watch 0199… --json'],
  async run(session, given) {
    const intervalMs = readInterval(given);
    let shown = '';
    for (;;) {
      const { body, bytes } = await session.get(fillPath('/deliveries/{id}', given));
      const delivery = readObject(body, 'delivery');
      const status = readText(delivery, 'status');
      const dispatch = isRecord(body['dispatch']) ? `, dispatch ${body['dispatch']['status']}` : '';
      const line = `${delivery['updatedAt']}  ${status}${dispatch}`;
      if (line !== shown) {
        const isRead = await session.output.write(session.isJson ? Buffer.concat([bytes, newline]) : `${line}\n`);
        if (!isRead) return;
      }
      shown = line;
      if (status === 'sent') return;
      if (final.includes(status)) throw failure(`delivery_${status}`, 'The message will not be sent.');
      await pause(intervalMs, session.io.interrupted);
    }
  },
};

const newline = Buffer.from('\n');
