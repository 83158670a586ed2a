-- Several registrations are merged into one and taken back again: the latest first, so that what a later one took over goes where it came from.
alter table gabungan_pendaftaran add column urut bigint generated always as identity;
comment on column gabungan_pendaftaran.urut is 'In which order they were merged; a moment would be that at which the sending began.';

-- Whoever opens the closed number is led to the one that goes on: that one does not go before the merging is taken back.
create function pendaftaran_dilanjutkan() returns trigger language plpgsql as $$
begin
  if exists (select from gabungan_pendaftaran where ke_id = old.id) then
    raise exception 'another registration goes on as this one' using errcode = 'check_violation', constraint = 'pendaftaran_dilanjutkan';
  end if;
  return new;
end $$;
comment on function pendaftaran_dilanjutkan() is 'Keeps a registration that others were merged into out of the bin.';
create trigger pendaftaran_dilanjutkan before update of deleted_at on pendaftaran for each row
  when (old.deleted_at is null and new.deleted_at is not null)
  execute function pendaftaran_dilanjutkan();
