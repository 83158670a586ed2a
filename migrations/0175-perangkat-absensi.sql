-- A device for attendance (a kiosk, or the screen that shows the code) is asked for by one person and checked by another.
alter table kios_absensi
  add column jenis text not null default 'kios' check (jenis in ('kios', 'layar')),
  add column diperiksa_oleh uuid references akun (id),
  add column diperiksa_pada timestamptz,
  -- What the office had opened alone before goes on recording until then, marked as unchecked, and stops if nobody has checked it.
  add column peralihan_sampai timestamptz,
  -- The token changes as it is used: since when this one is the newest, and whether the device has shown that it has it.
  add column token_sejak timestamptz not null default now(),
  add column token_dipakai boolean not null default true,
  add constraint kios_absensi_dua_orang check (
    (diperiksa_oleh is null) = (diperiksa_pada is null) and diperiksa_oleh is distinct from dibuka_oleh
  );
update kios_absensi set peralihan_sampai = now() + interval '7 days' where ditutup_pada is null and berlaku_sampai > now();

-- Tokens that a newer one has replaced: whoever comes with one has a copy, but for the last of them while an answer may be lost.
create table token_kios (
  token_hash bytea primary key,
  kios_id uuid not null references kios_absensi (id),
  terakhir boolean not null
);
create unique index token_kios_terakhir on token_kios (kios_id) where terakhir;

-- The school's own network, as one person asked for it and another agreed. The newest that was agreed to holds.
create table jaringan_absensi (
  id uuid primary key default gen_random_uuid(),
  nomor bigint generated always as identity,
  created_at timestamptz not null default now(),
  -- Networks such as 103.10.66.0/24 or 2001:db8::/32. None: devices are bound to no network.
  jaringan text[] not null,
  -- Phones, too, have to be in it to use the code.
  ponsel boolean not null,
  diajukan_oleh uuid not null references akun (id),
  diputus_oleh uuid references akun (id),
  diputus_pada timestamptz,
  diterima boolean,
  constraint jaringan_absensi_putusan check (
    (diputus_oleh is null) = (diputus_pada is null) and (diputus_oleh is null) = (diterima is null)
    and (diterima is not true or diputus_oleh <> diajukan_oleh)
  )
);
create unique index jaringan_absensi_satu on jaringan_absensi ((true)) where diputus_pada is null;
