-- A family that finds a mistake in what it sent asks its committee for the correction; the form promises that one can.
create table permintaan_perbaikan (
  id uuid primary key default gen_random_uuid(),
  pendaftaran_id uuid not null references pendaftaran (id),
  -- The name of the form's field.
  isian text not null check (char_length(isian) <= 40),
  isi text not null check (char_length(isi) between 1 and 250),
  pada timestamptz not null,
  -- Given back to the family, corrected by the committee itself, or declined; null while it waits.
  jawaban text check (jawaban in ('dikembalikan', 'diperbaiki', 'ditolak')),
  alasan text check (char_length(alasan) <= 300),
  dijawab_pelaku text,
  dijawab_pada timestamptz check (dijawab_pada >= pada),
  constraint permintaan_perbaikan_dijawab check ((jawaban is null) = (dijawab_pada is null) and (jawaban is null) = (dijawab_pelaku is null)),
  constraint permintaan_perbaikan_alasan check (jawaban is distinct from 'ditolak' or alasan is not null)
);
create index permintaan_perbaikan_milik on permintaan_perbaikan (pendaftaran_id, pada);
create unique index permintaan_perbaikan_terbuka on permintaan_perbaikan (pendaftaran_id, isian) where jawaban is null;
comment on table permintaan_perbaikan is 'What a family asks its committee to correct in a registration that was not given back, and how it was answered.';
