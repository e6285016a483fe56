import { withClient } from '#db/embedded/embedded.ts';
import { newId } from '#kernel/ids.ts';
import type { App } from '../../harness.ts';
import { number } from '../../json.ts';

type Caller = Pick<ReturnType<App['caller']>, 'graphql'>;
type Break = { organisationId: string; brokenAt: number };
type Verification = { intact: boolean; entries: number; head: string | null; broken: Break[] };

export async function verify(by: Caller) {
  const { auditVerification } = await by.graphql.request<{ auditVerification: Verification }>(
    '{ auditVerification { intact entries head broken { organisationId brokenAt } } }',
  );
  return auditVerification;
}

/** The end of the chain; entries with the same time are unordered. */
export async function newest(by: Caller): Promise<{ number: number; hash: string }> {
  const { auditEntries } = await by.graphql.request('{ auditEntries(first: 100) { nodes { number hash } } }');
  const entries = auditEntries.nodes.map(({ number: at, hash }) => ({ number: number(at), hash }));
  return entries.toSorted((a, b) => a.number - b.number).at(-1)!;
}

/** The service role, its system role, or the table owner, a superuser here. */
export type Role = 'service' | 'system' | 'owner';

export const runAs = (app: App, role: Role, ...statements: [string, unknown[]?][]) =>
  withClient(role === 'owner' ? app.ownerUrl : app.serviceUrl, async (client) => {
    if (role === 'system') await client.query('set role gateway_system');
    const results = [];
    for (const [statement, values] of statements) results.push(await client.query(statement, values));
    return results.at(-1)!;
  });

/** An owner with six audit entries, written as the service does. */
export async function openSixEntries(app: App) {
  const owner = await app.session('owner', await app.organisation());
  await app.asOwner().execute(
    `insert into audit_entry (id, owner, at, actor, action, resource, resource_id, request_id, detail)
     select id::uuid, ?, now(), 'key:x', 'contacts.read', 'factory', n::text, 'req_' || n, '{"fields": ["contactName"]}'
     from json_array_elements_text(?::json) with ordinality as given(id, n)`,
    [owner.organisationId, JSON.stringify(Array.from({ length: 6 }, newId))],
  );
  return owner;
}
