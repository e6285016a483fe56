import { type Client, type Connection, Query, type QueryConfig } from 'pg';
import type { SessionSetting } from '../tenancy.ts';

/** Members of pg's Query that its types omit. */
type Wire = Connection & {
  parse(message: object): void;
  bind(message: object): void;
  execute(message: object): void;
};
type DriverQuery = {
  prepare(connection: Wire): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Wire): void;
};
type Done = (error: Error | undefined, result: { rows: never[] }) => void;
type DriverConfig = Partial<QueryConfig> & { queryMode: 'extended' };
const Base = Query as unknown as new (config: DriverConfig, done: Done) => DriverQuery & Query;

/** A statement that calls `set_config`, by the name under which it is prepared or by its text. */
export type SettingsStatement = { name: string; values: string[] } | { text: string; values: string[] };

const prepared = { name: 'setting', text: 'select set_config($1, $2, true)' };
const preparedForLookUp = {
  name: 'setting of a look-up',
  text: `select set_config($1, $2, true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
};

export const prepareSettings = (client: Client) =>
  Promise.all(
    [prepared, preparedForLookUp].map((statement) => client.query({ ...statement, values: ['app.owner', ''] })),
  );

/** Of a look-up PostgreSQL keeps the plan: with a few ids it would plan each time, which takes longer than to look up. */
export const toPreparedSetting = ({ setting, value }: SessionSetting, isLookUp: boolean): SettingsStatement => ({
  name: (isLookUp ? preparedForLookUp : prepared).name,
  values: [setting, value],
});

/**
 * Sends the settings and the statement before one Sync, so PostgreSQL runs both in one implicit transaction: the settings
 * are local to it, and the statement is skipped if setting them fails.
 */
class SettingsQuery extends Base {
  #settings: SettingsStatement;
  #isStatement = false;

  constructor(settings: SettingsStatement, config: Partial<QueryConfig>, done: Done) {
    super({ ...config, queryMode: 'extended' }, done);
    this.#settings = settings;
  }
  override prepare(connection: Wire): void {
    const { values } = this.#settings;
    if ('text' in this.#settings) {
      connection.parse({ text: this.#settings.text });
      connection.bind({ values });
    } else connection.bind({ statement: this.#settings.name, values });
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

export const queryWithSettings = (client: Client, settings: SettingsStatement, config: Partial<QueryConfig>) =>
  new Promise<{ rows: never[] }>((resolve, reject) => {
    client.query(new SettingsQuery(settings, config, (error, result) => (error ? reject(error) : resolve(result))));
  });
