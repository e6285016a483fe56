import { Command, Option } from 'commander';
import { parse } from '#kernel/validation.ts';
import { createConsoleBackOffice } from '#modules/identity/audit/back-office.service.ts';
import { SettledOutcome, Settlement } from '#modules/sourcing/deliveries/delivery.schema.ts';
import { settleAnyDelivery } from '#modules/sourcing/deliveries/dispatch/settlement.service.ts';
import { createLinkSigner } from '#modules/sourcing/deliveries/links/link-token.rules.ts';
import { selectMailer } from '#ports/mail/simulator.ts';
import type { Config } from '#server/settings/config.ts';
import { createMailer } from '#server/settings/configured-ports.ts';
import { loadSecretKey } from '#server/settings/secret-key.ts';
import { createList } from './lists.ts';
import { withTables } from './open.ts';
import { parseId } from './option.ts';

const uuid = parseId('an id');

type Settled = { outcome: SettledOutcome; evidence: string };

export function deliveryCommand(): Command {
  const delivery = new Command('delivery').description('messages to factories');
  delivery.addCommand(createList('delivery'));
  delivery
    .command('settle')
    .description('records what is established about a message that nothing else can settle, as settleDelivery does')
    .argument('<id>', 'the message', uuid)
    .addOption(new Option('--outcome <outcome>', 'what happened').choices(SettledOutcome.options).makeOptionMandatory())
    .requiredOption('--evidence <text>', 'how it was established, such as an entry in the log of the provider')
    .action((id: string, { outcome, evidence }: Settled) =>
      withTables(async (em, config) => {
        const given = { outcome, evidence: parse(Settlement.shape.evidence, evidence, 'body', ['evidence']) };
        await settleAnyDelivery({ ...createConsoleBackOffice(em), ...(await createSendingMeans(config)) }, id, given);
        return { delivery: { id, settledOutcome: outcome } };
      }),
    );
  return delivery;
}

/** As the service has them: whether a message can still be sent decides whether it may be settled. */
async function createSendingMeans(config: Config) {
  const mailer = createMailer(config);
  return {
    mailerFor: (address: string | null, owner: string | null) =>
      selectMailer(mailer, { address, owner }, config.MAIL_FROM ?? null),
    supplierLinks: createLinkSigner(await loadSecretKey(config)),
  };
}
