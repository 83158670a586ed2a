-- After how many years what falls due; of each group the youngest rule that is in force counts.
create table aturan_karier (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  perihal text not null,
  tahun integer not null check (tahun between 1 and 80),
  berlaku_mulai date not null,
  dasar text,
  keterangan text
);
create unique index aturan_karier_berlaku on aturan_karier (perihal, berlaku_mulai) where deleted_at is null;

insert into aturan_karier (perihal, tahun, berlaku_mulai, dasar) values
  ('kgb', 2, '1977-01-01', 'PP 7/1977 tentang Peraturan Gaji PNS'),
  ('kgb-pppk', 2, '2018-12-01', 'PP 49/2018 tentang Manajemen PPPK'),
  ('pangkat', 4, '2000-12-01', 'PP 99/2000 tentang Kenaikan Pangkat PNS'),
  ('satyalancana-10', 10, '1995-01-01', 'PP 25/1994 tentang Tanda Kehormatan Satyalancana Karya Satya'),
  ('satyalancana-20', 20, '1995-01-01', 'PP 25/1994 tentang Tanda Kehormatan Satyalancana Karya Satya'),
  ('satyalancana-30', 30, '1995-01-01', 'PP 25/1994 tentang Tanda Kehormatan Satyalancana Karya Satya'),
  ('pensiun-pelaksana', 58, '2014-01-15', 'UU 5/2014 tentang Aparatur Sipil Negara'),
  ('pensiun-ahli-muda', 58, '2014-01-15', 'UU 5/2014 tentang Aparatur Sipil Negara'),
  ('pensiun-guru', 60, '2006-01-01', 'UU 14/2005 tentang Guru dan Dosen'),
  ('pensiun-ahli-madya', 60, '2014-01-15', 'UU 5/2014 tentang Aparatur Sipil Negara'),
  ('pensiun-ahli-utama', 65, '2014-01-15', 'UU 5/2014 tentang Aparatur Sipil Negara');

-- What was told of already: each stage (days before) of each due day once.
create table peringatan_pegawai (
  pegawai_id uuid not null references pegawai (id),
  -- Of the career "pangkat:III/d"; of a paper "berkas:<id>".
  perihal text not null,
  jatuh date not null,
  tahap integer not null,
  created_at timestamptz not null default now(),
  primary key (pegawai_id, perihal, jatuh, tahap)
);
