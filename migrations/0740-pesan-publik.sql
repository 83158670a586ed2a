-- What people write on the public site: questions for the office, complaints for the head of the school.
create table pesan_publik (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  nomor text not null unique,
  jenis text not null check (jenis in ('pertanyaan', 'pengaduan')),
  perihal text not null check (btrim(perihal) <> '' and char_length(perihal) <= 120),
  isi text not null check (btrim(isi) <> '' and char_length(isi) <= 4000),
  nama text,
  no_telepon text,
  email text,
  keadaan text not null default 'masuk' check (keadaan in ('masuk', 'diproses', 'dijawab', 'selesai')),
  jawaban text check (btrim(jawaban) <> '' and char_length(jawaban) <= 4000),
  dijawab_pada timestamptz,
  petugas_id uuid references akun (id),
  constraint pesan_publik_jawab check ((jawaban is null) = (dijawab_pada is null) and (keadaan <> 'dijawab' or jawaban is not null))
);
create index pesan_publik_urut on pesan_publik (keadaan, created_at, id);
create index pesan_publik_petugas on pesan_publik (petugas_id) where petugas_id is not null;
comment on table pesan_publik is 'A question or a complaint that somebody wrote on the public site, with the answer that the sender reads with number and code. Deleted some months after it was dealt with.';
comment on column pesan_publik.petugas_id is 'To whom it was handed on: they see this one. Of a complaint nobody else but the head does.';

create table langkah_pesan (
  id bigint generated always as identity primary key,
  pesan_id uuid not null references pesan_publik (id) on delete cascade,
  apa text not null check (apa in ('masuk', 'diproses', 'dijawab', 'selesai', 'catatan', 'diteruskan', 'ditarik', 'dialihkan')),
  isi text check (btrim(isi) <> '' and char_length(isi) <= 4000),
  -- Null: the sender.
  oleh uuid references akun (id),
  pelaku text not null,
  pada timestamptz not null
);
create index langkah_pesan_milik on langkah_pesan (pesan_id, id);
comment on table langkah_pesan is 'What was done with a message, by whom and when, with notes that only those see who deal with it.';

create table terlapor_pesan (
  pesan_id uuid references pesan_publik (id) on delete cascade,
  akun_id uuid references akun (id),
  primary key (pesan_id, akun_id)
);
create index terlapor_pesan_orang on terlapor_pesan (akun_id);
comment on table terlapor_pesan is 'Whom a complaint is about: it does not exist for them, whatever they may do otherwise.';

create table angka_pesan (
  bulan date not null check (extract(day from bulan) = 1),
  jenis text not null check (jenis in ('pertanyaan', 'pengaduan')),
  banyak integer not null check (banyak > 0),
  dijawab integer not null check (dijawab between 0 and banyak),
  primary key (bulan, jenis)
);
comment on table angka_pesan is 'How many messages of a month were deleted after their time, and how many of them had an answer; nobody can be told from them.';
