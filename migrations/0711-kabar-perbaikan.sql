-- Families are told when something is given back, once for several within a short time; which return they were told of stands with it.
create table kabar_perbaikan (
  pendaftaran_id uuid primary key references pendaftaran (id),
  -- Grows with every paper and every form that is given back.
  versi integer not null default 1 check (versi > 0),
  diminta_pada timestamptz not null,
  kabar_versi integer not null default 0 check (kabar_versi <= versi),
  -- When the mail server took the letter about this version; null where the committee tells the family itself.
  terkirim_pada timestamptz,
  -- Who of the committee said that it has told the family, and when.
  dikabari_oleh uuid references akun (id),
  dikabari_pelaku text,
  dikabari_pada timestamptz,
  constraint kabar_perbaikan_pelaku check ((dikabari_pelaku is null) = (dikabari_pada is null))
);
comment on table kabar_perbaikan is 'Registrations of which something was given back, with what their family was told of; never what was missing.';
create index kabar_perbaikan_menunggu on kabar_perbaikan (diminta_pada) where versi > kabar_versi;
create index kabar_perbaikan_dikabari on kabar_perbaikan (dikabari_oleh) where dikabari_oleh is not null;

-- Whatever gives something back, one by one or many at once, is noticed here alone.
create function kabar_perbaikan_diminta(pendaftaran uuid, pada timestamptz) returns void language sql as $$
  insert into kabar_perbaikan as kabar (pendaftaran_id, diminta_pada) values (pendaftaran, pada)
  on conflict (pendaftaran_id) do update
    set versi = kabar.versi + 1, diminta_pada = excluded.diminta_pada, terkirim_pada = null,
      dikabari_oleh = null, dikabari_pelaku = null, dikabari_pada = null
$$;
comment on function kabar_perbaikan_diminta(uuid, timestamptz) is 'Something of a registration was given back: its family is to be told once more.';

create function isian_dikembalikan() returns trigger language plpgsql as $$
begin
  perform kabar_perbaikan_diminta(new.pendaftaran_id, new.pada);
  return null;
end $$;
create trigger isian_dikembalikan after insert on langkah_pendaftaran
  for each row when (new.ke = 'perlu perbaikan') execute function isian_dikembalikan();

create function berkas_dikembalikan() returns trigger language plpgsql as $$
begin
  perform kabar_perbaikan_diminta(new.pendaftaran_id, coalesce(new.diperiksa_pada, now()));
  return null;
end $$;
create trigger berkas_dikembalikan after update of keadaan on berkas_pendaftaran
  for each row when (new.keadaan = 'dikembalikan' and old.keadaan <> 'dikembalikan') execute function berkas_dikembalikan();

-- What is still wanted of the family: it did not answer yet, and nothing is decided.
create function masih_diminta(p pendaftaran) returns boolean language sql stable as $$
  select p.keadaan = 'perlu perbaikan'
    or (p.keadaan in ('terkirim', 'terverifikasi', 'lulus administrasi')
      and exists (select from berkas_pendaftaran b where b.pendaftaran_id = p.id and b.keadaan = 'dikembalikan'))
$$;
comment on function masih_diminta(pendaftaran) is 'Something was given back, and the family has not answered yet.';
comment on function isian_dikembalikan() is 'Notes that fields of a registration were given back.';
comment on function berkas_dikembalikan() is 'Notes that a paper of a registration was given back.';
