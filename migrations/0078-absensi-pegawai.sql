-- Staff who are away for days: on duty elsewhere, on leave, ill or excused.
create table ketidakhadiran (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  pegawai_id uuid not null references pegawai (id),
  jenis text not null check (jenis in ('dinas-luar', 'cuti', 'sakit', 'izin')),
  mulai date not null,
  selesai date not null,
  alasan text not null,
  nomor_surat text,
  constraint ketidakhadiran_urut check (selesai >= mulai),
  constraint ketidakhadiran_tumpang exclude using gist (pegawai_id with =, daterange(mulai, selesai, '[]') with &&) where (deleted_at is null)
);
create index ketidakhadiran_mulai on ketidakhadiran (mulai desc) where deleted_at is null;

-- Staff on one day: when they came and went, or what the office wrote down by hand. Who is missing here is on leave or duty
-- if ketidakhadiran says so, and otherwise not recorded yet; once a day has closed on which others were recorded, absent.
create table absensi_pegawai (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  pegawai_id uuid not null references pegawai (id),
  tanggal date not null,
  status text not null check (status in ('hadir', 'terlambat', 'dinas-luar', 'cuti', 'sakit', 'izin', 'alpa')),
  masuk timestamptz,
  pulang timestamptz,
  -- kode: by oneself, with the code shown at the office. kantor: by hand, with a reason.
  cara text not null check (cara in ('kode', 'kantor')),
  alasan text check (btrim(alasan) <> '' and char_length(alasan) <= 300),
  constraint absensi_pegawai_sekali unique (pegawai_id, tanggal),
  constraint absensi_pegawai_urut check (pulang > masuk),
  constraint absensi_pegawai_jam check (status in ('hadir', 'terlambat') or (masuk is null and pulang is null)),
  constraint absensi_pegawai_alasan check (cara = 'kode' or alasan is not null)
);
create index absensi_pegawai_hari on absensi_pegawai (tanggal, status);

-- One row: what the school counts as late, when a day is over, and when somebody must be told.
create table aturan_absensi (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  satu boolean not null default true unique check (satu),
  batas_masuk time not null default '07:15',
  batas_catat time not null default '09:00',
  tutup_hari time not null default '16:00',
  hari_tanpa_kabar smallint not null default 3 check (hari_tanpa_kabar between 2 and 10),
  kali_terlambat smallint not null default 3 check (kali_terlambat between 2 and 20)
);
insert into aturan_absensi default values;

-- What somebody must look after: once for each pupil and beginning, once for each class and day.
create table peringatan_absensi (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  jenis text not null check (jenis in ('tanpa-kabar', 'sering-terlambat', 'belum-dicatat')),
  kelas_id uuid not null references kelas (id),
  siswa_id uuid references siswa (id),
  mulai date not null,
  sampai date not null,
  jumlah smallint not null,
  selesai_pada timestamptz,
  constraint peringatan_absensi_sekali unique nulls not distinct (jenis, kelas_id, siswa_id, mulai)
);
create index peringatan_absensi_terbuka on peringatan_absensi (kelas_id, jenis) where selesai_pada is null;
