-- What the portal tells one person: kept until it is read, and for a while after.
create table pemberitahuan (
  id uuid primary key default gen_random_uuid(),
  akun_id uuid not null references akun on delete cascade,
  -- One telling to many people is sent by e-mail as one piece of work.
  kiriman uuid not null,
  kind text not null check (char_length(kind) between 1 and 60),
  title text not null check (char_length(title) between 1 and 200),
  body text check (char_length(body) <= 1000),
  link text not null check (link ~ '^/[^/\\]' or link = '/'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  mailed_at timestamptz
);
create index pemberitahuan_akun on pemberitahuan (akun_id, created_at desc, id);
create index pemberitahuan_belum on pemberitahuan (akun_id) where read_at is null;
create index pemberitahuan_kiriman on pemberitahuan (kiriman) where mailed_at is null;

-- Whether a person wants to be told by e-mail too. The address counts once the code sent to it has come back.
create table setelan_pemberitahuan (
  akun_id uuid primary key references akun on delete cascade,
  surel text not null check (char_length(surel) between 3 and 254),
  aktif boolean not null default false,
  code_hash bytea check (length(code_hash) = 32),
  code_until timestamptz,
  updated_at timestamptz not null default now()
);

-- The people who can be told something, as the part that tells needs to know them.
create view penerima as
  select akun.id, akun.nama, akun.peran, case when setelan.aktif then setelan.surel end as surel
  from akun left join setelan_pemberitahuan setelan on setelan.akun_id = akun.id
  where akun.aktif and akun.deleted_at is null;
