-- Name, path and school stand on the card too: corrected, they make another version of it.
create function kartu_ujian_nama() returns trigger language plpgsql as $$
begin
  if exists (select from kursi_ujian join ujian_ppdb on ujian_ppdb.id = ujian_id where pendaftaran_id = new.id and terbit_pada is not null) then
    perform naikkan_kartu(array[new.id]);
  end if;
  return null;
end $$;
comment on function kartu_ujian_nama() is 'A card that was printed with another name, path or school is another version.';
create trigger kartu_ujian_nama after update of nama_lengkap, jalur, asal_sekolah on pendaftaran for each row
  when ((old.nama_lengkap, old.jalur, old.asal_sekolah) is distinct from (new.nama_lengkap, new.jalur, new.asal_sekolah))
  execute function kartu_ujian_nama();
