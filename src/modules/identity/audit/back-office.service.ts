import type { EntityManager } from '@mikro-orm/postgresql';
import { asTenant } from '#db/tenancy.ts';
import { type Actor, operator } from './audit.service.ts';

/** Operator staff who work on records of any tenant. */
export type BackOffice = Actor & { systemEm: () => EntityManager; tenantEm: (owner: string) => EntityManager };

/** For the operator console, which connects as the owner of the tables. */
export const createConsoleBackOffice = (em: EntityManager): BackOffice => ({
  ...operator,
  systemEm: () => em.fork(),
  tenantEm: (owner) => asTenant(em.fork(), owner),
});
