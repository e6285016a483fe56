import type { EntityManager } from '@mikro-orm/postgresql';
import type { Changes } from './notifications.ts';
import type { Loaders } from './rows.ts';

declare module '#kernel/context.ts' {
  interface Context {
    /** Loads what changes. It sees the viewer's records alone. */
    em: EntityManager;
    /** An entity manager bound to another owner: a new key owns itself before anybody can be its viewer. */
    tenantEm: (owner: string) => EntityManager;
    /** For what happens before anybody is known: each look names its record by a secret that the caller holds. */
    systemEm: () => EntityManager;
    /** What siblings of this request ask for together. */
    loaders: Loaders;
    /** Wakes streams when records of an owner may have changed. */
    changes: Changes;
  }
  interface System extends Pick<Context, 'systemEm' | 'tenantEm'> {}
}
