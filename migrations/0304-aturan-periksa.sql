-- Which rules of the check of data are switched off. The rules themselves are code; what is not named here is on.
create table aturan_periksa (
  kode text primary key,
  aktif boolean not null,
  versi integer not null default 1,
  updated_at timestamptz not null default now(),
  oleh text not null
);
comment on table aturan_periksa is 'Aturan pemeriksaan data yang dimatikan atau dinyalakan lagi oleh kantor; yang tidak tercatat berlaku.';
