-- What each person has sent today, and how much those of a role may send in a day.
create table kuota_harian (
  akun_id uuid not null,
  hari date not null,
  bita bigint not null,
  berkas integer not null,
  primary key (akun_id, hari)
);

create table kuota_peran (
  peran text primary key,
  mega_bita integer not null check (mega_bita between 1 and 100000),
  berkas integer not null check (berkas between 1 and 100000)
);
-- Generous for those whose work it is; a role that does not stand here has 100 MB and 50 files.
insert into kuota_peran (peran, mega_bita, berkas) values
  ('administrator', 2048, 1000), ('humas', 2048, 1000), ('tataUsaha', 1024, 500), ('panitiaPpdb', 512, 300),
  ('kepala', 512, 200), ('guru', 100, 50), ('waliKelas', 100, 50), ('pegawai', 100, 50);

-- Bytes of all files of a picture, and of its clip; of earlier pictures only the lighter half was written down.
alter table gambar add column ukuran bigint not null default 0, add column klip_ukuran bigint not null default 0, add column pengunggah uuid;
update gambar set
  ukuran = 2 * (select coalesce(sum((file ->> 'bytes')::bigint), 0) from jsonb_array_elements(varian) file),
  pengunggah = (select actor_id from audit where subject = 'gambar' and subject_id = gambar.id::text and action = 'create' order by audit.id limit 1);
