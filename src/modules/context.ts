import type { Kysely } from 'kysely';
import type { Prepared } from '#db/rows.ts';
import type { Tables } from './entities.ts';

declare module '#kernel/context.ts' {
  interface Context {
    /** Reads many. It sees the viewer's records alone. */
    rows: Kysely<Tables>;
    /** For statements that may take long, on connections of their own: others do not wait behind them. */
    searches: Kysely<Tables>;
    /** The rows of all owners, for operator staff. */
    systemRows: () => Kysely<Tables>;
    prepared: Prepared<Tables>;
  }
  interface System {
    /** What `rows` and `searches` are to a viewer, for one owner. */
    tenantRows: (owner: string) => Pick<Context, 'rows' | 'searches'>;
  }
}
