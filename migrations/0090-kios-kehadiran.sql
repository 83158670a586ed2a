-- Devices that the office has opened as kiosks, e.g. a tablet at the gate: whoever holds the token may send a PIN and a direction.
create table kios_absensi (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  nama text not null check (btrim(nama) <> '' and char_length(nama) <= 60),
  token_hash bytea not null unique,
  dibuka_oleh uuid not null references akun (id),
  berlaku_sampai timestamptz not null,
  ditutup_pada timestamptz
);

-- By what staff are known at a kiosk: a number that this school made up. Only its keyed hash is kept, so it is shown once.
create table pin_kios (
  pegawai_id uuid primary key references pegawai (id),
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh uuid not null references akun (id),
  sidik bytea not null unique
);

alter table absensi_pegawai drop constraint absensi_pegawai_cara_check, drop constraint absensi_pegawai_alasan;
alter table absensi_pegawai
  -- kode: on one's own phone, with the code shown at the office. kios: with one's PIN. kantor: by hand, with a reason.
  add constraint absensi_pegawai_cara_check check (cara in ('kode', 'kios', 'kantor')),
  add constraint absensi_pegawai_alasan check (cara <> 'kantor' or alasan is not null);
