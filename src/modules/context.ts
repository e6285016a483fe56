import type { Kysely } from 'kysely';
import type { Prepared } from '#db/rows.ts';
import type { Tables } from './entities.ts';

declare module '#kernel/context.ts' {
  interface Context {
    rows: Kysely<Tables>;
    /** On separate connections, for slow statements. */
    searches: Kysely<Tables>;
    systemRows: () => Kysely<Tables>;
    prepared: Prepared<Tables>;
    systemPrepared: Prepared<Tables>;
  }
  interface System {
    /** Of all tenants, from a replica where there is one. */
    systemRows: () => Kysely<Tables>;
    tenantRows: (owner: string) => Pick<Context, 'rows' | 'searches'>;
  }
}
