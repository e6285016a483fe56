import { Migration } from '@mikro-orm/migrations';

export class Migration20261128042000 extends Migration {
  override name = 'Migration20261128042000';

  override up(): void | Promise<void> {
    this.addSql(`alter table auth.rate_window add column day_total int, add column day_oldest bigint,
      add column charge_seconds bigint[] not null default '{}', add column charges int[] not null default '{}',
      add column charge_total int not null default 0;`);
    this.addSql(`alter table auth.rate_window alter column day_total set default 0;`);
    this.addSql(
      `comment on table auth.rate_window is 'Request times of the last minute; requests in 97 slots of 15 minutes, of which 96 and a part always cover 24 hours, their sum (null: to be summed up) and the first that is not empty; charges of GraphQL costs in the last 61 seconds, by second, and their sum.';`,
    );
    this.addSql(`with charge as (
        select p.bucket, s.second, p.slots[s.second % 61 + 1] as points
        from auth.point_window p, lateral generate_series(p.newest - 60, p.newest) s (second)
        where p.newest > extract(epoch from now())::bigint - 61 and p.slots[s.second % 61 + 1] > 0
      )
      insert into auth.rate_window as w (bucket, charge_seconds, charges, charge_total)
      select bucket, array_agg(second order by second), array_agg(points order by second), sum(points)
      from charge group by bucket
      on conflict (bucket) do update
      set charge_seconds = excluded.charge_seconds, charges = excluded.charges, charge_total = excluded.charge_total;`);
    this.addSql(
      `comment on table auth.point_window is 'Not used any more. With auth.charge_points and auth.count_request it is dropped by the next release: statements of the previous one may be under way.';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `drop function if exists auth.admit_request, auth.admit_requests, auth.admit_together, auth.advance_day;`,
    );
    this.addSql(`alter table auth.rate_window drop column day_total, drop column day_oldest,
      drop column charge_seconds, drop column charges, drop column charge_total;`);
    this.addSql(`comment on table auth.rate_window is null;`);
    this.addSql(`comment on table auth.point_window is null;`);
  }
}
