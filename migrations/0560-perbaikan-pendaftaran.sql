-- What of a registration was given back to its family or corrected by the committee, field by field.
create table perbaikan_pendaftaran (
  id bigint generated always as identity primary key,
  pendaftaran_id uuid not null references pendaftaran (id),
  -- The name of the form's field.
  isian text not null check (char_length(isian) <= 40),
  jenis text not null check (jenis in ('diminta', 'panitia')),
  sebab text not null check (sebab in ('beda-akta', 'beda-kk', 'beda-rapor', 'salah-ketik', 'belum-lengkap', 'tidak-terhubung', 'lain')),
  catatan text check (char_length(catatan) <= 300),
  oleh uuid references akun (id),
  pelaku text not null,
  pada timestamptz not null,
  -- Null while the family is waited for.
  selesai timestamptz check (selesai >= pada),
  constraint perbaikan_pendaftaran_panitia check (jenis = 'diminta' or selesai is not null)
);
create index perbaikan_pendaftaran_milik on perbaikan_pendaftaran (pendaftaran_id, id);
create unique index perbaikan_pendaftaran_terbuka on perbaikan_pendaftaran (pendaftaran_id, isian) where selesai is null;
comment on table perbaikan_pendaftaran is 'Fields of a registration that the committee gave back to the family, or corrected itself: which, why, by whom and when. What stood there before is told by the trail.';
