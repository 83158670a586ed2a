-- Who signs in the head's place, and from when to when.
create table pejabat_penandatangan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  akun_id uuid not null references akun (id),
  -- Acting head without an end in sight, acting head for some days, in the head's name, and in the name of who does that.
  cara text not null check (cara in ('plt', 'plh', 'an', 'ub')),
  jabatan text,
  jabatan_atasan text,
  mulai date not null,
  sampai date not null,
  dasar text,
  constraint pejabat_penandatangan_urut check (sampai >= mulai),
  constraint pejabat_penandatangan_jabatan check (cara in ('plt', 'plh') or jabatan is not null),
  constraint pejabat_penandatangan_atasan check (cara <> 'ub' or jabatan_atasan is not null),
  constraint pejabat_penandatangan_seorang exclude using gist (daterange(mulai, sampai, '[]') with &&)
    where (cara in ('plt', 'plh') and deleted_at is null)
);
create index pejabat_penandatangan_akun on pejabat_penandatangan (akun_id, sampai desc) where deleted_at is null;

-- The role that follows from it, as the part that knows who is signed in needs to know it.
create view peran_sementara as
  select akun_id, case when cara in ('plt', 'plh') then 'kepala' else 'atasNama' end as peran, mulai, sampai
  from pejabat_penandatangan where deleted_at is null;

-- What waits for the head waits for who acts as head today too.
create or replace view penerima as
  select akun.id, akun.nama,
    akun.peran || array(
      select sementara.peran from peran_sementara sementara
      where sementara.akun_id = akun.id and (now() at time zone 'Asia/Makassar')::date between sementara.mulai and sementara.sampai
    ) as peran,
    case when setelan.aktif then setelan.surel end as surel
  from akun left join setelan_pemberitahuan setelan on setelan.akun_id = akun.id
  where akun.aktif and akun.deleted_at is null;
