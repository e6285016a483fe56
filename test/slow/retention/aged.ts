import type { Client } from 'pg';

/** Rows that are due, of each kind of record. */
export const due = {
  sandboxKeys: 500,
  events: 100_000,
  recordChanges: 20_000,
  idempotencyKeys: 30_000,
  sessions: 10_000,
  webhookDeliveries: 10_000,
  rateWindows: 20_000,
  auditEntries: 3000,
};

/** After the events of what the test has made. */
export const firstSequence = 1000;

/** Records of years, as SQL writes them without triggers; audit entries are chained as ever. About 200,000 rows. */
export async function fillAged(client: Client, owner: string, memberId: string): Promise<void> {
  const old = `now() - interval '500 days' + n * interval '1 second'`;
  const statements = [
    `set session_replication_role = replica`,
    `create temp table aged_key as select n, gen_random_uuid() as id from generate_series(1, ${due.sandboxKeys}) n`,
    `insert into api_key (id, created_at, updated_at, owner, sha256, prefix, last4, mode, scopes, expires_at)
     select id, ${old}, ${old}, id, uuid_send(id), 'ssd_test', 'aged', 'sandbox', '{}', now() - interval '8 days' from aged_key`,
    `create temp table aged_project as select gen_random_uuid() as id, k.id as owner, n from aged_key k`,
    `insert into project (id, created_at, updated_at, owner, name, status, mode, intake, context_number)
     select id, ${old}, ${old}, owner, 'Lamp', 'active', 'sandbox', '{}', 1 from aged_project`,
    `create temp table aged_action as select gen_random_uuid() as id, p.id as project_id, owner, n from aged_project p`,
    `insert into action (id, created_at, updated_at, owner, kind, status, project_version, input, project_id)
     select id, ${old}, ${old}, owner, 'quote_request', 'completed', 'v1', '{}', project_id from aged_action`,
    `insert into delivery (id, created_at, updated_at, owner, status, channel, project_version, cc, action_id, project_id)
     select gen_random_uuid(), ${old}, ${old}, owner, 'draft', 'email', 'v1', '{}', id, project_id
     from aged_action, generate_series(1, 5)`,
    `insert into event (id, owner, sequence, position, type, at, resource_type, resource_id, data)
     select gen_random_uuid(), owner, s, 1, 'project.updated', ${old}, 'project', project_id, '{}'
     from aged_action, generate_series(1, 8) s`,
    `insert into event_counter (owner, last) select owner, 8 from aged_action`,
    `insert into event (id, owner, sequence, position, type, at, resource_type, resource_id, data)
     select gen_random_uuid(), '${owner}', n + ${firstSequence}, 1, 'project.updated', ${old}, 'project', '${owner}', '{}'
     from generate_series(1, ${due.events}) n`,
    `insert into event_counter as c (owner, last) values ('${owner}', ${due.events + firstSequence})
     on conflict (owner) do update set last = excluded.last`,
    `insert into record_change (record_id, transaction_id, owner, kind, project_id, at)
     select gen_random_uuid(), '1', '${owner}', 'delivery', '${owner}', ${old}
     from generate_series(1, ${due.recordChanges}) n`,
    `insert into idempotency_key (id, created_at, updated_at, owner, operation, key, fingerprint, record_id, expires_at)
     select gen_random_uuid(), ${old}, ${old}, '${owner}', 'createProject', 'aged-' || n, 'x', '${owner}', ${old}
     from generate_series(1, ${due.idempotencyKeys}) n`,
    `insert into browser_session (id, created_at, updated_at, owner, token_sha256, expires_at, member_id)
     select gen_random_uuid(), ${old}, ${old}, '${owner}', uuid_send(gen_random_uuid()), ${old}, '${memberId}'
     from generate_series(1, ${due.sessions}) n`,
    `insert into webhook (id, created_at, updated_at, owner, url, types, status, sealed_secret, last_sequence)
     values ('${owner}', now(), now(), '${owner}', 'https://hooks.example/', '{}', 'disabled', 'x', 0)`,
    `insert into webhook_delivery (id, created_at, updated_at, owner, webhook_id, event_id, sequence, status, attempts)
     select gen_random_uuid(), ${old}, ${old}, '${owner}', '${owner}', gen_random_uuid(), n, 'failed', 8
     from generate_series(1, ${due.webhookDeliveries}) n`,
    `insert into auth.rate_window (bucket, day_epoch) select 'aged:' || n, 0 from generate_series(1, ${due.rateWindows}) n`,
    `set session_replication_role = origin`,
    `insert into audit_entry (id, owner, at, actor, action, resource, resource_id, detail)
     select gen_random_uuid(), '${owner}', ${old}, 'key:x', 'contacts.read', 'factory', n::text, '{}'
     from generate_series(1, ${due.auditEntries}) n`,
    `insert into audit_entry (id, owner, at, actor, action, resource, resource_id, detail)
     select gen_random_uuid(), id, ${old}, 'anonymous', 'key.created', 'key', id::text, '{}' from aged_key`,
    `analyze`,
  ];
  for (const statement of statements) await client.query(statement);
}
