import { Command, CommanderError, Option } from 'commander';
import { backupCommands } from '#admin/database/backup.ts';
import { doctorCommand } from '#admin/database/doctor.ts';
import { rolesCommand } from '#admin/database/roles.ts';
import { shardPlanCommand } from '#admin/database/shard-plan.ts';
import { deliveryCommand } from '#admin/delivery.ts';
import { importCommand } from '#admin/import.ts';
import { jobCommand } from '#admin/job.ts';
import { createList, limitCommand } from '#admin/lists.ts';
import { mailCommand } from '#admin/mail.ts';
import { print, readSettings, withDatabase, withTables } from '#admin/open.ts';
import { parseId, parseOption } from '#admin/option.ts';
import { purgeCommand } from '#admin/purge.ts';
import { receiptCommand } from '#admin/receipt.ts';
import { rfqCommands } from '#admin/rfq.ts';
import { taskCommand } from '#admin/task.ts';
import { webhookCommand } from '#admin/webhook.ts';
import { getSessionCookieName } from '#http/session-cookie.ts';
import { DomainError, toPublicError } from '#kernel/errors.ts';
import { changeApprovalPolicy } from '#modules/identity/approvers/approver.service.ts';
import { operator, verifyChains } from '#modules/identity/audit/audit.service.ts';
import { createConsoleBackOffice } from '#modules/identity/audit/back-office.service.ts';
import { resolveRequested } from '#modules/identity/keys/key.rules.ts';
import { KeyPreset, Label } from '#modules/identity/keys/key.schema.ts';
import { createOrganisationKey, revokeAnyKey } from '#modules/identity/keys/key.service.ts';
import {
  ApprovalPolicy,
  Email,
  MemberRole,
  OrganisationKind,
  OrganisationName,
} from '#modules/identity/members/member.schema.ts';
import { createOrganisation, createSession, findOrganisation } from '#modules/identity/members/operator.service.ts';
import { closeAnySession } from '#modules/identity/members/sign-in.service.ts';
import { ConfigError } from '#server/settings/config.ts';
import { resolvePublicUrl } from '#server/settings/public-url.ts';
import { migrationNames } from '../../mikro-orm.config.ts';

/** Runs beside a server on the same database. */
const program = new Command('admin').description('operator console; prints one JSON object');

const uuid = parseId('the id of an organisation');
const name = parseOption(OrganisationName, '1 to 120 characters without line breaks or text direction marks');
const email = parseOption(Email, 'a plain e-mail address');
const label = parseOption(Label, '1 to 80 characters without line breaks or text direction marks');
const list = (value: string) => value.split(',').map((scope) => scope.trim());

const org = program.command('org').description('organisations');
org
  .command('create')
  .requiredOption('--name <name>', 'name of the organisation', name)
  .addOption(
    new Option('--kind <kind>', 'internal is the operator').choices(OrganisationKind.options).default('customer'),
  )
  .action(({ name, kind }) =>
    withTables(async (em) => {
      const { id, createdAt } = await createOrganisation(em, name, kind);
      return { organisation: { id, name, kind, createdAt } };
    }),
  );

const key = program.command('key').description('live keys');
key
  .command('create')
  .requiredOption('--org <id>', 'organisation of the key', uuid)
  .option('--scopes <list>', 'scopes, separated by commas; default: the default scopes of live keys', list)
  .addOption(new Option('--preset <preset>', 'scopes for a purpose').choices(KeyPreset.options).conflicts('scopes'))
  .option('--label <text>', 'label of the key', label)
  .action(({ org, scopes, preset, label }) =>
    withTables(async (em) => {
      const { key, secret } = await createOrganisationKey(
        operator,
        em,
        await findOrganisation(em, org),
        resolveRequested({ scopes, preset }, 'live'),
        label ?? null,
      );
      const { id, mode, prefix, last4, createdAt, expiresAt } = key;
      return {
        key: {
          id,
          label: key.label,
          mode,
          prefix,
          last4,
          scopes: key.scopes,
          organisationId: org,
          createdAt,
          expiresAt,
        },
        secret,
      };
    }),
  );

org
  .command('set-approval-policy')
  .description('decides who may approve messages')
  .requiredOption('--org <id>', 'organisation', uuid)
  .addOption(new Option('--policy <policy>', 'who may approve').choices(ApprovalPolicy.options).makeOptionMandatory())
  .action(({ org, policy }) =>
    withTables(async (em) => {
      await findOrganisation(em, org);
      const { id, approvalPolicy } = await changeApprovalPolicy(operator, em, org, policy);
      return { organisation: { id, approvalPolicy } };
    }),
  );

const session = program.command('session').description('browser sessions');
session
  .command('create')
  .requiredOption('--org <id>', 'organisation of the member', uuid)
  .requiredOption('--email <address>', 'e-mail address of the member', email)
  .addOption(new Option('--role <role>', 'role of the member').choices(MemberRole.options).makeOptionMandatory())
  .action(({ org, email, role }) =>
    withTables(async (em, config) => {
      const publicUrl = resolvePublicUrl(config);
      const { token, signInUrl } = await createSession(em, org, email, role, publicUrl);
      return { cookie: `${getSessionCookieName(publicUrl)}=${token}`, signInUrl };
    }),
  );

program.addCommand(importCommand());
program.addCommand(receiptCommand());
for (const command of rfqCommands()) program.addCommand(command);
program.addCommand(mailCommand());
for (const command of backupCommands()) program.addCommand(command);
program.addCommand(doctorCommand());
program.addCommand(taskCommand());

program.addCommand(webhookCommand());
program.addCommand(purgeCommand());

const db = program.command('db').description('database');
db.command('url')
  .description('prints the database URL of the table owner')
  .action(() => withDatabase(async ({ ownerUrl: url }) => ({ url })));

db.addCommand(rolesCommand());
db.addCommand(shardPlanCommand());
db.command('migrate')
  .description('brings the database to this release: tables, functions, search index, built-in guides')
  .action(() =>
    withDatabase(async () => ({ migrations: migrationNames().length }), { ...readSettings(), AUTO_MIGRATE: 'on' }),
  );

key
  .command('revoke')
  .description('a key of any organisation; it is refused from now on')
  .argument('<id>', 'the key', parseId('the id of a key'))
  .action((id: string) =>
    withTables(async (em) => {
      const { owner, revokedAt } = await revokeAnyKey(createConsoleBackOffice(em), id);
      return { key: { id, organisationId: owner, revokedAt } };
    }),
  );
session
  .command('end')
  .description('signs a member out of this session')
  .argument('<id>', 'the session', parseId('the id of a session'))
  .action((id: string) =>
    withTables(async (em) => {
      await closeAnySession(createConsoleBackOffice(em), id);
      return { session: { id, ended: true } };
    }),
  );

for (const command of [org, key, session]) command.addCommand(createList(command.name()));
for (const [noun, description] of [
  ['member', 'members of organisations'],
  ['action', 'requests for work'],
  ['run', 'quote requests against capabilities'],
] as const) {
  program.addCommand(new Command(noun).description(description).addCommand(createList(noun)));
}
program.addCommand(deliveryCommand());
program.addCommand(limitCommand());
program.addCommand(jobCommand());

const audit = program.command('audit').description('audit log');
audit
  .command('verify')
  .description('verifies the hash chains of the audit log; default: all tenants')
  .option('--org <id>', 'only this organisation', uuid)
  .action(({ org }) =>
    withTables(async (em) => {
      if (org) await findOrganisation(em, org);
      const { broken, ...verified } = await verifyChains(em, org ?? null);
      if (broken.length) process.exitCode = 1;
      return { intact: broken.length === 0, ...verified, broken };
    }),
  );

function reportError(error: unknown): void {
  if (error instanceof CommanderError) {
    if (error.exitCode !== 0) print({ error: { code: 'usage', message: error.message.replace(/^error: /, '') } });
    process.exitCode = error.exitCode && 2;
    return;
  }
  process.exitCode = 1;
  const { message } = error instanceof Error ? error : { message: String(error) };
  const unexpected = { code: error instanceof ConfigError ? 'setting' : 'internal_error', message };
  print({ error: error instanceof DomainError ? toPublicError(error) : unexpected });
}

// Commander's usage text would be a second object on the output.
for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
  command.exitOverride().configureOutput({ writeErr: () => {} });
}
await program.parseAsync().catch(reportError);
