import type { EntityManager } from '@mikro-orm/postgresql';
import type { Changes } from './notifications.ts';
import type { Loaders } from './rows.ts';

declare module '#kernel/context.ts' {
  interface Context {
    /** Entity manager of the viewer's tenant. */
    em: EntityManager;
    /** Entity manager of another tenant. A new sandbox key is its own tenant before it can be a viewer. */
    tenantEm: (owner: string) => EntityManager;
    /**
     * Entity manager for all tenants, for requests before authentication. Each query selects its record by a secret of
     * the caller.
     */
    systemEm: () => EntityManager;
    /** Data loaders of this request. */
    loaders: Loaders;
    /** Notifies streams when records of a tenant may have changed. */
    changes: Changes;
  }
  interface System extends Pick<Context, 'systemEm' | 'tenantEm'> {}
}
