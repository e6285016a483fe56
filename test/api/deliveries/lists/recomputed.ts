import { expect } from 'vitest';
import type { App } from '../../../harness.ts';

/** What lists filter and sort by, derived from the records that it follows from. */
const derived = `
  select d.id, case
      when d.rejected_at is not null then 'rejected'
      when d.sent_at is not null then 'sent'
      when d.settled_outcome = 'not_sent' then 'not_sent'
      when d.approved_at is not null then case d.channel when 'email' then 'approved' else 'queued' end
      when f.id is not null and not f.quarantined
        and case d.channel when 'email' then c.contact_email else c.contact_wechat end is not null then 'draft'
      else 'needs_contact' end as status,
    x.status as dispatch_status, coalesce(f.name_en, '') as factory_name, f.name_zh as factory_name_zh
  from delivery d
  left join dispatch x on x.delivery_id = d.id
  left join factory f on f.id = d.factory_id
  left join factory_contact c on c.factory_id = d.factory_id`;
const stored = 'select id, status, dispatch_status, factory_name, factory_name_zh from delivery';
const scopes = 'select scope_id, status, channel';
const counted = `
  ${scopes}, count(*)::int as count from delivery, unnest(array[owner, project_id]) as scope_id group by 1, 2, 3`;
const storedCounts = `${scopes}, sum(count)::int as count from delivery_count group by 1, 2, 3 having sum(count) <> 0`;

/** All deliveries of the database, in one snapshot each. */
export async function expectDerivedColumns(app: App): Promise<void> {
  const differ = (one: string, other: string) =>
    app.asOwner().execute(`(${one} except ${other}) union all (${other} except ${one})`);
  expect(await differ(stored, derived), 'columns that differ from what they follow from').toEqual([]);
  expect(await differ(storedCounts, counted), 'counts that differ from the number of records').toEqual([]);
}
