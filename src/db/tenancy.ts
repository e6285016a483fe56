import type { EntityManager } from '@mikro-orm/postgresql';

/** What the service runs as, and what its workers and imports take. Requests never ask for the second. */
export const serviceRole = 'gateway_app';
export const systemRole = 'gateway_system';

/** One setting per statement or transaction says who is asking. Both are ends of the same string in the policies. */
export type SessionSetting = { setting: 'app.owner' | 'role'; value: string };
export const toTenantSetting = (owner: string): SessionSetting => ({ setting: 'app.owner', value: owner });
export const systemSetting: SessionSetting = { setting: 'role', value: systemRole };

// After a transaction-local setting `current_setting` is an empty string, which is nobody's.
const ownerCondition = `owner = nullif(current_setting('app.owner', true), '')::uuid`;

/** What every owned table has beside its `owner` column: the filter for entities and, behind it, the database's own lock. */
export const owned = {
  filters: { owned: { name: 'owned', cond: (args: { owner: string }) => ({ owner: args.owner }), default: true } },
  policies: [
    { name: 'owner', using: ownerCondition, check: ownerCondition },
    { name: 'system', roles: [systemRole], using: 'true', check: 'true' },
  ],
};

/** Goes with a look at an owned entity by system work, which has no owner to filter by. */
export const allTenants = { filters: { owned: false } };

/** Binds a fork to one owner. Without it every look at an owned entity fails. */
export function asTenant(em: EntityManager, owner: string): EntityManager {
  em.setFilterParams('owned', { owner });
  em.setSessionContext({ variables: { 'app.owner': owner } });
  return em;
}

/** For work that no owner asks for. Each look says `allTenants` besides. */
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

/** The second lock holds only for a role that neither owns the tables nor passes by their policies. */
export async function assertRowSecurityApplies(em: EntityManager): Promise<void> {
  const [role] = await em.execute<{ loose: boolean }[]>(
    `select rolsuper or rolbypassrls or exists (select from pg_tables where schemaname = 'public' and tableowner = rolname) as loose
     from pg_roles where rolname = current_user`,
  );
  if (role?.loose !== false) {
    throw new Error(
      'The service must not run as a superuser or as the owner of its tables: row-level security would not bind it.',
    );
  }
}
