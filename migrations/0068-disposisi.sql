-- What one person hands on of an incoming letter, to one or many.
create table disposisi (
  id uuid primary key default gen_random_uuid(),
  surat_masuk_id uuid not null references surat_masuk (id),
  -- The branch that was forwarded; null: given on the letter itself.
  cabang_id uuid,
  dari_id uuid not null references akun (id),
  sifat text not null default 'biasa' check (sifat in ('biasa', 'segera', 'khusus', 'batas-waktu')),
  instruksi text[] not null check (cardinality(instruksi) between 1 and 20),
  catatan text check (char_length(catatan) <= 2000),
  batas date,
  created_at timestamptz not null default now()
);

-- One of those who got it. Open as long as selesai_pada is null; a forwarded branch ends with the last of its own branches.
create table cabang_disposisi (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  disposisi_id uuid not null references disposisi (id),
  kepada_id uuid not null references akun (id),
  status text not null default 'baru' check (status in ('baru', 'dibaca', 'diteruskan', 'dijawab', 'ditutup', 'ditarik')),
  dibaca_pada timestamptz,
  selesai_pada timestamptz,
  -- When the giver and the head were last told that it is late.
  ditegur_pada timestamptz,
  unique (disposisi_id, kepada_id),
  check (status = 'diteruskan' or (selesai_pada is null) = (status in ('baru', 'dibaca')))
);
alter table disposisi add constraint disposisi_cabang foreign key (cabang_id) references cabang_disposisi (id);
create index disposisi_surat on disposisi (surat_masuk_id);
create index disposisi_induk on disposisi (cabang_id) where cabang_id is not null;
create index disposisi_dari on disposisi (dari_id, created_at desc);
create index cabang_disposisi_orang on cabang_disposisi (kepada_id, created_at desc);
create index cabang_disposisi_terbuka on cabang_disposisi (kepada_id) where selesai_pada is null;

-- What was said on a branch, by whom. Never changed.
create table tanggapan_disposisi (
  id uuid primary key default gen_random_uuid(),
  cabang_id uuid not null references cabang_disposisi (id),
  akun_id uuid not null references akun (id),
  jenis text not null check (jenis in ('kabar', 'jawaban', 'penutupan', 'penarikan', 'pengembalian')),
  isi text check (char_length(isi) <= 4000),
  berkas_id uuid references berkas (id),
  created_at timestamptz not null default now(),
  check (jenis = 'penutupan' or isi is not null)
);
create index tanggapan_disposisi_cabang on tanggapan_disposisi (cabang_id, created_at);
