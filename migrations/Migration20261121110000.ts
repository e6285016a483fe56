import { Migration } from '@mikro-orm/migrations';

/**
 * The gate: functions that find a credential and count its request, with the rights of their owner.
 * The service may call them and can neither list keys of others nor change counts or the audit.
 */
export class Migration20261121110000 extends Migration {
  override name = 'Migration20261121110000';

  override up(): void {
    this.addSql(`revoke update, delete on audit_entry from gateway_app, gateway_system;`);

    this.addSql(`create schema gate;`);
    this.addSql(`grant usage on schema gate to gateway_app, gateway_system;`);

    // A minute of exact times and a day of 97 slots of 15 minutes, of which 96 and a part always cover 24 hours.
    this.addSql(`create table gate.rate_window (
      bucket text primary key,
      minute bigint[] not null default '{}',
      day_slots int[] not null default array_fill(0, array[97]),
      day_epoch bigint not null default 0
    ) with (fillfactor = 50);`);

    this.addSql(`create table gate.service_secret (name text primary key, secret text not null);`);
    this.addSql(`insert into gate.service_secret
      select name, encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')
      from unnest(array['cursor', 'pepper']) as name;`);
    this.addSql(`create function gate.secret(p_name text) returns text
      language sql stable security definer set search_path = pg_catalog, pg_temp
      as $$ select secret from gate.service_secret where name = p_name $$;`);

    // Null for a limit is none. A minute that allows as much as a day would never refuse, so it is not kept.
    this.addSql(`create function gate.take(p_bucket text, p_minute int, p_day int, p_now_ms bigint default null)
      returns table (allowed boolean, minute_left int, day_left int, retry_after_s int, minute_reset_s int, at_ms bigint)
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
          if used >= p_day then
            i := r.day_epoch - 96;
            while i < r.day_epoch and r.day_slots[(i % 97) + 1] = 0 loop i := i + 1; end loop;
            wait_ms := greatest(wait_ms, (i + 97) * slot_ms - n);
          end if;
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
        at_ms := n;
        return next;
      end $$;`);

    this.addSql(`create function gate.give_back(p_bucket text, p_at_ms bigint) returns void
      language sql security definer set search_path = pg_catalog, pg_temp as $$
        update gate.rate_window set
          minute = case when array_position(minute, p_at_ms) is null then minute
            else minute[: array_position(minute, p_at_ms) - 1] || minute[array_position(minute, p_at_ms) + 1 :] end,
          day_slots[((p_at_ms / 900000) % 97) + 1] = greatest(0, day_slots[((p_at_ms / 900000) % 97) + 1] - 1)
        where bucket = p_bucket and day_epoch - p_at_ms / 900000 < 97
      $$;`);

    this.addSql(`create function gate.use_key(p_sha256 bytea, p_minute int, p_day_sandbox int, p_day_live int)
      returns table (
        id uuid, owner uuid, mode text, scopes text[], organisation json, expires_at timestamptz, state text,
        allowed boolean, minute_left int, day_left int, retry_after_s int, minute_reset_s int, at_ms bigint
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
        state := case when k.revoked_at is not null then 'revoked' when k.expires_at <= clock_timestamp() then 'expired' else 'active' end;
        if state = 'active' then
          select * into t from gate.take('key:' || k.id, p_minute, case k.mode when 'live' then p_day_live else p_day_sandbox end);
          allowed := t.allowed; minute_left := t.minute_left; day_left := t.day_left;
          retry_after_s := t.retry_after_s; minute_reset_s := t.minute_reset_s; at_ms := t.at_ms;
          if k.last_used_at is null or k.last_used_at < clock_timestamp() - interval '1 minute' then
            update public.api_key a set last_used_at = clock_timestamp() where a.id = k.id;
          end if;
        end if;
        return next;
      end $$;`);

    this.addSql(`create function gate.use_session(p_sha256 bytea)
      returns table (owner uuid, organisation json, role text, expires_at timestamptz)
      language sql stable security definer set search_path = pg_catalog, pg_temp as $$
        select s.owner, json_build_object('id', o.id, 'name', o.name, 'kind', o.kind), m.role, s.expires_at
        from public.browser_session s
        join public.member m on m.id = s.member_id
        join public.organisation o on o.id = m.organisation_id
        where s.token_sha256 = p_sha256 and s.expires_at > clock_timestamp()
      $$;`);

    this.addSql(`revoke execute on all functions in schema gate from public;`);
    this.addSql(`grant execute on all functions in schema gate to gateway_app, gateway_system;`);
  }

  override down(): void {
    this.addSql(`drop schema gate cascade;`);
    this.addSql(`grant update, delete on audit_entry to gateway_app, gateway_system;`);
  }
}
