-- Files that rows hold: papers, scans, portraits. They lie in the private tree; whoever may see the row may have its file.
create table berkas (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  -- Who sent it: nobody else can put it into a row.
  created_by uuid,
  kunci text not null unique,
  nama text not null check (btrim(nama) <> '' and char_length(nama) <= 200),
  jenis text not null,
  ukuran bigint not null check (ukuran > 0),
  -- SHA-256 of the content, in hex.
  sidik text not null check (sidik ~ '^[0-9a-f]{64}$')
);
create index berkas_created on berkas (created_at);

-- The people who work here. Who has an account of the portal is told by akun_id.
create table pegawai (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  akun_id uuid references akun (id),
  nip text check (nip ~ '^[0-9]{18}$'),
  nama text not null,
  jenis text not null check (jenis in ('guru', 'tenaga-kependidikan')),
  status text not null check (status in ('pns', 'cpns', 'pppk', 'pppk-paruh-waktu', 'honorer')),
  tempat_lahir text,
  tanggal_lahir date,
  jenis_kelamin text check (jenis_kelamin in ('Wanita', 'Pria')),
  agama text check (agama in ('ISLAM', 'KRISTEN', 'KATOLIK', 'HINDU', 'BUDDHA', 'KHONGHUCU')),
  alamat text,
  no_telepon text,
  email text,
  nik text check (nik ~ '^[0-9]{16}$'),
  nuptk text check (nuptk ~ '^[0-9]{16}$'),
  jabatan text,
  -- I/a … IV/e, or PPPK-I … PPPK-XVII.
  pangkat text,
  -- First day of the rank held now, and of service.
  tmt_pangkat date,
  tmt date,
  pendidikan text,
  tugas_tambahan text,
  unit_kerja text not null default 'MAN1PALU',
  sub_unit text,
  foto_id uuid references berkas (id),
  ttd_id uuid references berkas (id),
  aktif boolean not null default true
);
create unique index pegawai_nip on pegawai (nip) where deleted_at is null;
create unique index pegawai_nik on pegawai (nik) where deleted_at is null;
create unique index pegawai_nuptk on pegawai (nuptk) where deleted_at is null;
create unique index pegawai_akun on pegawai (akun_id) where deleted_at is null;
create index pegawai_urut on pegawai (nama) where deleted_at is null;
create index pegawai_cari on pegawai using gin (nama gin_trgm_ops, nip gin_trgm_ops);

create table mata_pelajaran (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  kode text not null,
  nama text not null,
  kelompok text not null check (kelompok in ('agama', 'umum', 'pilihan', 'muatan-lokal')),
  -- Lesson hours a week, of 45 minutes.
  jam_pelajaran smallint check (jam_pelajaran between 1 and 20),
  aktif boolean not null default true
);
create unique index mata_pelajaran_kode on mata_pelajaran (lower(kode)) where deleted_at is null;

-- A class of one school year; next year's class of the same name is another row.
create table kelas (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null,
  tingkat text not null check (tingkat in ('X', 'XI', 'XII')),
  tahun_ajaran text not null check (tahun_ajaran ~ '^\d{4}/\d{4}$'),
  jurusan text check (jurusan in ('ipa', 'ips', 'bahasa', 'agama')),
  -- The account of the wali kelas: it sees the pupils of this class.
  wali_id uuid references akun (id),
  ruang text,
  kapasitas smallint check (kapasitas between 1 and 60)
);
create unique index kelas_nama on kelas (tahun_ajaran, lower(nama)) where deleted_at is null;
create index kelas_wali on kelas (wali_id) where deleted_at is null;

create table siswa (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null,
  nisn text check (nisn ~ '^[0-9]{10}$'),
  nism text check (nism ~ '^[0-9]{18}$'),
  nik text check (nik ~ '^[0-9]{16}$'),
  -- The class of now; null: in none.
  kelas_id uuid references kelas (id),
  status text not null check (status in ('aktif', 'lulus', 'mutasi', 'keluar')),
  jenis_kelamin text not null check (jenis_kelamin in ('laki-laki', 'perempuan')),
  tempat_lahir text,
  tanggal_lahir date,
  agama text check (agama in ('ISLAM', 'KRISTEN', 'KATOLIK', 'HINDU', 'BUDDHA', 'KHONGHUCU')),
  alamat text,
  no_telepon text,
  email text,
  asal_sekolah text,
  tanggal_masuk date,
  nama_ayah text,
  pekerjaan_ayah text,
  nama_ibu text,
  pekerjaan_ibu text,
  nama_wali text,
  no_telepon_ortu text,
  foto_id uuid references berkas (id)
);
create unique index siswa_nisn on siswa (nisn) where deleted_at is null;
create unique index siswa_nism on siswa (nism) where deleted_at is null;
create unique index siswa_nik on siswa (nik) where deleted_at is null;
create index siswa_kelas on siswa (kelas_id, status) where deleted_at is null;
create index siswa_urut on siswa (nama, id) where deleted_at is null;
create index siswa_cari on siswa using gin (nama gin_trgm_ops, nisn gin_trgm_ops);

create table prestasi (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null,
  peraih text not null,
  -- Null: a team, or somebody who is no longer a pupil.
  siswa_id uuid references siswa (id),
  bidang text not null,
  tingkat text not null check (tingkat in ('kota', 'provinsi', 'nasional', 'internasional', 'lainnya')),
  peringkat text not null,
  kategori text not null check (kategori in ('individu', 'kelompok')),
  penyelenggara text,
  tanggal date not null,
  bukti_id uuid references berkas (id)
);
create index prestasi_urut on prestasi (tanggal desc, created_at desc) where deleted_at is null;
create index prestasi_siswa on prestasi (siswa_id) where deleted_at is null;
create index prestasi_cari on prestasi using gin (nama gin_trgm_ops, peraih gin_trgm_ops);

create table alumni (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  -- The record of the school years; null for those who left before it was kept.
  siswa_id uuid references siswa (id),
  nama text not null,
  nisn text check (nisn ~ '^[0-9]{10}$'),
  jenis_kelamin text check (jenis_kelamin in ('laki-laki', 'perempuan')),
  tahun_lulus smallint not null check (tahun_lulus between 1991 and 2100),
  jurusan text check (jurusan in ('ipa', 'ips', 'bahasa', 'agama')),
  kegiatan text check (kegiatan in ('kuliah', 'bekerja', 'wirausaha', 'kuliah-bekerja', 'mencari-kerja', 'lainnya')),
  instansi text,
  bidang text,
  alamat text,
  no_telepon text,
  email text
);
create unique index alumni_nisn on alumni (nisn) where deleted_at is null;
create unique index alumni_siswa on alumni (siswa_id) where deleted_at is null;
create index alumni_urut on alumni (tahun_lulus desc, nama) where deleted_at is null;
create index alumni_cari on alumni using gin (nama gin_trgm_ops, instansi gin_trgm_ops);
