-- A letter whose number is void no longer proves itself, through whichever door it was voided.
create unique index naskah_surat_keluar on naskah_surat (surat_keluar_id);
create index naskah_surat_pembuat on naskah_surat (pembuat_id) where deleted_at is null and status = 'draft';

create function nomor_surat_voids_proof() returns trigger language plpgsql as $$
begin
  update bukti_surat
  set dicabut_pada = new.batal_pada, dicabut_oleh = new.batal_oleh, alasan_cabut = new.alasan_batal,
    versi = versi + 1, updated_at = new.batal_pada
  where dicabut_pada is null and kode = (select bukti from naskah_surat where surat_keluar_id = new.surat_id);
  return null;
end $$;
create trigger nomor_surat_voids_proof after update of batal_pada on nomor_surat
  for each row when (old.batal_pada is null and new.batal_pada is not null) execute function nomor_surat_voids_proof();
