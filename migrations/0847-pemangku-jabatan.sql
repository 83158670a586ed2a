-- Who holds which position of the house from when to when, and who stands in while they are on leave. It gives no right by itself.
create table pemangku_jabatan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  pegawai_id uuid not null references pegawai (id),
  jabatan text not null check (jabatan in (
    'kepala', 'kaur-tu', 'wakamad-kurikulum', 'wakamad-kesiswaan', 'wakamad-sarpras', 'wakamad-humas', 'bendahara', 'kepala-perpustakaan',
    'kepala-lab', 'pembina', 'guru-piket'
  )),
  -- Which laboratory, what is led, which days: of positions that several hold at once.
  bidang text,
  mulai date not null,
  -- Null: nobody knows yet.
  sampai date,
  wakil_id uuid references pegawai (id),
  nomor_sk text,
  keterangan text,
  constraint pemangku_jabatan_urut check (sampai >= mulai),
  constraint pemangku_jabatan_wakil check (wakil_id <> pegawai_id),
  constraint pemangku_jabatan_seorang exclude using gist (jabatan with =, daterange(mulai, sampai, '[]') with &&)
    where (deleted_at is null and jabatan not in ('kepala-lab', 'pembina', 'guru-piket')),
  constraint pemangku_jabatan_sekali exclude using gist (pegawai_id with =, jabatan with =, lower(coalesce(bidang, '')) with =, daterange(mulai, sampai, '[]') with &&)
    where (deleted_at is null)
);
create index pemangku_jabatan_pegawai on pemangku_jabatan (pegawai_id) where deleted_at is null;
create index pemangku_jabatan_wakil_siapa on pemangku_jabatan (wakil_id) where wakil_id is not null;
comment on table pemangku_jabatan is 'Positions of the house, held by people of the staff file from one day to another, with who stands in during leave.';
