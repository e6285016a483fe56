import { randomUUID } from 'node:crypto';
import type { App, Caller } from '../../../harness.ts';
import { quoteRequest, reachable } from '../../../harness.ts';

export type Key = Awaited<ReturnType<App['live']>>;

/** Fixtures of the contact read tests. */
export function contactReads(app: App) {
  /** A draft to a new factory, or to the given one. */
  async function drafted(me: Caller, factory: { directoryId: string } & Record<string, unknown> = reachable()) {
    const [factoryId] = (await app.factories(factory)) as [string];
    const { projectId, action, deliveries } = await quoteRequest(me, { factoryIds: [factoryId] });
    const { contactEmail: address } = factory['contacts'] as { contactEmail: string };
    return { id: deliveries[0].id as string, factoryId, projectId, actionId: action.id as string, address };
  }

  const audited = (owner: string): Promise<{ actor: string; factoryId: string; where: string; fields: string[] }[]> =>
    app.asOwner().execute(
      `select actor, resource_id as "factoryId", detail ->> 'where' as "where", detail -> 'fields' as fields
       from audit_entry where owner = ? and action = 'contacts.read' order by seq`,
      [owner],
    );

  const counted = async (owner: string): Promise<number> => {
    const [row] = await app
      .asOwner()
      .execute<{ n: number }[]>('select count(*)::int as n from auth.contact_read where owner = ? and counted', [
        owner,
      ]);
    return row!.n;
  };

  /** Simulates this many contact reads an hour ago. */
  const haveRead = (owner: string, keyId: string, factories: number) =>
    app.asOwner().execute(
      `insert into auth.contact_read (credential, factory_id, owner, counted, read_at)
       select 'key:' || ?, gen_random_uuid(), ?, true, clock_timestamp() - interval '1 hour' from generate_series(1, ?)`,
      [keyId, owner, factories],
    );

  const letDaysPass = (owner: string, days: number) =>
    app
      .asOwner()
      .execute(`update auth.contact_read set read_at = read_at - ? * interval '1 day' where owner = ?`, [days, owner]);

  const detail = async (me: Pick<Caller, 'rest'>, id: string) => (await me.rest('GET', `/deliveries/${id}`)).body;
  return { drafted, audited, counted, haveRead, letDaysPass, detail };
}

export const perDay = /^(Contacts are withheld\. )?The limit contact_reads_per_day is reached/;
export const perOrganisation = /^(Contacts are withheld\. )?The limit contact_reads_per_organisation_day is reached/;
export const newFactories = (count: number, more: Record<string, unknown> = {}) =>
  Array.from({ length: count }, () => reachable({ city: `City ${randomUUID().slice(0, 8)}`, ...more }));
