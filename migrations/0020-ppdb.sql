-- Admissions: the periods, the registrations, and the consent each was sent with.
create table periode_ppdb (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  tahun_ajaran text not null check (tahun_ajaran ~ '^\d{4}/\d{4}$'),
  buka date not null,
  tutup date not null check (tutup >= buka),
  kuota integer not null check (kuota > 0),
  pengumuman date check (pengumuman >= buka),
  daftar_ulang_mulai date,
  daftar_ulang_selesai date check (daftar_ulang_selesai >= daftar_ulang_mulai),
  -- One period at a time drives every page: no two may be open on the same day.
  constraint periode_ppdb_satu_terbuka exclude using gist (daterange(buka, tutup, '[]') with &&) where (deleted_at is null)
);
create unique index periode_ppdb_tahun on periode_ppdb (tahun_ajaran) where deleted_at is null;

create table pendaftaran (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  periode_id uuid not null references periode_ppdb (id),
  nomor text not null unique,
  nama_lengkap text not null,
  tempat_lahir text not null,
  tanggal_lahir date not null,
  jenis_kelamin text not null check (jenis_kelamin in ('laki-laki', 'perempuan')),
  agama text not null check (agama = 'islam'),
  kewarganegaraan text not null,
  alamat text not null,
  no_telepon text not null,
  email text,
  nama_ayah text not null,
  pekerjaan_ayah text not null,
  nama_ibu text not null,
  pekerjaan_ibu text not null,
  no_telepon_ortu text not null,
  asal_sekolah text not null,
  nilai_u_n double precision not null check (nilai_u_n between 0 and 100),
  jurusan text not null check (jurusan in ('ipa', 'ips', 'bahasa', 'agama')),
  -- SHA-256 of the secret in the receipt's address.
  bukti_hash bytea not null unique
);
create index pendaftaran_terbaru on pendaftaran (created_at desc) where deleted_at is null;
create index pendaftaran_cari on pendaftaran using gin (nama_lengkap gin_trgm_ops);
create index pendaftaran_calon on pendaftaran (periode_id, tanggal_lahir);

-- What the family agreed to: kept as it was read, whatever the text says later.
create table persetujuan_pendaftaran (
  pendaftaran_id uuid primary key references pendaftaran (id),
  pemberi text not null,
  versi_teks text not null,
  teks text not null,
  at timestamptz not null
);

-- A number once given is on paper in a family's hands: whatever an edit sends, it stays.
create function pendaftaran_nomor_tetap() returns trigger language plpgsql as $$
begin
  new.nomor := old.nomor;
  return new;
end $$;
create trigger pendaftaran_nomor_tetap before update on pendaftaran for each row execute function pendaftaran_nomor_tetap();
