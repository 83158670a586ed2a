-- Of many, a field that names one offers those made last before anything is typed.
create index siswa_terbaru on siswa (created_at desc, id) where deleted_at is null;
create index pegawai_terbaru on pegawai (created_at desc, id) where deleted_at is null;
create index akun_terbaru on akun (created_at desc, id) where deleted_at is null;
create index kelas_terbaru on kelas (created_at desc, id) where deleted_at is null;
create index tag_terbaru on tag (created_at desc, id) where deleted_at is null;

-- Accounts are sought by a part of their name.
create index akun_cari on akun using gin (nama gin_trgm_ops) with (fastupdate = off);

-- The order of the list of classes.
create index kelas_urut on kelas (nama, tahun_ajaran, created_at desc, id) where deleted_at is null;

-- Namesakes of those who are offered, whatever their capitals.
create index siswa_nama on siswa (lower(nama)) where deleted_at is null;
create index pegawai_nama on pegawai (lower(nama)) where deleted_at is null;
