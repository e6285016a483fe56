import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { Buyer } from './redaction/rfq-redaction.rules.ts';

const maxNames = 500;

/** Names that identify a tenant in a text: the organisation, member addresses and key labels, the newest 500 of each. */
export async function readBuyer({ rows }: Pick<Context, 'rows'>, owner: string): Promise<Buyer> {
  const organisation = rows
    .selectFrom('organisation')
    .select(['name as text', sql<string>`'company'`.as('kind')])
    .where('id', '=', owner);
  const members = rows
    .selectFrom((db) =>
      db.selectFrom('member').select('email').where('owner', '=', owner).orderBy('id', 'desc').limit(maxNames).as('m'),
    )
    .select(['m.email as text', sql<string>`'member'`.as('kind')]);
  const keys = rows
    .selectFrom((db) =>
      db
        .selectFrom('api_key')
        .select('label')
        .where('owner', '=', owner)
        .where('label', 'is not', null)
        .orderBy('id', 'desc')
        .limit(maxNames)
        .as('k'),
    )
    .select([sql<string>`k.label`.as('text'), sql<string>`'key'`.as('kind')]);
  const found = await organisation.unionAll(members).unionAll(keys).execute();
  return {
    company: found.find(({ kind }) => kind === 'company')?.text ?? null,
    people: [...new Set(found.flatMap(({ kind, text }) => (kind === 'company' ? [] : [text])))],
  };
}
