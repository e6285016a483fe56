import { Command } from 'commander';
import { allTenants } from '#db/tenancy.ts';
import { Webhook } from '#modules/platform/webhooks/webhook.entity.ts';
import { withTables } from './open.ts';
import { parseId } from './option.ts';

const uuid = parseId('the id of an organisation');

export function webhookCommand(): Command {
  const webhook = new Command('webhook').description('endpoints to which events are sent');
  webhook
    .command('list')
    .description('prints webhooks with their state, without secrets')
    .option('--org <id>', 'only those of this organisation', uuid)
    .action(({ org }: { org?: string }) =>
      withTables(async (em) => {
        const found = await em.find(Webhook, org ? { owner: org } : {}, { ...allTenants, orderBy: { id: 'asc' } });
        const webhooks = found.map(
          ({ id, owner, url, types, status, failingSince, disabledAt, lastSequence, createdAt }) => ({
            ...{ id, organisationId: owner, host: new URL(url).host, types, status },
            ...{ failingSince, disabledAt, lastSequence, createdAt },
          }),
        );
        return { webhooks };
      }),
    );
  return webhook;
}
