-- An event without a last day ends on its first: there its hours must follow each other too.
alter table agenda
  drop constraint agenda_jam,
  add constraint agenda_jam check (
    jam_selesai is null or (jam_mulai is not null and (jam_selesai > jam_mulai or coalesce(selesai, mulai) > mulai))
  );
