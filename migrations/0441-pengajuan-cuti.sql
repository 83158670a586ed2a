-- Leave that a person asks for. The office looks at it, the head decides; what is granted stands in ketidakhadiran, and so in attendance.
create table pengajuan_cuti (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  pegawai_id uuid not null references pegawai (id),
  jenis text not null check (jenis in ('tahunan', 'sakit', 'melahirkan', 'alasan-penting', 'besar', 'cltn')),
  mulai date not null,
  selesai date not null,
  alasan text not null check (btrim(alasan) <> ''),
  bukti_id uuid references berkas (id),
  status text not null default 'menunggu' check (status in ('menunggu', 'diperiksa', 'disetujui', 'ditolak', 'dibatalkan')),
  diperiksa_oleh text,
  diputus_oleh text,
  diputus_pada timestamptz,
  catatan text,
  ketidakhadiran_id uuid references ketidakhadiran (id),
  constraint pengajuan_cuti_urut check (selesai >= mulai),
  constraint pengajuan_cuti_putus check ((status = 'disetujui') = (ketidakhadiran_id is not null)),
  constraint pengajuan_cuti_tumpang exclude using gist (pegawai_id with =, daterange(mulai, selesai, '[]') with &&) where (status in ('menunggu', 'diperiksa'))
);
create index pengajuan_cuti_terbuka on pengajuan_cuti (created_at) where status in ('menunggu', 'diperiksa');
create index pengajuan_cuti_pegawai on pengajuan_cuti (pegawai_id, created_at desc);
create index pengajuan_cuti_bukti on pengajuan_cuti (bukti_id) where bukti_id is not null;
create index pengajuan_cuti_hasil on pengajuan_cuti (ketidakhadiran_id) where ketidakhadiran_id is not null;
comment on table pengajuan_cuti is 'Leave that a person asked for, who looked at it and who decided; granted, its days stand in ketidakhadiran.';

-- The card of the dashboard leads to it, unless the school set an address of its own.
update tautan_layanan set cuti = '/administration/pengajuan-cuti' where cuti = '/administration/procedures';
