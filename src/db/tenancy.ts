import type { EntityManager } from '@mikro-orm/postgresql';
import { systemRole } from './servers/roles.ts';

export type SessionSetting = { setting: 'app.owner' | 'role'; value: string };
export const toTenantSetting = (owner: string): SessionSetting => ({ setting: 'app.owner', value: owner });
export const systemSetting: SessionSetting = { setting: 'role', value: systemRole };

/** Every table with a tenant has an `owner` column and this filter; its policies are in `migrations/sql/public`. */
export const owned = {
  filters: { owned: { name: 'owned', cond: (args: { owner: string }) => ({ owner: args.owner }), default: true } },
};

export const allTenants = { filters: { owned: false } };

/** Without it every query of a tenant entity fails. */
export function asTenant(em: EntityManager, owner: string): EntityManager {
  em.setFilterParams('owned', { owner });
  em.setSessionContext({ variables: { 'app.owner': owner } });
  return em;
}

/** Each query must also pass `allTenants`. */
export function asSystem(em: EntityManager): EntityManager {
  em.setSessionContext({ role: systemRole });
  return em;
}

export const listTenantTables = (em: EntityManager): ReadonlySet<string> =>
  new Set(
    [...em.getMetadata().getAll().values()]
      .filter(({ filters }) => 'owned' in filters)
      .map(({ tableName }) => tableName),
  );

/** Row-level security does not apply to superusers, BYPASSRLS roles and table owners. */
export async function assertRowSecurityApplies(em: EntityManager): Promise<void> {
  const [role] = await em.execute<{ loose: boolean }[]>(
    `select rolsuper or rolbypassrls or exists (select from pg_tables where schemaname = 'public' and tableowner = rolname) as loose
     from pg_roles where rolname = current_user`,
  );
  if (role?.loose !== false) {
    throw new Error(
      'The database role of the service must not be a superuser, have BYPASSRLS or own tables: row-level security would not apply.',
    );
  }
}
