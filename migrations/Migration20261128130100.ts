import { Migration } from '@mikro-orm/migrations';

/** The audit log and the events become tables with a partition for each month; the tables of before are the first ones. */
export class Migration20261128130100 extends Migration {
  override name = 'Migration20261128130100';

  override up(): void | Promise<void> {
    this.addSql(`create schema if not exists partition;`);
    this.addSql(`grant usage on schema partition to gateway_system;`);
    // Its parameter has the type of the rows.
    this.addSql(`drop function if exists audit.hash_entry(text, public.audit_entry);`);

    this.moveAway('audit_entry', 'owner_seq', ['chain_entry', 'append_only']);
    this.addSql(`alter table audit_entry add constraint audit_entry_pkey primary key (id, at),
      add constraint audit_entry_owner_seq_at_unique unique (owner, seq, at);`);
    this.addSql(`create index audit_entry_at_id_index on audit_entry (at, id);`);
    this.addSql(`create index audit_entry_owner_at_id_index on audit_entry (owner, at, id);`);
    this.addSql(`create index audit_entry_owner_resource_id_at_index on audit_entry (owner, resource_id, at);`);
    this.addSql(`revoke all on audit_entry from gateway_app, gateway_system;`);
    this.addSql(`grant select, insert on audit_entry to gateway_app, gateway_system;`);
    this.attachFirst('audit_entry');

    this.moveAway('event', 'owner_sequence', ['number_event']);
    this.addSql(`alter table event add constraint event_pkey primary key (id, at),
      add constraint event_owner_sequence_at_unique unique (owner, sequence, at);`);
    this.addSql(`create index event_at_index on event (at);`);
    this.addSql(`create index event_owner_type_sequence_index on event (owner, type, sequence);`);
    this.addSql(`create index event_unnumbered on event (owner) where sequence is null;`);
    this.addSql(`revoke all on event from gateway_app, gateway_system;`);
    this.addSql(`grant select on event to gateway_app;`);
    this.addSql(`grant select, delete on event to gateway_system;`);
    this.attachFirst('event');

    this.applyFilesAgain();
  }

  override down(): void | Promise<void> {
    this.addSql(`drop function if exists audit.hash_entry(text, public.audit_entry);`);
    this.makePlain('audit_entry', 'owner_seq', 'owner, seq');
    this.addSql(`create index audit_entry_at_id_index on audit_entry (at, id);`);
    this.addSql(`create index audit_entry_owner_at_id_index on audit_entry (owner, at, id);`);
    this.addSql(`create index audit_entry_owner_resource_id_at_index on audit_entry (owner, resource_id, at);`);
    this.addSql(`revoke update, delete on audit_entry from gateway_app, gateway_system;`);

    this.makePlain('event', 'owner_sequence', 'owner, sequence');
    this.addSql(`create index event_at_index on event (at);`);
    this.addSql(`create index event_owner_type_sequence_index on event (owner, type, sequence);`);
    this.addSql(`create index event_unnumbered on event (owner) where sequence is null;`);
    this.addSql(`revoke insert, update, delete on event from gateway_app;`);
    this.addSql(`revoke insert, update on event from gateway_system;`);

    this.addSql(`drop schema partition cascade;`);
    this.applyFilesAgain();
  }

  /** No statement reads the table: its keys and its check were made by the migration before. */
  private moveAway(table: string, key: string, triggers: string[]): void {
    for (const trigger of triggers) this.addSql(`drop trigger if exists ${trigger} on ${table};`);
    this.addSql(`alter table ${table} drop constraint ${table}_pkey, drop constraint ${table}_${key}_unique,
      add constraint ${table}_pkey primary key using index ${table}_id_at,
      add constraint ${table}_${key}_at_unique unique using index ${table}_${key}_at;`);
    this.addSql(`alter table ${table} set schema partition;`);
    this.addSql(`alter table partition.${table} rename to ${table}_first;`);
    this.addSql(`revoke all on partition.${table}_first from gateway_app, gateway_system;`);
    this.addSql(`create table public.${table} (
      like partition.${table}_first including defaults including constraints including storage
    ) partition by range (at);`);
    this.addSql(`alter table public.${table} drop constraint ${table}_first;`);
  }

  private attachFirst(table: string): void {
    this.addSql(`do $$ begin
      execute format('alter table public.${table} attach partition partition.${table}_first for values from (minvalue) to (%L)',
        (select substring(pg_get_constraintdef(oid) from '''([^'']+)''') from pg_constraint
          where conrelid = 'partition.${table}_first'::regclass and conname = '${table}_first'));
    end $$;`);
    this.addSql(`alter table partition.${table}_first drop constraint ${table}_first;`);
    this.addSql(`create table partition.${table}_default partition of public.${table} default;`);
  }

  private makePlain(table: string, key: string, columns: string): void {
    this.addSql(`alter table ${table} rename to ${table}_partitioned;`);
    this.addSql(`create table ${table} (
      like ${table}_partitioned including defaults including constraints including storage
    );`);
    this.addSql(`insert into ${table} select * from ${table}_partitioned;`);
    this.addSql(`drop table ${table}_partitioned;`);
    this.addSql(`alter table ${table} add constraint ${table}_pkey primary key (id),
      add constraint ${table}_${key}_unique unique (${columns});`);
    // What the migration before has made and this one had moved.
    this.addSql(`create unique index ${table}_id_at on ${table} (id, at);`);
    this.addSql(`create unique index ${table}_${key}_at on ${table} (${columns}, at);`);
  }

  /** Triggers, policies and the function belonged to the tables of before. */
  private applyFilesAgain(): void {
    this.addSql(`do $$ begin
      if to_regclass('public.applied_sql_file') is not null then
        delete from public.applied_sql_file where path in ('audit/hash_entry.sql', 'public/audit_entry.policies.sql',
          'public/audit_entry.triggers.sql', 'public/event.policies.sql', 'public/event.triggers.sql')
          or path like 'partition/%';
      end if;
    end $$;`);
  }
}
