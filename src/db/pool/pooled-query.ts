import pg, { type Client, type Connection, type Query, type QueryConfig } from 'pg';
import type { SessionSetting } from '../tenancy.ts';
import { type Column, prepareRowReader, type ReadRow } from './row-reader.ts';

/** Members of pg's Query that its types omit. */
type Wire = Connection & {
  parse(message: object): void;
  bind(message: object): void;
  execute(message: object): void;
  sync(): void;
};
/** What a result knows of its columns. */
type Columns = { fields: Column[]; _parsers: ((text: string) => unknown)[]; parseRow: ReadRow };
type DriverQuery = {
  name?: string;
  values: unknown[];
  _result: Columns;
  _accumulateRows: boolean;
  prepare(connection: Wire): void;
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Wire): void;
};
type Done = (error: Error | undefined, result: { rows: never[] }) => void;
type DriverConfig = Partial<QueryConfig> & { queryMode: 'extended' };
const Base = pg.Query as unknown as new (config: DriverConfig, done: Done) => DriverQuery & Query;

const { prepareValue } = (pg as typeof pg & { utils: { prepareValue(value: unknown): unknown } }).utils;

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

/** Of the prepared statements of a connection, by name. PostgreSQL keeps the columns of a prepared statement. */
const knownColumns = new WeakMap<Wire, Map<string, Columns>>();

/**
 * Sends the settings and the statement before one Sync, so PostgreSQL runs both in one implicit transaction: the settings
 * are local to it, and the statement is skipped if setting them fails. Asks for the columns of a prepared statement once:
 * to read their description takes longer than to read a row.
 */
class PooledQuery extends Base {
  readonly #settings: SettingsStatement | null;
  #isStatement: boolean;
  #connection: Wire | null = null;

  constructor(settings: SettingsStatement | null, config: Partial<QueryConfig>, done: Done) {
    super({ ...config, queryMode: 'extended' }, done);
    this.#settings = settings;
    this.#isStatement = settings === null;
  }
  override prepare(connection: Wire): void {
    this.#connection = connection;
    if (this.#settings) sendSettings(connection, this.#settings);
    const columns = this.name && knownColumns.get(connection)?.get(this.name);
    if (!columns) {
      super.prepare(connection);
      return;
    }
    Object.assign(this._result, columns);
    this._accumulateRows = true;
    connection.bind({ statement: this.name, values: this.values });
    connection.execute({});
    connection.sync();
  }
  override handleRowDescription(message: object): void {
    super.handleRowDescription(message);
    if (!this.name || !this.#connection) return;
    const { fields, _parsers } = this._result;
    const known = knownColumns.get(this.#connection) ?? new Map<string, Columns>();
    const columns = { fields, _parsers, parseRow: prepareRowReader(fields, _parsers) };
    knownColumns.set(this.#connection, known.set(this.name, columns));
  }
  override handleDataRow(message: object): void {
    if (this.#isStatement) super.handleDataRow(message);
  }
  override handleCommandComplete(message: object, connection: Wire): void {
    if (this.#isStatement) super.handleCommandComplete(message, connection);
    this.#isStatement = true;
  }
}

function sendSettings(connection: Wire, settings: SettingsStatement): void {
  const { values } = settings;
  if ('text' in settings) {
    connection.parse({ text: settings.text });
    connection.bind({ values });
  } else connection.bind({ statement: settings.name, values });
  connection.execute({});
}

export const sendQuery = (client: Client, settings: SettingsStatement | null, config: Partial<QueryConfig>) =>
  new Promise<{ rows: never[] }>((resolve, reject) => {
    const prepared = { ...config, values: config.values?.map(prepareValue) };
    client.query(new PooledQuery(settings, prepared, (error, result) => (error ? reject(error) : resolve(result))));
  });
