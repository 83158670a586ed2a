-- A letter from an old book keeps the number it has there. Without one it draws the next, above the highest there is. One that an import
-- brought and that is taken back gives its number back: it lies in the bin without one, and draws another if somebody wants it back.
alter table surat_masuk alter column nomor_agenda drop not null;
alter table surat_masuk add constraint surat_masuk_bernomor check (nomor_agenda is not null or deleted_at is not null);
-- A letter in the bin keeps its number as long as no other one is brought that bears it.
drop index surat_masuk_agenda;
create unique index surat_masuk_agenda on surat_masuk (tahun_agenda, nomor_agenda) where deleted_at is null;
alter table surat_masuk add constraint surat_masuk_agenda_mulai check (nomor_agenda between 1 and 99999);

create or replace function surat_masuk_enters_agenda() returns trigger language plpgsql as $$
declare answer text := nullif(current_setting('impor.jawaban', true), '');
begin
  if tg_op = 'INSERT' then
    new.tahun_agenda := extract(year from new.tanggal_terima);
    -- What whoever brings a list says of its letters that tell no state.
    if answer in ('baru', 'selesai', 'arsip') then
      new.status := coalesce(new.status, answer);
    end if;
  elsif new.deleted_at is not null and old.deleted_at is null and nullif(current_setting('impor.urung', true), '') is not null then
    new.nomor_agenda := null;
    return new;
  elsif old.deleted_at is not null and new.deleted_at is null and exists (
    select from surat_masuk lain where lain.tahun_agenda = new.tahun_agenda and lain.nomor_agenda = new.nomor_agenda and lain.deleted_at is null
  ) then
    new.nomor_agenda := null;
  elsif old.nomor_agenda is not null then
    if new.nomor_agenda is null then
      new.nomor_agenda := old.nomor_agenda;
    elsif new.nomor_agenda <> old.nomor_agenda then
      raise exception 'the number of a letter stays' using errcode = 'check_violation', constraint = 'surat_masuk_agenda_tetap';
    end if;
    return new;
  elsif new.deleted_at is not null then
    return new;
  end if;
  insert into counter as c (name, period, value) values ('agenda surat masuk', new.tahun_agenda::text, coalesce(new.nomor_agenda, 1))
    on conflict (name, period) do update set value = case when new.nomor_agenda is null then c.value + 1 else greatest(c.value, new.nomor_agenda) end
    returning case when new.nomor_agenda is null then value else new.nomor_agenda end into new.nomor_agenda;
  return new;
end $$;
drop trigger surat_masuk_agenda on surat_masuk;
create trigger surat_masuk_agenda before insert or update on surat_masuk for each row execute function surat_masuk_enters_agenda();

create function surat_masuk_gives_back() returns trigger language plpgsql as $$
begin
  if nullif(current_setting('impor.urung', true), '') is null then
    return null;
  end if;
  perform 1 from counter where name = 'agenda surat masuk' for update;
  update counter c set value = coalesce((select max(nomor_agenda) from surat_masuk where tahun_agenda::text = c.period), 0)
    where c.name = 'agenda surat masuk'
      and c.value > coalesce((select max(nomor_agenda) from surat_masuk where tahun_agenda::text = c.period), 0);
  return null;
end $$;
create trigger surat_masuk_kembali after update on surat_masuk for each statement execute function surat_masuk_gives_back();
comment on function surat_masuk_enters_agenda() is 'Gives an incoming letter its number in the agenda of its year, or keeps the one it has in an old book; the number then stays.';
comment on function surat_masuk_gives_back() is 'After an import was taken back, the agenda goes on from the highest number that is left.';
