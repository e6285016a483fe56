-- Moves the day of a window to the quarter of an hour p_slot, and sums it up again.
create or replace function auth.advance_day(w auth.rate_window, p_slot bigint) returns auth.rate_window
language plpgsql immutable as $$
declare
  ring int[];
  events int[];
begin
  if p_slot - w.day_epoch >= 97 then
    w.day_slots := array_fill(0, array[97]);
  else
    for i in w.day_epoch + 1 .. p_slot loop w.day_slots[i % 97 + 1] := 0; end loop;
  end if;
  w.day_epoch := p_slot;
  w.day_total := (select sum(n) from unnest(w.day_slots) n);
  ring := w.day_slots[p_slot % 97 + 2 :] || w.day_slots[: p_slot % 97 + 1];
  events := array_remove(ring, 0);
  w.day_oldest := p_slot - 97 + array_position(ring, events[1]);
  return w;
end $$;

revoke execute on function auth.advance_day from public, gateway_app, gateway_system;
