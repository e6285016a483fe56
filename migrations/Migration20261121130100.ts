import { Migration } from '@mikro-orm/migrations';

/**
 * The audit can only grow. The database numbers the entries of each owner and chains them by hashes, and keeps the head
 * of each chain apart, where the service cannot reach it: a change, a gap and a missing end are all found.
 */
export class Migration20261121130100 extends Migration {
  override name = 'Migration20261121130100';

  override up(): void {
    this.addSql(`create table gate.audit_head (owner uuid primary key, seq int not null, hash text not null);`);

    this.addSql(`create function gate.audit_hash(p_before text, e public.audit_entry) returns text
      language sql immutable set search_path = pg_catalog, pg_temp as $$
        select encode(sha256(convert_to(jsonb_build_array(
          p_before, e.seq, e.id, e.owner, (extract(epoch from e.at) * 1000)::bigint,
          e.actor, e.action, e.resource, e.resource_id, e.request_id, e.detail
        )::text, 'UTF8')), 'hex')
      $$;`);

    // At the end of a transaction, when it has all other locks it needs: the head of an owner is then held for a moment
    // only, entries stand in the order of their commits, and nobody waits for a row while holding it.
    this.addSql(`create function gate.chain_audit_entry() returns trigger
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare hash_before text;
      begin
        insert into gate.audit_head as h (owner, seq, hash) values (new.owner, 1, '')
          on conflict (owner) do update set seq = h.seq + 1 returning h.seq, h.hash into new.seq, hash_before;
        new.hash := gate.audit_hash(hash_before, new);
        update public.audit_entry a set seq = new.seq, hash = new.hash where a.id = new.id;
        update gate.audit_head h set hash = new.hash where h.owner = new.owner;
        return null;
      end $$;`);

    this.addSql(`do $$
      declare e public.audit_entry; of_owner uuid; hash_before text; n int;
      begin
        for e in select * from public.audit_entry order by owner, at, id loop
          if e.owner is distinct from of_owner then of_owner := e.owner; hash_before := ''; n := 0; end if;
          n := n + 1;
          e.seq := n;
          hash_before := gate.audit_hash(hash_before, e);
          update public.audit_entry a set seq = n, hash = hash_before where a.id = e.id;
        end loop;
      end $$;`);
    this.addSql(`insert into gate.audit_head (owner, seq, hash)
      select distinct on (owner) owner, seq, hash from audit_entry order by owner, seq desc;`);
    this.addSql(`alter table audit_entry add constraint audit_entry_owner_seq_unique unique (owner, seq);`);

    this.addSql(`create constraint trigger chain after insert on audit_entry
      deferrable initially deferred for each row execute function gate.chain_audit_entry();`);
    // The chain itself writes from within a trigger; whoever could make another one owns the table anyway.
    this.addSql(`create function gate.refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and pg_trigger_depth() > 1 then return null; end if;
        raise exception 'Entries of the audit are only ever added.';
      end $$;`);
    this.addSql(`create trigger only_added before update or delete or truncate on audit_entry
      for each statement execute function gate.refuse_change();`);

    // Null is all owners. broken_at is the number of the first entry that is changed, missing or out of order.
    this.addSql(`create function gate.audit_verify(p_owner uuid)
      returns table (owner uuid, entries int, broken_at int, head text)
      language sql stable security definer set search_path = pg_catalog, pg_temp as $$
        with numbered as (
          select e, e.owner, e.seq, e.hash,
            row_number() over (partition by e.owner order by e.seq, e.id)::int as n,
            lag(e.hash, 1, '') over (partition by e.owner order by e.seq, e.id) as hash_before
          from public.audit_entry e where p_owner is null or e.owner = p_owner
        ), chain as (
          select c.owner, count(*)::int as entries,
            min(c.n) filter (where c.seq <> c.n or c.hash <> gate.audit_hash(c.hash_before, c.e)) as broken_at,
            (array_agg(c.hash order by c.n desc))[1] as hash
          from numbered c group by c.owner
        )
        select coalesce(h.owner, c.owner), coalesce(c.entries, 0),
          coalesce(c.broken_at, case
            when h.seq is distinct from c.entries then least(coalesce(h.seq, 0), coalesce(c.entries, 0)) + 1
            when h.hash is distinct from c.hash then c.entries end),
          coalesce(h.hash, '')
        from (select * from gate.audit_head a where p_owner is null or a.owner = p_owner) h
        full join chain c on c.owner = h.owner
      $$;`);
  }
}
