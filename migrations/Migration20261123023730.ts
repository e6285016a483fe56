import { Migration } from '@mikro-orm/migrations';

export class Migration20261123023730 extends Migration {
  override name = 'Migration20261123023730';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "delivery_count" ("scope_id" uuid not null, "status" text not null, "channel" text not null, "transaction_id" xid8 not null, "owner" uuid not null, "count" int not null, primary key ("scope_id", "status", "channel", "transaction_id"));`,
    );
    // Only triggers and fold_delivery_counts write it.
    this.addSql(`revoke all on delivery_count from gateway_app, gateway_system;`);
    this.addSql(`grant select on delivery_count to gateway_app, gateway_system;`);
    this.addSql(`create index delivery_count_unfolded on delivery_count (scope_id) where transaction_id <> '0'::xid8;`);

    this.addSql(`alter table "delivery" drop constraint "delivery_status_check";`);
    this.addSql(
      `alter table "delivery" add "dispatch_status" text null, add "factory_name" varchar(300) not null default '', add "factory_name_zh" varchar(300) null;`,
    );
    this.addSql(
      `alter table "delivery" add constraint "delivery_dispatch_status_check" check ("dispatch_status" in ('ready', 'sending', 'uncertain', 'failed', 'accepted'));`,
    );
    this.addSql(
      `alter table "delivery" add constraint "delivery_status_check" check ("status" in ('draft', 'needs_contact', 'approved', 'queued', 'sent', 'not_sent', 'rejected', 'resend_failed'));`,
    );

    // Without triggers: each row would count as a change for subscribers.
    this.addSql(`alter table "delivery" disable trigger user;`);
    this.addSql(`
      update delivery d set
        factory_name = coalesce(f.name_en, ''), factory_name_zh = f.name_zh, dispatch_status = x.status,
        status = case when d.status = 'draft' and (f.quarantined is not false
          or case d.channel when 'email' then c.contact_email else c.contact_wechat end is null)
          then 'needs_contact' else d.status end
      from delivery o
      left join factory f on f.id = o.factory_id
      left join factory_contact c on c.factory_id = o.factory_id
      left join dispatch x on x.delivery_id = o.id
      where o.id = d.id;`);
    this.addSql(`alter table "delivery" enable trigger user;`);
    this.addSql(`
      insert into delivery_count (scope_id, status, channel, transaction_id, owner, count)
      select scope, status, channel, '0'::xid8, owner, count(*)
      from delivery, unnest(array[owner, project_id]) as scope group by 1, 2, 3, 5;`);

    // The index needs the function before the files of migrations/sql are applied.
    this.addSql(`
      create function public.delivery_terms(p_owner uuid, p_subject text, p_name text, p_name_zh text) returns text[]
      language plpgsql immutable parallel safe cost 10000 as $$
      declare
        owner constant text := p_owner;
        searched constant text := lower(concat_ws(chr(10), p_subject, p_name, p_name_zh));
      begin
        return array(
          select distinct owner || substr(searched, i, n)
          from generate_series(1, length(searched)) i, generate_series(1, 2) n);
      end $$;`);
    this.addSql(
      `create index "delivery_owner_channel_created_at_id_index" on "delivery" ("owner", "channel", "created_at", "id");`,
    );
    this.addSql(
      `create index "delivery_owner_dispatch_status_created_at_id_index" on "delivery" ("owner", "dispatch_status", "created_at", "id");`,
    );
    this.addSql(
      `create index "delivery_factory_id_owner_created_at_id_index" on "delivery" ("factory_id", "owner", "created_at", "id");`,
    );
    this.addSql(`create index delivery_by_factory_name on delivery (owner, factory_name collate "C", id);`);
    this.addSql(
      `create index delivery_by_status_and_factory_name on delivery (owner, status, factory_name collate "C", id);`,
    );
    this.addSql(
      `create index delivery_search on delivery using gin (delivery_terms(owner, subject, factory_name, factory_name_zh));`,
    );
    // Statistics of its terms would take long to collect and are not used.
    this.addSql(`alter index delivery_search alter column 1 set statistics 0;`);
    this.addSql(`create index delivery_open on delivery (factory_id) where status in ('draft', 'needs_contact');`);

    this.addSql(
      `alter table "delivery_count" add constraint "delivery_count_status_check" check ("status" in ('draft', 'needs_contact', 'approved', 'queued', 'sent', 'not_sent', 'rejected', 'resend_failed'));`,
    );
    this.addSql(
      `alter table "delivery_count" add constraint "delivery_count_channel_check" check ("channel" in ('email', 'wechat'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "delivery_owner_channel_created_at_id_index";`);
    this.addSql(`drop index "delivery_owner_dispatch_status_created_at_id_index";`);
    this.addSql(`drop index "delivery_factory_id_owner_created_at_id_index";`);
    this.addSql(`drop index "delivery_by_factory_name";`);
    this.addSql(`drop index "delivery_by_status_and_factory_name";`);
    this.addSql(`drop index "delivery_search";`);
    this.addSql(`drop function delivery_terms;`);
    this.addSql(`drop index "delivery_open";`);
    this.addSql(`alter table "delivery" drop constraint "delivery_dispatch_status_check";`);
    this.addSql(`alter table "delivery" drop constraint "delivery_status_check";`);
    this.addSql(`update delivery set status = 'draft' where status = 'needs_contact';`);
    this.addSql(
      `alter table "delivery" drop column "dispatch_status", drop column "factory_name", drop column "factory_name_zh";`,
    );
    this.addSql(
      `alter table "delivery" add constraint "delivery_status_check" check ("status" in ('draft', 'approved', 'queued', 'sent', 'not_sent', 'rejected', 'resend_failed'));`,
    );
    this.addSql(`drop table "delivery_count";`);
  }
}
