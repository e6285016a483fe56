import { type Client, type Connection, Query, type QueryConfig } from 'pg';
import type { SessionSetting } from './tenancy.ts';

/** Members of pg's Query that its types omit. */
type Wire = Connection & { bind(message: object): void; execute(message: object): void };
type DriverQuery = {
  prepare(connection: Wire): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Wire): void;
};
type Done = (error: Error | undefined, result: { rows: never[] }) => void;
type DriverConfig = Partial<QueryConfig> & { queryMode: 'extended' };
const Base = Query as unknown as new (config: DriverConfig, done: Done) => DriverQuery & Query;

const setting = { name: 'tenant', text: 'select set_config($1, $2, true)' };

/**
 * Sends the tenant setting and the statement before one Sync, so PostgreSQL runs both in one implicit transaction: the
 * setting is local to it, and the statement is skipped if setting it fails.
 */
class RlsQuery extends Base {
  #tenant: SessionSetting;
  #isStatement = false;

  constructor(tenant: SessionSetting, config: Partial<QueryConfig>, done: Done) {
    super({ ...config, queryMode: 'extended' }, done);
    this.#tenant = tenant;
  }
  override prepare(connection: Wire): void {
    connection.bind({ statement: setting.name, values: [this.#tenant.setting, this.#tenant.value] });
    connection.execute({});
    super.prepare(connection);
  }
  override handleDataRow(message: object): void {
    if (this.#isStatement) super.handleDataRow(message);
  }
  override handleCommandComplete(message: object, connection: Wire): void {
    if (this.#isStatement) super.handleCommandComplete(message, connection);
    this.#isStatement = true;
  }
}

export const prepareSessionSetting = (client: Client) => client.query({ ...setting, values: ['app.owner', ''] });

export const runRlsQuery = (client: Client, tenant: SessionSetting, config: Partial<QueryConfig>) =>
  new Promise<{ rows: never[] }>((resolve, reject) => {
    client.query(new RlsQuery(tenant, config, (error, result) => (error ? reject(error) : resolve(result))));
  });
