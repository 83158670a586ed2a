-- How long letters of a classification are kept and what becomes of them then, by the school's decree. Nothing stands here until the office writes it.
create table jadwal_retensi (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  -- A code of the classification, or where codes begin: KP holds for KP.08.2 unless KP.08 says otherwise.
  kode text not null check (kode ~ '^[[:alnum:]]+(\.[[:alnum:]]+)*$'),
  jenis_arsip text,
  aktif integer not null check (aktif between 0 and 100),
  inaktif integer not null check (inaktif between 0 and 100),
  nasib text not null check (nasib in ('musnah', 'permanen', 'dinilai-kembali')),
  berlaku_mulai date not null,
  -- Null: until another day is written.
  berlaku_sampai date,
  sumber text not null check (btrim(sumber) <> ''),
  keterangan text,
  constraint jadwal_retensi_urut check (berlaku_sampai >= berlaku_mulai),
  constraint jadwal_retensi_tumpang exclude using gist (lower(kode) with =, daterange(berlaku_mulai, berlaku_sampai, '[]') with &&)
    where (deleted_at is null)
);
create unique index jadwal_retensi_kode on jadwal_retensi (lower(kode), berlaku_mulai) where deleted_at is null;
comment on table jadwal_retensi is 'Retention of letters by the beginning of their classification: years in use, years in store, what becomes of them, and by which decree from when to when.';
