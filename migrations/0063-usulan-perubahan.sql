-- Changes that people ask for in their own file, until the office decides.
create table usulan_perubahan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  pegawai_id uuid not null references pegawai (id),
  diajukan_oleh uuid not null references akun (id),
  -- Name of the register, and its row; null where a new one is asked for.
  register text not null,
  baris_id uuid,
  -- The version of the row that the person saw.
  baris_versi integer,
  tindakan text not null check (tindakan in ('tambah', 'ubah', 'hapus')),
  sebelum jsonb,
  sesudah jsonb,
  -- The paper within `sesudah`, named here so that it is kept meanwhile.
  lampiran_id uuid references berkas (id),
  status text not null default 'menunggu' check (status in ('menunggu', 'disetujui', 'dikembalikan', 'ditarik')),
  alasan text,
  diputus_oleh uuid references akun (id),
  diputus_pada timestamptz,
  check ((tindakan = 'tambah') = (baris_id is null) or status = 'disetujui'),
  check (status <> 'dikembalikan' or btrim(alasan) <> '')
);
create index usulan_perubahan_status on usulan_perubahan (status, created_at);
create index usulan_perubahan_pegawai on usulan_perubahan (pegawai_id, register, status);
-- One open request for each row.
create unique index usulan_perubahan_baris on usulan_perubahan (register, baris_id) where status in ('menunggu', 'dikembalikan');
