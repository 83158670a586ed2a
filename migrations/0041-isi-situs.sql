-- Everything that the public site says, kept by the school itself: pictures come from the library.

alter table pengaturan
  add nsm text,
  add telepon_lain text,
  add jam_layanan text,
  add peta_lat double precision,
  add peta_lng double precision,
  add kepala_nama text,
  add kepala_nip text,
  add kepala_foto_id uuid references gambar (id),
  add kepala_sambutan text,
  add logo_id uuid references gambar (id),
  -- A picture of the library, with its clip.
  add poster_id uuid references gambar (id),
  add constraint pengaturan_peta check ((peta_lat is null) = (peta_lng is null)),
  add constraint pengaturan_lintang check (peta_lat between -90 and 90),
  add constraint pengaturan_bujur check (peta_lng between -180 and 180);

alter table banner add gambar_id uuid references gambar (id), add tautan text, drop column image_banner;

-- Days are chosen from a list, and written as the form sends them.
alter table jadwal_kerja drop constraint jadwal_kerja_hari_check;
alter table jadwal_kerja alter hari type text using hari::text;
alter table jadwal_kerja add constraint jadwal_kerja_hari_dikenal check (hari in ('1', '2', '3', '4', '5', '6', '7'));
alter table jadwal_kerja rename constraint jadwal_kerja_check to jadwal_kerja_pulang;
-- A day may have two spans, as a Friday before and after the prayer.
drop index jadwal_kerja_hari;
create unique index jadwal_kerja_hari on jadwal_kerja (hari, masuk) where deleted_at is null;

alter table penghitung alter urutan type integer, alter urutan set default 0;

-- News that were out stay out, from the first minute of their day in Palu.
alter table berita
  add gambar_id uuid references gambar (id),
  add status text not null default 'draft' constraint berita_status check (status in ('draft', 'tinjau', 'terbit')),
  add terbit_pada timestamptz;
update berita set status = 'terbit', terbit_pada = (tanggal::timestamp at time zone 'Asia/Makassar') where terbit;
alter table berita
  drop column image_news,
  drop column terbit,
  add constraint berita_terbit_pada check (status <> 'terbit' or terbit_pada is not null);
create index berita_terbaru on berita (tanggal desc, created_at desc) where status = 'terbit' and deleted_at is null;
create index berita_sekategori on berita (kategori_id, tanggal desc) where status = 'terbit' and deleted_at is null;
create index berita_jadwal on berita (terbit_pada) where status = 'terbit' and deleted_at is null;

-- Each saved state of a news item, to compare and to bring back.
create table berita_revisi (
  id uuid primary key default gen_random_uuid(),
  berita_id uuid not null references berita (id),
  nomor integer not null,
  isi jsonb not null,
  oleh_id uuid,
  oleh_nama text not null,
  at timestamptz not null default now(),
  unique (berita_id, nomor)
);

-- Addresses that were shared once go on leading to their news.
create table berita_slug_lama (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  berita_id uuid not null references berita (id),
  at timestamptz not null default now()
);
create index berita_slug_lama_berita on berita_slug_lama (berita_id);

-- The strip of facts on the home page.
create table keterangan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  label text not null,
  nilai text not null,
  urutan integer not null default 0
);

create table program_unggulan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  judul text not null,
  deskripsi text not null,
  gambar_id uuid references gambar (id),
  tautan text,
  urutan integer not null default 0
);

-- The timeline: a year is text, since "1990-an" is a year to people.
create table sejarah (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  tahun text not null,
  judul text not null,
  isi text not null,
  urutan integer not null default 0
);

create table kepala_madrasah (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null,
  periode text not null,
  sekarang boolean not null default false,
  urutan integer not null default 0
);
create unique index kepala_madrasah_sekarang on kepala_madrasah (sekarang) where sekarang and deleted_at is null;

create table prestasi_kami (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  judul text not null,
  isi text not null,
  urutan integer not null default 0
);

create table visi_misi (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  satu boolean not null default true unique check (satu),
  visi text not null
);

create table misi (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  isi text not null,
  urutan integer not null default 0
);

create table tujuan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  isi text not null,
  urutan integer not null default 0
);

-- One section of a page: plain text with the small markup of news.
create table bagian_halaman (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  halaman text not null,
  tab text not null,
  bentuk text not null default 'teks' constraint bagian_halaman_bentuk check (bentuk in ('teks', 'kartu', 'langkah')),
  judul text not null,
  isi text not null,
  gambar_id uuid references gambar (id),
  urutan integer not null default 0,
  constraint bagian_halaman_tab check (
    (halaman = 'profil' and tab in ('sejarah', 'visi-misi', 'struktur', 'data'))
    or (halaman = 'bidang' and tab in ('akademik', 'kesiswaan', 'humas', 'sarpras', 'asrama'))
    or (halaman = 'tata-usaha' and tab in ('overview', 'services', 'procedures', 'contact'))
    or (halaman = 'ppdb' and tab in ('pembuka', 'keunggulan', 'program', 'ajakan', 'jam-layanan'))
  )
);
create index bagian_halaman_letak on bagian_halaman (halaman, tab, urutan) where deleted_at is null;

create table album (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  judul text not null,
  deskripsi text,
  urutan integer not null default 0
);
create unique index album_judul on album (lower(judul)) where deleted_at is null;

create table foto (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  gambar_id uuid not null references gambar (id),
  album_id uuid references album (id),
  keterangan text,
  urutan integer not null default 0
);
create index foto_urutan on foto (urutan, created_at desc) where deleted_at is null;
create index foto_album on foto (album_id, urutan) where deleted_at is null;

-- Seconds and views are fetched from the video service; empty as long as they are not known.
create table video (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  name text not null,
  url_video text not null,
  kategori_id uuid references kategori_berita (id),
  durasi integer constraint video_durasi check (durasi >= 0),
  tayangan bigint constraint video_tayangan check (tayangan >= 0),
  diambil_at timestamptz,
  urutan integer not null default 0
);
create index video_urutan on video (urutan, created_at desc) where deleted_at is null;

create table tautan_navigasi (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  letak text not null constraint tautan_navigasi_letak check (letak in ('utama', 'menu', 'kaki')),
  label text not null,
  alamat text not null constraint tautan_navigasi_alamat check (alamat ~ '^(/|https://)'),
  urutan integer not null default 0
);

create table pengumuman (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  judul text not null,
  isi text,
  tanggal date not null,
  sampai date,
  tampil_di_situs boolean not null default true,
  constraint pengumuman_sampai check (sampai >= tanggal)
);
create index pengumuman_terbaru on pengumuman (tanggal desc) where deleted_at is null;

create table agenda (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  judul text not null,
  mulai date not null,
  selesai date,
  jam_mulai time,
  jam_selesai time,
  tempat text,
  deskripsi text,
  tampil_di_situs boolean not null default true,
  constraint agenda_selesai check (selesai >= mulai),
  constraint agenda_jam check (jam_selesai is null or (jam_mulai is not null and (jam_selesai > jam_mulai or selesai > mulai)))
);
create index agenda_mulai on agenda (mulai) where deleted_at is null;

-- What the school publishes about itself: people by sex, anything else as a value in words.
create table figur_publik (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  kelompok text not null constraint figur_publik_kelompok check (kelompok in ('pegawai', 'peserta-didik', 'akreditasi', 'sarana')),
  nama text not null,
  laki_laki integer constraint figur_publik_laki_laki check (laki_laki >= 0),
  perempuan integer constraint figur_publik_perempuan check (perempuan >= 0),
  nilai text,
  urutan integer not null default 0,
  constraint figur_publik_pasangan check ((laki_laki is null) = (perempuan is null)),
  constraint figur_publik_isi check ((laki_laki is null) <> (nilai is null))
);
create unique index figur_publik_nama on figur_publik (kelompok, lower(nama)) where deleted_at is null;
