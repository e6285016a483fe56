import pg from 'pg';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoOf);
const restOfMilliseconds = ['.000', '', '00', '0', ''];

/** `2026-01-01 02:46:30.6+00` as it stands in JSON. A `Date` in between would be a quarter of the work of a long list. */
function isoOf(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, -3)}${restOfMilliseconds[text.length - 22]}Z`;
}

/** Eight connections, as the gateway has; without `rls` for the owner of the tables, whom no policy binds. */
export const openPool = ({ rls }: { rls: boolean }): pg.Pool =>
  new pg.Pool({
    connectionString: process.env['DATABASE_URL'],
    max: 8,
    application_name: 'sourcing-gateway',
    options: `${rls ? '-c role=gateway_app ' : ''}-c TimeZone=UTC -c synchronous_commit=off -c statement_timeout=10000`,
  });
