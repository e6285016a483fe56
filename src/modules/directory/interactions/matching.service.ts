import type { EntityManager } from '@mikro-orm/postgresql';
import { sharedDomain } from './matching.rules.ts';

/**
 * Matches unmatched mails and call notes with factories: by contact address, otherwise by a domain that belongs to one
 * factory only. An address of several factories matches each of them.
 */
export const matchInteractions = (em: EntityManager): Promise<{ matched: number; unmatched: number }> =>
  em.transactional(async (em) => {
    const before = await countUnmatched(em);
    await em.execute(
      `${withContactMatches(addressesOfMails)}
      insert into mail_party (mail_id, factory_id, wrote)
      select id, factory_id, bool_or(wrote) from party join behind using (address) group by 1, 2
      on conflict do nothing`,
      [website, sharedDomain],
    );
    await em.execute(namedPartiesStatement, [uuid]);
    await em.execute(
      `${withContactMatches(addressesOfNotes)}
      insert into call_party (call_id, factory_id)
      select distinct id, factory_id from party join behind using (address)
      on conflict do nothing`,
      [website, sharedDomain, address],
    );
    const unmatched = await countUnmatched(em);
    return { matched: before - unmatched, unmatched };
  });

const website = '^https?://(?:[^/?#]*@)?(?:www\\.)?([^/:?#]+)';
const address = '[^\\s<>()",;:]+@[^\\s<>()",;:]+';
const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

const unmatchedMails = 'mail_message m where not exists (select from mail_party p where p.mail_id = m.id)';
const unmatchedNotes = 'call_note n where not exists (select from call_party p where p.call_id = n.id)';

const addressesOfMails = `
  select m.id, address, bool_or(address = m.sender) as wrote
  from (select * from ${unmatchedMails}) m, unnest(m.recipients || m.sender::text) address group by 1, 2`;

const addressesOfNotes = `
  select n.id, lower(substring(participant from ?)) as address
  from (select * from ${unmatchedNotes} and n.factory is null) n, unnest(n.participants) participant`;

/** Common tables: `party` has the addresses to match, `behind` the factories of each address. */
const withContactMatches = (parties: string) => `
  with contact as (
    select distinct factory_id, lower(address) as address
    from factory_contact, unnest(emails || contact_email::text) address where address is not null
  ), named as (
    select factory_id, split_part(address, '@', -1) as domain from contact
    union select id, substring(lower(directory_fields ->> 'website') from ?) from factory
  ), own as (
    select domain, min(factory_id::text)::uuid as factory_id from named where domain !~ ?
    group by domain having count(*) = 1
  ), party as (${parties}), behind as (
    select address, factory_id from contact
    union select address, own.factory_id from party join own on own.domain = split_part(address, '@', -1)
  )`;

/** A note that names a factory is never matched by address, even while the directory does not contain that factory. */
const namedPartiesStatement = `
  insert into call_party (call_id, factory_id)
  select n.id, f.id from (select * from ${unmatchedNotes}) n, lateral (
    select id from factory where directory_id = n.factory
    union select id from factory where id = case when n.factory ~* ? then n.factory::uuid end
    union select id from factory where aliases @> array[n.factory::text]
  ) f`;

async function countUnmatched(em: EntityManager): Promise<number> {
  const [row] = await em.execute<[{ count: number }]>(
    `select ((select count(*) from ${unmatchedMails}) + (select count(*) from ${unmatchedNotes}))::int as count`,
  );
  return row.count;
}
