import { Command } from 'commander';
import { z } from 'zod';
import { serviceRole, systemRole } from '#db/servers/roles.ts';
import { listLoginSettings } from '#db/servers/service-settings.ts';
import { print } from '../open.ts';
import { parseOption } from '../option.ts';

type Names = { database: string; owner: string; service: string };

const Identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

export function rolesCommand(): Command {
  const identifier = parseOption(Identifier, 'lower-case letters, digits and underscores, at most 63');
  return new Command('roles')
    .description('prints the SQL by which an administrator makes the roles and the database of one environment')
    .option('--database <name>', 'the database', identifier, 'gateway')
    .option('--owner <name>', 'login that owns the tables and migrates', identifier, 'gateway_owner')
    .option('--service <name>', 'login of the gateways', identifier, 'gateway_service')
    .action((names: Names) => print({ sql: listStatements(names) }));
}

/** The roles with rights on rows are shared by the environments of a cluster; who may connect where is not. */
const listStatements = ({ database, owner, service }: Names): string[] => [
  ...[serviceRole, systemRole].map(
    (role) =>
      `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if; end $$;`,
  ),
  `grant ${systemRole} to ${serviceRole} with inherit false, set true;`,
  // The first migration creates the two roles where they are missing, for which PostgreSQL asks for CREATEROLE.
  `create role ${owner} login createrole;`,
  `create role ${service} login;`,
  // For connections through a pooler; on others the service sets them itself.
  ...listLoginSettings(service),
  `grant ${serviceRole}, ${systemRole} to ${owner} with admin option, inherit false, set false;`,
  `grant ${serviceRole} to ${service};`,
  `create database ${database} owner ${owner} template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C.UTF-8';`,
  `revoke connect, temporary on database ${database} from public;`,
  `grant connect, temporary on database ${database} to ${service};`,
];
