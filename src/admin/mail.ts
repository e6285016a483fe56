import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Command } from 'commander';
import { parse } from '#kernel/validation.ts';
import { readMboxMails } from '#modules/directory/interactions/mbox.file.ts';
import { createConsoleBackOffice } from '#modules/identity/audit/back-office.service.ts';
import { readReceivedMail } from '#modules/sourcing/replies/intake/received-mail.rules.ts';
import { ReplyDismissal } from '#modules/sourcing/replies/reply.schema.ts';
import {
  assignReply,
  dismissReply,
  importReceivedMail,
  listUnmatched,
} from '#modules/sourcing/replies/reply.service.ts';
import { createLog } from '#server/log.ts';
import { type Config, ConfigError } from '#server/settings/config.ts';
import { createFileStore, createReplyReader } from '#server/settings/configured-ports.ts';
import { withTables } from './open.ts';
import { parseId } from './option.ts';

const uuid = parseId('the id of a mail or a message');

export function mailCommand(): Command {
  const mail = new Command('mail').description('replies by mail');
  mail
    .command('import')
    .description('stores received mails once each, and matches them with the messages that they answer')
    .argument('<file>', '.mbox')
    .option('--auth-server <name>', 'the mail server whose Authentication-Results say who is verified; default: none')
    .action(async (file: string, { authServer }: { authServer?: string }) => {
      const bytes = createReadStream(file);
      if (!(await once(bytes, 'open').catch(() => null))) throw new ConfigError(`Cannot read ${file}.`);
      await withTables((em, config) =>
        importMails(em, createPorts(config), readMboxMails(bytes), authServer?.toLowerCase() ?? null),
      );
    });
  mail
    .command('unmatched')
    .description('prints the oldest 100 mails that wait for a decision')
    .action(() => withTables(async (em) => ({ replies: await listUnmatched(createConsoleBackOffice(em)) })));
  mail
    .command('assign')
    .description('the mail answers this message')
    .argument('<id>', 'the mail', uuid)
    .requiredOption('--delivery <id>', 'the message', uuid)
    .action((id: string, { delivery }: { delivery: string }) =>
      withTables(async (em, config) => {
        await assignReply(createConsoleBackOffice(em), createPorts(config).replyReader, { id, deliveryId: delivery });
        return { reply: { id, status: 'assigned', deliveryId: delivery } };
      }),
    );
  mail
    .command('dismiss')
    .description('the mail answers no message')
    .argument('<id>', 'the mail', uuid)
    .requiredOption('--reason <text>', 'why')
    .action((id: string, { reason }: { reason: string }) =>
      withTables(async (em) => {
        const given = parse(ReplyDismissal.shape.reason, reason, 'body', ['reason']);
        await dismissReply(createConsoleBackOffice(em), { id, reason: given });
        return { reply: { id, status: 'dismissed' } };
      }),
    );
  return mail;
}

const createPorts = (config: Config) => {
  const log = createLog('silent');
  return { files: createFileStore(config, log), replyReader: createReplyReader(config, log) };
};

async function importMails(
  em: EntityManager,
  ports: ReturnType<typeof createPorts>,
  mails: ReturnType<typeof readMboxMails>,
  server: string | null,
) {
  const backOffice = createConsoleBackOffice(em);
  const report = { assigned: 0, unmatched: 0, unchanged: 0, unreadable: [] as number[] };
  for await (const { line, bytes } of mails) {
    const parsed = bytes && (await readReceivedMail(bytes, server));
    if (!parsed) report.unreadable.push(line);
    else {
      const received = await importReceivedMail(backOffice, ports, parsed);
      report[!received ? 'unchanged' : received.status === 'assigned' ? 'assigned' : 'unmatched']++;
    }
  }
  return report;
}
