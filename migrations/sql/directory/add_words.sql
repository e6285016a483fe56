-- Adds slots to rare words. A word that has become common moves to tokens.
create or replace function directory.add_words(p_tokens text[], p_segments int[], p_slots int[]) returns void
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare grown record;
begin
  with change as (
    select substr(token, 3) as text,
      coalesce(array_agg((segment << 12) | slot) filter (where token like 'n:%'), '{}') as names,
      coalesce(array_agg((segment << 12) | slot) filter (where token like 'o:%'), '{}') as rest
    from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) where token like 'n:%' or token like 'o:%'
    group by 1
  )
  update directory.word w set names = w.names || c.names, rest = w.rest || c.rest
  from change c where w.text = c.text and not w.common;

  for grown in
    select distinct on (w.text) w.* from unnest(p_tokens) as c(token) join directory.word w on w.text = substr(c.token, 3)
    where not w.common and cardinality(w.names) + cardinality(w.rest) > 128
  loop
    update directory.word w set common = true, names = '{}', rest = '{}' where w.text = grown.text;
    perform directory.add_tokens(array_agg(token), array_agg(position >> 12), array_agg(position & 4095)) from (
      select 'n:' || grown.text as token, position from unnest(grown.names) as position
      union all select 'o:' || grown.text, position from unnest(grown.rest) as position
    ) as held;
  end loop;
end $$;

revoke execute on function directory.add_words from public, gateway_app, gateway_system;
