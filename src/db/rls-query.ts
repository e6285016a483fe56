import { type Client, type Connection, Query, type QueryConfig } from 'pg';
import type { SessionSetting } from './tenancy.ts';

/** The part of the driver's query that its types leave out. */
type Wire = Connection & { bind(message: object): void; execute(message: object): void };
type DriverQuery = {
  prepare(connection: Wire): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Wire): void;
};
type Done = (error: Error | undefined, result: { rows: never[] }) => void;
const Base = Query as unknown as new (config: Partial<QueryConfig>, done: Done) => DriverQuery & Query;

const setting = { name: 'scope', text: 'select set_config($1, $2, true)' };

/**
 * Setting and statement go out before one Sync, so PostgreSQL runs them as one implicit transaction: the setting is
 * local to it and ends with it, also after an error, and when setting it fails the statement is skipped.
 */
class RlsQuery extends Base {
  #asker: SessionSetting;
  #scoped = false;

  constructor(asker: SessionSetting, config: Partial<QueryConfig>, done: Done) {
    super({ ...config, queryMode: 'extended' } as Partial<QueryConfig>, done);
    this.#asker = asker;
  }
  override prepare(connection: Wire): void {
    connection.bind({ statement: setting.name, values: [this.#asker.setting, this.#asker.value] });
    connection.execute({});
    super.prepare(connection);
  }
  override handleDataRow(message: object): void {
    if (this.#scoped) super.handleDataRow(message);
  }
  override handleCommandComplete(message: object, connection: Wire): void {
    if (this.#scoped) super.handleCommandComplete(message, connection);
    this.#scoped = true;
  }
}

export const prepareSessionSetting = (client: Client) => client.query({ ...setting, values: ['app.owner', ''] });

export const runRlsQuery = (client: Client, asker: SessionSetting, config: Partial<QueryConfig>) =>
  new Promise<{ rows: never[] }>((resolve, reject) => {
    client.query(new RlsQuery(asker, config, (error, result) => (error ? reject(error) : resolve(result))));
  });
