-- A letter whose proof is withdrawn says so in its own book: no list has to ask for the proof of each.
alter table surat_keluar drop constraint surat_keluar_status_check;
alter table surat_keluar add constraint surat_keluar_status_check
  check (status in ('draf', 'menunggu', 'terkirim', 'arsip', 'dicabut', 'batal'));

update surat_keluar surat set status = 'dicabut', versi = surat.versi + 1
from naskah_surat naskah
  join bukti_surat bukti on bukti.kode = naskah.bukti
  join kunci_surat kunci on kunci.id = bukti.kunci_id
where naskah.surat_keluar_id = surat.id and surat.status is distinct from 'batal'
  and (bukti.dicabut_pada is not null or kunci.dicabut_pada is not null);

-- As before; and a letter of the book is withdrawn where its proof is, for good.
create or replace function surat_keluar_keeps_number() returns trigger language plpgsql as $$
declare
  given nomor_surat;
begin
  select * into given from nomor_surat where surat_id = new.id;
  if found then
    if new.nomor_surat <> old.nomor_surat or new.tanggal <> old.tanggal then
      raise unique_violation using constraint = 'surat_keluar_nomor_tetap', message = 'the number was given by the book';
    end if;
    if (coalesce(new.status, '') = 'batal') <> (given.batal_pada is not null) then
      raise unique_violation using constraint = 'surat_keluar_batal', message = 'numbers are voided in the book';
    end if;
    if given.batal_pada is null and (coalesce(new.status, '') = 'dicabut') <> (coalesce(old.status, '') = 'dicabut')
      and (coalesce(old.status, '') = 'dicabut' or not exists (
        select from naskah_surat naskah
          join bukti_surat bukti on bukti.kode = naskah.bukti
          join kunci_surat kunci on kunci.id = bukti.kunci_id
        where naskah.surat_keluar_id = new.id and (bukti.dicabut_pada is not null or kunci.dicabut_pada is not null)
      )) then
      raise unique_violation using constraint = 'surat_keluar_dicabut', message = 'letters are withdrawn with their proof';
    end if;
  elsif new.deleted_at is null and exists (select from nomor_surat where nomor = new.nomor_surat) then
    raise unique_violation using constraint = 'surat_keluar_nomor_terpakai', message = 'the book gave this number to another letter';
  end if;
  return new;
end $$;

-- What was handed on without a day of its own is due when what it came from is.
with recursive turun as (
  select id, batas from disposisi where cabang_id is null
  union all
  select disposisi.id, coalesce(disposisi.batas, turun.batas) from disposisi
    join cabang_disposisi induk on induk.id = disposisi.cabang_id
    join turun on turun.id = induk.disposisi_id
)
update disposisi set batas = turun.batas from turun
where turun.id = disposisi.id and disposisi.batas is null and turun.batas is not null
  and exists (select from cabang_disposisi cabang where cabang.disposisi_id = disposisi.id and cabang.selesai_pada is null);
