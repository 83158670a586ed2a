-- The keys with which papers prove themselves. One signs; older ones still vouch for what they signed, unless withdrawn.
create table kunci_surat (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  -- What a paper names its key by.
  nomor integer not null unique check (nomor >= 1),
  umum bytea not null check (length(umum) = 32),
  -- Sealed with the key file of this installation; gone once the key no longer signs.
  rahasia bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Null: this one signs.
  diganti_pada timestamptz,
  -- From then on nothing signed with it is believed any more.
  dicabut_pada timestamptz,
  alasan_cabut text check (char_length(alasan_cabut) between 5 and 500),
  check ((rahasia is null) = (diganti_pada is not null)),
  check ((dicabut_pada is null) = (alasan_cabut is null))
);
create unique index kunci_surat_penanda on kunci_surat ((true)) where diganti_pada is null;

-- One for each paper that carries a code: what it said when it was issued.
create table bukti_surat (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  kode text not null unique check (kode ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  kunci_id uuid not null references kunci_surat (id),
  jenis text not null check (char_length(jenis) between 1 and 80),
  nomor text check (char_length(nomor) <= 120),
  tanggal date not null,
  perihal text not null check (char_length(perihal) between 1 and 200),
  penandatangan text not null check (char_length(penandatangan) between 1 and 160),
  ringkasan text check (char_length(ringkasan) <= 200),
  -- The signed line that the QR holds.
  isi text not null,
  -- Of the issued file, before its seal.
  sha256 bytea check (length(sha256) = 32),
  dicabut_pada timestamptz,
  dicabut_oleh uuid,
  alasan_cabut text check (char_length(alasan_cabut) between 5 and 500),
  check ((dicabut_pada is null) = (alasan_cabut is null))
);
create index bukti_surat_baru on bukti_surat (created_at desc, id);
