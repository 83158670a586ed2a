-- Where the import that is taken back brought the first letters of a year, no number is left: the count begins anew, and none stands at 0.
create or replace function surat_masuk_gives_back() returns trigger language plpgsql as $$
begin
  if nullif(current_setting('impor.urung', true), '') is null then
    return null;
  end if;
  perform 1 from counter where name = 'agenda surat masuk' for update;
  delete from counter c where c.name = 'agenda surat masuk'
    and not exists (select from surat_masuk where tahun_agenda::text = c.period and nomor_agenda is not null);
  update counter c set value = (select max(nomor_agenda) from surat_masuk where tahun_agenda::text = c.period)
    where c.name = 'agenda surat masuk'
      and c.value > (select max(nomor_agenda) from surat_masuk where tahun_agenda::text = c.period);
  return null;
end $$;
