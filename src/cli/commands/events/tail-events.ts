import type { Command } from '../../command/command.ts';
import { integer, text, toFlag } from '../../command/flags.ts';
import { intervalFlag, readInterval } from '../../command/polling.ts';
import { pickFields, toFlags } from '../../command/request-command.ts';
import { pause } from '../../connection/send.ts';
import { usageError } from '../../errors.ts';
import { isRecord, type JsonObject, readNumber, readObject, readObjects } from '../../json.ts';
import { escapeControls } from '../../output/text-width.ts';

const pageSize = 100;
const defaultLast = 10;
const filters = { type: text('only events of this type, such as delivery.sent', 'type') };
const after = integer('begins after this sequence');
const last = integer(`begins so many events before the newest, at most 100; default: ${defaultLast}`);

export const tailEvents: Command = {
  name: 'events tail',
  summary: 'Prints the newest events and those that follow, until it is interrupted.',
  options: [toFlag('after', after), toFlag('last', last), ...toFlags(filters), intervalFlag],
  examples: ['events tail', 'events tail --type answer.received --last 0', 'events tail --after 1200 --json'],
  async run(session, given) {
    const intervalMs = readInterval(given);
    if (given['after'] !== undefined && given['last'] !== undefined) throw usageError('Give either --after or --last.');
    const first = given['after'] === undefined ? { last: given['last'] ?? defaultLast } : { after: given['after'] };
    const query = { ...pickFields(filters, given), limit: pageSize };
    let from: JsonObject = first;
    try {
      for (;;) {
        const { body, bytes } = await session.get('/events', { ...from, ...query });
        const events = readObjects(body, 'events');
        const shown = session.isJson ? Buffer.concat([bytes, newline]) : events.map(toLine).join('');
        if (events.length && !(await session.output.write(shown))) return;
        from = { after: readNumber(body, 'nextAfter') };
        if (events.length < pageSize) await pause(intervalMs, session.io.interrupted);
      }
    } finally {
      if (from['after'] !== undefined) session.output.note(`To go on: sourcing events tail --after ${from['after']}`);
    }
  },
};

const newline = Buffer.from('\n');

function toLine(event: JsonObject): string {
  const { type, id } = readObject(event, 'resource');
  const status = isRecord(event['data']) ? event['data']['status'] : undefined;
  const words = [event['sequence'], event['at'], event['type'], type, id, ...(status === undefined ? [] : [status])];
  return `${escapeControls(words.join('  '))}\n`;
}
