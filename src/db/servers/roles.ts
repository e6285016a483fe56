/**
 * Roles belong to a cluster: environments that share one can each have their own. Read before the settings, of which it is
 * one and which check it, because statements name the roles while modules load.
 */
const prefix = process.env['DATABASE_ROLE_PREFIX'] ?? '';

/** The role to which row-level security applies. */
export const serviceRole = `${prefix}gateway_app`;
/** The role of jobs and imports, which work for all tenants. */
export const systemRole = `${prefix}gateway_system`;

/** The SQL in `migrations/` names the roles without a prefix. */
export const nameRoles = (sql: string): string => sql.replaceAll(/\bgateway_(?:app|system)\b/g, `${prefix}$&`);
