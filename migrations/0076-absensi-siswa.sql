-- Who was at school: one row for each pupil and day, and one for each pupil and lesson. No row: not recorded yet.
create table absensi_siswa (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  siswa_id uuid not null references siswa (id),
  -- The class of that day, which need not be the class of now.
  kelas_id uuid not null references kelas (id),
  tanggal date not null,
  -- Null: the whole day. The timetable of a past semester may be gone, so the lesson's subject stands here too.
  jadwal_id uuid,
  mata_pelajaran_id uuid references mata_pelajaran (id),
  status text not null check (status in ('hadir', 'sakit', 'izin', 'alpa', 'terlambat', 'dispensasi')),
  -- When who is late came.
  jam time,
  keterangan text check (char_length(keterangan) <= 300),
  bukti_id uuid references berkas (id),
  dicatat_oleh uuid references akun (id),
  -- The moment of the tap on the device, which may lie days before created_at.
  dicatat_pada timestamptz not null,
  perangkat text not null check (char_length(perangkat) <= 64),
  -- Somebody saw what stood here and changed it: a later recording made without seeing it does not take its place.
  dikoreksi boolean not null default false,
  -- Another device recorded something else, and nobody has chosen yet.
  berbeda boolean not null default false,
  constraint absensi_siswa_sekali unique nulls not distinct (siswa_id, tanggal, jadwal_id)
);
create index absensi_siswa_kelas on absensi_siswa (kelas_id, tanggal);
create index absensi_siswa_hari on absensi_siswa (tanggal, status);
create index absensi_siswa_bukti on absensi_siswa (bukti_id) where bukti_id is not null;
create index absensi_siswa_berbeda on absensi_siswa (kelas_id, tanggal) where berbeda;

-- Everything that was recorded and does not stand: what was corrected, and what another device recorded of the same pupil.
create table absensi_siswa_riwayat (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  absensi_id uuid not null references absensi_siswa (id),
  -- diubah: changed by somebody who saw it. tersisih: another recording stands instead. dibuang: a person chose the other one.
  sebab text not null check (sebab in ('diubah', 'tersisih', 'dibuang')),
  status text not null check (status in ('hadir', 'sakit', 'izin', 'alpa', 'terlambat', 'dispensasi')),
  jam time,
  keterangan text,
  bukti_id uuid references berkas (id),
  dicatat_oleh uuid references akun (id),
  dicatat_pada timestamptz not null,
  perangkat text not null,
  dikoreksi boolean not null default false,
  -- Who made it give way.
  diganti_oleh uuid references akun (id)
);
create index absensi_siswa_riwayat_absensi on absensi_siswa_riwayat (absensi_id);
create index absensi_siswa_riwayat_bukti on absensi_siswa_riwayat (bukti_id) where bukti_id is not null;
