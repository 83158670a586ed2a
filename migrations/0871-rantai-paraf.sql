-- Which positions initial a kind of letter, in which order, and who signs it: from one day to another.
create table rantai_paraf (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  -- Null: every kind that has no chain of its own.
  jenis_id uuid references jenis_naskah (id),
  -- The author's initials stand first.
  pengonsep boolean not null default true,
  paraf_pertama text not null,
  paraf_kedua text,
  paraf_ketiga text,
  paraf_keempat text,
  tanda_tangan text not null default 'kepala',
  mulai date not null,
  sampai date,
  dasar text,
  constraint rantai_paraf_urut check (sampai >= mulai),
  constraint rantai_paraf_lompat check (
    (paraf_ketiga is null or paraf_kedua is not null) and (paraf_keempat is null or paraf_ketiga is not null)
  ),
  constraint rantai_paraf_sekali check (
    paraf_pertama is distinct from paraf_kedua and (paraf_ketiga is null or paraf_ketiga not in (paraf_pertama, paraf_kedua))
    and (paraf_keempat is null or paraf_keempat not in (paraf_pertama, paraf_kedua, paraf_ketiga))
    and tanda_tangan not in (paraf_pertama, coalesce(paraf_kedua, ''), coalesce(paraf_ketiga, ''), coalesce(paraf_keempat, ''))
  ),
  constraint rantai_paraf_satu exclude using gist (
    coalesce(jenis_id, '00000000-0000-0000-0000-000000000000') with =, daterange(mulai, sampai, '[]') with &&
  ) where (deleted_at is null)
);
create index rantai_paraf_jenis on rantai_paraf (jenis_id) where jenis_id is not null;
create index rantai_paraf_mulai on rantai_paraf (mulai desc) where deleted_at is null;
comment on table rantai_paraf is 'Chains of initials by kind of letter: which positions, in which order, and who signs, from one day to another.';

alter table naskah_surat
  -- The chain as it was when the letter was sent on its way; null: whoever has the right initials and signs.
  add column rantai jsonb,
  -- Who has initialled so far, as what, in order.
  add column paraf jsonb not null default '[]',
  -- The position whose initials come next, and the one that signs; null: whoever has the right.
  add column paraf_berikut text,
  add column penanda_jabatan text;
