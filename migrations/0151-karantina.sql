-- What a sweep took out of the files and keeps for 30 days more: when, and why.
create table karantina (
  pohon text not null check (pohon in ('public', 'private')),
  kunci text not null,
  ukuran bigint not null,
  sebab text not null,
  sejak timestamptz not null default now(),
  primary key (pohon, kunci)
);

-- How the last sweep of a tree ended, and what a person allowed the next one beyond its own limit.
create table sapuan (
  pohon text primary key,
  dari integer not null,
  menunggu integer not null,
  pada timestamptz not null,
  izin integer,
  izin_oleh uuid
);
