-- A wave as it was decided: the bundle that anybody can run again, the digest of its list, and the two who decided.
create table keputusan_ppdb (
  id uuid primary key default gen_random_uuid(),
  gelombang_id uuid not null unique references gelombang_ppdb (id),
  lembar_id uuid not null references lembar_aturan_ppdb (id),
  paket text not null,
  sidik text not null check (sidik ~ '^[0-9a-f]{64}$'),
  pengusul uuid not null references akun (id),
  nama_pengusul text not null,
  diusulkan_pada timestamptz not null,
  penyetuju uuid references akun (id),
  nama_penyetuju text,
  ditetapkan_pada timestamptz,
  diumumkan_pada timestamptz,
  constraint keputusan_ppdb_dua_orang check (penyetuju <> pengusul),
  constraint keputusan_ppdb_disetujui check ((penyetuju is null) = (ditetapkan_pada is null) and (nama_penyetuju is null) = (ditetapkan_pada is null)),
  constraint keputusan_ppdb_urut check (diumumkan_pada is null or diumumkan_pada >= ditetapkan_pada)
);
comment on table keputusan_ppdb is 'The decision of a wave: proposed by one, fixed by another, then announced. Once fixed it is never changed.';

create table keputusan_pelamar (
  keputusan_id uuid not null references keputusan_ppdb (id) on delete cascade,
  samaran text not null,
  pendaftaran_id uuid not null references pendaftaran (id),
  primary key (keputusan_id, samaran),
  unique (keputusan_id, pendaftaran_id)
);
comment on table keputusan_pelamar is 'Who is behind a pseudonym of a decision''s bundle; known to the committee alone.';
create index keputusan_pelamar_milik on keputusan_pelamar (pendaftaran_id);

create function keputusan_ppdb_tetap() returns trigger language plpgsql as $$
begin
  if old.ditetapkan_pada is null then return case tg_op when 'DELETE' then old else new end; end if;
  if tg_op = 'UPDATE' and old.diumumkan_pada is null and new.diumumkan_pada is not null
    and to_jsonb(new) - 'diumumkan_pada' = to_jsonb(old) - 'diumumkan_pada' then return new; end if;
  raise exception 'a decision that is fixed is never changed';
end $$;
comment on function keputusan_ppdb_tetap() is 'Refuses every change of a decision that is fixed, but for its announcement.';
create trigger keputusan_ppdb_tetap before update or delete on keputusan_ppdb for each row execute function keputusan_ppdb_tetap();

create function keputusan_pelamar_tetap() returns trigger language plpgsql as $$
begin
  if exists (select from keputusan_ppdb where id = case tg_op when 'INSERT' then new.keputusan_id else old.keputusan_id end and ditetapkan_pada is not null) then
    raise exception 'a decision that is fixed is never changed';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
comment on function keputusan_pelamar_tetap() is 'Keeps who is behind the pseudonyms of a fixed decision.';
create trigger keputusan_pelamar_tetap before insert or update or delete on keputusan_pelamar for each row execute function keputusan_pelamar_tetap();

-- From the moment a wave is fixed its marks are closed, although nobody has been told yet.
create or replace function nilai_ppdb_jaga() returns trigger language plpgsql as $$
begin
  if exists (select from pendaftaran where id = new.pendaftaran_id
      and keadaan in ('diterima', 'cadangan', 'tidak diterima', 'mengundurkan diri', 'daftar ulang'))
    or exists (select from keputusan_pelamar join keputusan_ppdb on keputusan_ppdb.id = keputusan_id
      where pendaftaran_id = new.pendaftaran_id and ditetapkan_pada is not null) then
    raise exception 'this registration is decided' using errcode = 'check_violation', constraint = 'nilai_ppdb_diputuskan';
  end if;
  return new;
end $$;
