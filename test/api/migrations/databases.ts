import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';

/** An empty database beside the one of the tests. */
export async function createEmptyDatabase(): Promise<{ ownerUrl: string; serviceUrl: string }> {
  const { ownerUrl, serviceUrl } = inject('database');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await withClient(ownerUrl, (client) => client.query(`create database ${name}`));
  const at = (url: string) => url.replace(/\/gateway$/, `/${name}`);
  return { ownerUrl: at(ownerUrl), serviceUrl: at(serviceUrl) };
}

const fixture = (extension: string) =>
  readFile(join(import.meta.dirname, `../../fixtures/database-before-baseline.${extension}`), 'utf8');

/** The roles of the service must exist. */
export async function fillFormerDatabase(url: string): Promise<void> {
  const text = await fixture('sql');
  await withClient(url, (client) => client.query(text));
}

/** A database of the last release before the baseline, with all of its migrations. */
export async function restoreFormerDatabase() {
  const database = await createEmptyDatabase();
  await fillFormerDatabase(database.ownerUrl);
  return database;
}

/** What that release answered on this database, by caller and path, and what its audit log held. */
export const readFormerAnswers = async (): Promise<{
  secrets: Record<string, string>;
  session: string;
  audit: object;
  answers: Record<string, Record<string, object>>;
}> => JSON.parse(await fixture('json'));

/** Every row of every table, as JSON, in an order that does not depend on where it is stored. */
export async function readRows(url: string): Promise<Record<string, object[]>> {
  return withClient(url, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname !~ '^(pg_|information_schema$)' order by 1`,
    );
    const rows: Record<string, object[]> = {};
    for (const { name } of tables.rows) {
      const found = await client.query<{ row: object }>(`select to_jsonb(t) as row from ${name} t order by t::text`);
      rows[name] = found.rows.map(({ row }) => row);
    }
    return rows;
  });
}
