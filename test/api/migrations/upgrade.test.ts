import { describe, expect, onTestFinished, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { getSessionCookieName } from '#http/session-cookie.ts';
import { openDatabase } from '#server/database.ts';
import { createLog } from '#server/log.ts';
import { migrate } from '#server/migration/migrate.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { migrationNames } from '../../../mikro-orm.config.ts';
import { dumpSchema } from '../../database-dump.ts';
import { copyDatabase, fakeMailer, unlimited } from '../../harness.ts';
import { createEmptyDatabase, readFormerAnswers, readRows, restoreFormerDatabase } from './databases.ts';

/** An approval by a key, which a newer migration describes in one column. */
function withApprover(row: object): object {
  if (!('approved_by_key_id' in row)) return row;
  const { approved_by_key_id: id, ...rest } = row;
  return { ...rest, approved_by: id && { kind: 'KEY', id } };
}
/** Tables that the baseline names otherwise. */
const renamed = (table: string) => table.replace('gate.audit_head', 'audit.chain_head').replace(/^gate\./, 'auth.');
/** Charged 12 points a second ago, and 30 now. */
const chargeInFormer = `insert into gate.point_window (bucket, newest, slots)
  select 'key:spent', now, array(
    select case n when now % 61 + 1 then 30 when (now - 1) % 61 + 1 then 12 else 0 end from generate_series(1, 61) n)
  from (select extract(epoch from clock_timestamp())::bigint as now) as clock`;
/** Takes the last four of the replaced migrations back. */
const withoutLastFour = `
  delete from mikro_orm_migrations where name > 'Migration20261121226000';
  drop function gate.read_contacts, gate.purge_contact_reads;
  drop table gate.contact_read;
  drop index audit_entry_owner_resource_id_at_index, delivery_without_sender;
  alter table delivery drop constraint delivery_status_check, drop constraint delivery_settled_outcome_check,
    drop column sent_to_withdrawn, drop column settled_at, drop column settled_outcome, drop column settlement_evidence,
    add reviewed jsonb null;
  update delivery set status = 'rejected' where status = 'not_sent';
  alter table delivery add constraint delivery_status_check
    check (status in ('draft', 'approved', 'queued', 'sent', 'rejected', 'resend_failed'));
  alter table idempotency_key drop column expires_at;
  revoke select on mikro_orm_migrations from gateway_app, gateway_system;`;

const addedFields = ['hints', 'suggestions'];
/** The wording of a note may change from one release to the next, and fields may be added. */
const withoutNotes = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (name, value) => {
      if (addedFields.includes(name)) return undefined;
      return name === 'note' && typeof value === 'string' ? '' : value;
    }),
  );
const query = async (url: string, text: string) => (await withClient(url, (client) => client.query(text))).rows;

describe('a database of the last release before the baseline', () => {
  test('gets the schema of a new database and keeps its rows', async () => {
    const { ownerUrl } = await restoreFormerDatabase();
    const { 'public.mikro_orm_migrations': _, ...before } = await readRows(ownerUrl);
    const kept = Object.entries(before).map(([name, rows]) => [renamed(name), rows.map(withApprover)]);
    await migrate(ownerUrl);
    expect(await readRows(ownerUrl)).toMatchObject(Object.fromEntries(kept));
    expect(await query(ownerUrl, 'select name from mikro_orm_migrations order by name')).toEqual(
      migrationNames().map((name) => ({ name })),
    );
    await expect(await withClient(ownerUrl, dumpSchema)).toMatchFileSnapshot('../../../schema/database.sql');
  });

  test('that has not its last four migrations gets the schema of a new database and keeps its rows', async () => {
    const { ownerUrl } = await restoreFormerDatabase();
    await query(ownerUrl, withoutLastFour);
    const { 'public.mikro_orm_migrations': _, ...before } = await readRows(ownerUrl);
    const { 'public.delivery': deliveries = [], ...others } = before;
    await migrate(ownerUrl);
    const after = await readRows(ownerUrl);
    expect(after).toMatchObject(
      Object.fromEntries(Object.entries(others).map(([name, rows]) => [renamed(name), rows.map(withApprover)])),
    );
    expect(after['public.delivery']).toHaveLength(deliveries.length);
    await expect(await withClient(ownerUrl, dumpSchema)).toMatchFileSnapshot('../../../schema/database.sql');
  });

  test('keeps what requests were charged in the last minute', async () => {
    const { ownerUrl } = await restoreFormerDatabase();
    await query(ownerUrl, chargeInFormer);
    await migrate(ownerUrl);
    const left = `select charged, points_left from auth.consume_cost('key:spent', 8, 100)`;
    expect(await query(ownerUrl, left)).toEqual([{ charged: true, points_left: 50 }]);
  });

  test('answers as before', async () => {
    const { ownerUrl, serviceUrl } = await restoreFormerDatabase();
    const env = { ...unlimited, PUBLIC_URL: 'http://gateway.test' };
    const config = readConfig({ ...env, DATABASE_URL: serviceUrl, DATABASE_OWNER_URL: ownerUrl });
    await openDatabase(config, null);
    const now = () => new Date('2026-09-01T08:00:00Z');
    const { app, close, settings } = await openApp(serviceUrl, config, createLog('silent'), {
      overrides: { mailer: fakeMailer().mailer, now },
    });
    onTestFinished(close);
    const { secrets, session, audit, answers } = await readFormerAnswers();

    const log = await app.request('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `${getSessionCookieName(settings.publicUrl)}=${session}`,
        origin: settings.publicUrl,
      },
      body: JSON.stringify({
        query: `{
          auditEntries(first: 100) { totalCount nodes { id number at actor action resource resourceId requestId detail } }
          auditVerification { intact entries head broken { brokenAt } }
        }`,
      }),
    });
    expect(await log.json()).toMatchObject({ data: audit });

    for (const [caller, paths] of Object.entries(answers)) {
      for (const [path, answer] of Object.entries(paths)) {
        const response = await app.request(`/api/v1${path}`, {
          headers: { authorization: `Bearer ${secrets[caller]}` },
        });
        const { requestId: _, ...body } = await response.json();
        delete body.limits;
        expect({ caller, path, status: response.status, body: withoutNotes(body) }).toEqual({
          caller,
          path,
          status: 200,
          body: withoutNotes(answer),
        });
      }
    }
  });

  test('in the middle of its migrations is refused with what to do, and stays as it is', async () => {
    const { ownerUrl } = await restoreFormerDatabase();
    await query(ownerUrl, `delete from mikro_orm_migrations where name > 'Migration20261122101000'`);
    const before = await readRows(ownerUrl);
    await expect(migrate(ownerUrl)).rejects.toThrow(
      'The database cannot be used by this release. Its last migration is Migration20261122101000, which a baseline has ' +
        'replaced: start the last release before the baseline once, which migrates to Migration20261122104000, and then ' +
        'this release. Nothing was changed.',
    );
    expect(await readRows(ownerUrl)).toEqual(before);
  });
});

describe('a database of a newer release is refused and stays as it is', () => {
  test.each([
    [
      'with a migration that this release does not know',
      `insert into mikro_orm_migrations (name) values ('Migration29990101000000')`,
      'It was migrated by a newer release (Migration29990101000000): start that release.',
    ],
    [
      'with another version of an SQL file',
      `update applied_sql_file set sha256 = '', release = '99.0.0' where path like '%/hash_entry.sql'`,
      /Release 99\.0\.0 has applied \w+\/hash_entry\.sql, and this is release [\d.]+: start the newer release\./,
    ],
  ])('%s', async (_, change, message) => {
    const { ownerUrl } = await copyDatabase();
    await query(ownerUrl, change);
    const before = await readRows(ownerUrl);
    await expect(migrate(ownerUrl)).rejects.toThrow(message);
    expect(await readRows(ownerUrl)).toEqual(before);
  });
});

describe('SQL files', () => {
  const hash = `select prosrc from pg_proc where proname = 'hash_entry'`;

  test('are applied when they have changed, and only those', async () => {
    const { ownerUrl } = await copyDatabase();
    const [before, files] = [await query(ownerUrl, hash), await query(ownerUrl, 'select * from applied_sql_file')];
    await query(
      ownerUrl,
      `update applied_sql_file set sha256 = 'of another version', release = '0.9.9' where path like '%/hash_entry.sql';
       update pg_proc set prosrc = 'select null' where proname = 'hash_entry'`,
    );
    await migrate(ownerUrl);
    expect(await query(ownerUrl, hash)).toEqual(before);
    const applied = await query(ownerUrl, 'select * from applied_sql_file');
    const again = applied.filter(
      ({ path, applied_at }) => !files.some((file) => file.path === path && +file.applied_at === +applied_at),
    );
    expect(again.map(({ path }) => path)).toEqual([expect.stringMatching(/\/hash_entry\.sql$/)]);
  });

  test('that this release does not have are forgotten', async () => {
    const { ownerUrl } = await copyDatabase();
    const files = () => query(ownerUrl, 'select path, sha256 from applied_sql_file order by path');
    const before = await files();
    await query(ownerUrl, `insert into applied_sql_file (path, sha256, release) values ('removed.sql', '', '0.9.9')`);
    await migrate(ownerUrl);
    expect(await files()).toEqual(before);
  });

  test('hold every function, trigger and policy of the database', async () => {
    const { ownerUrl } = await copyDatabase();
    const missing = await query(
      ownerUrl,
      `select object from (
        select distinct n.nspname || '/' || p.proname as object from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname !~ '^pg_|^information_schema$'
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all select 'public/' || tablename || '.policies' from pg_policies
        union all select 'public/' || relname || '.triggers' from pg_trigger t join pg_class c on c.oid = t.tgrelid where not tgisinternal and tgparentid = 0
      ) objects where not exists (select from applied_sql_file where path = object || '.sql')`,
    );
    expect(missing).toEqual([]);
  });
});

test('two instances that start on an empty database migrate it once', async () => {
  const { ownerUrl } = await createEmptyDatabase();
  await Promise.all([migrate(ownerUrl), migrate(ownerUrl)]);
  expect(await query(ownerUrl, 'select name from mikro_orm_migrations order by name')).toEqual(
    migrationNames().map((name) => ({ name })),
  );
});
