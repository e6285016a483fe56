-- Allocates the slot in the segment that the order of the directory prescribes.
create or replace function directory.take_slot(p_confidence int, p_silent boolean, p_name text, p_factory uuid,
  out segment int, out slot int)
language plpgsql as $$
begin
  loop
    select s.id into segment from directory.segment s
    where (s.confidence, s.silent, s.name, s.factory_id) <= (p_confidence, p_silent, p_name collate "C", p_factory)
    order by s.confidence desc, s.silent desc, s.name desc, s.factory_id desc limit 1;
    if segment is null then
      -- Before all others: the first segment begins with it from now on.
      update directory.segment s set confidence = p_confidence, silent = p_silent, name = p_name, factory_id = p_factory
      where s.id = (select f.id from directory.segment f order by f.confidence, f.silent, f.name, f.factory_id limit 1)
      returning s.id into segment;
    end if;
    if segment is null then
      segment := 0;
      insert into directory.segment values (0, p_confidence, p_silent, p_name, p_factory);
      insert into directory.dense values ('all', 0, directory.none());
    end if;
    select position(B'0' in d.bits) - 1 into slot from directory.dense d where d.token = 'all' and d.segment = take_slot.segment;
    exit when slot >= 0;
    perform directory.split(segment);
  end loop;
  update directory.dense d set bits = set_bit(d.bits, take_slot.slot, 1) where d.token = 'all' and d.segment = take_slot.segment;
end $$;

revoke execute on function directory.take_slot from public, gateway_app, gateway_system;
