import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { importCommand } from '#admin/import.ts';
import { receiptCommand } from '#admin/receipt.ts';
import { rfqCommands } from '#admin/rfq.ts';
import { getSessionCookieName } from '#http/session-cookie.ts';
import { DomainError, toPublicError } from '#kernel/errors.ts';
import { operator, verifyChains } from '#modules/identity/audit/audit.service.ts';
import { Label } from '#modules/identity/keys/key.schema.ts';
import { createOrganisationKey } from '#modules/identity/keys/key.service.ts';
import { Email, MemberRole, OrganisationKind, OrganisationName } from '#modules/identity/members/member.schema.ts';
import { createOrganisation, createSession, findOrganisation } from '#modules/identity/members/operator.service.ts';
import { openDatabase } from '#server/database.ts';
import { type Config, ConfigError, readConfig } from '#server/settings/config.ts';
import { resolvePublicUrl } from '#server/settings/public-url.ts';
import { ormOptions } from '../mikro-orm.config.ts';

/** The operator's console: each command prints one JSON object. Works beside a running server, on the same database. */
const program = new Command('admin').description('The operator’s console. Prints one JSON object.');

const parseOption =
  <T>(shape: z.ZodType<T>, words: string) =>
  (value: string): T => {
    const { success, data } = shape.safeParse(value);
    if (!success) throw new InvalidArgumentError(`It takes ${words}.`);
    return data;
  };
const uuid = parseOption(z.uuid(), 'the id of an organisation');
const name = parseOption(OrganisationName, '1 to 120 characters without line breaks and marks of text direction');
const email = parseOption(Email, 'a plain e-mail address');
const label = parseOption(Label, '1 to 80 characters without line breaks and marks of text direction');
const list = (value: string) => value.split(',').map((scope) => scope.trim());

const org = program.command('org').description('organisations');
org
  .command('create')
  .requiredOption('--name <name>', 'its name', name)
  .addOption(
    new Option('--kind <kind>', 'internal is the house itself').choices(OrganisationKind.options).default('customer'),
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
  .requiredOption('--org <id>', 'the organisation it belongs to', uuid)
  .option('--scopes <list>', 'scopes with commas between; without it all that a live key gets', list)
  .option('--label <text>', 'what people call it', label)
  .action(({ org, scopes, label }) =>
    withTables(async (em) => {
      const { key, secret } = await createOrganisationKey(
        operator,
        em,
        await findOrganisation(em, org),
        scopes,
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

const session = program.command('session').description('browser sessions');
session
  .command('create')
  .requiredOption('--org <id>', 'the organisation', uuid)
  .requiredOption('--email <address>', 'who signs in', email)
  .addOption(new Option('--role <role>', 'what they may do').choices(MemberRole.options).makeOptionMandatory())
  .action(({ org, email, role }) =>
    withTables(async (em, config) => {
      const publicUrl = resolvePublicUrl(config);
      const { token, signInUrl } = await createSession(em, org, email, role, publicUrl);
      return { cookie: `${getSessionCookieName(publicUrl)}=${token}`, signInUrl };
    }),
  );

program.addCommand(importCommand(withTables));
program.addCommand(receiptCommand({ withTables, print }));
for (const command of rfqCommands(withTables, parseOption(z.uuid(), 'the id of a request')))
  program.addCommand(command);

const db = program.command('db').description('the database');
db.command('url')
  .description('the address of the database, as the owner of its tables')
  .action(() => withDatabase(async (url) => ({ url })));

const audit = program.command('audit').description('who did what');
audit
  .command('verify')
  .description('whether the audit is as it was written; without --org of all organisations and sandbox keys')
  .option('--org <id>', 'one organisation', uuid)
  .action(({ org }) =>
    withTables(async (em) => {
      if (org) await findOrganisation(em, org);
      const { broken, ...verified } = await verifyChains(em, org ?? null);
      if (broken.length) process.exitCode = 1;
      return { intact: broken.length === 0, ...verified, broken };
    }),
  );

async function withDatabase(use: (ownerUrl: string, config: Config) => Promise<object>): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    print(await use(database.ownerUrl, config));
  } finally {
    await database.stop();
  }
}

function withTables(use: (em: EntityManager, config: Config) => Promise<object>): Promise<void> {
  return withDatabase(async (ownerUrl, config) => {
    const orm = await MikroORM.init(ormOptions(ownerUrl));
    try {
      return await use(orm.em.fork(), config);
    } finally {
      await orm.close();
    }
  });
}

function print(answer: object): void {
  console.info(JSON.stringify(answer, null, 2));
}

function reportError(error: unknown): void {
  if (error instanceof CommanderError) {
    if (error.exitCode !== 0) print({ error: { code: 'usage', message: error.message.replace(/^error: /, '') } });
    process.exitCode = error.exitCode && 2;
    return;
  }
  process.exitCode = 1;
  const { message } = error instanceof Error ? error : { message: String(error) };
  const said = { code: error instanceof ConfigError ? 'setting' : 'internal_error', message };
  print({ error: error instanceof DomainError ? toPublicError(error) : said });
}

// What is written as usage help would be a second object on the output.
for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
  command.exitOverride().configureOutput({ writeErr: () => {} });
}
await program.parseAsync().catch(reportError);
