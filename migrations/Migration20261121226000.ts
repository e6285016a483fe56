import { Migration } from '@mikro-orm/migrations';

/** Points of the graph: what a credential may spend in any minute, and what it gets back of what was not used. */
export class Migration20261121226000 extends Migration {
  override name = 'Migration20261121226000';

  override up(): void {
    // 61 slots of a second, of which 60 and a part always cover a minute. `newest` is the second of the newest.
    this.addSql(`create table gate.point_window (
      bucket text primary key,
      slots int[] not null default array_fill(0, array[61]),
      newest bigint not null
    ) with (fillfactor = 50);`);

    // Takes all of the points or none. No points given: nothing is asked, and no row answers.
    this.addSql(`create function gate.charge(p_bucket text, p_points int, p_limit int, p_now_ms bigint default null)
      returns table (charged boolean, points_left int, points_retry_s int, points_reset_s int, charged_at_s bigint)
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare
        w gate.point_window;
        n bigint := coalesce(p_now_ms, (extract(epoch from clock_timestamp()) * 1000)::bigint);
        s bigint;
        i bigint;
        oldest bigint;
        room int;
      begin
        if p_points is null then return; end if;
        select * into w from gate.point_window p where p.bucket = p_bucket for update;
        if not found then
          insert into gate.point_window (bucket, newest) values (p_bucket, n / 1000) on conflict do nothing;
          select * into w from gate.point_window p where p.bucket = p_bucket for update;
        end if;
        if p_now_ms is null then -- The lock may have taken its time.
          n := (extract(epoch from clock_timestamp()) * 1000)::bigint;
        end if;
        s := greatest(n / 1000, w.newest);
        if s - w.newest >= 61 then
          w.slots := array_fill(0, array[61]);
        else
          for i in w.newest + 1 .. s loop w.slots[(i % 61) + 1] := 0; end loop;
        end if;

        room := p_limit - (select sum(x) from unnest(w.slots) x);
        oldest := s - 60;
        while oldest < s and w.slots[(oldest % 61) + 1] = 0 loop oldest := oldest + 1; end loop;
        charged := room >= p_points;
        points_left := greatest(0, room);
        points_retry_s := 0;
        if not charged then
          i := oldest;
          while room < p_points and i <= s loop
            room := room + w.slots[(i % 61) + 1];
            i := i + 1;
          end loop;
          points_retry_s := ceil(((i + 60) * 1000 - n) / 1000.0)::int;
        elsif p_points > 0 then
          w.slots[(s % 61) + 1] := w.slots[(s % 61) + 1] + p_points;
          update gate.point_window p set slots = w.slots, newest = s where p.bucket = p_bucket;
          points_left := room - p_points;
        end if;
        points_reset_s := case when points_left < p_limit then ceil(((oldest + 61) * 1000 - n) / 1000.0)::int else 0 end;
        charged_at_s := s;
        return next;
      end $$;`);

    // In the order of their buckets, so that two instances never wait for each other.
    this.addSql(`create function gate.refund(p_buckets text[], p_seconds bigint[], p_points int[]) returns void
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare r record;
      begin
        for r in
          select g.bucket, g.second, sum(g.points)::int as points
          from unnest(p_buckets, p_seconds, p_points) g (bucket, second, points) group by 1, 2 order by 1, 2
        loop
          update gate.point_window w
          set slots[(r.second % 61) + 1] = greatest(0, w.slots[(r.second % 61) + 1] - r.points)
          where w.bucket = r.bucket and w.newest - r.second < 61;
        end loop;
      end $$;`);

    this.addSql(`create or replace function gate.forget_windows() returns int
      language sql security definer set search_path = pg_catalog, pg_temp as $$
        with counted as (
          delete from gate.rate_window
          where day_epoch < (extract(epoch from clock_timestamp()) * 1000)::bigint / 900000 - 97 returning 1
        ), spent as (
          delete from gate.point_window where newest < extract(epoch from clock_timestamp())::bigint - 61 returning 1
        ) select (select count(*) from counted)::int + (select count(*) from spent)::int
      $$;`);

    this.addSql(`revoke execute on function gate.charge, gate.refund from public;`);
    this.addSql(`grant execute on function gate.charge, gate.refund to gateway_app, gateway_system;`);
  }
}
