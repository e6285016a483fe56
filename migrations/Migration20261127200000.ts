import { Migration } from '@mikro-orm/migrations';

export class Migration20261127200000 extends Migration {
  override name = 'Migration20261127200000';

  override up(): void | Promise<void> {
    this.addSql(`create table auth.write_position (
      owner uuid not null, timeline int not null, lsn pg_lsn not null, saved_at timestamptz not null,
      constraint write_position_pkey primary key (owner)
    ) with (fillfactor = 50);`);
    this.addSql(`comment on table auth.write_position is 'Where the log was after the last write for an owner.';`);
    this.addSql(`create table auth.replication_beat (
      single boolean not null default true, timeline int not null, at timestamptz not null,
      constraint replication_beat_pkey primary key (single), constraint replication_beat_single_check check (single)
    ) with (fillfactor = 50);`);
    this.addSql(
      `comment on table auth.replication_beat is 'Timeline and time of the primary, by which its replicas are judged.';`,
    );
    this.addSql(`insert into auth.replication_beat (timeline, at) values (0, '-infinity');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop function if exists auth.save_position, auth.read_position, auth.remove_old_positions;`);
    this.addSql(`drop function if exists auth.beat_replication, auth.read_replication_state, auth.read_timeline;`);
    this.addSql(`drop table auth.write_position, auth.replication_beat;`);
  }
}
