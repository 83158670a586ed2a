-- Letters that are not destroyed for now, whatever their retention says: an audit, a case in court, a question that is still open.
create table arsip_ditahan (
  id uuid primary key default gen_random_uuid(),
  surat_masuk_id uuid references surat_masuk (id),
  surat_keluar_id uuid references surat_keluar (id),
  alasan text not null check (char_length(alasan) between 5 and 400),
  ditahan_oleh uuid not null references akun (id),
  ditahan_nama text not null,
  ditahan_pada timestamptz not null,
  dilepas_oleh uuid references akun (id),
  dilepas_pada timestamptz,
  alasan_lepas text check (char_length(alasan_lepas) between 5 and 400),
  check (num_nonnulls(surat_masuk_id, surat_keluar_id) = 1),
  check (num_nonnulls(dilepas_oleh, dilepas_pada, alasan_lepas) in (0, 3))
);
create unique index arsip_ditahan_masuk on arsip_ditahan (surat_masuk_id) where dilepas_pada is null;
create unique index arsip_ditahan_keluar on arsip_ditahan (surat_keluar_id) where dilepas_pada is null;
comment on table arsip_ditahan is 'Letters held back from destruction, why, by whom, and how that ended.';

-- One destruction: its record as a letter that the head signs, then the day it was done, then the files.
create table pemusnahan_arsip (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null,
  tahun integer not null,
  naskah_id uuid not null unique references naskah_surat (id),
  disiapkan_oleh uuid not null references akun (id),
  disiapkan_nama text not null,
  batal_pada timestamptz,
  batal_nama text,
  alasan_batal text,
  -- The day the paper was destroyed, and who said so when.
  dilaksanakan date,
  dimusnahkan_pada timestamptz,
  dimusnahkan_oleh uuid references akun (id),
  dimusnahkan_nama text,
  -- The second person, with whom the files went.
  berkas_pada timestamptz,
  berkas_oleh uuid references akun (id),
  berkas_nama text,
  check (num_nonnulls(batal_pada, batal_nama, alasan_batal) in (0, 3)),
  check (num_nonnulls(dilaksanakan, dimusnahkan_pada, dimusnahkan_oleh, dimusnahkan_nama) in (0, 4)),
  check (num_nonnulls(berkas_pada, berkas_oleh, berkas_nama) in (0, 3)),
  check (batal_pada is null or dimusnahkan_pada is null),
  check (berkas_pada is null or (dimusnahkan_pada is not null and berkas_oleh <> dimusnahkan_oleh))
);
create index pemusnahan_arsip_urut on pemusnahan_arsip (created_at desc);
comment on table pemusnahan_arsip is 'Destructions of letters: prepared from the yearly list, signed by the head, carried out, and their files let go by a second person.';

-- What the record of a destruction lists, with the rule it rests on as it stood then.
create table surat_pemusnahan (
  pemusnahan_id uuid not null references pemusnahan_arsip (id),
  urut integer not null,
  surat_masuk_id uuid references surat_masuk (id),
  surat_keluar_id uuid references surat_keluar (id),
  kode text not null,
  sumber text not null,
  inaktif_sampai date not null,
  -- The destruction was called off, so the letter may be proposed again.
  dilepas boolean not null default false,
  primary key (pemusnahan_id, urut),
  check (num_nonnulls(surat_masuk_id, surat_keluar_id) = 1)
);
create unique index surat_pemusnahan_masuk on surat_pemusnahan (surat_masuk_id) where not dilepas;
create unique index surat_pemusnahan_keluar on surat_pemusnahan (surat_keluar_id) where not dilepas;
comment on table surat_pemusnahan is 'The letters of a destruction; each stands in one that was not called off.';

alter table surat_masuk add dimusnahkan_pada timestamptz;
alter table surat_keluar add dimusnahkan_pada timestamptz;
alter table naskah_surat add dimusnahkan_pada timestamptz;

-- What was destroyed keeps its line as it is: number, subject, days. Its file may go, none may come, and its proof may still be withdrawn.
create function surat_dimusnahkan_tetap() returns trigger language plpgsql as $$
begin
  if old.dimusnahkan_pada is null then
    return new;
  end if;
  if (to_jsonb(new) - '{status,versi,updated_at,berkas_id,kata}'::text[]) is distinct from (to_jsonb(old) - '{status,versi,updated_at,berkas_id,kata}'::text[])
    or (new.berkas_id is not null and new.berkas_id is distinct from old.berkas_id)
    or (new.status is distinct from old.status and coalesce(new.status, '') not in ('batal', 'dicabut')) then
    if tg_table_name = 'surat_masuk' then
      raise unique_violation using constraint = 'surat_masuk_dimusnahkan', message = 'a destroyed letter keeps its line';
    end if;
    raise unique_violation using constraint = 'surat_keluar_dimusnahkan', message = 'a destroyed letter keeps its line';
  end if;
  return new;
end $$;
comment on function surat_dimusnahkan_tetap() is 'Keeps the line of a destroyed letter as it is.';
create trigger surat_masuk_dimusnahkan before update on surat_masuk for each row execute function surat_dimusnahkan_tetap();
create trigger surat_keluar_dimusnahkan before update on surat_keluar for each row execute function surat_dimusnahkan_tetap();

alter table naskah_surat drop constraint naskah_surat_check;
alter table naskah_surat add constraint naskah_surat_check check (
  (status = 'ditandatangani') = (nomor is not null and tanggal is not null and penandatangan_id is not null and (kertas is not null or dimusnahkan_pada is not null))
);

-- As before; and the words of a letter that was destroyed may go, once, with its file.
create or replace function naskah_surat_is_final() returns trigger language plpgsql as $$
declare
  words constant text[] := '{perihal,tujuan,tembusan,isi,isian,tabel,kertas,pegawai_ids,siswa_ids,berkas_id,sidik,dimusnahkan_pada,updated_at}';
begin
  if old.status <> 'ditandatangani' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.dimusnahkan_pada is null and new.dimusnahkan_pada is not null
    and (to_jsonb(new) - words) = (to_jsonb(old) - words)
    and exists (select from surat_keluar where id = old.surat_keluar_id and dimusnahkan_pada is not null) then
    return new;
  end if;
  if tg_op = 'DELETE' or old.berkas_id is not null or old.dimusnahkan_pada is not null
    or (to_jsonb(new) - '{berkas_id,sidik}'::text[]) is distinct from (to_jsonb(old) - '{berkas_id,sidik}'::text[]) then
    raise exception 'a signed letter is final';
  end if;
  return new;
end $$;
