-- What was announced and turned out wrong: each correction signed by two, beside the list, which stays as it was.
create table koreksi_keputusan (
  id uuid primary key default gen_random_uuid(),
  keputusan_id uuid not null references keputusan_ppdb (id),
  samaran text not null,
  dari text not null,
  ke text not null check (ke in ('diterima', 'cadangan', 'tidak diterima')),
  sebab text not null check (sebab in ('nilai', 'berkas', 'aturan', 'mundur', 'keberatan')),
  -- While it waits; once it is fixed it stands with the step of the registration, and goes when that goes.
  alasan text check (char_length(alasan) between 5 and 400),
  pengusul uuid not null references akun (id),
  nama_pengusul text not null,
  diusulkan_pada timestamptz not null,
  penyetuju uuid references akun (id),
  nama_penyetuju text,
  ditetapkan_pada timestamptz,
  constraint koreksi_keputusan_berubah check (dari <> ke),
  constraint koreksi_keputusan_dua_orang check (penyetuju <> pengusul),
  constraint koreksi_keputusan_disetujui check ((penyetuju is null) = (ditetapkan_pada is null)
    and (nama_penyetuju is null) = (ditetapkan_pada is null) and (alasan is null) = (ditetapkan_pada is not null))
);
comment on table koreksi_keputusan is 'Corrections of an announced decision by pseudonym: proposed by one, fixed by another, public without names. Once fixed never changed.';
create unique index koreksi_keputusan_menunggu on koreksi_keputusan (keputusan_id, samaran) where ditetapkan_pada is null;
create index koreksi_keputusan_milik on koreksi_keputusan (keputusan_id, ditetapkan_pada);

create function koreksi_keputusan_tetap() returns trigger language plpgsql as $$
begin
  if old.ditetapkan_pada is not null then raise exception 'a correction that is fixed is never changed'; end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
comment on function koreksi_keputusan_tetap() is 'Refuses every change of a correction that is fixed.';
create trigger koreksi_keputusan_tetap before update or delete on koreksi_keputusan for each row execute function koreksi_keputusan_tetap();
