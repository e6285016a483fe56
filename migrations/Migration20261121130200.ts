import { Migration } from '@mikro-orm/migrations';

/** The gate knows temporary keys, who is behind a session, when a day's window gives something back, and exact small windows. */
export class Migration20261121130200 extends Migration {
  override name = 'Migration20261121130200';

  override up(): void {
    this.addSql(`drop function gate.use_key, gate.use_session, gate.take;`);

    // Null for a limit is none. A minute that allows as much as a day would never refuse, so it is not kept.
    this.addSql(`create function gate.take(p_bucket text, p_minute int, p_day int, p_now_ms bigint default null)
      returns table (allowed boolean, minute_left int, day_left int, retry_after_s int, minute_reset_s int, day_reset_s int, at_ms bigint)
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare
        slot_ms constant bigint := 900000;
        r gate.rate_window;
        n bigint := coalesce(p_now_ms, (extract(epoch from clock_timestamp()) * 1000)::bigint);
        slot bigint := n / slot_ms;
        exact boolean := p_minute is not null and (p_day is null or p_minute < p_day);
        kept bigint[] := '{}';
        used int := 0;
        i bigint;
        oldest bigint;
        wait_ms bigint := 0;
      begin
        select * into r from gate.rate_window w where w.bucket = p_bucket for update;
        if not found then
          insert into gate.rate_window (bucket, day_epoch) values (p_bucket, slot) on conflict do nothing;
          select * into r from gate.rate_window w where w.bucket = p_bucket for update;
        end if;
        if p_now_ms is null then -- The lock may have taken its time.
          n := (extract(epoch from clock_timestamp()) * 1000)::bigint;
          slot := n / slot_ms;
        end if;
        if slot - r.day_epoch >= 97 then
          r.day_slots := array_fill(0, array[97]);
        else
          for i in r.day_epoch + 1 .. slot loop r.day_slots[(i % 97) + 1] := 0; end loop;
        end if;
        r.day_epoch := greatest(slot, r.day_epoch);

        if exact then
          kept := array(select t from unnest(r.minute) t where t > n - 60000 order by t);
          if cardinality(kept) >= p_minute then
            wait_ms := kept[cardinality(kept) - p_minute + 1] + 60000 - n;
          end if;
        end if;
        if p_day is not null then
          used := (select sum(x) from unnest(r.day_slots) x);
          oldest := r.day_epoch - 96;
          while oldest < r.day_epoch and r.day_slots[(oldest % 97) + 1] = 0 loop oldest := oldest + 1; end loop;
          if used >= p_day then wait_ms := greatest(wait_ms, (oldest + 97) * slot_ms - n); end if;
        end if;

        allowed := wait_ms = 0;
        if allowed then
          if exact then kept := kept || n; end if;
          used := used + 1;
          i := (r.day_epoch % 97) + 1;
          r.day_slots[i] := r.day_slots[i] + 1;
          update gate.rate_window w set minute = kept, day_slots = r.day_slots, day_epoch = r.day_epoch where w.bucket = p_bucket;
        end if;
        day_left := case when p_day is null then 2147483647 else greatest(0, p_day - used) end;
        minute_left := case when exact then greatest(0, p_minute - cardinality(kept)) else least(coalesce(p_minute, 2147483647), day_left) end;
        retry_after_s := ceil(wait_ms / 1000.0)::int;
        minute_reset_s := case when cardinality(kept) > 0 then greatest(1, ceil((kept[1] + 60000 - n) / 1000.0)::int) else 60 end;
        day_reset_s := ceil(((coalesce(oldest, r.day_epoch) + 97) * slot_ms - n) / 1000.0)::int;
        at_ms := n;
        return next;
      end $$;`);

    // Any window, counted exactly: each moment is kept, so it is for small numbers.
    this.addSql(`create function gate.take_recent(p_bucket text, p_most int, p_seconds int, p_now_ms bigint default null)
      returns table (allowed boolean, retry_after_s int, at_ms bigint)
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare
        window_ms constant bigint := p_seconds * 1000::bigint;
        n bigint := coalesce(p_now_ms, (extract(epoch from clock_timestamp()) * 1000)::bigint);
        times bigint[];
        wait_ms bigint := 0;
      begin
        insert into gate.rate_window (bucket, day_epoch) values (p_bucket, n / 900000) on conflict do nothing;
        select minute into times from gate.rate_window w where w.bucket = p_bucket for update;
        if p_now_ms is null then -- The lock may have taken its time.
          n := (extract(epoch from clock_timestamp()) * 1000)::bigint;
        end if;
        times := array(select t from unnest(times) t where t > n - window_ms order by t);
        if cardinality(times) >= p_most then wait_ms := times[cardinality(times) - p_most + 1] + window_ms - n; end if;
        allowed := wait_ms = 0;
        if allowed then
          update gate.rate_window w set minute = times || n, day_epoch = n / 900000 where w.bucket = p_bucket;
        end if;
        retry_after_s := ceil(wait_ms / 1000.0)::int;
        at_ms := n;
        return next;
      end $$;`);

    this.addSql(`create function gate.use_key(p_sha256 bytea, p_minute int, p_day_sandbox int, p_day_live int)
      returns table (
        id uuid, owner uuid, mode text, scopes text[], organisation json, expires_at timestamptz, state text, temporary boolean,
        allowed boolean, minute_left int, day_left int, retry_after_s int, minute_reset_s int, day_reset_s int, at_ms bigint
      )
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare k record; t record;
      begin
        select a.*, o.name as organisation_name, o.kind as organisation_kind into k
        from public.api_key a left join public.organisation o on o.id = a.organisation_id where a.sha256 = p_sha256;
        if not found then return; end if;
        id := k.id; owner := k.owner; mode := k.mode; scopes := k.scopes; expires_at := k.expires_at;
        organisation := case when k.organisation_id is not null
          then json_build_object('id', k.organisation_id, 'name', k.organisation_name, 'kind', k.organisation_kind) end;
        temporary := k.temporary;
        state := case
          when k.revoked_at is not null or (k.temporary and k.expires_at <= clock_timestamp()) then 'revoked'
          when k.expires_at <= clock_timestamp() then 'expired'
          else 'active' end;
        if state = 'active' then
          select * into t from gate.take('key:' || k.id, p_minute, case k.mode when 'live' then p_day_live else p_day_sandbox end);
          allowed := t.allowed; minute_left := t.minute_left; day_left := t.day_left;
          retry_after_s := t.retry_after_s; minute_reset_s := t.minute_reset_s;
          day_reset_s := t.day_reset_s; at_ms := t.at_ms;
          if k.last_used_at is null or k.last_used_at < clock_timestamp() - interval '1 minute' then
            update public.api_key a set last_used_at = clock_timestamp() where a.id = k.id;
          end if;
        end if;
        return next;
      end $$;`);

    this.addSql(`create function gate.use_session(p_sha256 bytea)
      returns table (session_id uuid, member_id uuid, email text, owner uuid, organisation json, role text, expires_at timestamptz)
      language sql stable security definer set search_path = pg_catalog, pg_temp as $$
        select s.id, m.id, m.email, s.owner, json_build_object('id', o.id, 'name', o.name, 'kind', o.kind), m.role, s.expires_at
        from public.browser_session s
        join public.member m on m.id = s.member_id
        join public.organisation o on o.id = m.organisation_id
        where s.token_sha256 = p_sha256 and s.expires_at > clock_timestamp()
      $$;`);

    // Whatever a window could still count is over after a day and a slot.
    this.addSql(`create function gate.forget_windows() returns int
      language sql security definer set search_path = pg_catalog, pg_temp as $$
        with gone as (
          delete from gate.rate_window
          where day_epoch < (extract(epoch from clock_timestamp()) * 1000)::bigint / 900000 - 97 returning 1
        ) select count(*)::int from gone
      $$;`);

    this.addSql(`revoke execute on all functions in schema gate from public;`);
    this.addSql(`grant execute on all functions in schema gate to gateway_app, gateway_system;`);
    this.addSql(`revoke execute on function gate.chain_audit_entry, gate.audit_hash from gateway_app, gateway_system;`);
  }
}
