import type { Kysely } from 'kysely';
import type { Prepared } from '#db/rows.ts';
import type { Tables } from './entities.ts';

declare module '#kernel/context.ts' {
  interface Context {
    /** Read-only queries of the viewer's tenant. */
    rows: Kysely<Tables>;
    /** The same on separate connections, for slow statements. */
    searches: Kysely<Tables>;
    /** Read-only queries of all tenants, for operator staff. */
    systemRows: () => Kysely<Tables>;
    prepared: Prepared<Tables>;
  }
  interface System {
    /** `rows` and `searches` of a tenant. */
    tenantRows: (owner: string) => Pick<Context, 'rows' | 'searches'>;
  }
}
