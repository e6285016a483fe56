import type { EntityManager } from '@mikro-orm/postgresql';
import type { Changes } from './notifications.ts';
import type { Loaders } from './rows.ts';

declare module '#kernel/context.ts' {
  interface Context {
    em: EntityManager;
    /** Entity manager of another tenant. A new sandbox key is its own tenant before it can be a viewer. */
    tenantEm: (owner: string) => EntityManager;
    /** For requests before authentication. Each query selects its record by a secret of the caller. */
    systemEm: () => EntityManager;
    loaders: Loaders;
    changes: Changes;
    /** Where the log was after the last write for the viewer; see `parsePosition`. */
    position: string | null;
    /** For the reads of a query: they may go to a replica that has the last write for the viewer. */
    readFromReplica: () => void;
  }
  interface System extends Pick<Context, 'systemEm' | 'tenantEm'> {}
}
